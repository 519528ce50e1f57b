import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StatBand } from './StatBand.tsx';

it('says under a figure how it was counted, where its owner says so', () => {
  const stats = [
    { name: 'weddings', value: '140+', label: 'weddings', counted: 'since 2015' },
    { name: 'towns', value: '31', label: 'towns' },
  ];
  const band = renderToStaticMarkup(<StatBand label="In figures" stats={stats} />);
  expect(band).toMatch(/weddings<span[^>]*>since 2015<.*140\+/);
  expect(band).toMatch(/towns<\/dt><dd[^>]*>31</);
});
