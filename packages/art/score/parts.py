"""Who plays what. Bars count from 1, beats from 0; loudness is 0 to 1 within a stem, mix.py balances the stems."""
from clock import BEAT, Score, at, pitch
from harmony import BREAK_PADS, CHORDS, DRIPS, MOTIF, bass, iron

HALVES = [(bar, beat) for bar in (11, 12, 13, 14) for beat in (0, 2)]


def write(seed=90):
    s = Score(seed)
    for part in (dawn, pulse, drums, percussion, low, harmony, melody, pause, turns, ending):
        part(s)
    return s


def kick(s, bar, beat, loud, tone="F1", decay=0.24, click=0.35, duck=1.0):
    s.play("kick", "kick", bar, beat, 1.2, loud, tone, decay, click, loose=1.2)
    s.kicks.append((at(bar, beat), duck))


def dawn(s):
    """Bars 1-2: drone, surf, a tube lighting up, one distant felt piano."""
    s.play("drone", "drone", 1, 0, 9.5, 0.5, "F2", 110, 380)
    s.play("drone", "drone", 1, 1, 8.5, 0.35, "C3", 130, 520)
    s.play("drone", "drone", 3, 0, 13, 0.28, "F2", 110, 420)
    s.play("drone", "neon", 1, 3, 6, 0.22, "C3", 0.9, pan=0.72, loose=0)
    for bar, beats, loud, crest in ((1, 9, 0.8, 0.85), (4, 7, 0.5, 0.7), (9, 6.2, 0.9, 0.6), (15, 3.9, 0.6, 0.4)):
        s.play("sea", "sea", bar, 0, beats, loud, 0, crest)
    s.font("piano", 1, 2, 4, 0.42, "C5")
    s.font("piano", 2, 1.5, 3, 0.34, "Db5")
    s.font("piano", 3, 0, 5, 0.46, "C5")
    s.font("piano", 3, 0, 5, 0.34, "F3")
    s.play("bell", "bell", 2, 3, 6, 0.18, "G6", 3.01, 1.6, pan=0.25)
    # the sticks of the slate
    for tone, loud in ((1350, 1.0), (2100, 0.7)):
        s.play("sticks", "clave", 2, 1, 0.4, loud, tone, loose=0)
    s.play("sticks", "snare", 2, 1, 0.5, 0.5, 62, 0.03, loose=0)


def pulse(s):
    """Bars 3-5: heartbeat, clock, rising bass; the motif's sigh answered by the piano."""
    for bar in range(3, 6):
        for beat in (0, 2):
            grow = 0.40 + 0.09 * (bar - 3)
            kick(s, bar, beat, grow, "F1", 0.13, 0.05, 0.5)
            kick(s, bar, beat + 0.5, grow * 0.62, "Eb1", 0.10, 0.02, 0.2)
        steps = {3: 4, 4: 8, 5: 16}[bar]
        for i in range(steps):
            beat = i * 4 / steps
            loud = (0.55 if beat % 1 == 0 else 0.30) * (0.7 + 0.15 * (bar - 3))
            s.play("hats", "tick", bar, beat, 0.2, loud * 3.5, 3100 if i % 2 else 2500, pan=0.35 + 0.3 * (i % 2), loose=3)
    for bar, beat, tone, loud in ((4, 1.5, "Eb5", 0.42), (4, 3, "C5", 0.36), (5, 0, "Db5", 0.46), (5, 1.5, "C5", 0.4),
                                  (5, 2, "G4", 0.44)):
        s.font("piano", bar, beat, 2.5, loud, tone)


def drums(s):
    """Half time: the weight is on beat 3 (beat 2 here)."""
    for bar in (6, 7, 8):
        odd = bar % 2 == 0
        for beat, loud in ([(0, 1), (1.5, 0.72), (3.5, 0.6)] if odd else [(0, 1), (0.75, 0.6), (1.5, 0.75), (2.75, 0.7)]):
            kick(s, bar, beat, loud)
        backbeat(s, bar, 2, 0.85)
        for i in range(8):
            s.play("hats", "hat", bar, i / 2, 0.4, 0.50 if i % 2 == 0 else 0.33, 7200, 0.045, pan=0.60)
        for beat in (0.75, 2.25, 2.75):
            s.play("hats", "hat", bar, beat, 0.3, 0.16, 8200, 0.025, pan=0.42)
        s.play("hats", "hat", bar, 3.5, 0.8, 0.34, 6400, 0.16, pan=0.60)
        for beat, loud in ((1.75, 0.09), (3.25, 0.12), (3.75, 0.07)):
            s.play("snare", "snare", bar, beat, 0.4, loud, 53, 0.05, loose=7)
    for i, beat in enumerate((3, 3.25, 3.5, 3.75)):
        s.play("snare", "snare", 8, beat, 0.5, 0.20 + 0.1 * i, (53, 51, 49, 48)[i], 0.07)
    for bar in (11, 12, 13):
        for beat, loud in [(0, 1), (1.5, 0.65), (2, 0.8), (2.75, 0.55)] + ([(3.5, 0.6)] if bar > 11 else []):
            kick(s, bar, beat, loud)
        backbeat(s, bar, 2, 1.0)
        s.play("metal", "anvil", bar, 2, 3, 0.8, iron(bar, 2, 5), 0.35, 0.75, pan=0.40)
        for i in range(16):
            loud = 0.52 if i % 4 == 0 else 0.36 if i % 2 == 0 else 0.24
            s.play("hats", "hat", bar, i / 4, 0.3, loud, 7400, 0.034, pan=0.62, loose=3)
        s.play("hats", "hat", bar, 1.5, 0.9, 0.36, 6200, 0.2, pan=0.36)
        if bar in (12, 13):
            for i in range(8 if bar == 12 else 6):
                s.play("hats", "hat", bar, 3 + i / 8, 0.12, 0.14 + 0.04 * i, 8600, 0.02, pan=0.3 + 0.05 * i, loose=1)
    for beat, loud in ((0, 1), (1.5, 0.7), (2, 1), (3, 0.7)):
        kick(s, 14, beat, loud)
    backbeat(s, 14, 0, 0.6)
    backbeat(s, 14, 2, 0.8)
    for i in range(14):
        s.font("taiko", 14, i / 4, 0.5, 0.34 + 0.045 * i, "C2" if i % 4 else "F1", loose=3)
        s.play("snare", "snare", 14, i / 4, 0.4, 0.10 + 0.03 * i, 53, 0.06)
    for bar, beat in HALVES:
        s.font("taiko", bar, beat, 1.5, 0.8, "F1")
        s.font("taiko", bar, beat + 1.5, 1, 0.45, "C2")


def backbeat(s, bar, beat, loud):
    s.play("snare", "snare", bar, beat, 1.4, loud, 53, 0.19, loose=1.5)
    s.play("metal", "anvil", bar, beat, 2, 0.75 * loud, iron(bar, beat, 4), 0.22, 0.7, pan=0.56, loose=1.5)


def percussion(s):
    """Sparing: clave (3-2 son) in one bar of two, conga answers at the ends, guiro only where a phrase turns."""
    for bar, loud in ((6, 0.5), (8, 0.55), (11, 0.4), (13, 0.45)):
        for beat in (0, 0.75, 1.5, 2.5, 3):
            s.play("perc", "clave", bar, beat, 0.4, loud, 2510, pan=0.30, loose=6)
    for bar in (6, 7, 8, 11, 12, 13):
        for beat, tone, loud, slap in ((1, 60, 0.5, 0.9), (1.75, 55, 0.55, 0.1), (3, 60, 0.4, 0.8),
                                       (3.5, 60, 0.62, 0.05), (3.75, 60, 0.7, 0.05)):
            s.play("perc", "conga", bar, beat, 0.7, loud, tone, slap, pan=0.70, loose=7)
    for bar in (8, 13):
        s.play("perc", "guiro", bar, 0, 0.9, 2.2, 28, 1.9, pan=0.22)
        s.play("perc", "guiro", bar, 1, 0.28, 1.8, 44, 1.2, pan=0.22)
        s.play("perc", "guiro", bar, 1.5, 0.28, 1.5, 46, 1.2, pan=0.22)


def low(s):
    """Sub and bass. Bars 3-5 swell in eighths up to C; the groove walks the tresillo; bars 11-14 strike half bars."""
    for bar, beat, beats, root, _ in CHORDS:
        tone = pitch(root)
        if bar < 6:
            s.play("sub", "sub", bar, beat, beats * 0.97, 0.30 + 0.12 * (bar - 3), tone, tone)
            for i in range(int(beats * 2)):
                top = 350 + 255 * (bar - 3) + 60 * i
                s.play("bass", "bass", bar, beat + i / 2, 0.42, 0.30 + 0.1 * (bar - 3) + 0.02 * i, tone + 12, top, 0.16)
        elif bar < 9:
            steps = [(0, 1.4, 0), (1.5, 1.4, 0), (3, 0.45, 0), (3.5, 0.45, 12)] if beats == 4 else [(0, 1.4, 0), (1.5, 0.45, 0)]
            for start, size, up in steps:
                s.play("sub", "sub", bar, beat + start, size, 0.9, tone, tone + (5 if up else 0), loose=2)
                s.play("bass", "bass", bar, beat + start, size, 0.75, tone + 12 + up, 1500, 0.22, loose=2)
        elif bar < 15:
            for start, size in ((0, 1.4), (1.5, 0.45)):
                s.play("sub", "sub", bar, beat + start, size, 1, tone, tone + (7 if start == 0 else 0), loose=2)
                s.play("bass", "bass", bar, beat + start, size, 0.9, tone + 12, 2200, 0.25, loose=2)
    s.play("sub", "sub", 14, 3.5, 0.4, 0.5, "Eb1", "Eb1", loose=0)


def harmony(s):
    """Pads under everything, plucked strings in the groove, a filter arpeggio and braams for the lift."""
    places = (0.2, 0.8, 0.35, 0.65, 0.5)
    for bar, beat, beats, root, chord in CHORDS:
        tones = chord.split()
        for i, tone in enumerate(tones):
            start, top, loud = (600, 3600, 0.58)
            if bar < 9:
                start, top, loud = (400, 1700, 0.5) if bar > 5 else (220, 500 + 390 * (bar - 3), 0.35)
            length = beats + 0.15 if bar < 15 else 3
            s.play("pad", "pad", bar, beat, length, loud, tone, start, top, 0.35 if bar < 6 else 0.06, 0.3, pan=places[i], loose=0)
        if 4 <= bar < 9:
            for k, place in enumerate((0, 0.75, 1.5, 2, 2.75, 3.5)):
                if place < beats:
                    loud = (0.3 if bar < 6 else 0.62) * (1 if k % 3 == 0 else 0.75)
                    for j in (k % len(tones), (k + 2) % len(tones)):
                        s.play("pluck", "pluck", bar, beat + place, 0.9, loud, pitch(tones[j]) + 12 * (j % 2), 0.18, 0.35,
                               pan=0.28 + 0.44 * (k % 2), loose=8)
        if bar in (4, 5):
            for k in range(beats * 4):
                s.play("arp", "arp", bar, beat + k / 4, 0.24, 0.10 + 0.012 * k + 0.06 * (bar - 4), pitch(tones[k * 3 % 4]) + 12,
                       450 + 50 * k + 500 * (bar - 4), pan=0.2 if k % 2 else 0.8, loose=4)
        if 11 <= bar < 15:
            order = (0, 2, 1, 3, 2, 1, 3, 2)
            for k in range(8):
                top = 1200 + 660 * (bar - 11) + 180 * k
                s.play("arp", "arp", bar, beat + k / 4, 0.24, 0.6 if k % 2 == 0 else 0.42, pitch(tones[order[k]]) + 12, top,
                       pan=0.15 if k % 2 else 0.85, loose=3)
            s.play("braam", "braam", bar, beat, 1.9, 1.3 if beat == 0 else 1.1, pitch(root) % 12 + 24, 1500 + 200 * (bar - 11), 0.035)
            for tone in tones:
                s.font("strings", bar, beat, 2.0, 0.62 + 0.065 * (bar - 11), pitch(tone) + 12, loose=9)
            for i, tone in enumerate(tones[-3:]):
                s.play("choir", "voice", bar, beat, 2.05, 0.7 + 0.08 * (bar - 11), pitch(tone), 1, 0.08, pan=(0.2, 0.8, 0.5)[i], loose=0)
            for tone in tones[:3]:
                s.font("horns", bar, beat, 1.8, 0.72, tone, loose=8)
        elif bar in (5, 8):
            for tone in tones[-3:]:
                s.font("strings", bar, beat, beats, 0.5, pitch(tone) + 12)


def melody(s):
    before = pitch("C4")
    for bar, beat, beats, tone, under in MOTIF:
        note = pitch(tone)
        loud, top, drive = (1.0, 2600, 1.3) if bar < 9 else (0.9, 3600, 1.6)
        s.play("lead", "lead", bar, beat, beats + 0.12, loud, note, before, top, drive, loose=6)
        if bar == 8:
            s.font("trumpet", bar, beat, beats * 0.95, 0.8, note, loose=9)
        if under:
            s.play("lead", "lead", bar, beat, beats + 0.1, loud * 0.6, pitch(under), pitch(under), top * 0.8, drive, loose=6)
            s.font("trumpet", bar, beat, beats * 0.95, 0.85, note, loose=8)
            s.font("horns", bar, beat, beats * 0.95, 0.82, pitch(under), loose=8)
            s.play("bell", "bell", bar, beat, 3, 0.22, note + 12, 2.0, 0.7, pan=0.35 + 0.3 * (beat > 1), loose=6)
        before = note


def pause(s):
    """Bars 9-10: wide pads and single tones; everything stops on beat 3 of bar 10."""
    for bar, chord in BREAK_PADS:
        for i, tone in enumerate(chord.split()):
            length = 4.2 if bar == 9 else 2.0
            s.play("calm", "pad", bar, 0, length, 0.5 - 0.04 * i, tone, 180, 900 if bar == 9 else 1300, 0.9, 0.25,
                   pan=(0.5, 0.15, 0.85, 0.25, 0.75)[i], loose=0)
    for bar, beat, tone, loud in DRIPS:
        s.font("piano", bar, beat, 3, loud * 0.52, tone)
        s.play("bell", "bell", bar, beat, 5, loud * 0.4, pitch(tone), 3.5, 1.3, pan=0.3 + 0.4 * (beat > 0))
    for bar, beats, chord in ((9, 4.1, "F4 C5 G4"), (10, 2, "F4 C5 Bb4")):
        for i, tone in enumerate(chord.split()):
            s.play("choir", "voice", bar, 0, beats, 0.4, tone, 0.5, 0.7, pan=(0.3, 0.7, 0.5)[i], loose=0)
    for i, tone in enumerate(("Gb3", "Bb3", "F4", "C5", "F5", "C6")):  # the source of the reversed swell, from second 0
        s.play("swell", "bell", 1, 0, 5, 0.5, tone, 1.0, 1.2, pan=0.2 + 0.12 * i)
        s.play("swell", "pluck", 1, 0, 4, 0.5, tone, 0.2, 0.2, pan=0.8 - 0.12 * i)
    s.play("swell", "boom", 1, 0, 2, 0.5, 4000)
    s.play("swell", "hat", 1, 0, 6, 0.3, 2600, 0.9, pan=0.35)
    s.play("swell", "hat", 1, 0, 6, 0.3, 3100, 0.8, pan=0.65)


def turns(s):
    """Risers to the turns and the hits on them."""
    s.play("riser", "riser", 4, 0, 8, 0.45, "F3", 1, 6500, loose=0)
    s.play("riser", "riser", 8, 2, 2, 0.22, "C4", 0.6, 5000, loose=0)
    s.play("riser", "riser", 13, 0, 7.85, 0.6, "F3", 1.5, 10000, loose=0)
    for bar, loud in ((3, 0.22), (6, 0.65), (9, 0.28), (11, 1.4), (14, 0.45), (15, 1.05)):
        s.play("hits", "boom", bar, 0, 4 if bar < 15 else 3, loud, 1800 if bar in (3, 9) else 4200)
        length, fall = (4 if bar in (11, 15) else 2.5), (0.16 if bar < 11 else 0.3)
        s.play("hits", "drop", bar, 0, length, loud, "F3", "Db1" if bar in (9, 14) else "F1", fall)
        if bar > 3:
            s.play("hits", "fall", bar, 0, 4, loud * 0.6, 11000 if bar != 9 else 3000)
    for bar in (6, 11, 15):
        s.play("hits", "anvil", bar, 0, 5, 0.55 if bar > 6 else 0.3, 48, 1.1, 0.8, pan=0.5)
    for bar, beat in HALVES[1:]:
        s.play("accent", "boom", bar, beat, 2, 0.8, 3400)
        s.play("riser", "riser", bar - (beat == 0), 3.4 if beat == 0 else 1.4, 0.58, 0.35, "C5", 0.5, 7000, loose=0)
        s.play("accent", "drop", bar, beat, 1.5, 0.5, "C3", bass(bar, beat), 0.07)
        s.play("accent", "anvil", bar, beat, 3, 0.8, iron(bar, beat, 3 if beat else 4), 0.5, 0.7, pan=0.35 if beat else 0.65)
    for bar, loud in ((6, 0.7), (8, 0.4), (11, 1), (13, 0.6), (14, 0.9), (15, 0.8)):
        s.play("crash", "hat", bar, 0, 5, loud, 3600, 0.9, pan=0.4)
        s.play("crash", "hat", bar, 0, 5, loud, 4300, 0.7, pan=0.65)


def ending(s):
    """Bar 15: one hit, then only what rings."""
    kick(s, 15, 0, 1, "F1", 0.35)
    backbeat(s, 15, 0, 0.9)
    s.play("sub", "sub", 15, 0, 1.6, 0.9, "F1", "C2")
    for tone in ("F1", "F2", "C2"):
        s.play("braam", "braam", 15, 0, 2.6, 0.6, tone, 2300, 0.03)
    for i, tone in enumerate(("F3", "C4", "Ab4", "C5")):
        s.play("choir", "voice", 15, 0, 2.6, 0.9, tone, 1, 0.06, pan=(0.35, 0.65, 0.2, 0.8)[i], loose=0)
    for tone in ("F4", "C5", "G5", "Ab5", "C6"):
        s.font("strings", 15, 0, 1.8, 0.85, tone)
    for tone in ("F3", "C4", "Ab4"):
        s.font("horns", 15, 0, 1.6, 0.9, tone)
    s.font("taiko", 15, 0, 2, 1, "F1")
    s.font("piano", 15, 2, 2, 0.4, "C5")
