/**
 * What is picked on the page starts ticked in the booking (docs/product.md, "Experience selector").
 */
document.addEventListener("maloca-change", (event) => {
  const { names } = (event as CustomEvent<{ names?: string[] }>).detail;
  if (names) document.querySelector("maloca-booking")?.setAttribute("chosen", names.join(", "));
});
