/** More posters: the radio, the ball field, the tower and the company films. */
import { disc, half, ink, line, moved, polygon, rect, ring, stroke, times } from './draw.ts';
import { agave, headphones, person, rings, turbine } from './motifs.ts';

const [width, height] = [1280, 720];
const ground = (fill: string) => rect(0, 0, width, height, fill);

export function porchRadio(): string {
  return [
    ground(ink.blue),
    rings(640, 430, 210, 90, [ink.cream, ink.gold, ink.red, ink.rust]),
    rect(0, 560, width, 160, ink.black),
    times(8, (index) => rect(0, 580 + index * 20, width, 4, ink.rust)),
    rect(360, 300, 560, 260, ink.paper, 30),
    rect(360, 300, 560, 60, ink.rust, 30),
    rect(360, 330, 560, 30, ink.rust),
    disc(500, 460, 80, ink.black),
    times(3, (index) => ring(500, 460, 24 + index * 22, ink.cream, 5)),
    rect(620, 400, 260, 54, ink.black, 8),
    times(9, (index) => rect(640 + index * 26, 414, 4, 26, ink.gold)),
    rect(738, 404, 8, 46, ink.red),
    disc(660, 508, 26, ink.red),
    disc(740, 508, 26, ink.gold),
    disc(820, 508, 26, ink.blue),
    line(860, 300, 1010, 110, ink.black, 10),
    disc(1010, 110, 14, ink.black),
    rect(60, 0, 60, 720, ink.cream),
    rect(1160, 0, 60, 720, ink.cream),
    rect(0, 0, width, 44, ink.cream),
  ].join('');
}

export function nineInnings(): string {
  return [
    ground(ink.sage),
    half(640, 700, 620, '#5f7f6c'),
    polygon(
      [
        [640, 150],
        [1020, 480],
        [640, 810],
        [260, 480],
      ],
      ink.gold,
    ),
    polygon(
      [
        [640, 250],
        [900, 480],
        [640, 705],
        [380, 480],
      ],
      ink.sage,
    ),
    disc(640, 470, 60, ink.gold),
    rect(620, 462, 40, 12, ink.paper),
    stroke('M640 810L20 270M640 810L1260 270', ink.paper, 8),
    [
      [640, 172],
      [995, 480],
      [285, 480],
    ]
      .map(([x = 0, y = 0]) => moved(x, y, 1, rect(-20, -20, 40, 40, ink.paper), 45))
      .join(''),
    disc(210, 160, 110, ink.paper),
    stroke('M140 76C180 120 180 200 140 244M280 76C240 120 240 200 280 244', ink.red, 8),
    times(
      5,
      (index) =>
        line(144 + Math.sin(index) * 4, 96 + index * 32, 178, 90 + index * 32, ink.red, 6) +
        line(244, 90 + index * 32, 276, 96 + index * 32, ink.red, 6),
    ),
    moved(1070, 150, 0.8, headphones(ink.black, ink.red, ink.black)),
  ].join('');
}

export function deadAir(): string {
  return [
    ground(ink.cream),
    polygon(
      [
        [0, 720],
        [0, 520],
        [1280, 400],
        [1280, 720],
      ],
      ink.rust,
    ),
    polygon(
      [
        [560, 720],
        [700, 60],
        [716, 60],
        [856, 720],
      ],
      'none',
    ),
    stroke(
      'M560 640L704 70L850 640M590 520H818M618 410H790M646 300H762M672 200H736M560 640L818 520L618 410L762 300L672 200M850 640L590 520L790 410L646 300L736 200',
      ink.black,
      9,
    ),
    rings(704, 70, 20, 0, [ink.red]),
    [90, 150, 210, 270]
      .map((radius, index) =>
        stroke(
          `M${String(704 - radius * 0.8)} ${String(70 - radius * 0.6)}A${String(radius)} ${String(radius)} 0 0 0 ${String(704 - radius * 0.8)} ${String(70 + radius * 0.6)}M${String(704 + radius * 0.8)} ${String(70 - radius * 0.6)}A${String(radius)} ${String(radius)} 0 0 1 ${String(704 + radius * 0.8)} ${String(70 + radius * 0.6)}`,
          [ink.red, ink.gold, ink.sky, ink.blue][index] ?? ink.red,
          12,
        ),
      )
      .join(''),
    rect(130, 430, 200, 120, ink.blue),
    polygon(
      [
        [110, 430],
        [230, 350],
        [350, 430],
      ],
      ink.black,
    ),
    rect(200, 480, 50, 70, ink.gold),
    moved(1120, 500, 0.9, agave(ink.sage, '#5f7f6c')),
  ].join('');
}

export function howTheGridHolds(): string {
  const pylon = (x: number, scale: number) =>
    moved(x, 560, scale, stroke('M-60 0L0 -360L60 0M-44 -100H44M-28 -190H28M-90 -250H90M-70 -300H70', ink.black, 9));
  return [
    ground(ink.paper),
    disc(300, 300, 210, ink.gold),
    rect(0, 560, width, 160, ink.blue),
    times(7, (index) => rect(0, 576 + index * 22, width, 6, '#23407a')),
    moved(330, 260, 1.5, turbine(ink.black, ink.red, 15, 200)),
    moved(120, 380, 0.9, turbine(ink.black, ink.red, 60, 200)),
    pylon(640, 1),
    pylon(940, 0.8),
    pylon(1180, 0.62),
    stroke(
      'M550 310C700 360 800 370 868 360M868 360C980 400 1060 410 1124 405M730 310C800 350 900 360 1012 360M1012 360C1100 390 1200 400 1280 380',
      ink.black,
      4,
    ),
    times(
      4,
      (index) =>
        rect(420 + index * 128, 480, 108, 80, ink.paper, 6) +
        rect(420 + index * 128, 480, 108, 20, ink.rust) +
        rect(434 + index * 128, 516, [80, 60, 80, 34][index] ?? 80, 24, ink.sage),
    ),
  ].join('');
}

export function firstDay(): string {
  return [
    ground(ink.gold),
    times(14, (index) => rect(index * 96, 0, 48, 120, index % 2 === 0 ? ink.black : ink.gold)),
    rect(0, 560, width, 160, ink.black),
    rect(0, 560, width, 20, ink.paper),
    stroke('M420 560V470L560 250L820 180L900 330', ink.red, 64),
    [
      [420, 470],
      [560, 250],
      [820, 180],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 46, ink.black) + disc(x, y, 18, ink.paper))
      .join(''),
    rect(330, 520, 180, 44, ink.rust, 8),
    stroke('M900 330L870 390L890 430M900 330L950 380L940 430', ink.black, 22),
    rect(830, 440, 150, 110, ink.paper, 8),
    rect(830, 440, 150, 26, ink.blue),
    line(905, 466, 905, 550, ink.blush, 8),
    moved(1120, 330, 1.05, person('#8a5a3c', ink.black, ink.blue)),
    half(1120, 318, 66, ink.paper),
    rect(1044, 312, 152, 12, ink.paper, 6),
  ].join('');
}
