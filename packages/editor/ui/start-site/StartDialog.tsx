import { Button, ButtonGroup } from '@keystar/ui/button';
import { Dialog } from '@keystar/ui/dialog';
import { VStack } from '@keystar/ui/layout';
import { Notice } from '@keystar/ui/notice';
import { Item, Picker } from '@keystar/ui/picker';
import { Content } from '@keystar/ui/slots';
import { TextField } from '@keystar/ui/text-field';
import { Heading, Text } from '@keystar/ui/typography';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RefusedAnswers, StartQuestion } from '../../content/start-company.ts';
import { startWords } from '../../content/start-words.ts';
import { ask, Refused } from '../../publish/ui/ask.ts';

interface Props {
  /** Whose site is replaced. */
  readonly company: string;
  readonly questions: readonly StartQuestion[];
  readonly answers: Readonly<Record<string, string>>;
  readonly onAnswer: (answers: Readonly<Record<string, string>>) => void;
  /** Whether the site is written. */
  readonly isDone: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface FieldProps {
  readonly question: StartQuestion;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}

/** What phones show a keyboard for, and browsers know of whoever uses them. */
const kinds: Readonly<Record<string, { readonly type: 'email' | 'tel' | 'url'; readonly autoComplete: string }>> = {
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  site: { type: 'url', autoComplete: 'url' },
};

function Field({ question: { name, label, advice, choices }, value, fault, onChange }: FieldProps) {
  const common = { label, description: advice, ...(fault !== undefined && { errorMessage: fault }) };
  if (!choices) return <TextField {...common} {...kinds[name]} onChange={onChange} value={value} />;
  return (
    <Picker
      {...common}
      items={choices}
      onChange={(key) => {
        onChange(String(key));
      }}
      placeholder="Choose"
      value={value === '' ? null : value}
      width="100%"
    >
      {(choice) => <Item key={choice.value}>{choice.label}</Item>}
    </Picker>
  );
}

/** Asks what `npm run new-company` asks, and puts a small site in the place of the example. */
export function StartDialog({ company, questions, answers, onAnswer, isDone, onDone, onClose }: Props) {
  const [refused, setRefused] = useState<RefusedAnswers>({});
  const fields = useRef<HTMLDivElement>(null);
  const start = useMutation({
    mutationFn: async () => ask('new-company', answers),
    onSuccess: onDone,
    onError: (error) => {
      setRefused((error instanceof Refused && error.refusal.fields) || {});
    },
  });
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [start.error]);
  if (isDone) {
    return (
      <Dialog size="medium">
        <Heading>{startWords.own}</Heading>
        <Content>
          <Notice tone="positive">
            <Heading>{`The site of ${answers.name ?? ''} is written`}</Heading>
            <Content>
              What it can’t know, such as films, pictures and prices, is marked as a sample: the button at the foot of the
              window lists them. Nothing is online until you publish. The pages of {company} stay in the history.
            </Content>
          </Notice>
        </Content>
        <ButtonGroup>
          <Button autoFocus onPress={onClose} prominence="high">
            Open it
          </Button>
        </ButtonGroup>
      </Dialog>
    );
  }
  return (
    <Dialog size="medium">
      <Heading>{startWords.own}</Heading>
      <Content>
        <VStack gap="xlarge" ref={fields}>
          <Text>
            {`It has the eight to ten pages of your trade, in the place of all pages, films and pictures of ${company}, which stay in the history. Nothing is online until you publish. Leave empty only what says so.`}
          </Text>
          {questions.map((question) => (
            <Field
              fault={refused[question.name]}
              key={question.name}
              onChange={(value) => {
                onAnswer({ ...answers, [question.name]: value });
                setRefused({ ...refused, [question.name]: undefined });
              }}
              question={question}
              value={answers[question.name] ?? ''}
            />
          ))}
          <div role="alert">{start.error && <Notice tone="critical">{start.error.message}</Notice>}</div>
        </VStack>
      </Content>
      <ButtonGroup>
        <Button onPress={onClose}>Cancel</Button>
        <Button
          isDisabled={start.isPending}
          onPress={() => {
            start.mutate();
          }}
          prominence="high"
        >
          {start.isPending ? 'Writing …' : 'Replace what is here'}
        </Button>
      </ButtonGroup>
    </Dialog>
  );
}
