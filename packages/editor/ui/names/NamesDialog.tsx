import { VStack } from '@keystar/ui/layout';
import { Item, Picker } from '@keystar/ui/picker';
import { Text } from '@keystar/ui/typography';
import { useState } from 'react';
import type { LostUse, NamesAnswer, NamesPlanInWords } from '../../content/names-question.ts';
import type { Choice } from '../../content/outline.ts';
import { listStyle } from '../../publish/ui/ChangeList.tsx';
import { QuestionDialog } from '../../publish/ui/QuestionDialog.tsx';

interface Props {
  readonly plan: NamesPlanInWords;
  /** @param answer undefined where nothing is to change. */
  readonly reply: (answer: NamesAnswer | undefined) => void;
}

interface ChooserProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** Keys may not be empty. */
const keyOf = (value: string) => `is ${value}`;

function Chooser({ label, choices, value, onChoose }: ChooserProps) {
  return (
    <Picker
      items={choices}
      label={label}
      onChange={(key) => onChoose(String(key).slice(keyOf('').length))}
      placeholder="Choose"
      value={value === undefined ? null : keyOf(value)}
      width="100%"
    >
      {(choice) => <Item key={keyOf(choice.value)}>{choice.label}</Item>}
    </Picker>
  );
}

function Lines({ label, lines }: { readonly label: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <VStack gap="regular">
      <Text weight="semibold">{label}</Text>
      <ul aria-label={label} style={listStyle}>
        {lines.map((line) => (
          <li key={line}>
            <Text>{line}</Text>
          </li>
        ))}
      </ul>
    </VStack>
  );
}

/** Asks what becomes of what names an entry whose name changes or goes. */
export function NamesDialog({ plan, reply }: Props) {
  const [leadsTo, setLeadsTo] = useState(plan.leadsTo);
  const [uses, setUses] = useState<Readonly<Record<string, string>>>({});
  const valueOf = ({ id, kind, canGo }: LostUse) => uses[id] ?? (canGo ? '' : kind === 'path' ? leadsTo : undefined);
  const isGoing = plan.leadsTo !== undefined || plan.lost.length > 0;
  const gone = plan.moves.filter(({ to }) => to === undefined);
  const chosen = plan.lost.map((use) => [use.id, valueOf(use)] as const);
  const isReady = chosen.every(([, value]) => value !== undefined);
  return (
    <QuestionDialog
      answer={
        isReady ? { plan: plan.plan, leadsTo, uses: Object.fromEntries(chosen) as NamesAnswer['uses'] } : undefined
      }
      heading={isGoing ? 'What it leaves behind' : 'What changes with it'}
      no="Cancel"
      reply={reply}
      yes={isGoing ? 'Delete' : 'Change all of it'}
    >
      <Lines
        label="The old address leads to the new one"
        lines={plan.moves.flatMap(({ from, to }) => (to === undefined ? [] : `${from} → ${to}`))}
      />
      <Lines label="These follow" lines={plan.follows} />
      <Lines label="Addresses that go" lines={gone.map(({ from }) => from)} />
      {gone.length > 0 && (
        <Chooser
          choices={plan.choices.path}
          label={gone.length === 1 ? 'The old address leads to' : 'The old addresses lead to'}
          onChoose={setLeadsTo}
          value={leadsTo}
        />
      )}
      {plan.lost.map((use) => (
        <Chooser
          choices={[...(use.canGo ? [{ value: '', label: 'Remove it there' }] : []), ...plan.choices[use.kind]]}
          key={use.id}
          label={use.where}
          onChoose={(value) => setUses({ ...uses, [use.id]: value })}
          value={valueOf(use)}
        />
      ))}
    </QuestionDialog>
  );
}
