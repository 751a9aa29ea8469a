import { paths } from "@maloca/catalog";
import { type Ended, launch } from "../../tooling/programs/launch";
import { booking, post } from "./samples";

export { programs, serveBuilt } from "../../tooling/programs/built-server";
export { type Ended, environment, type Launched, launch } from "../../tooling/programs/launch";

/** Runs a program until it ends. */
export async function run(
  program: string,
  args: string[],
  variables: Record<string, string>,
): Promise<Ended> {
  const { ended } = launch(program, args, variables);
  return ended;
}

/** Sends one booking request to a running server and returns its reference. */
export async function book(url: string, name = booking.name): Promise<string> {
  const answer = await fetch(`${url}${paths.booking}`, post({ ...booking, name }));
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()).reference;
}
