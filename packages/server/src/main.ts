import { logTo } from "./log";
import { isEntry, refuseToStart, reportCrashes } from "./process";
import { start } from "./start";

const HELP = `Maloca: site, widgets and lead server.

Usage: maloca-server

It takes no arguments. Facts about the operator, and what is sold, are changed on the desk (/equipo): see
docs/operate.md. Its settings are variables of the environment, such as PORT, HOST, DATA_DIR,
DATABASE_URL, SMTP_URL, MAIL_TO and MAIL_FROM: see docs/lead-server.md.
The operator's commands are in the other program: leads help`;

/** Ends the process if it was given arguments. Only the one for help is known. */
function readArguments([first]: readonly string[]): void {
  if (first === undefined) return;
  if (first === "--help" || first === "-h") {
    console.log(HELP);
    process.exit(0);
  }
  console.error(`Maloca takes no argument ${JSON.stringify(first)}. See: maloca-server --help`);
  process.exit(2);
}

if (isEntry(import.meta.url)) {
  readArguments(process.argv.slice(2));
  reportCrashes();
  try {
    const running = await start(process.env, { log: logTo((line) => console.error(line)) });
    let stopping = false;
    const stop = async () => {
      // A second signal ends the process at once.
      if (stopping) process.exit(1);
      stopping = true;
      await running.close();
      process.exit(0);
    };
    process.on("SIGTERM", stop);
    process.on("SIGINT", stop);
    // Printed last, because a program that reads this line may stop the server at once.
    console.log(`Maloca listens on ${running.url}`);
  } catch (error) {
    refuseToStart(error);
  }
}
