/** Script of a phone's bar on trip pages: it is hidden while another button of the page is in view. */

const bar = document.querySelector<HTMLElement>("[data-bar]");

if (bar) {
  const inView = new Set<Element>();
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        inView[isIntersecting ? "add" : "delete"](target);
      }
      bar.toggleAttribute("data-away", inView.size > 0);
    },
    // Not what lies under the two bars.
    { rootMargin: "-68px 0px" },
  );
  // While it is hidden a pointer cannot reach it; the Tab key shows it again (see its styles).
  addEventListener("keydown", ({ key }) => {
    if (key === "Tab") bar.toggleAttribute("data-keys", true);
  });
  for (const button of document.querySelectorAll(`main ${bar.dataset.bar}`)) {
    if (!bar.contains(button)) watch.observe(button);
  }
}
