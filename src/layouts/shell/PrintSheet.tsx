import { Mark } from '#ui/Mark.tsx';
import type { Company } from '#lib/company/company.ts';

/** Heads every printed page: whom to call, and where the studio is. Screens do not show it. */
export function PrintSheet({ company, address }: { readonly company: Company; readonly address: string | undefined }) {
  return (
    <div className="print-sheet hidden">
      <Mark className="size-5" />
      <strong>
        {company.name} · {company.phoneDisplay}
      </strong>{' '}
      · {company.bookingsEmail}
      <br />
      {company.addressLines.join(', ')}
      {address !== undefined && (
        <>
          <br />
          {address}
        </>
      )}
    </div>
  );
}
