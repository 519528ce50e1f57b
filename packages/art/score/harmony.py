"""The composition: F minor, 90 beats a minute, 18 bars.

Chords
  1-2    F and C, open, no third            first light
  3-6    Fm9 | Eb/G | Abmaj7 | Bbm9 C7sus4  the bass climbs F G Ab Bb C
  7-10   Fm9 | Dbmaj9 | Bbm9 | Csus4 C7b9   groove
  11-12  Dbmaj9(#11), deceptive after C7 | Gbmaj7(#11), the Neapolitan, two beats, then silence
  13-16  a chord each half bar: Fm Db | Ab Eb/G | Bbm Db | Csus4 C7b9
  17     Db Eb                              VI VII, up to
  18     Fm(add9)                           i

Motif: two dotted quarters and two eighths (the tresillo, 3+3+2). A fifth up, then the sigh from the flat sixth
to the fifth: F C Db C. Each bar moves it to the next root: Ab Eb F Eb, Bb F Gb F, and C7b9 lets it down: F E Db C.
In 13-16 the sigh comes on the half bar and the motif climbs: F, Ab, Bb, C; in 17 its last tones Ab Bb lead to C.
The piano of bars 1-3 tells the sigh before it: C ... Db ... C.
"""

# (bar, beat, beats, bass, pad voicing)
CHORDS = [
    (3, 0, 4, "F1", "C4 F4 G4 Ab4"),
    (4, 0, 4, "G1", "Bb3 Eb4 F4 G4"),
    (5, 0, 4, "Ab1", "C4 Eb4 G4 Ab4"),
    (6, 0, 2, "Bb1", "Db4 F4 Ab4 C5"),
    (6, 2, 2, "C2", "Bb3 F4 G4 C5"),
    (7, 0, 4, "F1", "Ab3 C4 Eb4 G4"),
    (8, 0, 4, "Db2", "Ab3 C4 Eb4 F4"),
    (9, 0, 4, "Bb1", "Ab3 C4 Db4 F4"),
    (10, 0, 2, "C2", "G3 Bb3 F4"),
    (10, 2, 2, "C2", "G3 Bb3 Db4 E4"),
    (13, 0, 2, "F1", "F3 C4 Ab4 C5"),
    (13, 2, 2, "Db2", "F3 Db4 Ab4 C5"),
    (14, 0, 2, "Ab1", "Eb3 C4 Ab4 C5"),
    (14, 2, 2, "G1", "Eb3 Bb3 G4 Bb4"),
    (15, 0, 2, "Bb1", "F3 Db4 F4 Bb4"),
    (15, 2, 2, "Db2", "F3 Db4 Ab4 Db5"),
    (16, 0, 2, "C2", "G3 C4 F4 C5"),
    (16, 2, 2, "C2", "G3 Bb3 E4 Db5"),
    (17, 0, 2, "Db1", "F3 Db4 Ab4 Db5"),
    (17, 2, 2, "Eb1", "G3 Eb4 Bb4 Eb5"),
    (18, 0, 4, "F1", "F3 C4 G4 Ab4 C5"),
]

# (bar, beat, beats, tone, tone below it)
MOTIF = [
    (7, 0, 1.5, "F4", ""), (7, 1.5, 1.5, "C5", ""), (7, 3, 0.5, "Db5", ""), (7, 3.5, 0.5, "C5", ""),
    (8, 0, 1.5, "Ab4", ""), (8, 1.5, 1.5, "Eb5", ""), (8, 3, 0.5, "F5", ""), (8, 3.5, 0.5, "Eb5", ""),
    (9, 0, 1.5, "Bb4", ""), (9, 1.5, 1.5, "F5", ""), (9, 3, 0.5, "Gb5", ""), (9, 3.5, 0.5, "F5", ""),
    (10, 0, 2, "F5", ""), (10, 2, 1, "E5", ""), (10, 3, 0.5, "Db5", ""), (10, 3.5, 0.5, "C5", ""),
    (13, 0, 1.5, "F4", "C4"), (13, 1.5, 0.5, "C5", "Ab4"), (13, 2, 1, "Db5", "Ab4"),
    (13, 3, 0.5, "C5", "Ab4"), (13, 3.5, 0.5, "Ab4", "F4"),
    (14, 0, 1.5, "Ab4", "Eb4"), (14, 1.5, 0.5, "Eb5", "C5"), (14, 2, 1, "F5", "Bb4"),
    (14, 3, 0.5, "Eb5", "Bb4"), (14, 3.5, 0.5, "Bb4", "G4"),
    (15, 0, 1.5, "Bb4", "F4"), (15, 1.5, 0.5, "F5", "Db5"), (15, 2, 1, "Ab5", "F5"),
    (15, 3, 0.5, "Gb5", "Db5"), (15, 3.5, 0.5, "F5", "Db5"),
    (16, 0, 1.5, "C5", "G4"), (16, 1.5, 0.5, "G5", "C5"), (16, 2, 1, "Bb5", "G5"),
    (16, 3, 0.5, "Ab5", "E5"), (16, 3.5, 0.5, "G5", "E5"),
    (17, 0, 2, "Ab5", "F5"), (17, 2, 2, "Bb5", "G5"), (18, 0, 2.2, "C6", "Ab5"),
]

# The break, single tones above the wide pads: (bar, beat, tone, loudness)
DRIPS = [(11, 0, "C5", 0.8), (11, 1.5, "G5", 0.6), (11, 3, "F5", 0.55), (12, 0, "F5", 0.65), (12, 1, "C6", 0.5)]
BREAK_PADS = [(11, "Db3 Ab3 F4 C5 G5"), (12, "Gb2 Db3 Bb3 F4 C5")]

# What iron is struck over each bass: the partials of the anvil (see giIron) then fall on tones of the chord.
IRON = {"F": "C", "Db": "F", "Ab": "C", "G": "G", "Eb": "G", "Bb": "F", "C": "C"}


def bass(bar, beat=0):
    """The bass tone that sounds at a beat of a bar."""
    return next(c[3] for c in CHORDS if c[0] == bar and c[1] <= beat < c[1] + c[2])


def iron(bar, beat, octave):
    return f"{IRON[bass(bar, beat)[:-1]]}{octave}"
