/** Minutes from midnight of a time on the clock of 24 hours: 390 for 06:30. */
export function toMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A time as it is written in texts: 6:30 am for 390 minutes from midnight. */
export function formatTime(minutes: number): string {
  const rounded = Math.round(minutes);
  const hours = Math.floor(rounded / 60) % 24;
  return `${String(hours % 12 || 12)}:${String(rounded % 60).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}
