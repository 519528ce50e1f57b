import type { z } from 'astro/zod';
import { formatPhone } from '@site/model/contact/phone.ts';
import type { siteSchema } from '@site/model/schemas/site.ts';
import { pageGroups, type PageGroup } from '@site/model/routes/route-table.ts';
import { writeMarkdown, type MarkdownNode } from './write-markdown.ts';

export type Site = z.infer<typeof siteSchema>;

/** A page as llms.txt lists it. */
export interface ListedPage {
  readonly group: PageGroup;
  readonly title: string;
  readonly description: string;
  /** The address of its twin, absolute. */
  readonly address: string;
}

/** A title without the company's name, which stands at the top of the list. */
function ownTitle(title: string, company: string): string {
  const end = ` | ${company}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}

function writeText(value: string) {
  return { type: 'text' as const, value: value.replace(/\s+/g, ' ').trim() };
}

function writeHeading(depth: 1 | 2, text: string): MarkdownNode {
  return { type: 'heading', depth, children: [writeText(text)] };
}

function writeList(pages: readonly ListedPage[], company: string): MarkdownNode {
  const items = pages.map(({ title, description, address }) => ({
    type: 'listItem' as const,
    children: [
      {
        type: 'paragraph' as const,
        children: [
          { type: 'link' as const, url: address, children: [writeText(ownTitle(title, company))] },
          { type: 'text' as const, value: `: ${description.trim()}` },
        ],
      },
    ],
  }));
  return { type: 'list', spread: false, children: items };
}

/**
 * The site's llms.txt (https://llmstxt.org): who the company is, and every page's twin once.
 * @param pages in the order of their lists.
 */
export function writeLlms(site: Site, pages: readonly ListedPage[]): string {
  const { street, city, region, postalCode, country } = site.address;
  const summary = [
    site.tagline,
    `Phone: ${formatPhone(site.phone)}, ${site.hours}.`,
    `Studio: ${street}, ${city}, ${region} ${postalCode}, ${country}.`,
    `Service area: ${site.serviceArea}.`,
  ];
  const groups = pageGroups.map((group) => ({ group, listed: pages.filter((page) => page.group === group) }));
  return writeMarkdown([
    writeHeading(1, site.company),
    { type: 'blockquote', children: [{ type: 'paragraph', children: [writeText(summary.join(' '))] }] },
    ...groups
      .filter(({ listed }) => listed.length > 0)
      .flatMap(({ group, listed }) => [writeHeading(2, group), writeList(listed, site.company)]),
  ]);
}
