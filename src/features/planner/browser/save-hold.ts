import { createHold, type Hold } from '../plan/hold.ts';

/** Saves a shoot as a file for the visitor's calendar. */
export function saveHold(hold: Hold): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([createHold(hold)], { type: 'text/calendar' }));
  link.download = 'shoot.ics';
  link.click();
  URL.revokeObjectURL(link.href);
}
