interface NumberOption {
  /** As the user writes it, such as `--count`. */
  readonly name: string;
  /** What the user wrote, if anything. */
  readonly value: string | undefined;
  /** The value of an option that is absent or empty. */
  readonly usual: number;
  readonly least?: number;
  readonly most?: number;
}

/**
 * Reads a whole number from the command line or the environment.
 * @throws Error that says what to write, if the value is not a whole number between the bounds.
 */
export function readNumberOption({ name, value = '', usual, least = 0, most = 999_999_999 }: NumberOption): number {
  if (value.trim() === '') return usual;
  if (/^\d+$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value);
  const example = `${name}${name.startsWith('--') ? ' ' : '='}${usual}`;
  throw new Error(`${name} is "${value}": write a whole number from ${least} to ${most}, such as ${example}.`);
}
