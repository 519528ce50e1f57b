; The sustained and melodic instruments of the reel; percussion and helpers are in reel.orc.

; p7 and p8 cutoff at start and top, p9 attack seconds, p10 release seconds
instr pad
  kfreq = cpsmidinn(p5)
  al, ar Saws kfreq, 13
  kwave randomi 0.8, 1.25, 0.6, 3
  kcut expseg p7, p9, p8, p3, p8 * 0.6
  al moogladder al, kcut * kwave, 0.12
  ar moogladder ar, kcut * (2 - kwave), 0.12
  aenv linseg 0, p9, 1, p3 - p9 - p10, 0.85, p10, 0
  outs al * aenv * p4 * sqrt(1 - p6), ar * aenv * p4 * sqrt(p6)
endin

; Low breathing saws and their octave. p7 lowest, p8 highest cutoff
instr drone
  kfreq = cpsmidinn(p5)
  al, ar Saws kfreq, 9
  klfo randomi 0, 1, 0.35, 3
  kcut = p7 * pow(p8 / p7, klfo)
  al moogladder al, kcut, 0.3
  ar moogladder ar, kcut * 1.1, 0.3
  ahum poscil 0.5, kfreq, giSine
  aenv linseg 0, 1.1, 1, p3 - 2.5, 1, 1.4, 0
  outs (al + ahum) * aenv * p4, (ar + ahum) * aenv * p4
endin

; A tube that lights up: harmonics of mains hum, tuned to the key, with a flicker. p7 flicker seconds
instr neon
  kfreq = cpsmidinn(p5)
  a1 vco2 0.5, kfreq, 10
  a2 vco2 0.4, kfreq * 1.002, 0
  kstutter randh 1, 24, 0.3
  kflick linseg 1, p7, 0, p3, 0
  kgate = (kstutter > kflick * 1.6 - 0.8 ? 1 : 0.05)
  kgate portk kgate, 0.004
  amix butterbp a1 + a2, 2400, 3200
  amix butterhp amix, 500
  kenv linseg 0, 0.01, 1, p7, 1, 0.6, 0.4, p3 - p7 - 1.2, 0.25, 0.59, 0
  aout = amix * kgate * kenv * p4
  outs aout * sqrt(1 - p6), aout * sqrt(p6)
endin

; Surf: noise that opens and closes. p7 place of the crest, 0 to 1
instr sea
  al pinker
  ar pinker
  kswell expseg 0.05, p3 * p7, 1, p3 * (1 - p7), 0.03
  kcut = 350 + 5200 * kswell
  al butterlp al, kcut
  ar butterlp ar, kcut
  al butterhp al, 240
  ar butterhp ar, 240
  aedge Edge p3 * 0.2
  outs al * kswell * p4 * aedge, ar * kswell * p4 * aedge
endin

; Warm lead. p7 pitch to glide from, p8 filter top, p9 drive
instr lead
  kpitch linseg p7, 0.07, p5, p3, p5
  kvib linseg 0, 0.35, 0, 0.5, 0.16, p3, 0.2
  kwob poscil kvib, 5.1 + rnd(0.4), giSine
  kfreq = cpsmidinn(kpitch + kwob)
  a1 vco2 0.5, kfreq * 1.0035, 0, 0.5, rnd(1)
  a2 vco2 0.5, kfreq * 0.9968, 0, 0.5, rnd(1)
  a3 vco2 0.32, kfreq * 0.5, 2, 0.36, rnd(1)
  kcut expseg 320, 0.09, p8, 0.5, p8 * 0.55, p3, p8 * 0.4
  al moogladder a1 + a3 + a2 * 0.35, kcut, 0.25
  ar moogladder a2 + a3 + a1 * 0.35, kcut * 1.04, 0.25
  aenv linseg 0, 0.025, 1, p3 - 0.125, 0.8, 0.1, 0
  outs tanh(al * p9) * aenv * p4, tanh(ar * p9) * aenv * p4
endin

; A small choir's vowel, from oo to ah. p7 how open, 0 to 1, p8 attack
instr voice
  kvib randomi 4.4, 5.6, 1, 3
  kdeep linseg 0, p8, 0.10, p3, 0.18
  kwob poscil kdeep, kvib, giSine
  al, ar Saws cpsmidinn(p5 + kwob), 11
  kopen linseg 0.15, p3 * 0.5, p7, p3 * 0.5, p7 * 0.6
  abreath noise 0.05, 0
  kf1 = 340 + 330 * kopen
  kf2 = 640 + 480 * kopen
  aleft butterbp al + abreath, kf1, 95
  a2 butterbp al, kf2, 110
  a3 butterbp al + abreath * 3, 2650, 240
  aright butterbp ar + abreath, kf1 * 1.03, 95
  a4 butterbp ar, kf2 * 0.98, 110
  a5 butterbp ar + abreath * 3, 2750, 240
  aenv linseg 0, p8, 1, p3 - p8 - 0.3, 0.9, 0.3, 0
  outs (aleft + a2 * 0.7 + a3 * 0.35) * aenv * p4 * sqrt(1 - p6), (aright + a4 * 0.7 + a5 * 0.35) * aenv * p4 * sqrt(p6)
endin

; FM bell. p7 ratio, p8 decay
instr bell
  at Clock
  ifreq = cpsmidinn(p5)
  isoft = (ifreq > 400 ? 400 / ifreq : 1)  ; high bells stay round
  aindex = 3.2 * isoft * exp(-at / (p8 * 0.3)) * ifreq * p7
  amod poscil aindex, ifreq * p7, giSine
  al poscil 0.5, ifreq * 1.001 + amod, giSine
  ar poscil 0.5, ifreq * 0.999 + amod, giSine
  ahum poscil 0.25, ifreq * 0.5, giSine
  aenv = exp(-at / p8) * Edge(0.003)
  outs (al + ahum) * aenv * p4 * sqrt(1 - p6), (ar + ahum) * aenv * p4 * sqrt(p6)
endin

; Plucked string: a delay line that darkens. p7 pick place, p8 damping 0 to 1
instr pluck
  ifreq = cpsmidinn(p5)
  ifreq = ifreq / (1 - 0.55 * ifreq / sr)  ; the string's own filter delays by half a sample
  a1 wgpluck2 p7, 0.6, ifreq, 0.5, p8
  a2 wgpluck2 p7 * 0.8, 0.5, ifreq * 1.0025, 0.4, p8
  al butterlp a1 + a2 * 0.4, 2200 + 4200 * p4
  ar butterlp a2 + a1 * 0.4, 2200 + 4200 * p4
  aedge Edge 0.0015
  outs al * p4 * aedge * sqrt(1 - p6), ar * p4 * aedge * sqrt(p6)
endin

; Sixteenths of narrow pulse through a filter. p7 filter top
instr arp
  kfreq = cpsmidinn(p5)
  a1 vco2 0.5, kfreq * 1.004, 2, 0.3
  a2 vco2 0.5, kfreq * 0.996, 0
  kcut expseg p7, 0.11, p7 * 0.25, p3, p7 * 0.2
  amix moogladder a1 + a2, kcut, 0.35
  aenv linseg 0, 0.003, 1, p3 - 0.043, 0.3, 0.04, 0
  aout = amix * aenv * p4
  outs aout * sqrt(1 - p6), aout * sqrt(p6)
endin

; Low brass of a trailer: saws with a growl and a filter that opens. p7 filter top, p8 attack
instr braam
  kfreq = cpsmidinn(p5)
  kfall linseg 1.012, 0.12, 1, p3, 0.994
  al, ar Saws kfreq * kfall, 11
  aleft, aright Saws kfreq * kfall * 2.003, 9
  kgrowl poscil 0.22, 27, giSine
  kcut expseg 140, p8, p7, p3 - p8, 160
  al moogladder (al * 0.55 + aleft * 0.75) * (1 + kgrowl), kcut, 0.2
  ar moogladder (ar * 0.55 + aright * 0.75) * (1 + kgrowl), kcut, 0.2
  aenv linseg 0, p8, 1, p3 * 0.45 - p8, 0.7, p3 * 0.55, 0
  outs tanh(al * 2.4) * aenv * p4, tanh(ar * 2.4) * aenv * p4
endin

; Noise and glass that rise to a stop. p5 start pitch, p7 octaves, p8 top cutoff
instr riser
  kramp linseg 0, p3, 1
  kfreq = cpsmidinn(p5) * pow(2, p7 * kramp * kramp)
  al, ar Saws kfreq, 22
  anl noise 0.7, 0
  anr noise 0.7, 0
  kcut = 300 * pow(p8 / 300, kramp)
  al moogladder al * 0.35 + anl, kcut, 0.35
  ar moogladder ar * 0.35 + anr, kcut, 0.35
  aenv expseg 0.012, p3 - 0.03, 1, 0.03, 0.001
  outs al * aenv * p4 * Edge(0.05), ar * aenv * p4 * Edge(0.05)
endin

; The falling half of a sweep. p5 top cutoff
instr fall
  al noise 0.8, 0
  ar noise 0.8, 0
  kcut expseg p5, p3, 120
  al moogladder al, kcut, 0.2
  ar moogladder ar, kcut, 0.2
  aenv expseg 1, p3, 0.002
  outs al * aenv * p4 * Edge(0.002), ar * aenv * p4 * Edge(0.002)
endin

; The floor of a hit: a sine that falls. p5 start, p7 final pitch, p8 seconds of the fall
instr drop
  at Clock
  iend = cpsmidinn(p7)
  afreq = iend + (cpsmidinn(p5) - iend) * exp(-at / p8)
  asine poscil 1, afreq, giSine
  aout = tanh(asine * 1.8) * exp(-at / (p3 * 0.33)) * p4 * Edge(0.002)
  outs aout, aout
endin

; The body of a hit: dull explosion with a bright crack. p5 cutoff
instr boom
  at Clock
  al noise 1, 0
  ar noise 1, 0
  kcut expseg p5, 0.2, p5 * 0.2, p3, 90
  aleft moogladder al * 2, kcut, 0.15
  aright moogladder ar * 2, kcut, 0.15
  acrackl butterhp al * exp(-at / 0.02), 2500
  acrackr butterhp ar * exp(-at / 0.02), 2500
  aenv = exp(-at / (p3 * 0.22)) * Edge(0.0008)
  outs (tanh(aleft * 5) * 0.7 + acrackl * 0.55) * aenv * p4, (tanh(aright * 5) * 0.7 + acrackr * 0.55) * aenv * p4
endin
