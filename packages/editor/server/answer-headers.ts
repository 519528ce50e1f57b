/** Every answer of the server: in no search engine, in no other site, read as the type that it names. */
export const serverHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

/** What is opened alone, such as a picture or an answer of the API, runs nothing and can't be framed. */
export const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * The app. The first hash is that of an empty element, into which Emotion writes Keystatic's styles rule by rule; the second
 * that of the one rule of React Aria.
 */
export const appPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  // Only a header can say this: the editor in another page's frame could be clicked without being seen.
  "frame-ancestors 'none'",
  'trusted-types default',
  "require-trusted-types-for 'script'",
].join('; ');

/** The frame in which a post is shown as visitors will read it, and the app's other files. */
export const framePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; frame-ancestors 'self'";
