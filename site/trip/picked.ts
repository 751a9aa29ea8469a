/** What is picked on the page starts ticked in the booking (spec §2, New Year in the Pacific). */
document.addEventListener("maloca-change", (event) => {
  const { names } = (event as CustomEvent<{ names?: string[] }>).detail;
  if (names) document.querySelector("maloca-booking")?.setAttribute("chosen", names.join(", "));
});
