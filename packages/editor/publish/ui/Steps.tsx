import { Icon } from '@keystar/ui/icon';
import { alertCircleIcon } from '@keystar/ui/icon/icons/alertCircleIcon';
import { checkCircle2Icon } from '@keystar/ui/icon/icons/checkCircle2Icon';
import { circleIcon } from '@keystar/ui/icon/icons/circleIcon';
import { Flex } from '@keystar/ui/layout';
import { ProgressCircle } from '@keystar/ui/progress';
import { Text } from '@keystar/ui/typography';
import type { Step, StepName } from '../publication.ts';

const labels: Readonly<Record<StepName, string>> = {
  fetch: 'Asking what others have published',
  restore: 'Putting the content back',
  check: 'Checking the content',
  build: 'Building the site',
  save: 'Saving it in your name',
  send: 'Sending it',
  deploy: 'Putting the site online',
  wait: 'Waiting until the site shows it',
};

/** What is going on, in words; empty between two steps. */
export function currentStep(steps: readonly Step[]): string {
  const running = steps.find(({ state }) => state === 'running');
  return running ? labels[running.name] : '';
}

function StepIcon({ state }: Pick<Step, 'state'>) {
  switch (state) {
    case 'running':
      return <ProgressCircle aria-hidden isIndeterminate size="small" />;
    case 'done':
      return <Icon color="positive" src={checkCircle2Icon} />;
    case 'failed':
      return <Icon color="critical" src={alertCircleIcon} />;
    case 'waiting':
      return <Icon color="neutralTertiary" src={circleIcon} />;
  }
}

const states: Readonly<Record<Step['state'], string>> = {
  waiting: 'not yet',
  running: 'going on',
  done: 'done',
  failed: 'failed',
};

const listStyle = { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: '0.75rem' } as const;

/** The parts of a publication, and which are done. */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol aria-label="Progress" style={listStyle}>
      {steps.map(({ name, state }) => (
        <li key={name} aria-label={`${labels[name]}: ${states[state]}`}>
          <Flex alignItems="center" gap="regular">
            <StepIcon state={state} />
            <Text color={state === 'waiting' ? 'neutralSecondary' : 'neutral'}>{labels[name]}</Text>
          </Flex>
        </li>
      ))}
    </ol>
  );
}
