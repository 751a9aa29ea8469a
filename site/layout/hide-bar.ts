import { BAR_HEIGHT } from "../style/media";

// Script of the bar on trip pages: it is hidden while a button with the same purpose is visible.

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
    // A button that one of the two bars covers is not visible. Both have this height.
    { rootMargin: `-${BAR_HEIGHT} 0px` },
  );
  for (const button of document.querySelectorAll(`main ${bar.dataset.bar}`)) {
    if (!bar.contains(button)) watch.observe(button);
  }
}
