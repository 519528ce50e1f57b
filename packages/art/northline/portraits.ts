/** The three of Northline, 800 by 1000: flat shapes, each before a color of their own. */
import { disc, half, ink, polygon, rect, shape, stroke } from './draw.ts';
import { rings } from './motifs.ts';

interface Sitter {
  readonly ground: readonly string[];
  readonly skin: string;
  readonly shade: string;
  readonly shirt: string;
  /** Behind the head, then over it. */
  readonly hair: readonly [string, string];
  readonly extras: string;
}

function draw({ ground, skin, shade, shirt, hair, extras }: Sitter): string {
  return [
    rect(0, 0, 800, 1000, ground.at(-1) ?? ink.cream),
    rings(400, 420, 250, 90, ground.slice(0, -1)),
    hair[0],
    rect(320, 560, 160, 210, shade, 60),
    shape('M60 1000C60 790 210 730 320 720C350 790 450 790 480 720C590 730 740 790 740 1000Z', shirt),
    rect(250, 230, 300, 400, skin, 150),
    shape('M400 400L430 505H396Z', shade),
    stroke('M345 560C370 584 430 584 455 560', ink.black, 10),
    disc(335, 425, 14, ink.black),
    disc(465, 425, 14, ink.black),
    stroke('M300 378C318 362 350 362 366 374M434 374C450 362 482 362 500 378', ink.black, 12),
    hair[1],
    extras,
  ].join('');
}

const maren: Sitter = {
  ground: [ink.gold, ink.red],
  skin: ink.blush,
  shade: '#d9a283',
  shirt: ink.blue,
  hair: [
    shape('M210 700C190 300 240 160 400 160C560 160 610 300 590 700Z', ink.rust),
    shape(
      'M236 400C230 230 320 180 400 180C480 180 570 230 564 400C520 330 470 270 420 250C360 300 290 330 236 400Z',
      ink.rust,
    ),
  ],
  extras:
    stroke('M230 420A175 190 0 0 1 570 420', ink.black, 26) +
    rect(196, 390, 64, 140, ink.black, 28) +
    rect(540, 390, 64, 140, ink.black, 28) +
    polygon(
      [
        [360, 742],
        [400, 800],
        [440, 742],
        [400, 762],
      ],
      ink.cream,
    ),
};

const curtis: Sitter = {
  ground: [ink.sky, ink.cream, ink.blue],
  skin: '#8a5a3c',
  shade: '#6d4530',
  shirt: ink.gold,
  hair: [
    '',
    half(400, 320, 152, ink.black) +
      shape(
        'M250 500C250 650 320 690 400 690C480 690 550 650 550 500C540 560 500 560 470 540C430 524 370 524 330 540C300 560 260 560 250 500Z',
        ink.black,
      ) +
      stroke('M352 566C376 584 424 584 448 566', '#c98d68', 12),
  ],
  extras:
    stroke('M270 425H300M500 425H530', ink.cream, 10) +
    `<g fill="none" stroke="${ink.cream}" stroke-width="12"><circle cx="335" cy="425" r="46"/><circle cx="465" cy="425" r="46"/><path d="M381 425H419"/></g>`,
};

const yesenia: Sitter = {
  ground: [ink.blush, ink.gold, ink.sage],
  skin: '#c98d68',
  shade: '#a96f4f',
  shirt: ink.black,
  hair: [
    disc(400, 170, 100, ink.black) + shape('M222 520C200 300 260 170 400 170C540 170 600 300 578 520Z', ink.black),
    shape(
      'M240 420C236 240 320 196 400 196C480 196 564 240 560 420C540 330 500 290 400 286C300 290 260 330 240 420Z',
      ink.black,
    ),
  ],
  extras: disc(236, 540, 20, ink.red) + disc(564, 540, 20, ink.red) + stroke('M300 800L400 880L500 800', ink.red, 20),
};

export const portraits: Readonly<Record<string, () => string>> = {
  'maren-dahl': () => draw(maren),
  'curtis-yarrow': () => draw(curtis),
  'yesenia-rocha': () => draw(yesenia),
};
