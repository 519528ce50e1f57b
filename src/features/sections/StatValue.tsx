interface StatValueProps {
  /** Such as `1000+`, or `más de 1000`, whose words are small. */
  readonly value: string;
}

/** A figure whose number counts up (browser/tick.ts). */
export function StatValue({ value }: StatValueProps) {
  const [, words, number = value] = /^(.*\D) (\d.*)$/.exec(value) ?? [];
  return (
    <>
      {words !== undefined && <span className="slate text-mist">{words} </span>}
      <span data-tick="">{number}</span>
    </>
  );
}
