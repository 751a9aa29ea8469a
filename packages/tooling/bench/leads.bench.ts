import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openPostgres } from "../../server/src/storage/node/postgres";
import { withLongTimeout } from "../../server/src/storage/row-transfer";
import { fillLeads } from "../../server/stress/fill";
import { startPostgres } from "../../server/test/postgres";
import { programs } from "../programs/built-server";
import { environment, launch } from "../programs/launch";

const LEADS = 1_000_000;
const ROUNDS = 3;

const folder = mkdtempSync(join(tmpdir(), "maloca-bench-"));
const file = join(folder, "file");

const commands: Readonly<Record<string, readonly string[]>> = {
  list: ["list"],
  "list --open": ["list", "--open"],
  "list --search, of many": ["list", "--search", "chocó"],
  "list --search, of one": ["list", "--search", `ana${LEADS / 2}@`],
  "export --csv": ["export", "--csv", file],
};

export const name = `Commands of \`leads\` over ${LEADS.toLocaleString("en")} leads on PostgreSQL: until the first line, and the memory of the program`;

// Makes the program print its peak memory as its last line on stderr.
const preload = `data:text/javascript,process.on("exit",()=>process.stderr.write("\\n"+process.resourceUsage().maxRSS))`;

interface Measured {
  /** Milliseconds until the first text on the terminal or in the file. */
  first: number;
  whole: number;
  megabytes: number;
}

async function measure(program: string, args: readonly string[], url: string): Promise<Measured> {
  await rm(file, { force: true });
  const begun = performance.now();
  const child = spawn(process.execPath, [`--import=${preload}`, program, ...args], {
    env: environment({ DATABASE_URL: url }),
  });
  let first = Number.NaN;
  let errors = "";
  const onText = () => {
    if (Number.isNaN(first)) first = performance.now() - begun;
  };
  child.stdout.on("data", onText);
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const ended = once(child, "close");
  if (args[0] === "export") await firstLine(child, onText);
  const [code] = await ended;
  if (code !== 0) throw new Error(`${args.join(" ")}: ${errors}`);
  const megabytes = Number(errors.trim().split("\n").at(-1)) / 1024;
  return { first, whole: performance.now() - begun, megabytes };
}

/** The program writes a draft and renames it: the draft has the first lead. */
async function firstLine(child: { exitCode: number | null }, onText: () => void) {
  while (child.exitCode === null) {
    for (const name of await readdir(folder)) {
      const draft = await readFile(join(folder, name), "utf8").catch(() => "");
      if (draft.includes("MAL-")) return onText();
    }
    await sleep(5);
  }
}

export async function run() {
  const postgres = await startPostgres({ synced: true });
  try {
    // The server creates the tables.
    const server = launch(programs.main, [], { DATABASE_URL: postgres.url });
    await server.url;
    server.child.kill("SIGTERM");
    await server.ended;
    const database = await openPostgres(postgres.url);
    await fillLeads(database, LEADS, LEADS / 1000);
    await withLongTimeout(database, async (session) => {
      await session.exec("alter table maloca.lead_answers disable trigger lead_answers_webhooks");
      await session.exec(
        `insert into maloca.lead_answers (lead_id, state, answered_at, changed_at)
         select id, 'answered', created_at + interval '1 minute' * (('x' || left(id::text, 3))::bit(12)::int),
           created_at + interval '3 days'
         from maloca.leads where id::text >= '5'`,
      );
      await session.exec("alter table maloca.lead_answers enable trigger lead_answers_webhooks");
    });
    await database.exec("vacuum analyze");
    await database.close();
    const rows = [];
    for (const [what, args] of Object.entries(commands)) {
      const rounds: Measured[] = [];
      for (let round = 0; round < ROUNDS; round++)
        rounds.push(await measure(programs.leads, args, postgres.url));
      rows.push(
        { what: `${what}, first line`, unit: "ms", samples: rounds.map(({ first }) => first) },
        { what: `${what}, whole`, unit: "ms", samples: rounds.map(({ whole }) => whole) },
        { what: `${what}, memory`, unit: "MB", samples: rounds.map((each) => each.megabytes) },
      );
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true });
    await postgres.stop();
  }
}
