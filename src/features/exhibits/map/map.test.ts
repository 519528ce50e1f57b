import { describe, expect, it } from 'vitest';
import { drawMap, fitProjection, readShape, stripOfMonths, writeMonths } from './map.ts';

/** A state of two degrees by two on the thirtieth parallel. */
const square = '31 -82, 31 -80, 29 -80, 29 -82';

describe('the projection', () => {
  const { project, width, height } = fitProjection(readShape(square));

  it('puts north up, west left, and the middle in the middle', () => {
    const [northWest, southEast] = [
      project({ latitude: 31, longitude: -82 }),
      project({ latitude: 29, longitude: -80 }),
    ];
    expect(northWest.x).toBeLessThan(southEast.x);
    expect(northWest.y).toBeLessThan(southEast.y);
    const middle = project({ latitude: 30, longitude: -81 });
    expect(Math.abs(middle.x - width / 2)).toBeLessThanOrEqual(1);
    expect(Math.abs(middle.y - height / 2)).toBeLessThanOrEqual(1);
  });

  it('shortens degrees of longitude as they are there', () => {
    const [corner, east, south] = [
      project({ latitude: 31, longitude: -82 }),
      project({ latitude: 31, longitude: -81 }),
      project({ latitude: 30, longitude: -82 }),
    ];
    expect((east.x - corner.x) / (south.y - corner.y)).toBeCloseTo(Math.cos(Math.PI / 6), 2);
  });
});

it('every shape is a closed path, and every place has a number', () => {
  const place = { latitude: 30, longitude: -81, hours: 2, name: '', light: '', standsFor: '', months: [] };
  const drawing = drawMap({
    outline: [square, square],
    from: { name: 'Home', latitude: 29.5, longitude: -80.5 },
    places: [place, place],
  });
  expect(drawing.land).toMatch(/^(?:M\d+ \d+(?:L\d+ \d+){3}z){2}$/);
  expect(drawing.marks.map(({ number }) => number)).toEqual([1, 2]);
});

describe('months', () => {
  it.each([
    [[12, 1, 2, 3, 4], 'December to April'],
    [[4, 5], 'April, May'],
    [[4, 5, 10, 11], 'April, May, October, November'],
    [[9], 'September'],
  ])('%j are said as "%s"', (months, words) => {
    expect(writeMonths(months)).toBe(words);
  });

  it('are marked in a year of twelve', () => {
    const strip = stripOfMonths([12, 1]);
    expect(strip.map(({ letter }) => letter).join('')).toBe('JFMAMJJASOND');
    expect(strip.filter(({ isBest }) => isBest).map(({ month }) => month)).toEqual([1, 12]);
  });
});
