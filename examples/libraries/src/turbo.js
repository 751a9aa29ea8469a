import * as Turbo from "@hotwired/turbo";

// As a stream of the server says that the page has changed.
const refresh = '<turbo-stream action="refresh"></turbo-stream>';
addEventListener("cambios", () => setInterval(() => Turbo.renderStreamMessage(refresh), 400));
document.addEventListener("turbo:morph", () => {
  const output = document.querySelector("output");
  output.textContent = Number(output.textContent) + 1;
});
