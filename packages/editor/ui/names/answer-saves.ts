import type { Choices, Conflict } from '../../publish/publication.ts';
import type { NamesAnswer, NamesPlanInWords } from '../../content/names-question.ts';

/** Where Keystatic sends what it saves and deletes. */
const savesAddress = '/api/keystatic/update';

/** The server asks before it changes more than an entry. */
const asks = 409;

/** What has to be chosen before a save: what names lead to, or which of two texts remains. */
export type SaveQuestion = NamesPlanInWords | { readonly conflicts: readonly Conflict[] };

/** What is added to the save then. */
export type SaveAnswer = { readonly names: NamesAnswer } | { readonly choices: Choices };

type Ask = (question: SaveQuestion) => Promise<SaveAnswer | undefined>;

/**
 * Puts the server's question to the person before Keystatic gets the answer to a save: it offers no place for that.
 * @returns takes it back.
 */
export function answerSaves(ask: Ask): () => void {
  const send = window.fetch.bind(window);
  const sendAndAsk: typeof fetch = async (address, init) => {
    const response = await send(address, init);
    if (address !== savesAddress || response.status !== asks || typeof init?.body !== 'string') return response;
    const answer = await ask((await response.json()) as SaveQuestion);
    if (!answer) return new Response('Nothing was changed.', { status: 422 });
    const changes = JSON.parse(init.body) as object;
    // The content may have changed meanwhile, and the question with it.
    return sendAndAsk(address, { ...init, body: JSON.stringify({ ...changes, ...answer }) });
  };
  window.fetch = sendAndAsk;
  return () => {
    window.fetch = send;
  };
}
