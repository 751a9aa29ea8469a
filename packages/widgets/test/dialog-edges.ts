import type { Locator } from "playwright";

/** Where a dialog's pieces begin and end, in px from the column that they stand in. */
export interface Edges {
  title: number;
  field: number;
  submit: number;
  /** From the form to the end of its column. */
  end: number;
}

/** Measures a dialog that is open: the widgets' own, or one of the site with a form's element in it. */
export const edgesOf = (dialog: Locator): Promise<Edges> =>
  dialog.evaluate((node) => {
    const inside = (root: ParentNode): Element[] =>
      [...root.querySelectorAll("*")].flatMap((each) => [
        each,
        ...(each.shadowRoot ? inside(each.shadowRoot) : []),
      ]);
    const shown = inside(node).filter((each) => each.checkVisibility());
    const first = (selector: string) => {
      const found = shown.find((each) => each.matches(selector));
      if (!found) throw new Error(`Nothing that is shown is a ${selector}.`);
      return found;
    };
    const boxOf = (selector: string) => first(selector).getBoundingClientRect();
    const header = boxOf("header");
    const form = first("form:not([method=dialog])");
    // What scrolls is the form's column; a scrollbar stands at its end.
    const root = form.getRootNode();
    const around = root instanceof ShadowRoot && !root.contains(node) ? root.host : form;
    const scrolls = around.closest("header ~ div") as HTMLElement;
    const column = scrolls.getBoundingClientRect();
    return {
      title: boxOf("h2,h3").left - header.left,
      field: boxOf("[part=control]").left - column.left,
      submit: boxOf("[part=submit]").left - column.left,
      end: column.left + scrolls.clientWidth - form.getBoundingClientRect().right,
    };
  });
