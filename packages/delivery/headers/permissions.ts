/**
 * Features of browsers that the site does not use, and leaves to nobody in a frame of it:
 * https://www.w3.org/TR/permissions-policy/ and the list of features it refers to.
 */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

/** What a film needs, here and in players' frames. */
const forPlayers = ['autoplay', 'fullscreen', 'picture-in-picture'] as const;

/** What the button that shares a video needs, besides `web-share`, which pages have by themselves. */
const forPages = ['clipboard-write'] as const;

/**
 * The value of `Permissions-Policy`.
 * @param players origins of players' frames.
 */
export function writePermissions(players: readonly string[]): string {
  const allowed = ['self', ...players.map((origin) => `"${origin}"`)].join(' ');
  return [
    ...forPlayers.map((feature) => `${feature}=(${allowed})`),
    ...forPages.map((feature) => `${feature}=(self)`),
    ...unused.map((feature) => `${feature}=()`),
  ].join(', ');
}
