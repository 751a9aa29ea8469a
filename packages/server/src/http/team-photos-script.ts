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
 * Makes the chosen photo of a form smaller when it is sent. Its text runs in the browser, so it uses nothing of this
 * file. What the browser cannot read is sent as it is, for the server to say what is wrong with it.
 */
function shrink({ sides, most, working }: Shrinking) {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  const status = document.querySelector("[role=status]");
  const form = input?.form;
  if (!form?.requestSubmit || !status || !window.createImageBitmap) return;
  let done: File | undefined;
  let isBusy = false;

  const asJpeg = (bitmap: ImageBitmap, side: number, quality: number) => {
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext("2d");
    if (!context) return null;
    context.imageSmoothingQuality = "high";
    // A JPEG has nothing that shines through.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  };

  const smaller = async (file: File) => {
    const bitmap = await createImageBitmap(file);
    for (const side of sides)
      for (const quality of [0.85, 0.75, 0.6]) {
        const blob = await asJpeg(bitmap, side, quality);
        if (blob && blob.size <= most) return new File([blob], "foto.jpg", { type: "image/jpeg" });
      }
    return file;
  };

  form.addEventListener("submit", async (event) => {
    const file = input?.files?.[0];
    if (isBusy) return event.preventDefault();
    if (!input || !file || file === done || file.size <= most) return;
    event.preventDefault();
    isBusy = true;
    status.textContent = working;
    try {
      const files = new DataTransfer();
      files.items.add(await smaller(file));
      input.files = files.files;
    } catch {}
    done = input.files?.[0];
    isBusy = false;
    status.textContent = "";
    form.requestSubmit(event.submitter as HTMLElement | null);
  });
}

/** The script, as a page has it. */
export const shrinkScript = (told: Shrinking) => `(${shrink})(${JSON.stringify(told)})`;
