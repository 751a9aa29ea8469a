const NAME = "maloca-picture";
/** The images of a transition receive no clicks, so that page and dialog stay usable. */
const CLICK_THROUGH = ":root{view-transition-name:none}::view-transition{pointer-events:none}";
/** A closing dialog fades out as an image. */
const CLOSING =
  "maloca-lightbox::part(dialog),dialog:has([part=picture]){view-transition-name:maloca-lightbox}";
/** The most milliseconds that the page may freeze until the picture is decoded. */
const WAIT_MS = 150;

/**
 * Runs an opening or closing as a view transition between tile and picture, where the
 * browser supports it and motion is not reduced.
 * @param opening false when closing.
 * @param tile the clicked picture in the page; without one the picture fades.
 */
export function transitionPicture(
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
  // The page's transition ignores names that are set inside a shadow root, but not on a part of it.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${CLICK_THROUGH}maloca-lightbox::part(picture),[part=picture]{view-transition-name:${NAME}}${opening ? "" : CLOSING}`,
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
  // `ready` rejects if another transition starts at once.
  transition.ready.catch(() => {});
  transition.finished.finally(() => {
    name(false);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
}

const wait = () => new Promise((resolve) => setTimeout(resolve, WAIT_MS));
