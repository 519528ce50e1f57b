; The instruments of the reel. music.py writes their scores, one stem at a time.
; Every instrument: p4 loudness 0 to 1, p5 MIDI pitch or tone, p6 pan 0 to 1; the rest is named in the instrument.
sr = 48000
ksmps = 32
nchnls = 2
0dbfs = 1
seed 1990

giSine ftgen 1, 0, 16384, 10, 1
; partials of an anvil, bent toward F minor for a base of C
giIron ftgen 2, 0, 16, -2, 1, 1.506, 2.67, 3.98, 5.37, 6.36, 9.53, 10.7, 12.6, 14.9, 0, 0, 0, 0, 0, 0

; Gain that starts and ends at zero, so that no note clicks.
opcode Edge, a, i
  iattack xin
  aedge linseg 0, iattack, 1, p3 - iattack - 0.02, 1, 0.02, 0
  xout aedge
endop

; A drum's clock in seconds, for envelopes written as exp(-at / decay).
opcode Clock, a, 0
  at line 0, p3, p3
  xout at
endop

; Six drifting saws around one pitch, spread left and right.
opcode Saws, aa, ki
  kfreq, icents xin
  id = cent(icents) - 1
  k1 randomi -0.0012, 0.0012, 0.7, 3
  k2 randomi -0.0012, 0.0012, 0.9, 3
  k3 randomi -0.0012, 0.0012, 1.1, 3
  a1 vco2 0.3, kfreq * (1 + id + k1), 0, 0.5, rnd(1)
  a2 vco2 0.3, kfreq * (1 - id + k2), 0, 0.5, rnd(1)
  a3 vco2 0.3, kfreq * (1 + id * 0.55 + k3), 0, 0.5, rnd(1)
  a4 vco2 0.3, kfreq * (1 - id * 0.62 - k1), 0, 0.5, rnd(1)
  a5 vco2 0.3, kfreq * (1 + id * 0.21 - k2), 0, 0.5, rnd(1)
  a6 vco2 0.3, kfreq * (1 - id * 0.17 - k3), 0, 0.5, rnd(1)
  xout a1 + a4 * 0.8 + a5 * 0.7 + a6 * 0.3, a2 + a3 * 0.8 + a6 * 0.7 + a5 * 0.3
endop

; Decaying inharmonic partials of struck iron, one per call.
opcode Iron, a, iiii
  ibase, idecay, ibright, ileft xin
  iratio table ileft, giIron
  at line 0, p3, p3
  asound poscil pow(ibright, ileft) * 0.4, ibase * iratio * (1 + rnd(0.004)), giSine, rnd(1)
  asound = asound * exp(-at / (idecay / (1 + ileft * 0.45)))
  if ileft > 0 then
    amore Iron ibase, idecay, ibright, ileft - 1
    asound = asound + amore
  endif
  xout asound
endop

; p5 final pitch, p7 decay, p8 click
instr kick
  at Clock
  ifreq = cpsmidinn(p5)
  afreq = ifreq * (1 + 4.5 * exp(-at / 0.009) + 1.3 * exp(-at / 0.045))
  abody poscil 1, afreq, giSine
  abody = tanh(abody * exp(-at / p7) * 2.2)
  anoise noise 1, 0
  aclick butterhp anoise * exp(-at / 0.003), 1800
  aout = (abody + aclick * p8) * p4 * Edge(0.0006)
  outs aout, aout
endin

; p5 pitch of the shell, p7 length of the noise
instr snare
  at Clock
  ifreq = cpsmidinn(p5)
  afreq = ifreq * (1 + 0.9 * exp(-at / 0.012))
  a1 poscil 0.8, afreq, giSine
  a2 poscil 0.4, afreq * 1.83, giSine
  ashell = tanh((a1 * exp(-at / 0.11) + a2 * exp(-at / 0.06)) * 2)
  anl noise 1, 0
  anr noise 1, 0
  aenv = exp(-at / p7) * 0.55 + exp(-at / 0.02) + 0.5 * exp(-((at - 0.012) * (at - 0.012)) / 0.00001)
  al butterbp anl, 3200, 4200
  ar butterbp anr, 3200, 4200
  al butterhp al * aenv, 700
  ar butterhp ar * aenv, 700
  aedge Edge 0.0006
  outs (ashell * 0.6 + al * 0.6) * p4 * aedge, (ashell * 0.6 + ar * 0.6) * p4 * aedge
endin

; p5 base pitch, p7 decay, p8 brightness 0 to 1
instr anvil
  at Clock
  aiL Iron cpsmidinn(p5), p7, p8, 9
  aiR Iron cpsmidinn(p5) * 1.003, p7, p8, 9
  anoise noise 0.7, 0
  ahit butterbp anoise * exp(-at / 0.006), 5200, 5000
  aedge Edge 0.0006
  outs tanh(aiL + ahit) * p4 * (1 - p6) * aedge, tanh(aiR + ahit) * p4 * p6 * aedge
endin

; p5 cutoff in hertz, p7 decay
instr hat
  at Clock
  anoise noise 0.7, 0
  a1 vco2 0.3, 3900 + rnd(700), 10  ; other metal at each stroke, so that no whistle stays
  a2 vco2 0.3, 5100 + rnd(900), 10
  a3 vco2 0.3, 6500 + rnd(1100), 10
  amix butterhp anoise + (a1 * a2 + a2 * a3) * 0.6, p5
  amix butterhp amix, p5
  aout = amix * exp(-at / p7) * p4 * Edge(0.0008)
  outs aout * sqrt(1 - p6), aout * sqrt(p6)
endin

; A clock's tick. p5 hertz
instr tick
  at Clock
  anoise noise 1, 0
  aexc = anoise * exp(-at / 0.0015)
  a1 butterbp aexc, p5, p5 * 0.08
  a2 butterbp aexc, p5 * 1.62, p5 * 0.06
  aout = (a1 * 3 + a2 * 2) * p4 * Edge(0.0005)
  outs aout * sqrt(1 - p6), aout * sqrt(p6)
endin

; p5 hertz
instr clave
  at Clock
  a1 poscil 0.7, p5 * (1 + 0.01 * exp(-at / 0.004)), giSine
  a2 poscil 0.25, p5 * 2.68, giSine
  anoise noise 0.5, 0
  aknock butterbp anoise * exp(-at / 0.003), p5 * 1.5, p5
  aout = (a1 * exp(-at / 0.035) + a2 * exp(-at / 0.012) + aknock) * p4 * Edge(0.0006)
  outs aout * sqrt(1 - p6), aout * sqrt(p6)
endin

; p5 pitch of the skin, p7 slap 0 to 1
instr conga
  at Clock
  ifreq = cpsmidinn(p5)
  afreq = ifreq * (1 + 0.22 * exp(-at / 0.018))
  idecay = 0.20 - 0.15 * p7
  a1 poscil 0.8, afreq, giSine
  a2 poscil 0.30, afreq * 1.59, giSine
  a3 poscil 0.18, afreq * 2.31, giSine
  anoise noise 1, 0
  aslap butterbp anoise * exp(-at / (0.006 + 0.012 * p7)), 1100 + 1700 * p7, 1500
  aout = tanh(a1 * exp(-at / idecay) + a2 * exp(-at / (idecay * 0.5)) + a3 * exp(-at / 0.04) + aslap * (0.4 + 0.9 * p7))
  aout = aout * p4 * Edge(0.0006)
  outs aout * sqrt(1 - p6), aout * sqrt(p6)
endin

; A scraped gourd. p5 strokes a second, p7 rising stroke rate
instr guiro
  krate linseg p5, p3, p5 * p7
  aphase phasor krate
  anoise noise 1, 0
  agrain = anoise * exp(-aphase * 9)
  a1 butterbp agrain, 2900, 700
  a2 butterbp agrain, 4700, 1100
  a3 butterbp agrain, 1500, 300
  kenv linseg 0, p3 * 0.25, 0.7, p3 * 0.5, 1, p3 * 0.25, 0
  aout = (a1 + a2 * 0.8 + a3 * 0.6) * kenv * p4 * Edge(0.001)
  outs aout * sqrt(1 - p6), aout * sqrt(p6)
endin

; Sine sub with a little grit. p7 pitch to slide from
instr sub
  kpitch linseg p7, 0.05, p5, p3, p5
  asine poscil 1, cpsmidinn(kpitch), giSine
  kenv linsegr 0, 0.012, 1, p3 - 0.09, 0.75, 0.078, 0
  aout = tanh(asine * 1.5) * 0.8 * kenv * p4
  outs aout, aout
endin

; p7 filter peak in hertz, p8 filter decay
instr bass
  kfreq = cpsmidinn(p5)
  al, ar Saws kfreq, 7
  asq vco2 0.5, kfreq * 0.5, 12  ; a triangle: a square's fifth partial would be a major third
  kcut expseg 180, 0.012, p7, p8, 240, p3, 200
  al moogladder al + asq, kcut, 0.28
  ar moogladder ar + asq, kcut, 0.28
  aenv linseg 0, 0.006, 1, p3 - 0.066, 0.8, 0.06, 0
  outs tanh(al * 1.6) * aenv * p4, tanh(ar * 1.6) * aenv * p4
endin
