import { formatAddress } from '@site/model/contact/address.ts';
import { countryName } from '@site/model/contact/country.ts';
import { twinPath } from '@site/model/routes/create-routes.ts';
import { pageGroups } from '@site/model/routes/route-table.ts';
import { groupWords } from '@site/model/schemas/words.ts';
import { getCompany } from '#lib/company/company.query.ts';
import { getSite } from '#lib/content.query.ts';
import { listSitePages } from './site-pages.query.ts';
import { pageLanguage } from '#lib/intl.ts';
import { formatMessage } from '#lib/format-message.ts';
import { words } from '#lib/words.ts';

/** The site's llms.txt (https://llmstxt.org): who the company is, and every page's twin once. */
export async function writeLlms(): Promise<string> {
  const { site } = await getSite();
  const { phoneDisplay, hours } = await getCompany();
  const address = formatAddress(site.address);
  const { studio, reached, area } = words().others;
  const country = countryName(site.address.country, pageLanguage());
  const summary = [
    site.tagline,
    formatMessage(reached, { phone: phoneDisplay, hours }),
    ...(address === undefined ? [] : [formatMessage(studio, { address: `${address}, ${country}` })]),
    formatMessage(area, { area: site.serviceArea }),
  ].join(' ');
  const pages = await listSitePages();
  const groups = pageGroups.flatMap((group) => {
    const lines = pages
      .filter((page) => page.group === group)
      .map(({ path, title, description }) => {
        // The company's name is at the top of the list.
        const name = title.replace(` | ${site.company}`, '');
        return `- [${name}](${new URL(twinPath(path), site.origin).href}): ${description}`;
      });
    return lines.length > 0 ? [`## ${words().groups[groupWords[group]]}`, lines.join('\n')] : [];
  });
  return `${[`# ${site.company}`, `> ${summary}`, ...groups].join('\n\n')}\n`;
}
