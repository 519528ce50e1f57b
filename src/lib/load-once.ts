/** Loads each address once; after a failure the next call tries again. */
export function loadOnce<Loaded>(load: (address: string) => Promise<Loaded>): (address: string) => Promise<Loaded> {
  const loading = new Map<string, Promise<Loaded>>();
  return async (address) => {
    const known = loading.get(address) ?? load(address);
    loading.set(address, known);
    try {
      return await known;
    } catch (error) {
      loading.delete(address);
      throw error;
    }
  };
}
