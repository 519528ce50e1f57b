import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { choose, settle, type Answers } from '../plan/answers.ts';
import { encodeAnswers } from '../plan/link.ts';
import { makePlan } from '../plan/make-plan.ts';
import type { PlannerData } from '../planner.query.ts';
import { briefStep, createPlanStore } from './plan-store.ts';

/** A visitor's answers, the plan that they make, and the step that is shown. */
export function usePlan({ rules, films, address, prices }: PlannerData) {
  const [store] = useState(() => createPlanStore(rules, new Set(films.map(({ slug }) => slug))));
  const {
    answers,
    step: asked,
    isUnreadable,
    today,
  } = useSyncExternalStore(store.subscribe, store.get, store.getFirst);
  const plan = useMemo(() => makePlan(rules, answers, today, prices), [rules, answers, today, prices]);
  // An answer may take away the question that an entry of the history shows.
  const isThere = asked === briefStep || plan.asked.some(({ question }) => question.id === asked);
  const step = isThere ? asked : (plan.asked[0]?.question.id ?? briefStep);

  const [more, setMore] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef<string>(undefined);
  const isOpen = today !== store.getFirst().today;
  useEffect(() => {
    if (!isOpen) return;
    // Not to the first step, which the visitor comes to with the page.
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
    /** The link that opens the plan, in full. */
    url: code === '' ? address : `${address}#${code}`,
    isUnreadable,
    today,
    /** Whether it is the visitor's, no longer the page's own. */
    isOpen,
    heading,
    /** What the visitor has written beside the answers; no link has it. */
    more,
    setMore,
    step,
    code,
    go: store.go,
    clear: store.clear,
    give: (id: string, isChosen?: boolean) => store.change((now) => choose(rules, now, id, isChosen)),
    set: (fields: Partial<Answers>) => store.change((now) => settle(rules, { ...now, ...fields })),
  };
}

export type PlanState = ReturnType<typeof usePlan>;
