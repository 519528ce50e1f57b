import type { Action, Company } from '#lib/company/company.ts';
import { ArrowLink } from '#ui/ArrowLink.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Heading } from '#ui/Heading.tsx';

/** How pages end, by their kind. */
const grounds = {
  /** Films, and lists of them: a dark bar with buttons. */
  bar: 'bg-ink-900',
  /** Written pages: a line on paper. */
  line: 'on-paper',
  /** Rentals and the planner: the number, as large as a page's name. */
  number: '',
  /** People: in a speaking voice. */
  voice: 'bg-ink-900',
} as const;

export type Ending = keyof typeof grounds;

export interface CallToActionProps {
  readonly company: Company;
  readonly heading: string;
  readonly text?: string | undefined;
  readonly actions: readonly Action[];
  readonly ending?: Ending | undefined;
}

function Call({ company, ending }: Required<Pick<CallToActionProps, 'company' | 'ending'>>) {
  const { call, phoneDisplay, phoneHref } = company;
  if (ending === 'number') {
    return (
      <a className="display text-title-xl text-tungsten hover:text-paper" href={phoneHref}>
        {phoneDisplay}
      </a>
    );
  }
  if (ending !== 'bar') return <ArrowLink href={phoneHref}>{call}</ArrowLink>;
  return (
    <ButtonLink href={phoneHref} variant="primary">
      {call}
    </ButtonLink>
  );
}

/** The band that ends every page: call, or write. */
export function CallToAction({ company, heading, text, actions, ending = 'bar' }: CallToActionProps) {
  const isNumber = ending === 'number';
  const Link = ending === 'bar' ? ButtonLink : ArrowLink;
  return (
    <section aria-labelledby="call-to-action" className={`border-t border-ink-700 print:hidden ${grounds[ending]}`}>
      <div className="reveal page-width twelve items-center gap-y-4 py-6">
        <div className={`col-span-12 grid gap-2 ${isNumber ? 'lg:col-span-5' : 'lg:col-span-7'}`}>
          {ending === 'voice' ? (
            <h2 className="voice" id="call-to-action">
              {heading}
            </h2>
          ) : (
            <Heading id="call-to-action" level={2} size={ending === 'bar' ? 'm' : 's'}>
              {heading}
            </Heading>
          )}
          {text !== undefined && <p className="max-w-measure text-small wrap-anywhere text-mist">{text}</p>}
        </div>
        <div
          className={`col-span-12 flex flex-wrap gap-x-4 gap-y-2 lg:justify-end ${isNumber ? 'lg:col-span-7' : 'lg:col-span-5'}`}
        >
          <Call company={company} ending={ending} />
          {actions.map(({ label, path }) => (
            <Link href={path} key={path}>
              {label}
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}
