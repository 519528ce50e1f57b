import { z } from 'zod';

const command = 'emulation.setMediaFeaturesOverride';

/** The command with every feature left as the browser has it. */
const overrideOfNothing = z.object({
  id: z.int(),
  method: z.literal(command),
  params: z.object({ features: z.record(z.string(), z.null()) }),
});

/**
 * Playwright opens each window with a command to override media features, also where there is nothing to override, and
 * Firefox ESR 153 does not know the command: no window would open. To override nothing is to do nothing.
 * @param message a message of WebDriver BiDi, as text.
 * @returns what Firefox would answer; undefined for all other messages, which are Firefox's to answer.
 * @see https://w3c.github.io/webdriver-bidi/#command-emulation-setMediaFeaturesOverride
 */
export function answerOverrideOfNothing(message: string): string | undefined {
  // Most messages are large and none of this kind.
  if (!message.includes(command)) return undefined;
  const { data } = overrideOfNothing.safeParse(JSON.parse(message));
  return data && JSON.stringify({ type: 'success', id: data.id, result: {} });
}
