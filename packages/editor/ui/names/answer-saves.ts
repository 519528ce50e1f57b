import type { NamesAnswer, NamesPlanInWords } from '../../content/names-question.ts';

/** Where Keystatic sends what it saves and deletes. */
export const savesAddress = '/api/keystatic/update';

/** The server asks before it changes more than an entry. */
const asks = 409;

type Ask = (plan: NamesPlanInWords) => Promise<NamesAnswer | undefined>;

/**
 * Puts the server's question to the person before Keystatic gets the answer to a save: it offers no place for that.
 * @returns takes it back.
 */
export function answerSaves(ask: Ask): () => void {
  const send = window.fetch.bind(window);
  const sendAndAsk: typeof fetch = async (address, init) => {
    const response = await send(address, init);
    if (address !== savesAddress || response.status !== asks || typeof init?.body !== 'string') return response;
    const names = await ask((await response.json()) as NamesPlanInWords);
    if (!names) return new Response('Nothing was changed.', { status: 422 });
    const changes = JSON.parse(init.body) as object;
    // The content may have changed meanwhile, and the question with it.
    return sendAndAsk(address, { ...init, body: JSON.stringify({ ...changes, names }) });
  };
  window.fetch = sendAndAsk;
  return () => {
    window.fetch = send;
  };
}
