import { Button, ButtonGroup } from '@keystar/ui/button';
import { Dialog } from '@keystar/ui/dialog';
import { VStack } from '@keystar/ui/layout';
import { Content } from '@keystar/ui/slots';
import { Heading } from '@keystar/ui/typography';
import type { ReactNode } from 'react';

interface Props<Answer> {
  readonly heading: string;
  readonly children: ReactNode;
  /** What the button says that leaves everything as it is. */
  readonly no: string;
  /** What the button says that gives the answer. */
  readonly yes: string;
  /** Undefined while something has to be chosen. */
  readonly answer: Answer | undefined;
  /** @param answer undefined where nothing is to change. */
  readonly reply: (answer: Answer | undefined) => void;
}

/** A window that asks before something is saved. */
export function QuestionDialog<Answer>({ heading, children, no, yes, answer, reply }: Props<Answer>) {
  return (
    <Dialog size="medium">
      <Heading>{heading}</Heading>
      <Content>
        <VStack gap="xlarge">{children}</VStack>
      </Content>
      <ButtonGroup>
        <Button onPress={() => reply(undefined)}>{no}</Button>
        <Button isDisabled={answer === undefined} onPress={() => reply(answer)} prominence="high">
          {yes}
        </Button>
      </ButtonGroup>
    </Dialog>
  );
}
