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

/**
 * Storybook's own indexer, with each story that has a group's tag in a folder of its widget. A story's
 * address stays the same when it changes its group.
 */
export const grouped = (indexer: Indexer): Indexer => ({
  ...indexer,
  async createIndex(file, options) {
    const inputs = await indexer.createIndex(file, options);
    return inputs.map((input) => {
      const group = groupOf(input);
      return group ? { ...input, title: `${input.title}/${group}` } : input;
    });
  },
});

const groupOf = ({ tags = [] }: IndexInput): string | undefined =>
  Object.entries(groups).find(([tag]) => tags.includes(tag))?.[1];
