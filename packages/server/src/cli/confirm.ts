import { createInterface } from "node:readline/promises";

/** Asks the operator before something that cannot be undone. */
export type Confirm = (question: string) => Promise<boolean>;

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream & { isTTY?: boolean };
}

/** Asks on a terminal only: a script is answered with true. */
export async function askOnTerminal(
  question: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<boolean> {
  if (!input.isTTY || !output.isTTY) return true;
  const lines = createInterface({ input, output, terminal: false });
  try {
    output.write(`${question} (s/N) `);
    for await (const line of lines) return /^s[ií]?$/i.test(line.trim());
    return false;
  } finally {
    lines.close();
  }
}
