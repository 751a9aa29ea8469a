/** What the bar and the anchors do beyond the browser's own ways. Runs on every page. */

/** An arrival at `/#id` scrolls there this late, when the page has its final shape. */
const SCROLL_DELAY = 100;

const sheet = document.getElementById("menu");
const toggle = document.querySelector("[popovertarget=menu]");

function tellState(event?: Event) {
  const open = event instanceof ToggleEvent && event.newState === "open";
  toggle?.setAttribute("aria-expanded", String(open));
}
tellState();
sheet?.addEventListener("beforetoggle", tellState);
sheet?.addEventListener("click", ({ target }) => {
  if ((target as Element).closest("a")) sheet.hidePopover();
});

const section = document.getElementById(location.hash.slice(1));
if (section) setTimeout(() => section.scrollIntoView(), SCROLL_DELAY);

if (document.querySelector("[data-not-found]")) {
  console.error("404: no page at", location.pathname);
}
