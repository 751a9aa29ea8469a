import { BaseSequencer, type TestSpecification } from "vitest/node";
import { tierOf, tiers } from "./tiers.ts";

const inNode = ({ project }: TestSpecification) => project.name === "node";

/**
 * Starts the files of later tiers first: they take long, and one that starts last is waited for by one worker alone.
 * On a new machine Vitest knows of no file how long it takes.
 */
export class LaterTiersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => tiers.indexOf(tierOf(moduleId));
    const ordered = sorted
      .filter(inNode)
      .map((file) => ({ file, rank: rank(file) }))
      .sort((one, other) => other.rank - one.rank)
      .values();
    return sorted.map((file) => (inNode(file) ? (ordered.next().value?.file ?? file) : file));
  }
}
