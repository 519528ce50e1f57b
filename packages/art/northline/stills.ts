/** The wide pictures of pages, 1600 by 670: what counts is on the right, where no words stand. */
import { disc, ink, line, moved, polygon, rect, ring, stroke, times } from './draw.ts';
import {
  agave,
  boomMicrophone,
  bridge,
  headphones,
  hill,
  microphone,
  mixer,
  person,
  rings,
  road,
  skyline,
  tapeReels,
  wave,
} from './motifs.ts';

const [width, height] = [1600, 670];
const ground = (fill: string) => rect(0, 0, width, height, fill);

const scenes = {
  'microphone-waves': () => [
    ground(ink.gold),
    rings(1080, 340, 150, 90, [ink.black, ink.cream, ink.red, ink.rust]),
    moved(1080, 350, 1.7, microphone(ink.cream, ink.gold, ink.black)),
    moved(60, 330, 1, wave(680, 330, 30, 3, [ink.black, ink.red, ink.rust])),
  ],
  'desk-skyline': () => [
    ground(ink.sky),
    disc(420, 240, 130, ink.paper),
    moved(180, 500, 1.6, skyline(ink.blue, '#4a6ba8', ink.cream)),
    rect(0, 500, width, 170, ink.rust),
    rect(0, 500, width, 20, ink.black),
    rect(940, 300, 300, 200, ink.black, 12),
    rect(956, 316, 268, 160, ink.cream),
    moved(976, 396, 1, wave(228, 100, 16, 8, [ink.red, ink.blue])),
    rect(1070, 500, 40, 14, ink.black),
    moved(1390, 420, 0.9, headphones(ink.black, ink.red, ink.gold)),
    rect(640, 440, 150, 60, ink.gold, 6),
    rect(650, 426, 150, 16, ink.paper, 4),
  ],
  'studio-room': () => [
    ground(ink.rust),
    times(11, (index) =>
      polygon(
        [
          [index * 150, 0],
          [index * 150 + 75, 0],
          [index * 150 + 75, 300],
          [index * 150, 300],
        ],
        '#863',
      ),
    ),
    rect(560, 70, 620, 270, ink.black, 8),
    rect(576, 86, 588, 238, ink.sky),
    moved(620, 324, 0.72, skyline(ink.blue, '#4a6ba8', ink.cream)),
    rect(0, 480, width, 190, ink.black),
    rect(0, 470, width, 22, ink.gold),
    moved(760, 400, 0.62, microphone(ink.cream, ink.gold, ink.black)),
    moved(1010, 400, 0.62, microphone(ink.cream, ink.gold, ink.black)),
    moved(300, 330, 1.05, person(ink.blush, ink.black, ink.blue, true)),
    moved(1370, 330, 1.05, person('#8a5a3c', ink.black, ink.sage, true)),
  ],
  'road-north': () => [
    ground(ink.blush),
    disc(1060, 270, 160, ink.red),
    hill(width, 670, 330, 230, 320, ink.blue),
    rect(0, 320, width, 350, ink.gold),
    polygon(
      [
        [0, 320],
        [1060, 320],
        [300, 670],
        [0, 670],
      ],
      '#dd9430',
    ),
    road(1060, 320, 760, 670, ink.black, ink.cream),
    times(
      6,
      (index) =>
        rect(140 + index * 150, 210 + index * 16, 8, 130 - index * 12, ink.black) +
        rect(116 + index * 150, 226 + index * 16, 56 - index * 4, 6, ink.black),
    ),
    moved(240, 560, 1, agave(ink.sage, '#5f7f6c')),
  ],
  'mixing-desk': () => [
    ground(ink.blue),
    moved(120, 120, 1.25, mixer(14, 9, '#1c3566', [ink.red, ink.gold, ink.sage, ink.cream]), -4),
  ],
  'tape-reels': () => [
    ground(ink.sage),
    rect(0, 540, width, 130, ink.black),
    moved(1040, 270, 1.35, tapeReels(ink.cream, ink.rust, ink.black)),
    moved(70, 300, 1, wave(560, 240, 24, 6, [ink.black, ink.paper])),
  ],
  'index-cards': () => [
    ground(ink.red),
    times(10, (index) =>
      moved(
        520 + (index % 5) * 230,
        130 + Math.floor(index / 5) * 270,
        1,
        rect(
          -95,
          -80,
          190,
          170,
          [ink.paper, ink.cream, ink.gold, ink.blush, ink.sky][(index * 3) % 5] ?? ink.paper,
          6,
        ) +
          times(4, (row) => rect(-70, -40 + row * 28, [130, 100, 140, 70][(row + index) % 4] ?? 100, 8, ink.black, 4)) +
          disc(0, -72, 12, ink.rust),
        ((index * 7) % 9) - 4,
      ),
    ),
  ],
  'plant-floor': () => [
    ground(ink.cream),
    times(4, (index) =>
      polygon(
        [
          [index * 400, 190],
          [index * 400 + 400, 70],
          [index * 400 + 400, 190],
        ],
        ink.rust,
      ),
    ),
    rect(0, 190, width, 60, ink.rust),
    times(8, (index) => rect(40 + index * 200, 280, 120, 120, ink.sky)),
    rect(0, 440, width, 230, ink.blue),
    rect(200, 470, 1240, 40, ink.black, 20),
    times(9, (index) => disc(250 + index * 142, 490, 14, ink.gold)),
    times(5, (index) =>
      rect(300 + index * 230, 380, 120, 90, [ink.gold, ink.red, ink.paper, ink.sage, ink.gold][index] ?? ink.gold, 8),
    ),
    stroke('M1240 670V420L1330 300L1450 340', ink.red, 40),
    disc(1330, 300, 30, ink.black),
  ],
  'training-screen': () => [
    ground(ink.sky),
    rect(720, 60, 760, 440, ink.black, 16),
    rect(744, 84, 712, 392, ink.paper),
    polygon(
      [
        [1050, 200],
        [1050, 360],
        [1180, 280],
      ],
      ink.red,
    ),
    rect(780, 430, 640, 14, ink.cream, 7),
    rect(780, 430, 250, 14, ink.red, 7),
    disc(1030, 437, 16, ink.rust),
    rect(0, 560, width, 110, ink.blue),
    [180, 420, 660, 940, 1220, 1460]
      .map((x, index) =>
        moved(
          x,
          560,
          1.1,
          person(
            [ink.blush, '#8a5a3c', '#c98d68'][index % 3] ?? ink.blush,
            [ink.black, ink.rust, ink.black][index % 3] ?? ink.black,
            [ink.gold, ink.red, ink.sage][index % 3] ?? ink.gold,
          ),
        ),
      )
      .join(''),
  ],
  'event-stage': () => [
    ground(ink.black),
    [420, 800, 1180]
      .map((x, index) =>
        polygon(
          [
            [x - 20, 0],
            [x + 20, 0],
            [x + 190, 480],
            [x - 190, 480],
          ],
          [ink.gold, ink.cream, ink.red][index] ?? ink.gold,
        ),
      )
      .join(''),
    rect(0, 470, width, 60, ink.rust),
    rect(720, 360, 130, 120, ink.blue),
    moved(785, 300, 0.8, person('#8a5a3c', ink.black, ink.paper)),
    times(17, (index) => disc(40 + index * 96, 640, 54, index % 3 === 0 ? ink.blue : '#22406f')),
  ],
  'thirty-seconds': () => [
    ground(ink.blush),
    times(
      3,
      (index) =>
        rect(
          820 + index * 250,
          130 + index * 20,
          [220, 200, 130][index] ?? 200,
          [130, 240, 350][index] ?? 200,
          ink.black,
          10,
        ) +
        rect(
          832 + index * 250,
          142 + index * 20,
          [196, 176, 106][index] ?? 176,
          [106, 216, 326][index] ?? 176,
          [ink.gold, ink.red, ink.blue][index] ?? ink.gold,
        ),
    ),
    disc(420, 330, 220, ink.paper),
    ring(420, 330, 220, ink.black, 16),
    stroke('M420 330L420 150', ink.red, 14),
    times(12, (index) => moved(420, 330, 1, rect(-5, -196, 10, 30, ink.black), index * 30)),
    disc(420, 330, 18, ink.red),
  ],
  'remote-call': () => [
    ground(ink.blue),
    times(9, (index) => line(0, index * 84, width, index * 84, '#23407a', 4)),
    times(20, (index) => line(index * 84, 0, index * 84, height, '#23407a', 4)),
    stroke('M330 460C600 60 1000 60 1290 420', ink.gold, 10),
    stroke('M330 460C640 300 1000 280 1290 420', ink.red, 10),
    stroke('M330 460C640 560 1000 560 1290 420', ink.cream, 10),
    disc(330, 460, 120, ink.red),
    disc(1290, 420, 120, ink.gold),
    moved(330, 470, 0.66, headphones(ink.black, ink.cream, ink.black)),
    moved(1290, 400, 0.6, microphone(ink.black, ink.cream, ink.black)),
  ],
  'bridge-night': () => [
    ground('#20345f'),
    disc(1290, 130, 76, ink.cream),
    moved(250, 420, 1.5, skyline(ink.black, '#1b2a4c', ink.gold)),
    rect(0, 420, width, 250, ink.black),
    times(9, (index) => rect(1180 + (index % 3) * 40, 450 + index * 22, 210 - index * 14, 6, ink.cream, 3)),
    times(22, (index) => rect((index * 73) % 1500, 460 + ((index * 53) % 180), 60, 4, ink.gold, 2)),
    moved(0, 470, 1, bridge(1600, 6, ink.rust, ink.black)),
  ],
  'dead-end': () => [
    ground(ink.gold),
    hill(width, 670, 380, 330, 400, ink.rust),
    rect(0, 420, width, 250, ink.cream),
    road(980, 420, 500, 670, ink.black, ink.paper),
    rect(962, 150, 28, 300, ink.black),
    moved(
      976,
      190,
      1,
      rect(-120, -120, 240, 240, ink.red, 20) +
        rect(-100, -100, 200, 200, ink.paper, 12) +
        rect(-84, -84, 168, 168, ink.red, 8),
      45,
    ),
    rect(926, 172, 100, 36, ink.paper),
    moved(300, 520, 1.3, agave(ink.sage, '#5f7f6c')),
    moved(1400, 560, 1, agave(ink.sage, '#5f7f6c')),
  ],
  'front-door': () => [
    ground(ink.sage),
    rect(760, 60, 640, 610, ink.rust),
    times(12, (index) => rect(760, 110 + index * 50, 640, 4, '#863')),
    rect(960, 230, 240, 440, ink.black),
    rect(984, 254, 192, 190, ink.sky),
    rect(984, 464, 192, 206, ink.gold),
    disc(1160, 470, 12, ink.paper),
    rect(820, 120, 520, 74, ink.cream, 10),
    moved(850, 157, 1, wave(460, 46, 30, 2, [ink.red, ink.black])),
    rect(0, 640, width, 30, ink.black),
    moved(1500, 640, 1.2, agave('#5f7f6c', ink.black)),
  ],
  'boom-and-wave': () => [
    ground(ink.red),
    rings(1150, 340, 130, 84, [ink.black, ink.cream, ink.gold, ink.rust]),
    moved(1110, 370, 1.35, boomMicrophone(ink.black, ink.black, ink.gold)),
    moved(60, 440, 1, wave(720, 260, 32, 5, [ink.paper, ink.gold])),
  ],
} satisfies Record<string, () => readonly string[]>;

export type StillName = keyof typeof scenes;

export const stillNames = Object.keys(scenes) as readonly StillName[];

export function drawStill(name: StillName): string {
  return scenes[name]().join('');
}
