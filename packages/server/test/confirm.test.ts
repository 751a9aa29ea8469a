import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { askOnTerminal } from "../src/cli/confirm";

describe("the question", () => {
  const terminal = (isTTY: boolean) => ({
    input: Object.assign(new PassThrough(), { isTTY }),
    output: Object.assign(new PassThrough(), { isTTY }),
  });

  it.each([
    ["s\n", true],
    ["Sí\n", true],
    ["\n", false],
    ["sin duda\n", false],
  ])("takes %j on a terminal", async (typed, agreed) => {
    const ways = terminal(true);
    const answer = askOnTerminal("¿Borrar?", ways);
    ways.input.write(typed);
    expect(await answer).toBe(agreed);
    expect(String(ways.output.read())).toBe("¿Borrar? (s/N) ");
  });

  it("is no when the terminal closes, and is not asked without one", async () => {
    const ways = terminal(true);
    const answer = askOnTerminal("¿Borrar?", ways);
    ways.input.end();
    expect(await answer).toBe(false);
    const script = terminal(false);
    expect(await askOnTerminal("¿Borrar?", script)).toBe(true);
    expect(script.output.read()).toBeNull();
  });
});
