const NAME = "maloca-picture";
/** Images of a transition take no clicks: keeps the page and an open dialog live. */
const LIVE = ":root{view-transition-name:none}::view-transition{pointer-events:none}";
/** A closing dialog fades as an image. */
const CLOSING =
  "maloca-lightbox::part(dialog),dialog:has([part=picture]){view-transition-name:maloca-lightbox}";
/** The longest time that the page may freeze for a picture that is loading. */
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
  // The page's transition ignores names inside a shadow root, but not this one.
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
  // It never becomes ready if another one follows at once.
  transition.ready.catch(() => {});
  transition.finished.finally(() => {
    name(false);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
}

const wait = () => new Promise((resolve) => setTimeout(resolve, WAIT_MS));
