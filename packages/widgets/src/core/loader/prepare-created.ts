import type { MalocaElement } from "../widget";

/**
 * Prepares what a script creates: it may show an element in the task in which it creates it. What else a script does
 * with elements is seen after its task.
 */
export function prepareCreated(prepare?: (element: MalocaElement) => void): void {
  const create = document.createElement;
  document.createElement = (...given: Parameters<typeof create>) => {
    const element = create.apply(document, given);
    prepare?.(element as MalocaElement);
    return element;
  };
}
