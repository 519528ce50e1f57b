export const programs = {
  // WebKit has no mode without a screen.
  display: { name: 'Xvfb', variable: 'XVFB_PATH', names: ['Xvfb'], install: 'Debian’s xvfb' },
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    install: 'Debian’s firefox-esr',
  },
  webkit: {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    names: ['WebKitWebDriver'],
    install: 'Debian’s webkit2gtk-driver',
  },
} as const;
