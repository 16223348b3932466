"""The emblem of every card: an icon that stands for it wherever there is no room for its name."""

from __future__ import annotations

THIEVES = {
    "the_banker": "coin",
    "the_dame": "goblet",
    "the_artist": "painting",
    "the_chef": "thief-chef",
    "the_barber": "scissors",
    "the_bon_vivant": "hat",
    "the_safecracker": "vault",
    "the_informer": "snitch",
    "the_scrap_dealer": "link",
    "the_bodyguard": "brute",
    "the_fence": "deal",
    "the_miser": "stay",
    "the_ringleader": "players",
    "the_acrobat": "thief",
    "the_local_guide": "location",
    "the_copyist": "mark",
    "the_antiquarian": "antique",
    "the_countess": "gem",
    "the_gladiator": "shield",
    "the_tribune": "leader",
    "the_mosaicist": "thief-mosaic",
    "the_pickpocket": "thief-pocket",
    "the_auditor": "inspector",
    "the_broker": "chart",
}

GEAR = {
    "velvet_pouch": "loot",
    "padded_crate": "gear-case",
    "poster_tube": "gear-tube",
    "blank_certificate": "pardon",
    "pocket_loupe": "gear-loupe",
    "restorers_brush": "brush",
    "dust_sheet": "gear-sheet",
    "false_bottom_suitcase": "gear-suitcase",
    "rope_ladder": "gear-ladder",
    "super_magnet": "gear-magnet",
    "tunnel_drill": "gear-drill",
    "whispering_radio": "gear-radio",
    "floor_plan": "gear-rooms",
    "corner_mirror": "gear-mirror",
    "waiters_jacket": "gear-jacket",
    "borrowed_key": "unlock",
    "plasma_cutter": "gear-torch",
    "tip_jar": "cash",
    "double_ledger": "gear-ledger",
    "china_pig": "coin-pile",
    "collection_tin": "deposit",
    "salvage_hook": "crook",
    "marked_notes": "banknote",
    "blazeblaster": "flame",
    "smoke_egg": "motion",
    "fire_axe": "axe",
    "trapdoor": "gear-trapdoor",
    "false_alarm": "bell",
    "steel_shutter": "gear-shutter",
    "itching_powder": "parasite",
    "plans_caches": "peek",
    "gilded_frame": "gear-frame",
    "tiara_box": "crown",
    "porcelain_case": "gear-teapot",
    "opening_night_card": "trump",
    "museum_trolley": "gear-trolley",
    "chariot_wheel": "driver",
    "legion_banner": "leader",
    "aqueduct_map": "gear-plans",
    "plaster_bust": "player",
    "theatre_sword": "gear-sword",
    "bedsheet_toga": "gear-toga",
    "umbrella_hook": "gear-umbrella",
    "tax_notice": "gear-notice",
    "fog_machine": "gear-fog",
    "ticker_tape": "history",
    "soft_gloves": "gear-gloves",
    "bowler_hat": "hat-boss",
}

LOCATIONS = {
    "the_chapel": "place-chapel",
    "the_art_gallery": "place-gallery",
    "the_casino": "place-casino",
    "the_bank": "place-museum",
    "the_yacht": "place-yacht",
    "the_auction_house": "place-auction",
    "the_night_train": "place-train",
    "the_grand_hotel": "place-hotel",
    "the_louvre": "place-pyramid",
    "eiffel_tower": "place-tower",
    "the_flea_market": "place-market",
    "the_jewel_arcade": "place-arcade",
    "the_attic_studio": "place-attic",
    "vatican": "place-dome",
    "the_arena": "place-arena",
    "the_catacombs": "skull",
    "the_marble_baths": "place-baths",
    "the_fountain_square": "place-fountain",
    "tower_of_london": "place-castle",
    "the_counting_house": "place-counting",
    "the_fog_wharf": "place-wharf",
    "the_stock_exchange": "place-exchange",
    "the_clock_loft": "place-clock",
}

UNKNOWN = {"thief": "thief", "gear": "gear", "location": "location"}
"""For cards of another box that somebody has typed in."""


def thief(key: str) -> str:
    """The emblem of a thief."""
    return THIEVES.get(key, UNKNOWN["thief"])


def gear(key: str) -> str:
    """The emblem of a gear card."""
    return GEAR.get(key, UNKNOWN["gear"])


def location(key: str) -> str:
    """The emblem of a location."""
    return LOCATIONS.get(key, UNKNOWN["location"])
