interface Navigator {
  /** Only in Chromium: `saveData` is true where the visitor turned on data saving. */
  readonly connection?: { readonly saveData?: boolean };
}
