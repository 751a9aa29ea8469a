const NAME = "maloca-picture";
/** What a transition shows as an image takes no presses: the page and an open dialog show themselves. */
const LIVE = ":root{view-transition-name:none}::view-transition{pointer-events:none}";
/** One that closes fades as an image of itself. */
const CLOSING =
  "maloca-lightbox::part(dialog),dialog:has([part=picture]){view-transition-name:maloca-lightbox}";
/** Longer than this a page must not stand still for a picture that is still on its way. */
const WAIT_MS = 150;

/**
 * Carries an opening or a closing out as a view transition between tile and picture, where the
 * browser knows how and the visitor has not asked for stillness.
 * @param opening or else closing.
 * @param tile the picture in the page that was pressed; without one the picture fades.
 */
export function carry(
  update: () => void,
  opening: boolean,
  stage: HTMLElement,
  tile?: HTMLElement | null,
): void {
  // Older browsers lack it.
  const page: Partial<Document> = document;
  if (!page.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    update();
    return;
  }
  // A name given inside a shadow root is not seen by the page's transition; one given here is.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${LIVE}maloca-lightbox::part(picture),[part=picture]{view-transition-name:${NAME}}${opening ? "" : CLOSING}`,
  );
  document.adoptedStyleSheets.push(sheet);
  const name = (named: boolean) => {
    if (tile) tile.style.viewTransitionName = named ? NAME : "";
  };
  name(opening);
  const transition = document.startViewTransition(async () => {
    name(!opening);
    update();
    if (opening) await Promise.race([stage.querySelector("img")?.decode(), wait()]).catch(() => {});
  });
  // It is never ready where another one follows at once.
  transition.ready.catch(() => {});
  transition.finished.finally(() => {
    name(false);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
}

const wait = () => new Promise((resolve) => setTimeout(resolve, WAIT_MS));
