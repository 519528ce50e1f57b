/** Node resolves only the full path of this module, and its types have only the short one. */
declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote';
}
