/** The posters of the videos, 1280 by 720. */
import { disc, half, ink, line, moved, polygon, rect, ring, shape, stroke, times } from './draw.ts';
import { agave, bat, bridge, hill, microphone, person, rings, skyline, wave } from './motifs.ts';
import { porchRadio, nineInnings, deadAir, howTheGridHolds, firstDay } from './more-posters.ts';

const [width, height] = [1280, 720];
const ground = (fill: string) => rect(0, 0, width, height, fill);

function longTable(): string {
  const seats = [
    [180, ink.blush, ink.black, ink.blue],
    [440, '#8a5a3c', ink.rust, ink.gold],
    [840, '#c98d68', ink.black, ink.sage],
    [1100, ink.blush, ink.rust, ink.black],
  ] as const;
  return [
    ground(ink.red),
    rings(640, 70, 70, 70, [ink.gold, ink.blush, ink.cream]),
    line(640, 0, 640, 40, ink.black, 8),
    half(640, 120, 96, ink.black),
    seats.map(([x, skin, hair, shirt]) => moved(x, 330, 1, person(skin, hair, shirt, true))).join(''),
    rect(0, 500, width, 220, ink.black),
    rect(0, 500, width, 22, ink.rust),
    [310, 560, 720, 970].map((x) => moved(x, 520, 0.5, microphone(ink.cream, ink.gold, ink.black))).join(''),
    moved(560, 640, 1, wave(160, 50, 10, 4, [ink.cream])),
  ].join('');
}

function slowFreight(): string {
  const sleepers = times(9, (index) => {
    const share = ((index + 1) / 9) ** 1.8;
    return rect(640 - 60 - 420 * share, 300 + 400 * share, 120 + 840 * share, 6 + 30 * share, ink.rust);
  });
  return [
    ground(ink.gold),
    disc(640, 300, 190, ink.paper),
    disc(640, 300, 120, ink.red),
    hill(width, 720, 320, 270, 300, ink.blue),
    rect(0, 308, width, 412, ink.cream),
    sleepers,
    polygon(
      [
        [632, 300],
        [638, 300],
        [330, 720],
        [270, 720],
      ],
      ink.black,
    ),
    polygon(
      [
        [642, 300],
        [648, 300],
        [1010, 720],
        [950, 720],
      ],
      ink.black,
    ),
    times(7, (index) =>
      rect(
        70 + index * 78,
        226 - (index % 2) * 6,
        68,
        74,
        index === 6 ? ink.red : ([ink.black, ink.sage, ink.rust][index % 3] ?? ink.black),
      ),
    ),
    times(7, (index) => disc(86 + index * 78, 304, 10, ink.black) + disc(122 + index * 78, 304, 10, ink.black)),
    line(1100, 120, 1100, 420, ink.black, 12),
    [60, -60].map((turn) => moved(1100, 170, 1, rect(-90, -13, 180, 26, ink.paper), turn)).join(''),
  ].join('');
}

function quietHours(): string {
  return [
    ground(ink.black),
    disc(930, 240, 170, ink.cream),
    disc(990, 205, 150, ink.black),
    times(30, (index) => disc((index * 397) % 1280, (index * 211) % 330, 2 + (index % 3), ink.sky)),
    rect(90, 250, 420, 470, ink.blue),
    times(24, (index) =>
      rect(122 + (index % 6) * 62, 286 + Math.floor(index / 6) * 92, 36, 56, index === 15 ? ink.gold : '#1c3566'),
    ),
    rect(240, 190, 120, 60, ink.blue),
    rect(286, 176, 28, 88, ink.red),
    rect(256, 206, 88, 28, ink.red),
    moved(540, 560, 1, wave(720, 180, 34, 7, [ink.sky, ink.cream, ink.gold])),
  ].join('');
}

function batSeason(): string {
  const bats = times(34, (index) => {
    const share = index / 34;
    const x = 250 + share * 900 + Math.sin(index * 2.1) * 70;
    const y = 470 - share * 400 + Math.cos(index * 1.7) * 46;
    return moved(x, y, 0.5 + 0.9 * share, bat(ink.black), Math.sin(index) * 30);
  });
  return [
    ground(ink.blush),
    disc(960, 470, 220, ink.red),
    moved(140, 540, 1.3, skyline(ink.rust, '#b8553a', ink.gold)),
    rect(0, 540, width, 180, ink.blue),
    times(6, (index) => rect(760 + index * 26 - (index % 2) * 40, 566 + index * 24, 400 - index * 52, 8, ink.red, 4)),
    moved(0, 560, 1.1, bridge(1200, 5, ink.black, ink.blue)),
    bats,
  ].join('');
}

function dryCreek(): string {
  return [
    ground(ink.sky),
    disc(1030, 150, 84, ink.gold),
    hill(width, 720, 360, 160, 330, ink.sage),
    hill(width, 720, 330, 430, 220, '#5f7f6c'),
    shape(
      'M700 330C560 400 900 440 720 510C560 580 980 620 760 720H1180C1200 620 780 590 940 510C1060 450 720 400 760 330Z',
      ink.cream,
    ),
    shape(
      'M730 340C610 400 880 450 790 510C680 590 960 620 900 720H960C1010 620 760 590 850 510C940 450 700 400 745 340Z',
      ink.blue,
    ),
    shape('M0 480C240 420 420 540 640 720H0Z', ink.rust),
    [
      [150, 560],
      [330, 640],
      [60, 660],
    ]
      .map(([x = 0, y = 0]) => moved(x, y, 1.1, agave(ink.sage, ink.black)))
      .join(''),
    line(1120, 330, 1120, 620, ink.black, 10),
    times(9, (index) => rect(1120, 340 + index * 30, index % 3 === 0 ? 44 : 26, 6, ink.black)),
  ].join('');
}

function offTheClock(): string {
  const marks = times(12, (index) => moved(800, 350, 1, rect(-6, -232, 12, 40, ink.black), index * 30));
  return [
    ground(ink.sage),
    polygon(
      [
        [0, 720],
        [0, 300],
        [640, 720],
      ],
      ink.black,
    ),
    disc(800, 350, 270, ink.paper),
    ring(800, 350, 270, ink.black, 18),
    marks,
    stroke('M800 350L690 250', ink.black, 20),
    stroke('M800 350L800 160', ink.red, 14),
    disc(800, 350, 22, ink.red),
    rect(150, 420, 240, 200, ink.gold, 16),
    stroke('M390 460C470 460 470 570 390 570', ink.gold, 26),
    rect(150, 470, 240, 30, ink.rust),
    rect(110, 620, 330, 22, ink.cream, 11),
    [200, 270, 340]
      .map((x) =>
        stroke(`M${String(x)} 390C${String(x - 30)} 350 ${String(x + 30)} 330 ${String(x)} 280`, ink.cream, 10),
      )
      .join(''),
  ].join('');
}

export const posters: Readonly<Record<string, () => string>> = {
  'long-table': longTable,
  'slow-freight': slowFreight,
  'quiet-hours': quietHours,
  'bat-season': batSeason,
  'dry-creek': dryCreek,
  'off-the-clock': offTheClock,
  'porch-radio': porchRadio,
  'nine-innings-later': nineInnings,
  'dead-air': deadAir,
  'how-the-grid-holds': howTheGridHolds,
  'first-day-at-halden': firstDay,
};
