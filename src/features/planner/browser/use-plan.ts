import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { choose, dropObsoleteAnswers, type Answers } from '../plan/answers.ts';
import { encodeAnswers } from '../plan/link.ts';
import { makePlan } from '../plan/make-plan.ts';
import type { PlannerData } from '../planner.query.ts';
import { briefStep, createPlanStore } from './plan-store.ts';

export function usePlan({ rules, films, address, prices }: PlannerData) {
  const [store] = useState(() => createPlanStore(rules, new Set(films.map(({ slug }) => slug))));
  const {
    answers,
    step: asked,
    isUnreadable,
    today,
  } = useSyncExternalStore(store.subscribe, store.get, store.getFirst);
  const plan = useMemo(() => makePlan(rules, answers, today, prices), [rules, answers, today, prices]);
  // A new answer may remove the question of a history entry.
  const isThere = asked === briefStep || plan.asked.some(({ question }) => question.id === asked);
  const step = isThere ? asked : (plan.asked[0]?.question.id ?? briefStep);

  const [more, setMore] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef<string>(undefined);
  const isOpen = today !== store.getFirst().today;
  useEffect(() => {
    if (!isOpen) return;
    // Not on the first step, which is shown with the page.
    if (lastStep.current !== undefined && lastStep.current !== step && heading.current) {
      heading.current.tabIndex = -1;
      heading.current.focus();
    }
    lastStep.current = step;
  }, [step, isOpen]);

  const code = encodeAnswers(answers);
  return {
    plan,
    answers,
    /** The full link to the plan. */
    url: code === '' ? address : `${address}#${code}`,
    isUnreadable,
    today,
    /** Whether the visitor's plan has been opened, in place of the server's empty one. */
    isOpen,
    heading,
    /** What the visitor has added; no link has it. */
    more,
    setMore,
    step,
    code,
    go: store.go,
    clear: store.clear,
    give: (id: string, isChosen?: boolean) => store.change((now) => choose(rules, now, id, isChosen)),
    set: (fields: Partial<Answers>) => store.change((now) => dropObsoleteAnswers(rules, { ...now, ...fields })),
  };
}

export type PlanState = ReturnType<typeof usePlan>;
