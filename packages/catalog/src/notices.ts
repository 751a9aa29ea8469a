/** What a toast says, and how loudly. The notices of a request stand beside its schema. */
export interface Notice {
  title: string;
  text: string;
  /** An error: announced at once, and coloured so. */
  destructive?: boolean;
}

/** How a request can end, as its form tells it. */
export type Notices = Readonly<Record<string, Notice>>;
