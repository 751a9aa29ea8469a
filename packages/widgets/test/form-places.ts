/**
 * Where every field, button and message of the form that a dialog shows stands: left, top and width. It uses nothing
 * of this file, so that it can be sent to a page.
 */
export function formPlaces(dialog: Element): Record<string, number[]> {
  const form = [...dialog.querySelectorAll("form")].find((each) => each.checkVisibility());
  const pieces = form?.querySelectorAll(
    "[part=control], [part=submit], [type=radio], [role=status]",
  );
  return Object.fromEntries(
    [...(pieces ?? [])].map((piece, i) => {
      const { left, top, width } = piece.getBoundingClientRect();
      return [`${i} ${piece.getAttribute("name") ?? piece.localName}`, [left, top, width]];
    }),
  );
}
