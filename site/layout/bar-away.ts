/** Script of a phone's bar on trip pages: it gives way to the page's own buttons. */

const bar = document.querySelector<HTMLElement>("[data-bar]");

if (bar) {
  const seen = new Set<Element>();
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        seen[isIntersecting ? "add" : "delete"](target);
      }
      bar.toggleAttribute("data-away", seen.size > 0);
    },
    // Not what lies under the two bars.
    { rootMargin: "-68px 0px" },
  );
  // While it is away a finger cannot find it; a keyboard can, as its styles say.
  addEventListener("keydown", ({ key }) => {
    if (key === "Tab") bar.toggleAttribute("data-keys", true);
  });
  for (const button of document.querySelectorAll(`main ${bar.dataset.bar}`)) {
    if (!bar.contains(button)) watch.observe(button);
  }
}
