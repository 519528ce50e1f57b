/** Malformed paths, by the fault that they may reveal. */
export const oddPaths = [
  // Encoded slashes.
  ...['/about%2F', '/a%2f..%2fabout', '/..%2f..%2fpackage.json', '/..%2fpackage.json', '/%2F%2Fexample.com/'],
  // Path traversal.
  ...['/../package.json', '/about/../../package.json', '/%2e%2e/package.json', '/.%2e/%2e./package.json'],
  `/${'../'.repeat(2_000)}etc/passwd`,
  // Encoded twice.
  ...['/%252e%252e%252fpackage.json', '/about%252F'],
  // Backslashes.
  ...['/..\\package.json', '/..%5cpackage.json', '/\\example.com', '/%5Cexample.com/'],
  // A NUL, and bytes that are not UTF-8.
  ...['/about%00', '/%00', '/about%00.html', '/%ff', '/%E0%A4', '/about/%ff/', '/%', '/%zz'],
  // Long paths, and a long name that is not ASCII.
  ...[`/${'a'.repeat(8_192)}`, `/${'a/'.repeat(4_096)}`, `/?${'a'.repeat(8_000)}`],
  `/${encodeURIComponent('é'.repeat(200))}`,
  // Another host.
  ...['//example.com', '//example.com/', '//example.com/about/', '//example.com/%2e%2e', '///example.com//about/'],
  ...['/@example.com/', 'http://example.com/about/'],
  // Empty parts, folders, and files used as folders.
  ...['//about', '/about//', '/./about', '/about/.', '/uploads', '/rss.xml/', '/about/index.html/', '/about;x'],
  ...['/ABOUT', '/CON', '/__proto__'],
];

/** Requests that no HTTP client sends. */
export const rawRequests = [
  'GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET /about\0.html HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET /\xff HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'GET /a b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'GET about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'GET ../package.json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'hello\r\n\r\n',
];
