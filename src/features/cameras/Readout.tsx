import { ChangingText } from '#ui/ChangingText.tsx';

export function Readout({
  word,
  keepsCase = false,
  children,
}: {
  readonly word: string;
  readonly keepsCase?: boolean;
  readonly children: string;
}) {
  return (
    <div className="flex flex-col justify-between border-t border-ink-500 pt-3">
      <dt className="slate text-mist">{word}</dt>
      <dd className={`mt-1 display text-title-s ${keepsCase ? 'normal-case' : ''}`}>
        <ChangingText>{children}</ChangingText>
      </dd>
    </div>
  );
}
