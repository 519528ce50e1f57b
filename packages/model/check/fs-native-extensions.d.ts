declare module 'fs-native-extensions' {
  /** Locks an open file until it is closed or this process ends. @returns false where another has locked it. */
  export function tryLock(file: number): boolean;
}
