import { forgetChoice } from './choice.ts';

/**
 * A button with `data-forget-players` takes the choice to load players back.
 * @param announce says what the attribute holds.
 */
export function startForgetting(announce: (words: string) => void): void {
  const button = document.querySelector<HTMLElement>('[data-forget-players]');
  button?.addEventListener('click', () => {
    forgetChoice();
    announce(button.dataset.forgetPlayers ?? '');
    // The button is gone with the choice.
    const heading = document.getElementById('players');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  });
}
