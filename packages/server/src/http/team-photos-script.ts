/** What a form's script is told. */
interface Shrinking {
  /** The longer side, in pixels, from the one that is tried first. */
  sides: readonly number[];
  /** The longest file. */
  most: number;
  /** What is said meanwhile. */
  working: string;
}

/**
 * Makes the chosen photos of a form smaller when it is sent, and as large as they must be exactly. Its text runs in the
 * browser, so it uses nothing of this file. What the browser cannot read is sent as it is, for the server to say what
 * is wrong with it.
 */
function shrink({ sides, most, working }: Shrinking) {
  const inputs = [...document.querySelectorAll<HTMLInputElement>("input[type=file]")];
  const status = document.querySelector("[role=status]");
  const form = inputs[0]?.form;
  if (!form?.requestSubmit || !status || !window.createImageBitmap) return;
  const done = new Set<File>();
  let isBusy = false;

  const drawn = (bitmap: ImageBitmap, width: number, height: number, type: string) => {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d");
    if (!context) return null;
    context.imageSmoothingQuality = "high";
    const isSeenThrough = type === "image/png";
    // A JPEG has nothing that shines through.
    context.fillStyle = "#fff";
    if (!isSeenThrough) context.fillRect(0, 0, width, height);
    // A mark is seen whole; a photo fills what it is cut to.
    const ratios = [width / bitmap.width, height / bitmap.height];
    const scale = isSeenThrough ? Math.min(...ratios) : Math.max(...ratios);
    const [wide, high] = [bitmap.width * scale, bitmap.height * scale];
    context.drawImage(bitmap, (width - wide) / 2, (height - high) / 2, wide, high);
    return canvas;
  };

  const fileOf = (canvas: HTMLCanvasElement | null, type: string, quality: number) =>
    new Promise<File | null>((resolve) => {
      if (!canvas) return resolve(null);
      canvas.toBlob((blob) => resolve(blob && new File([blob], "foto", { type })), type, quality);
    });

  const smaller = async (file: File, exact: string[]) => {
    const bitmap = await createImageBitmap(file);
    const [width = "", height = "", type = "image/jpeg"] = exact;
    const isExact = bitmap.width === Number(width) && bitmap.height === Number(height);
    if (file.size <= most && (!exact.length || (isExact && file.type === type))) return file;
    const longer = Math.max(bitmap.width, bitmap.height);
    for (const side of exact.length ? [0] : sides)
      for (const quality of [0.85, 0.75, 0.6]) {
        const scale = Math.min(1, side / longer);
        const canvas = exact.length
          ? drawn(bitmap, Number(width), Number(height), type)
          : drawn(
              bitmap,
              Math.round(bitmap.width * scale),
              Math.round(bitmap.height * scale),
              type,
            );
        const made = await fileOf(canvas, type, quality);
        if (made && made.size <= most) return made;
      }
    return file;
  };

  form.addEventListener("submit", async (event) => {
    if (isBusy) return event.preventDefault();
    const chosen = inputs.filter(({ files, dataset }) => {
      const file = files?.[0];
      return file && !done.has(file) && (file.size > most || dataset.exact);
    });
    if (!chosen.length) return;
    event.preventDefault();
    isBusy = true;
    status.textContent = working;
    for (const input of chosen) {
      try {
        const files = new DataTransfer();
        files.items.add(
          await smaller(input.files?.[0] as File, input.dataset.exact?.split(" ") ?? []),
        );
        input.files = files.files;
      } catch {}
      if (input.files?.[0]) done.add(input.files[0]);
    }
    isBusy = false;
    status.textContent = "";
    form.requestSubmit(event.submitter as HTMLElement | null);
  });
}

/** The script, as a page has it. */
export const shrinkScript = (told: Shrinking) => `(${shrink})(${JSON.stringify(told)})`;
