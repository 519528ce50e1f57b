import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ServerEvent } from '../api.ts';

export function useServerEvents() {
  const queries = useQueryClient();
  const [notice, setNotice] = useState<string>();
  useEffect(() => {
    const source = new EventSource('/editor/api/events');
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as ServerEvent;
      if (event.kind === 'content' || event.kind === 'published') void queries.invalidateQueries();
      if (event.kind === 'published') setNotice('Published. The site is being rebuilt, which takes a few minutes.');
      if (event.kind === 'online') setNotice(`Online, ${Math.ceil(event.seconds / 60)} min after it was sent.`);
      if (event.kind === 'trouble') setNotice(event.message);
    };
    // Events were missed while the connection was down.
    source.onopen = () => void queries.invalidateQueries();
    return () => source.close();
  }, [queries]);
  return { notice, dismiss: () => setNotice(undefined) };
}
