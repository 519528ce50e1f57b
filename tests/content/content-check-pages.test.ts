import { describe, expect } from 'vitest';
import { parse } from 'yaml';
import { test } from './copy-content.ts';

const page = 'pages/red-dragon.mdoc';
const noPage =
  'which is not a page: write the path of one, such as /contact (npm run content:check -- --pages lists them all)';

describe('the address of a page with sections', () => {
  test('may be any other, and links follow', async ({ content }) => {
    await content.setField('pages/about.yaml', ['path'], '/who/we-are-{product}/');
    const problems = await content.check();
    expect(problems).not.toEqual([]);
    expect(problems.filter((problem) => !problem.includes('names /about, which is not a page'))).toEqual([]);
  });

  test.for([
    ['of another page', '/movies/'],
    ['of another page in other letters', '/Movies'],
    ['of a page of the list of all videos', '/videos/2'],
    ['of a video', '/videos/neon-tide'],
    ['in a folder of the site’s own files', '/cards/about'],
    ['of the page for wrong addresses', '/404'],
  ] as const)('may not be one %s', async ([, address], { content }) => {
    await content.setField('pages/roster.yaml', ['path'], address);
    expect(await content.check()).toContain(
      `content/pages/roster.yaml: path is ${address}, which is the address of another page: write one that is free`,
    );
  });
});

describe('the address of a written page', () => {
  test('that another page has because of the product', async ({ content }) => {
    await content.setField('site.yaml', ['product', 'slug'], 'movies');
    expect(await content.check()).toEqual([
      'content/site.yaml: product.slug gives /{product} the address of /movies: choose another slug',
    ]);
  });

  test('that is invalid is not reported for links to it', async ({ content }) => {
    await content.setField(page, ['path'], 'RED');
    expect(await content.check()).toEqual([
      `content/${page}: path is not right: write a slash, then letters, digits, hyphens or {product}, such as /color-grading or /cases/neon-tide`,
    ]);
  });

  test('comes from its file alone, and links may lead there', async ({ content }) => {
    await content.write('pages/drones.mdoc', await content.read(page));
    const fields = {
      path: '/drones-{product}',
      title: 'Drone Filming',
      heading: 'Filmed by drones',
      lead: 'Drone filming, day and night.',
      description: 'x'.repeat(70),
    };
    for (const [name, value] of Object.entries(fields)) await content.setField('pages/drones.mdoc', [name], value);
    await content.appendText(page, 'See [drones](/drones-{product}).');
    expect(await content.check()).toEqual([]);
  });
});

describe('a page that is not there', () => {
  test('is named wherever something points to it, with the field', async ({ content }) => {
    await content.remove('pages/movies.yaml');
    const problems = await content.check();
    const main = 'content/navigation.yaml: main[4].path';
    expect(problems).toContain(`${main} names /movies, ${noPage}`);
    expect(problems.filter((problem) => !problem.endsWith(`names /movies, ${noPage}`))).toEqual([]);
  });

  test.for(['home', 'contact', 'not-found'])('may not be %s', async (required, { content }) => {
    await content.remove(`pages/${required}.yaml`);
    expect(await content.check()).toContainEqual(
      expect.stringContaining(`content/pages/${required}.yaml: is missing: write it with `),
    );
  });

  test('as a draft is left out of lists, and reported elsewhere', async ({ content }) => {
    await content.setField('pages/packages.yaml', ['draft'], true);
    const advice = 'names /packages, which is a draft: remove it here, or publish content/pages/packages.yaml';
    const problems = await content.check();
    expect(problems).not.toEqual([]);
    expect(problems.filter((problem) => !problem.endsWith(advice))).toEqual([]);
    expect(problems.filter((problem) => /navigation|search/.test(problem))).toEqual([]);
  });

  test('since it would be empty is reported outside of lists', async ({ content }) => {
    for (const movie of await content.listFolder('movies')) await content.remove(movie);
    const line = await content.appendText(page, 'See [films](/movies).');
    expect(await content.check()).toContain(
      `content/${page}: line ${line} names /movies, whose page has nothing to show: remove it here, or add a file to content/movies`,
    );
  });

  test('hides the pages of its entries', async ({ content }) => {
    const [member] = await content.filesIn('team');
    const address = member.replace(/^team\/(.*)\.yaml$/, '/crew/$1');
    await content.setField('pages/roster.yaml', ['draft'], true);
    const line = await content.appendText(page, `Ask [her](${address}).`);
    expect(await content.check()).toContain(
      `content/${page}: line ${line} names ${address}, which is shown only with content/pages/roster.yaml: remove it here, or publish that page`,
    );
  });

  test('no longer requires what it showed', async ({ content }) => {
    await content.remove('packages.yaml');
    await content.setField('offers.yaml', ['promotion'], undefined);
    const because = (file: string) =>
      `is missing, and content/pages/${file}.yaml shows it: write it, or remove that page`;
    expect(await content.check()).toEqual(
      expect.arrayContaining([
        `content/packages.yaml: ${because('packages')}`,
        `content/offers.yaml: promotion ${because('promotion')}`,
      ]),
    );
    await content.remove('pages/packages.yaml');
    await content.remove('pages/promotion.yaml');
    expect((await content.check()).filter((problem) => problem.includes('shows it'))).toEqual([]);
  });
});

test('the closing band of a page has a name that is there', async ({ content }) => {
  await content.setField('pages/cases.yaml', ['band'], 'nobody');
  await content.setField('navigation.yaml', ['endings', 'people'], 'nobody');
  const bands = (parse(await content.read('navigation.yaml')) as { bands: { name: string }[] }).bands;
  const names = bands.map(({ name }) => name).join(', ');
  const advice = `names the band nobody, which content/navigation.yaml does not have: write one of ${names}, or add it there`;
  expect(await content.check()).toEqual([
    `content/navigation.yaml: endings.people ${advice}`,
    `content/pages/cases.yaml: band ${advice}`,
  ]);
});

describe('a new written page', () => {
  const plain = 'path: /new-page\nheading: A new page\n';
  const added = 'pages/new-page.mdoc';
  const pageWith = (fields: string, text = 'A text.') => `---\n${plain}${fields}---\n${text}\n`;

  test('needs an address, a heading and a text', async ({ content }) => {
    await content.write(added, pageWith(''));
    expect(await content.check()).toEqual([]);
    await content.write(added, '---\nlead: Cameras by the day.\n---\n');
    const needed = (await content.check()).filter((problem) => problem.startsWith(`content/${added}`));
    expect(
      needed.map((problem) => problem.replace(/:? (?:is missing|has no text).*/, '').replace(/^.*mdoc:? ?/, '')).sort(),
    ).toEqual(['', 'heading', 'path']);
  });

  test.for([
    [
      'a picture that nobody describes',
      'still: ../media/stills/splash.jpg\n',
      'stillAlt is missing: write what the picture shows',
    ],
    ['a description of no picture', 'stillAlt: A splash\n', 'still is missing: write the picture, or remove stillAlt'],
  ] as const)('is told of %s', async ([, fields, advice], { content }) => {
    await content.write(added, pageWith(fields));
    expect(await content.check()).toEqual([expect.stringContaining(`content/${added}: ${advice}`)]);
  });

  test('has a call with a button that leads anywhere', async ({ content }) => {
    const call = (to: string) =>
      pageWith('', `{% call heading="Now" button="Book" to="${to}" %}\nA text.\n{% /call %}`);
    await content.write(added, call('https://cal.example.com/regulus'));
    expect(await content.check()).toEqual([]);
    await content.write(added, call('cal.example.com'));
    expect(await content.check()).toEqual([
      expect.stringContaining('links to "cal.example.com", which is not an address'),
    ]);
    await content.write(added, call('/nowhere'));
    expect(await content.check()).toEqual([expect.stringContaining('names /nowhere, which is not a page')]);
  });
});
