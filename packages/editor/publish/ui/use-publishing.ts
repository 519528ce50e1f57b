import { useCallback, useEffect, useRef, useState } from 'react';
import type { Plan, PublishRequest, Run } from '../publication.ts';

/** How often the page asks what would be published, and how far a publication is, in milliseconds. */
const intervals = { plan: 5_000, run: 1_000 } as const;

/** Asks the editor's server. @param address below /api/editor/publish. @throws Error with the reason as a sentence. */
export async function ask<Answer>(address: string, body?: PublishRequest): Promise<Answer> {
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`/api/editor/publish/${address}`, init).catch(() => {
    throw new Error('The editor does not answer: look whether "npm run edit" still runs, and start it again.');
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Answer;
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export interface Publishing {
  /** Undefined until it is known. */
  readonly plan: Plan | undefined;
  /** The publication that goes on, or the last one. */
  readonly run: Run | undefined;
  readonly isRunning: boolean;
  /** Why the last request was refused. */
  readonly trouble: string | undefined;
  readonly publish: (request: PublishRequest) => void;
  /** Looks at once whether something was saved since. */
  readonly refresh: () => void;
}

/** What would be published, and how far a publication is: both live on the server, and a reload of the page shows them again. */
export function usePublishing(): Publishing {
  const [plan, setPlan] = useState<Plan>();
  const [run, setRun] = useState<Run>();
  const [trouble, setTrouble] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isStarting, setStarting] = useState(false);
  /** Odd while a publication is being started: what the server said before is out of date then. */
  const starts = useRef(0);
  const isRunning = isStarting || (run !== undefined && run.outcome === undefined);

  const refresh = useCallback(async () => {
    const start = starts.current;
    const isOutdated = () => start % 2 === 1 || start !== starts.current;
    if (document.hidden || isOutdated()) return;
    try {
      const now = await ask<Run | null>('run');
      if (isOutdated()) return;
      setRun(now ?? undefined);
      if (now === null || now.outcome) setPlan(await ask<Plan>('plan'));
      setTrouble(undefined);
    } catch (error) {
      setTrouble(wordsOf(error));
    }
  }, []);

  useEffect(() => {
    const timer = setInterval(() => void refresh(), isRunning ? intervals.run : intervals.plan);
    const onShow = () => void refresh();
    document.addEventListener('visibilitychange', onShow);
    onShow();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [isRunning, refresh]);

  const start = async (request: PublishRequest) => {
    starts.current += 1;
    setStarting(true);
    setRefusal(undefined);
    // The end of the last one would look like that of this one.
    setRun(undefined);
    try {
      setRun(await ask<Run>('start', request));
    } catch (error) {
      setRefusal(wordsOf(error));
    }
    starts.current += 1;
    setStarting(false);
  };
  const publish = (request: PublishRequest) => void start(request);
  return { plan, run, isRunning, trouble: refusal ?? trouble, publish, refresh: () => void refresh() };
}
