import { isPossiblePhoneNumber, parsePhoneNumberFromString, parsePhoneNumberWithError } from 'libphonenumber-js/min';

/** Whether an E.164 number has a known country code and a possible length. */
export function isPhone(e164: string): boolean {
  return isPossiblePhoneNumber(e164);
}

/** Normalizes a number with a country code to E.164; keeps text that is more than a number. */
export function readPhone(text: string): string {
  const phone = parsePhoneNumberFromString(text, { extract: false });
  return phone && phone.ext === undefined ? phone.number : text;
}

const keepTogether = (number: string) => number.replaceAll(' ', '\u00A0');

/**
 * The national format, such as (305) 555-0142.
 * @param e164 as in content/site.yaml.
 * @throws ParseError if it is not a valid number.
 */
export function formatPhone(e164: string): string {
  return keepTogether(parsePhoneNumberWithError(e164).formatNational());
}

/**
 * The international format, such as +1 305 555 0142.
 * @param e164 as in content/site.yaml.
 * @throws ParseError if it is not a valid number.
 */
export function formatPhoneAbroad(e164: string): string {
  return keepTogether(parsePhoneNumberWithError(e164).formatInternational());
}
