"""The composition: F minor, 90 beats a minute, 15 bars.

Chords
  1-2    F and C, open, no third            first light; the sticks clap on beat 2 of bar 2
  3-5    Fm9 | Abmaj7 | Bbm9 C7sus4         the bass climbs F Ab Bb C
  6-8    Fm9 | Dbmaj9 | Csus4 C7b9          groove
  9-10   Dbmaj9(#11), deceptive after C7 | Gbmaj7(#11), the Neapolitan, two beats, then silence
  11-13  a chord each half bar: Fm Db | Ab Eb/G | Csus4 C7b9
  14     Db Eb                              VI VII, up to
  15     Fm(add9)                           i

Motif: two dotted quarters and two eighths (the tresillo, 3+3+2). A fifth up, then the sigh from the flat sixth
to the fifth: F C Db C. The next bar moves it to the next root, Ab Eb F Eb, and C7b9 lets it down: F E Db C.
In 11-13 the sigh comes on the half bar and the motif climbs: F, Ab, C; in 14 its last tones Ab Bb lead to C.
The piano of bars 1-3 tells the sigh before it: C ... Db ... C.
"""

# (bar, beat, beats, bass, pad voicing)
CHORDS = [
    (3, 0, 4, "F1", "C4 F4 G4 Ab4"),
    (4, 0, 4, "Ab1", "C4 Eb4 G4 Ab4"),
    (5, 0, 2, "Bb1", "Db4 F4 Ab4 C5"),
    (5, 2, 2, "C2", "Bb3 F4 G4 C5"),
    (6, 0, 4, "F1", "Ab3 C4 Eb4 G4"),
    (7, 0, 4, "Db2", "Ab3 C4 Eb4 F4"),
    (8, 0, 2, "C2", "G3 Bb3 F4"),
    (8, 2, 2, "C2", "G3 Bb3 Db4 E4"),
    (11, 0, 2, "F1", "F3 C4 Ab4 C5"),
    (11, 2, 2, "Db2", "F3 Db4 Ab4 C5"),
    (12, 0, 2, "Ab1", "Eb3 C4 Ab4 C5"),
    (12, 2, 2, "G1", "Eb3 Bb3 G4 Bb4"),
    (13, 0, 2, "C2", "G3 C4 F4 C5"),
    (13, 2, 2, "C2", "G3 Bb3 E4 Db5"),
    (14, 0, 2, "Db1", "F3 Db4 Ab4 Db5"),
    (14, 2, 2, "Eb1", "G3 Eb4 Bb4 Eb5"),
    (15, 0, 4, "F1", "F3 C4 G4 Ab4 C5"),
]

# (bar, beat, beats, tone, tone below it)
MOTIF = [
    (6, 0, 1.5, "F4", ""), (6, 1.5, 1.5, "C5", ""), (6, 3, 0.5, "Db5", ""), (6, 3.5, 0.5, "C5", ""),
    (7, 0, 1.5, "Ab4", ""), (7, 1.5, 1.5, "Eb5", ""), (7, 3, 0.5, "F5", ""), (7, 3.5, 0.5, "Eb5", ""),
    (8, 0, 2, "F5", ""), (8, 2, 1, "E5", ""), (8, 3, 0.5, "Db5", ""), (8, 3.5, 0.5, "C5", ""),
    (11, 0, 1.5, "F4", "C4"), (11, 1.5, 0.5, "C5", "Ab4"), (11, 2, 1, "Db5", "Ab4"),
    (11, 3, 0.5, "C5", "Ab4"), (11, 3.5, 0.5, "Ab4", "F4"),
    (12, 0, 1.5, "Ab4", "Eb4"), (12, 1.5, 0.5, "Eb5", "C5"), (12, 2, 1, "F5", "Bb4"),
    (12, 3, 0.5, "Eb5", "Bb4"), (12, 3.5, 0.5, "Bb4", "G4"),
    (13, 0, 1.5, "C5", "G4"), (13, 1.5, 0.5, "G5", "C5"), (13, 2, 1, "Bb5", "G5"),
    (13, 3, 0.5, "Ab5", "E5"), (13, 3.5, 0.5, "G5", "E5"),
    (14, 0, 2, "Ab5", "F5"), (14, 2, 2, "Bb5", "G5"), (15, 0, 2.2, "C6", "Ab5"),
]

# The break, single tones above the wide pads: (bar, beat, tone, loudness)
DRIPS = [(9, 0, "C5", 0.8), (9, 1.5, "G5", 0.6), (9, 3, "F5", 0.55), (10, 0, "F5", 0.65), (10, 1, "C6", 0.5)]
BREAK_PADS = [(9, "Db3 Ab3 F4 C5 G5"), (10, "Gb2 Db3 Bb3 F4 C5")]

# What iron is struck over each bass: the partials of the anvil (see giIron) then fall on tones of the chord.
IRON = {"F": "C", "Db": "F", "Ab": "C", "G": "G", "Eb": "G", "Bb": "F", "C": "C"}


def bass(bar, beat=0):
    """The bass tone that sounds at a beat of a bar."""
    return next(c[3] for c in CHORDS if c[0] == bar and c[1] <= beat < c[1] + c[2])


def iron(bar, beat, octave):
    return f"{IRON[bass(bar, beat)[:-1]]}{octave}"
