// Script of the navigation bar and of links to sections. Runs on every page.

/** Milliseconds until a page that opens with `#id` scrolls to it: by then the layout is final. */
const SCROLL_DELAY = 100;

const sheet = document.getElementById("menu");
sheet?.addEventListener("click", ({ target }) => {
  if ((target as Element).closest("a")) sheet.hidePopover();
});

/** The element of the address's `#id`. Opens the fold around it, which some browsers leave closed, or its form's. */
function revealTarget() {
  const section = document.getElementById(location.hash.slice(1));
  const fold =
    section?.closest("details") ?? section?.querySelector<HTMLDetailsElement>("[data-opens]");
  if (fold) fold.open = true;
  return section;
}
const section = revealTarget();
if (section) setTimeout(() => section.scrollIntoView(), SCROLL_DELAY);
addEventListener("hashchange", revealTarget);

if (document.querySelector("[data-not-found]")) {
  console.error("404: no page at", location.pathname);
}
