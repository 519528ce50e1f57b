import { useCallback, useEffect, useState } from 'react';
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
  const isRunning = run !== undefined && run.outcome === undefined;

  const refresh = useCallback(async () => {
    if (document.hidden) return;
    try {
      const now = await ask<Run | null>('run');
      setRun(now ?? undefined);
      if (now === null || now.outcome) setPlan(await ask<Plan>('plan'));
      setTrouble(undefined);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
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

  const publish = (request: PublishRequest) => {
    ask<Run>('start', request).then(setRun, (error: unknown) => {
      setTrouble(error instanceof Error ? error.message : String(error));
    });
  };
  return { plan, run, isRunning, trouble, publish, refresh: () => void refresh() };
}
