import { ActionButton } from '@keystar/ui/button';
import { Flex, VStack } from '@keystar/ui/layout';
import { Radio, RadioGroup } from '@keystar/ui/radio';
import { Text } from '@keystar/ui/typography';
import type { Choices, Conflict, Side } from '../publication.ts';
import { listStyle } from './ChangeList.tsx';

interface Props {
  readonly conflicts: readonly Conflict[];
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
  /** What the two texts are called. */
  readonly sides?: Readonly<Record<Side, string>>;
}

/** Whether a side was chosen for everything that two people have changed. */
export function isChosen(conflicts: readonly Conflict[], choices: Choices): boolean {
  return conflicts.every(({ id, fields }) => fields.every(({ name }) => choices[id]?.[name] !== undefined));
}

/** What two people have changed, with both texts: one of them is chosen for each field, or for a whole entry. */
export function Conflicts({ conflicts, choices, onChoose, sides = { mine: 'Mine', theirs: 'Theirs' } }: Props) {
  const choose = (id: string, names: readonly string[], side: Side) => {
    const chosen = Object.fromEntries(names.map((name) => [name, side]));
    onChoose({ ...choices, [id]: { ...choices[id], ...chosen } });
  };
  return (
    <ul aria-label="Changed by both" style={listStyle}>
      {conflicts.map(({ id, title, fields }) => (
        <li key={id}>
          <VStack gap="large">
            <Flex alignItems="center" gap="regular" wrap>
              <Text weight="semibold">{title}</Text>
              {(['mine', 'theirs'] as const).map((side) => (
                <ActionButton
                  key={side}
                  onPress={() => {
                    choose(
                      id,
                      fields.map(({ name }) => name),
                      side,
                    );
                  }}
                >
                  {`Take all: ${sides[side].toLowerCase()}`}
                </ActionButton>
              ))}
            </Flex>
            {fields.map(({ name, label, mine, theirs }) => (
              <RadioGroup
                key={name}
                label={label}
                value={choices[id]?.[name] ?? ''}
                onChange={(side) => choose(id, [name], side === 'mine' ? 'mine' : 'theirs')}
              >
                <Radio value="mine">
                  {sides.mine}: {mine || 'nothing'}
                </Radio>
                <Radio value="theirs">
                  {sides.theirs}: {theirs || 'nothing'}
                </Radio>
              </RadioGroup>
            ))}
          </VStack>
        </li>
      ))}
    </ul>
  );
}
