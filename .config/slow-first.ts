import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that take longest, most of it waiting, in the order in which they start. Vitest learns that
 * by itself, but not on a machine where they never ran: there a long one that comes last leaves every
 * other core idle.
 */
const slow = [
  "/hosts.engines.test.ts",
  "/trips/dialogs.test.ts",
  "/hosts.test.ts",
  "/builder.test.ts",
  "/site/test/looks.test.ts",
  "/hotel.test.ts",
];

const rank = ({ moduleId }: TestSpecification) => {
  const at = slow.findIndex((end) => moduleId.endsWith(end));
  return at < 0 ? slow.length : at;
};

export default class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}
