import stringWidth from "string-width";
import { describe, expect, it } from "vitest";
import type { Command } from "../src/cli/commands/command";
import { list } from "../src/cli/commands/read";
import type { AdminConnection } from "../src/cli/connection";
import { toFacts, toTable } from "../src/cli/leads-table";
import { parseArguments } from "../src/cli/parse-arguments";
import { startProgress } from "../src/cli/progress";
import { renderFacts } from "../src/cli/terminal";
import { readEnvironment } from "../src/environment";
import { inSpanish } from "../src/errors";
import { csvHead, csvLines } from "../src/leads/csv";
import type { ListedLead } from "../src/leads/list-leads";
import { DatabaseError } from "../src/storage/database";
import { booking, tripRequest } from "./samples";

const lead: ListedLead = {
  ...{ ...booking, kind: "booking", reference: "MAL-7K2Q9F", partner: "Hotel Sirena" },
  ...{ createdAt: "2026-11-20T15:00:00Z", language: "es", metadata: null, testMode: false },
  source: { utm_source: "boletín", utm_campaign: "Semana Santa", gclid: "Cj0" },
  consent: { version: "2026-1", at: "2026-11-20T15:00:00Z" },
  mail: { state: "dead", attempts: 20, at: "2026-11-22T15:00:00Z", error: "EENVELOPE 550" },
  ...{ confirmation: null, quarantine: null, answer: null, confirmedAt: null },
};

const other: ListedLead = { ...lead, ...tripRequest, kind: "trip-request", name: undefined };

describe("a table", () => {
  it.each([40, 100, 250])("is no wider than %d, with its important columns complete", (width) => {
    const lines = toTable([lead, other], width).split("\n");
    expect(Math.max(...lines.map((line) => stringWidth(line)))).toBeLessThanOrEqual(width);
    expect(lines[1]).toContain("MAL-7K2Q9F");
    expect(lines[0]).toContain("NOMBRE");
    const at = lines[0]?.indexOf("REFERENCIA") ?? 0;
    expect(lines.slice(1).map((line) => line.slice(at, at + 10))).toEqual(
      Array(2).fill("MAL-7K2Q9F"),
    );
  });

  it("shows more where there is room, in its order", () => {
    const heads = (width?: number) => toTable([lead], width).split("\n")[0]?.split(/ {2,}/);
    expect(heads(80)).toEqual(["FECHA", "REFERENCIA", "NOMBRE", "CORREO", "DESTINO", "AVISO"]);
    expect(toTable([lead])).toMatch(/boletín \/ Semana Santa +abandonado$/);
  });

  it("aligns characters of any width, and prints no control character", () => {
    const cells = ["🐋 ballenas", "日本", "e\u0301", "\u001b[31mrojo", "a\u202egpj", ""];
    for (const name of cells) {
      const row = toTable([{ ...lead, name }], 250).split("\n")[1] ?? "";
      expect(row).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      const before = row.slice(0, row.indexOf("ana@example.org"));
      const head = toTable([{ ...lead, name }], 250).split("\n")[0] ?? "";
      expect(stringWidth(before)).toBe(stringWidth(head.slice(0, head.indexOf("CORREO"))));
    }
  });

  it("shows one lead in full, wrapped between words and under its label", () => {
    const facts = toFacts(lead, 60);
    expect(facts).toMatch(/^Referencia +MAL-7K2Q9F\nTipo +Solicitud de reserva\nRecibida +20 de/);
    expect(facts).toMatch(/Campaña +Semana Santa\nClic de Google +Cj0/);
    expect(facts).toMatch(/Mensaje +Viajamos con <una> persona\n +que camina despacio\./);
    expect(facts).toContain("abandonado (desde 22 de noviembre");
    expect(facts).toMatch(/Último error +EENVELOPE 550$/);
    expect(Math.max(...facts.split("\n").map((line) => stringWidth(line)))).toBeLessThanOrEqual(60);
    expect(renderFacts([["A", "uno dos tres"]], 10)).toBe("A  uno dos\n   tres");
  });
});

describe("a cell of the CSV", () => {
  const cell = (name: string, separator?: ";") => {
    const line = csvLines([{ ...lead, name }], separator);
    expect(line.endsWith('"\r\n')).toBe(true);
    return line.split(separator ?? ",")[3];
  };

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "\u200b=1", "＝1"])(
    "%j is text to a spreadsheet",
    (name) => expect(cell(name)).toMatch(/^"'/),
  );

  it.each([
    ["Ana;=1", `"Ana;'=1"`],
    ["Ana\n=1", `"Ana\n'=1"`],
    ["Ana\t@x", `"Ana\t'@x"`],
    ['Ana "la=otra"-x', `"Ana ""la=otra""-x"`],
    ["Ana = Luz", `"Ana = Luz"`],
  ])("%j stays one cell under another separator", (name, text) => {
    expect(cell(name)).toBe(text);
  });
});

describe("a lead in the CSV", () => {
  const last = (more: Partial<ListedLead>) => csvLines([{ ...lead, ...more }]).trimEnd();

  it.each([
    ["+57 300 123 4567", "(+57) 300 1234567"],
    ["+573001234567", "(+57) 300 1234567"],
    ["00491701234567", "(+49) 170 1234567"],
    ["+1 (415) 555-0100", "(+1) 415 555 0100"],
    ["3001234567", "(+57) 300 1234567"],
    ["(21) 98765-4321", "(21) 98765-4321"],
    ["+1+1", "'+1+1"],
    ["+57 300;=1", "'+57 300;'=1"],
    ["=57", "'=57"],
  ])("has the phone %s as %s, which no spreadsheet runs", (typed, shown) => {
    expect(last({ phone: typed })).toContain(`,"${shown}",`);
  });

  it("says the states of both mails, the mark and the local time", () => {
    expect(csvHead().trimEnd()).toMatch(/"confirmation","quarantine","local_time_utc_minus_5"$/);
    expect(last({})).toMatch(/,"","","2026-11-20 10:00:00"$/);
    expect(
      last({ confirmation: "sent", quarantine: "trap", createdAt: "2026-11-21T04:59:59.9Z" }),
    ).toMatch(/,"sent","trap","2026-11-20 23:59:59"$/);
  });
});

describe("the progress bar", () => {
  const draw = (screen: { isTTY?: boolean; columns?: number }, total: number | null = 200) => {
    let drawn = "";
    let now = 0;
    const write = (text: string) => {
      drawn += text;
    };
    const progress = startProgress("Copiando", total, { ...screen, write }, () => now);
    for (const done of [0, 50, 100, 200]) {
      progress.to(done);
      progress.to(done + 1);
      now += 1000;
    }
    progress.end();
    return drawn;
  };

  it("moves in a terminal, on one line that fits, and leaves it clean", () => {
    const frames = draw({ isTTY: true, columns: 60 }).split("\r\u001b[K");
    expect(frames).toHaveLength(6);
    expect(frames[2]).toMatch(/^Copiando █{8}░{22} 25 % \(50\/200\)$/);
    expect(frames.at(-1)).toBe("");
    for (const frame of draw({ isTTY: true, columns: 20 }).split("\r\u001b[K")) {
      expect(stringWidth(frame)).toBeLessThan(20);
    }
  });

  it("says how many are done where nobody knows of how many", () => {
    expect(draw({ isTTY: true }, null).split("\r\u001b[K")[1]).toBe("Copiando 0");
  });

  it("is not written to a file or a script", () => expect(draw({})).toBe(""));
});

describe("a long command", () => {
  const inputOf = (args: readonly string[], log: string[], answers: Record<string, unknown[]>) => {
    const parsed = parseArguments(args);
    if (parsed.name === "help") throw new Error("no command");
    const run = async ({ op }: { op: string }) => {
      log.push(op);
      return answers[op]?.shift();
    };
    return {
      ...{
        options: parsed.options,
        positionals: parsed.positionals,
        environment: readEnvironment({}),
      },
      connection: { run, close: async () => {} } as AdminConnection,
      confirm: async () => true,
    };
  };
  const follow = async (
    command: Command,
    args: readonly string[],
    answers: Record<string, unknown[]>,
  ) => {
    const log: string[] = [];
    for await (const text of command(inputOf(args, log, answers))) log.push(text);
    return log;
  };
  const unsent = { queued: 0, dead: 0, error: null, mailing: "set", refused: [] };

  it("lists what it has found before it looks further", async () => {
    const pages = () => [
      { leads: [lead], next: "far" },
      { leads: [{ ...lead, reference: "MAL-222222" }], next: null },
    ];
    const log = await follow(list, ["list", "--search", "ana"], {
      list: pages(),
      doctor: [unsent],
    });
    expect(log).toEqual([
      "list",
      expect.stringContaining(lead.reference),
      "list",
      expect.stringContaining("MAL-222222"),
      "doctor",
    ]);
    const json = await follow(list, ["list", "--search", "ana", "--json"], { list: pages() });
    expect(json.slice(0, 2)).toEqual(["[", "list"]);
    expect(JSON.parse(json.filter((text) => text !== "list").join(""))).toMatchObject([
      { reference: lead.reference },
      { reference: "MAL-222222" },
    ]);
  });

  it("says that there is none", async () => {
    const none = [{ leads: [], next: null }];
    expect(await follow(list, ["list", "--search", "x"], { list: none, doctor: [unsent] })).toEqual(
      ["list", "No hay solicitudes.\n", "doctor"],
    );
  });
});

it.each([
  ["ENOSPC", "el disco está lleno. No se hizo; arréglalo y repite la orden."],
  ["EROFS", "el disco es de solo lectura. No se hizo; arréglalo y repite la orden."],
  ["EMFILE", /^esta orden no puede abrir más archivos \(ulimit -n\)\. /],
  ["EOTHER", "EOTHER: as the system says"],
  ["53300", /^la base de datos no acepta más conexiones\. Sube allí max_connections/],
])("an order that ends with %s says why", (code, line) => {
  const error = /^\d/.test(code)
    ? new DatabaseError(code)
    : Object.assign(new Error(`${code}: as the system says`), { code });
  expect(inSpanish(error)).toMatch(line);
});
