import { stringify } from 'yaml';
import { formatAddress } from '@site/model/contact/address.ts';
import { countryName } from '@site/model/contact/country.ts';
import { pageGroups } from '@site/model/routes/route-table.ts';
import { twinPath } from '@site/model/routes/create-routes.ts';
import { hasTwin, type SitePage } from '#features/seo/site-page.ts';
import { listSitePages } from '#features/seo/site-pages.query.ts';
import { getCompany } from '#lib/company/company.query.ts';
import { getSite } from '#lib/content.query.ts';
import { resolvePhotograph } from '#lib/pictures/pictures.query.ts';
import { describePost } from './post.query.tsx';
import { describeSectionPage } from './section-page.query.tsx';
import { describeTextPage } from './text-page.query.tsx';
import { toMarkdown } from './to-markdown.ts';
import { List, Words } from './Words.tsx';

/** Every page that has a twin in Markdown. */
export async function listTwins(): Promise<SitePage[]> {
  return (await listSitePages()).filter(hasTwin);
}

/** What a page says below its heading, as content for `Words`. */
async function describePage({ subject, path }: SitePage): Promise<unknown> {
  if (subject.kind === 'post') return describePost(subject.slug);
  if (subject.kind === 'written') return describeTextPage(subject.slug);
  if (subject.kind !== 'route') throw new Error(`${path} has no Markdown twin`);
  return describeSectionPage(subject.key);
}

/**
 * A page as Markdown: title, description and address as front matter, then what the page says, from the same content
 * that the page is made from.
 */
export async function writeTwin(page: SitePage): Promise<string> {
  const { site } = await getSite();
  const { title, description, path, heading, label, sources, subject } = page;
  const [file = ''] = sources;
  const canonical = new URL(path, site.origin).href;
  const head = stringify({ title, description, canonical }, { lineWidth: 0 });
  const content = (
    <>
      <h1>{heading}</h1>
      {subject.kind !== 'post' && <em>{label}</em>}
      <Words of={await describePage(page)} />
    </>
  );
  const text = await toMarkdown(content, {
    base: canonical,
    // Content files name their pictures from their own folder; articles have addresses already.
    resolveImage: async (src) => (src.startsWith('.') ? resolvePhotograph(file, src) : src),
  });
  return `---\n${head}---\n\n${text}`;
}

/** The site's llms.txt (https://llmstxt.org): who the company is, and every page's twin once. */
export async function writeLlms(): Promise<string> {
  const { site } = await getSite();
  const { phoneDisplay, hours } = await getCompany();
  const summary = [
    site.tagline,
    `Phone: ${phoneDisplay}, ${hours}.`,
    `Studio: ${formatAddress(site.address)}, ${countryName(site.address.country)}.`,
    `Service area: ${site.serviceArea}.`,
  ];
  const pages = await listTwins();
  const groups = pageGroups
    .map((group) => ({ group, listed: pages.filter((page) => page.group === group) }))
    .filter(({ listed }) => listed.length > 0);
  const content = (
    <>
      <h1>{site.company}</h1>
      <blockquote>{summary.join(' ')}</blockquote>
      {groups.map(({ group, listed }) => (
        <section key={group}>
          <h2>{group}</h2>
          <List
            items={listed.map(({ path, title, description }) => (
              <>
                {/* The company's name is at the top of the list. */}
                <a href={twinPath(path)}>{title.replace(` | ${site.company}`, '')}</a>: {description}
              </>
            ))}
          />
        </section>
      ))}
    </>
  );
  return toMarkdown(content, { base: site.origin });
}
