interface Navigator {
  /** Chromium's alone: `saveData` where a visitor asked the device to load little. */
  readonly connection?: { readonly saveData?: boolean };
}
