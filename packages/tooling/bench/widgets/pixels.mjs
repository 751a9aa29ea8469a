/** A channel may differ by this much without an eye seeing it. */
const TOLERANCE = 8;

/** Which part of a contender's own pixels another picture of it shows otherwise, 0 to 1. */
export async function changedPixels(browser, { picture, box }, other) {
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      async ({ pictures, box, tolerance }) => {
        const [one, two] = await Promise.all(
          pictures.map(async (data) => {
            const image = new Image();
            image.src = `data:image/png;base64,${data}`;
            await image.decode();
            const left = Math.max(0, Math.floor(box.x));
            const top = Math.max(0, Math.floor(box.y));
            const width = Math.min(image.width, Math.ceil(box.x + box.width)) - left;
            const height = Math.min(image.height, Math.ceil(box.y + box.height)) - top;
            const canvas = new OffscreenCanvas(width, height).getContext("2d");
            canvas.drawImage(image, -left, -top);
            return canvas.getImageData(0, 0, width, height).data;
          }),
        );
        let changed = 0;
        for (let at = 0; at < one.length; at += 4) {
          const differs = [0, 1, 2].some(
            (channel) => Math.abs(one[at + channel] - two[at + channel]) > tolerance,
          );
          if (differs) changed++;
        }
        return changed / (one.length / 4);
      },
      {
        pictures: [picture, other].map((png) => png.toString("base64")),
        box,
        tolerance: TOLERANCE,
      },
    );
  } finally {
    await page.close();
  }
}
