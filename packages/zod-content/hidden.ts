/** Invisible characters: joiners, directional marks and overrides, zero-width spaces, fillers, tags. */
const hidden =
  /[\u034F\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

const names =
  'Arabic Syriac Mongolian Nko Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Tibetan Myanmar Khmer';
const scripts = names.split(' ').map((name) => String.raw`\p{Script=${name}}`);
/** Characters before a joiner that affects how letters or emoji are drawn. */
const joined = new RegExp(String.raw`[${scripts.join('')}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}]$`, 'u');
/** Right-to-left scripts, which need directional marks. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

function isNeeded(character: string, place: number, text: string): boolean {
  if (character === '\u200C' || character === '\u200D') return joined.test(text.slice(0, place));
  return /[\u061C\u200E\u200F]/.test(character) && rightToLeft.test(text);
}

/** Removes invisible characters, which can make different names look alike. Those that a script needs stay. */
export function withoutHidden(text: string): string {
  return text.replace(hidden, (character: string, place: number) =>
    isNeeded(character, place, text) ? character : '',
  );
}
