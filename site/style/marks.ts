/** A list item's mark, drawn before its text. */
const mark = (path: string, ink: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="${path}" fill="none" stroke="${ink}" stroke-width="2.5"/></svg>`,
  )}")`;

export const check = (ink: string) => mark("M3 11l5 5L17 5", ink);
export const dash = (ink: string) => mark("M3 10h14", ink);

/** The mark stands in the margin of the text. */
export const marked = (image: string) =>
  ({ paddingLeft: "32px", background: `${image} 0 0.3em / 20px 20px no-repeat` }) as const;
