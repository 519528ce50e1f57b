import { Flex, VStack } from '@keystar/ui/layout';
import { Notice } from '@keystar/ui/notice';
import { ProgressCircle } from '@keystar/ui/progress';
import { ActionButton } from '@keystar/ui/button';
import { Text } from '@keystar/ui/typography';
import type { Owner, Plan } from '../publication.ts';
import { ChangeList } from './ChangeList.tsx';
import { OutcomeNotice } from './OutcomeNotice.tsx';
import { OwnerFields } from './OwnerFields.tsx';
import { Steps } from './Steps.tsx';
import type { Publishing } from './use-publishing.ts';

interface Props {
  readonly publishing: Publishing;
  /** What is being written into the fields of the owner; undefined where they are not shown. */
  readonly owner: Owner | undefined;
  readonly onOwner: (owner: Owner) => void;
}

function PlanView({ plan, owner, onOwner }: Omit<Props, 'publishing'> & { readonly plan: Plan }) {
  const { changes, isFirst, otherFiles } = plan;
  if (plan.trouble !== undefined) return <Notice tone="caution">{plan.trouble}</Notice>;
  return (
    <VStack gap="xlarge">
      {isFirst && <Text>Nothing is online yet: the whole content is published.</Text>}
      {changes.length === 0 && !isFirst && <Text>Everything that you saved is published.</Text>}
      <ChangeList changes={changes} />
      {otherFiles.length > 0 && (
        <Text color="neutralSecondary">
          Changes of the site&apos;s program go online as well: {otherFiles.slice(0, 5).join(', ')}
          {otherFiles.length > 5 && ` and ${String(otherFiles.length - 5)} more`}
        </Text>
      )}
      {owner ? (
        <OwnerFields owner={owner} onChange={onOwner} />
      ) : (
        plan.owner &&
        (changes.length > 0 || isFirst) && (
          <Flex alignItems="center" gap="regular" wrap>
            <Text color="neutralSecondary">
              In the name of {plan.owner.name} ({plan.owner.email})
            </Text>
            <ActionButton
              aria-label="Change the name"
              onPress={() => {
                onOwner(plan.owner ?? { name: '', email: '' });
              }}
            >
              Change
            </ActionButton>
          </Flex>
        )
      )}
    </VStack>
  );
}

/** What would be published, how far it is, and how it ended. */
export function Changes({ publishing: { plan, run, isRunning, trouble }, owner, onOwner }: Props) {
  const outcome = run?.outcome;
  // What was saved since is not online.
  const isOutdated = outcome?.kind === 'online' && plan !== undefined && plan.changes.length > 0;
  return (
    <VStack gap="xlarge">
      {trouble !== undefined && <Notice tone="critical">{trouble}</Notice>}
      {outcome && !isOutdated && <OutcomeNotice outcome={outcome} />}
      {run && (isRunning || outcome?.kind === 'failed') && <Steps steps={run.steps} />}
      {!isRunning && !plan && <ProgressCircle aria-label="The changes are being looked up" isIndeterminate />}
      {!isRunning && plan && <PlanView onOwner={onOwner} owner={owner} plan={plan} />}
    </VStack>
  );
}
