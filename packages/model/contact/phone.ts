import { isPossiblePhoneNumber, parsePhoneNumberFromString, parsePhoneNumberWithError } from 'libphonenumber-js/min';

/** Whether a number in E.164 form has a country and a length that the country uses. */
export function isPhone(e164: string): boolean {
  return isPossiblePhoneNumber(e164);
}

/** A number as people write and copy it, with its country code, in E.164 form; what is more than a number stays. */
export function readPhone(text: string): string {
  const phone = parsePhoneNumberFromString(text, { extract: false });
  return phone && phone.ext === undefined ? phone.number : text;
}

/** A number stays on one line. */
const keepTogether = (number: string) => number.replaceAll(' ', '\u00A0');

/**
 * A phone number as its own country writes it, such as (305) 555-0142.
 * @param e164 plus sign and digits, as content/site.yaml holds it.
 * @throws ParseError if it is not a valid number.
 */
export function formatPhone(e164: string): string {
  return keepTogether(parsePhoneNumberWithError(e164).formatNational());
}

/**
 * The number as dialed from another country, such as +1 305 555 0142.
 * @param e164 plus sign and digits, as content/site.yaml holds it.
 * @throws ParseError where it is no number.
 */
export function formatPhoneAbroad(e164: string): string {
  return keepTogether(parsePhoneNumberWithError(e164).formatInternational());
}
