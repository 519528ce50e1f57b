/**
 * Loads a style sheet on demand, so that pages don't carry it.
 * @param address of the sheet's file.
 * @throws Error if it does not load.
 */
export async function loadStyle(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${address} did not load`));
    });
    document.head.append(link);
  });
}
