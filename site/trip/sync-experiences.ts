// Experiences that are chosen on the page are also chosen in the booking
// (docs/product.md, "Experience selector").
addEventListener("maloca-change", (event) => {
  const { names } = (event as CustomEvent<{ names?: string[] }>).detail;
  if (names) document.querySelector("maloca-booking")?.setAttribute("chosen", names.join(", "));
});
