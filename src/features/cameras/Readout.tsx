import { ChangingText } from '#ui/ChangingText.tsx';

export function Readout({ word, children }: { readonly word: string; readonly children: string }) {
  return (
    <div className="flex flex-col justify-between border-t border-ink-500 pt-3">
      <dt className="slate text-mist">{word}</dt>
      <dd className="mt-1 display text-title-s">
        <ChangingText>{children}</ChangingText>
      </dd>
    </div>
  );
}
