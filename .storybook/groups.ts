import type { Indexer, IndexInput } from "storybook/internal/types";

/**
 * The states of a request, as a visitor sees them: the tags of stories, and the groups of the sidebar, in
 * this order.
 */
export const groups = {
  filling: "Filling",
  sending: "Sending",
  failing: "Failing",
  done: "Done",
} as const;

/**
 * Storybook's own indexer, which puts each story with a group's tag into a folder of its widget. A story
 * keeps its address when its group changes.
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
