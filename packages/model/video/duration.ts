/** A timecode, with hours only if needed: `3:34`, `1:02:09`. */
export function formatDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** Seconds from a timecode such as `3:34` or `1:02:09`, or from seconds alone; undefined for any other text. */
export function parseDuration(text: string): number | undefined {
  const parts = /^(?:(?:(\d+):(?=\d\d:))?([0-5]?\d):(?=\d\d$))?(\d+)$/.exec(text.trim());
  if (!parts) return undefined;
  const [hours, minutes, seconds] = parts.slice(1).map((part?: string) => Number(part ?? 0));
  // Without minutes, seconds may exceed 59.
  if (parts[2] !== undefined && (seconds ?? 0) > 59) return undefined;
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}
