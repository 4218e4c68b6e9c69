"""Where the Rooms of our two boards lie, wide and tall: kept apart from the data, which say where they lie in print."""

from __future__ import annotations

from typing import Final, NamedTuple

Point = tuple[float, float]
Outline = tuple[Point, ...]


class Sheet(NamedTuple):
    """A board in one geometry."""

    size: tuple[float, float]
    rooms: dict[str, Point]
    """The middles of Rooms, staircases, crossroads and the Bunker."""
    sections: dict[str, tuple[Outline, Point]]
    """The outline of each Section, and where its plate lies."""
    panels: tuple[Point, ...]
    """The middles of the panels."""
    panel: tuple[float, float]
    """How large a panel is."""
    bends: dict[str, Point]
    """The points through which ways are drawn that are not straight."""


BASIC_WIDE: Final = Sheet(
    size=(1180, 790),
    rooms={
        "r001": (75, 190),
        "r002": (240, 100),
        "repository": (240, 330),
        "r003": (425, 215),
        "elevator_s01": (425, 352),
        "r004": (425, 495),
        "r005": (425, 645),
        "stairs_a": (499, 50),
        "stairs_b": (499, 740),
        "r006": (600, 150),
        "alert_room": (572, 375),
        "r007": (715, 255),
        "elevator_s02": (718, 390),
        "r008": (718, 525),
        "r009": (590, 655),
        "stairs_c": (789, 165),
        "stairs_d": (789, 632),
        "backup_power_supply": (900, 85),
        "r010": (865, 270),
        "r016": (1085, 85),
        "r011": (1045, 235),
        "elevator_s03": (990, 362),
        "r013": (862, 478),
        "r012": (1110, 392),
        "isolation_room": (1012, 512),
        "r014": (905, 688),
        "r015": (1085, 650),
    },
    sections={
        "s01": (((10, 10), (493, 10), (493, 780), (262, 780), (262, 430), (10, 430)), (138, 402)),
        "s02": (((505, 10), (783, 10), (783, 780), (505, 780)), (650, 750)),
        "s03": (((795, 10), (1170, 10), (1170, 780), (795, 780)), (1050, 757)),
    },
    panels=((131, 478), (131, 561), (131, 644), (131, 727)),
    panel=(236, 75),
    bends={"shaft-1": (580, 302)},
)
BASIC_TALL: Final = Sheet(
    size=(820, 1330),
    rooms={
        "r001": (208, 64),
        "r002": (139, 262),
        "repository": (387, 262),
        "r003": (240, 488),
        "elevator_s01": (392, 488),
        "r004": (540, 488),
        "r005": (690, 488),
        "stairs_a": (78, 564),
        "stairs_b": (774, 580),
        "r006": (164, 660),
        "alert_room": (399, 634),
        "r007": (248, 780),
        "elevator_s02": (396, 785),
        "r008": (544, 785),
        "r009": (692, 720),
        "stairs_c": (252, 886),
        "stairs_d": (614, 886),
        "backup_power_supply": (140, 1022),
        "r010": (304, 987),
        "r013": (466, 987),
        "r014": (690, 1020),
        "elevator_s03": (387, 1112),
        "r016": (128, 1172),
        "isolation_room": (564, 1140),
        "r011": (272, 1235),
        "r012": (475, 1268),
        "r015": (690, 1250),
    },
    sections={
        "s01": (((10, 10), (490, 10), (490, 372), (810, 372), (810, 558), (10, 558)), (102, 400)),
        "s02": (((10, 570), (810, 570), (810, 880), (10, 880)), (116, 850)),
        "s03": (((10, 892), (810, 892), (810, 1320), (10, 1320)), (112, 1294)),
    },
    panels=((655, 52), (655, 140), (655, 228), (655, 316)),
    panel=(300, 80),
    bends={"shaft-1": (484, 640)},
)
SURFACE_WIDE: Final = Sheet(
    size=(1300, 836),
    rooms={
        "a101": (168, 65),
        "a102": (69, 185),
        "elevator_s01": (216, 184),
        "a103": (112, 382),
        "a104": (69, 512),
        "a105": (262, 565),
        "a106": (190, 690),
        "x1": (330, 120),
        "x2": (250, 300),
        "x3": (290, 449),
        "x4": (386, 404),
        "bunker": (386, 560),
        "stairs_e": (455, 190),
        "b201": (530, 65),
        "b202": (640, 185),
        "alert_room": (530, 295),
        "elevator_s02": (678, 305),
        "b203": (640, 424),
        "b204": (530, 540),
        "b205": (640, 660),
        "repository": (768, 480),
        "stairs_f": (840, 340),
        "stairs_g": (840, 665),
        "b301": (925, 232),
        "b302": (1010, 80),
        "b303": (1130, 215),
        "elevator_s03": (1020, 352),
        "isolation_room": (1150, 410),
        "b304": (1010, 491),
        "b305": (957, 645),
        "backup_power_supply": (1190, 585),
    },
    sections={
        "s01": (((10, 10), (448, 10), (448, 755), (10, 755)), (335, 728)),
        "s02": (((462, 10), (832, 10), (832, 755), (462, 755)), (655, 728)),
        "s03": (((848, 10), (1290, 10), (1290, 755), (848, 755)), (1180, 728)),
    },
    panels=((165, 796), (488, 796), (811, 796), (1134, 796)),
    panel=(312, 66),
    bends={"d11": (768, 230), "d24": (1240, 150), "shaft-1": (440, 250)},
)
SURFACE_TALL: Final = Sheet(
    size=(860, 1610),
    rooms={
        "a101": (75, 166),
        "a102": (217, 72),
        "elevator_s01": (225, 212),
        "a103": (443, 103),
        "a104": (591, 62),
        "a105": (681, 289),
        "a106": (775, 169),
        "x1": (102, 338),
        "x2": (347, 238),
        "x3": (525, 324),
        "x4": (473, 419),
        "bunker": (640, 430),
        "stairs_e": (200, 450),
        "b201": (78, 546),
        "b202": (193, 673),
        "alert_room": (335, 535),
        "elevator_s02": (341, 668),
        "b203": (488, 673),
        "b204": (612, 546),
        "b205": (750, 673),
        "repository": (560, 790),
        "stairs_f": (396, 848),
        "stairs_g": (768, 848),
        "b301": (286, 956),
        "b302": (100, 1078),
        "b303": (246, 1223),
        "elevator_s03": (404, 1086),
        "isolation_room": (424, 1245),
        "b304": (572, 1081),
        "b305": (744, 975),
        "backup_power_supply": (600, 1390),
    },
    sections={
        "s01": (((10, 10), (850, 10), (850, 474), (10, 474)), (760, 40)),
        "s02": (((10, 486), (850, 486), (850, 842), (10, 842)), (116, 815)),
        "s03": (((10, 854), (850, 854), (850, 1452), (10, 1452)), (112, 1424)),
    },
    panels=((218, 1496), (642, 1496), (218, 1570), (642, 1570)),
    panel=(414, 66),
    bends={"d11": (300, 790), "d24": (90, 1370), "d30": (790, 1370), "shaft-1": (440, 440)},
)
SHEETS: Final = {"basic": (BASIC_WIDE, BASIC_TALL), "surface": (SURFACE_WIDE, SURFACE_TALL)}
"""By board: wide and tall."""
