import { Logo } from '#ui/Logo.tsx';
import { Mark } from '#ui/Mark.tsx';
import type { Company } from '#lib/company/company.ts';

/** The head of every printed page. Hidden on screens. */
export function PrintSheet({ company, address }: { readonly company: Company; readonly address: string | undefined }) {
  return (
    <div className="print-sheet hidden">
      {company.logo?.onWhite ? <Logo alt="" loading="lazy" logo={company.logo.onWhite} /> : <Mark className="size-5" />}
      <strong>
        {company.name} · {company.phoneDisplay}
      </strong>{' '}
      · {company.bookingsEmail}
      <br />
      {company.addressLines.join(', ') || company.serviceArea}
      {address !== undefined && (
        <>
          <br />
          {address}
        </>
      )}
    </div>
  );
}
