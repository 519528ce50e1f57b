/** The reason of a failed load, as a visitor can use it. */
export function describeFailure(error: unknown): string {
  if (!navigator.onLine) return 'You are offline.';
  // What fetch throws where no answer came.
  if (error instanceof TypeError) return 'The connection failed.';
  if (error instanceof SyntaxError) return 'The answer broke off.';
  if (!(error instanceof Error)) return 'Something else went wrong.';
  if (error.name === 'ValiError') return 'The answer is not what this page expects.';
  // A whole page as the reason says no more than its status.
  const [status = ''] = error.message.split(':');
  return /^\d{3}: \s*</.test(error.message) ? `The site answered with ${status}.` : error.message.slice(0, 160);
}
