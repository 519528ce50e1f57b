/** A point of the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

type Key = 'Escape' | 'Enter' | 'Tab';

/** A visitor in a new browser: the few things that are done in each engine by its own driver. */
export interface Visitor {
  open(url: string): Promise<void>;
  /** Calls a function in the page, with arguments and a result that JSON can hold. */
  evaluate<Args extends unknown[], Result>(read: (...args: Args) => Result, ...args: Args): Promise<Result>;
  clickAt(point: Point): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  goBack(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export interface Start {
  readonly hasScripts: boolean;
  /** Where requests to all hosts but this machine go. */
  readonly proxyPort: number;
}

export type OpenVisitor = (start: Start) => Promise<Visitor>;
