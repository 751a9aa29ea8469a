import { describe, expect, it } from "vitest";
import { programs, run } from "./programs";

describe("the server's program", () => {
  it.each(["--help", "-h"])("prints its help at %s and starts nothing", async (option) => {
    const { code, stdout, stderr } = await run(programs.main, [option], {});
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^Maloca: .+\n\nUsage: maloca-server\n/);
    expect(stdout).not.toContain("listens");
  });

  it("refuses any other argument in one line", async () => {
    expect(await run(programs.main, ["--port=80"], {})).toEqual({
      code: 2,
      stdout: "",
      stderr: 'Maloca takes no argument "--port=80". See: maloca-server --help\n',
    });
  });
});
