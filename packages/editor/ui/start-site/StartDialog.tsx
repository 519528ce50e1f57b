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
import { ask, Refused } from '../ask.ts';
import { FieldFrame } from '../form-field.tsx';

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
  const common = { label, ...(fault !== undefined && { errorMessage: fault }) };
  return (
    <FieldFrame fault={fault}>
      {choices ? (
        <Picker
          {...common}
          items={choices}
          onChange={(key) => onChange(String(key))}
          placeholder="Choose"
          value={value === '' ? null : value}
          width="100%"
        >
          {(choice) => <Item key={choice.value}>{choice.label}</Item>}
        </Picker>
      ) : (
        <TextField {...common} {...kinds[name]} description={advice} onChange={onChange} value={value} />
      )}
    </FieldFrame>
  );
}

/** Asks what `npm run new-company` asks, and puts a small site in the place of the example. */
export function StartDialog({ company, questions, answers, onAnswer, isDone, onDone, onClose }: Props) {
  const [refused, setRefused] = useState<RefusedAnswers>({});
  const fields = useRef<HTMLDivElement>(null);
  const start = useMutation({
    mutationFn: async () => ask('editor/new-company', answers),
    onSuccess: onDone,
    onError: (error) => setRefused(error instanceof Refused ? (error.refusal.fields ?? {}) : {}),
  });
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('[data-refused="true"] :is(input, button)')?.focus();
  }, [start.error]);
  const press = () => {
    if (isDone) onClose();
    else if (!start.isPending) start.mutate();
  };
  return (
    <Dialog size="medium">
      <Heading>{startWords.own}</Heading>
      <Content>
        <VStack gap="xlarge" ref={fields}>
          {!isDone && (
            <Text>
              {`It has the eight to ten pages of your trade, in the place of all pages, films and pictures of ${company}, which stay in the history. Nothing is online until you publish. Leave empty only what says so.`}
            </Text>
          )}
          {!isDone &&
            questions.map((question) => (
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
          {start.error && <Notice tone="critical">{start.error.message}</Notice>}
          {isDone && (
            <Text role="alert">
              {`The site of ${answers.name ?? ''} is written. What it can’t know, such as films, pictures and prices, is marked as a sample: a button at the foot of the window lists it. Nothing is online until you publish. The pages of ${company} stay in the history: Put back, under Publish, brings them back.`}
            </Text>
          )}
        </VStack>
      </Content>
      <ButtonGroup>
        {!isDone && <Button onPress={onClose}>Cancel</Button>}
        {/* It is never disabled, which would take the focus from it. */}
        <Button key="go-on" onPress={press} prominence="high">
          {isDone ? 'Open it' : start.isPending ? 'Writing …' : 'Replace what is here'}
        </Button>
      </ButtonGroup>
    </Dialog>
  );
}
