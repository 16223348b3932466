"""Drawing: colours, letters, pictures and shapes, gathered in a canvas addressed in canvas units."""
