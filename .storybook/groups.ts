import type { Indexer, IndexInput } from "storybook/internal/types";

/**
 * Where a request stands, as a visitor sees it: the tags of stories, and the groups of the sidebar in
 * this order.
 */
export const groups = {
  filling: "Filling",
  sending: "Sending",
  failing: "Failing",
  done: "Done",
} as const;

/** The same state as element or on a dark page: a test of its own, which the toolbar shows. */
export const TWIN = /-?(element|dark)$/i;

/**
 * Storybook's own indexer, with each story that has a group's tag in a folder of its widget. A story's
 * address stays the same when it changes its group.
 */
export const grouped = (indexer: Indexer): Indexer => ({
  ...indexer,
  async createIndex(file, options) {
    const inputs = await indexer.createIndex(file, options);
    return inputs.map((input) => {
      const group = groupOf(input, inputs);
      return group ? { ...input, title: `${input.title}/${group}` } : input;
    });
  },
});

/** A twin is in the group of the story that it repeats. */
function groupOf(input: IndexInput, inputs: IndexInput[]): string | undefined {
  const original = inputs.find(
    ({ exportName }) => exportName === input.exportName.replace(TWIN, ""),
  );
  const tags = (original ?? input).tags ?? [];
  return Object.entries(groups).find(([tag]) => tags.includes(tag))?.[1];
}
