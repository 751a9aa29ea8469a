// Script of the buttons that share a page.

/** Shares the page; returns what to tell the visitor, from the button's texts, if anything. */
async function share({ copied, failed }: DOMStringMap): Promise<string | undefined> {
  // With the search in the finder: the page then opens at its result.
  const url = location.origin + location.pathname + location.search;
  try {
    if (navigator.share) {
      await navigator.share({ title: document.title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    return copied;
  } catch (error) {
    // The visitor closed the device's share dialog, or pressed twice and it is open already: no failure.
    return /^(Abort|InvalidState)/.test((error as DOMException).name) ? "" : failed;
  }
}

for (const button of document.querySelectorAll<HTMLElement>("[data-share]")) {
  button.addEventListener("click", async () => {
    (button.nextElementSibling as Element).textContent = (await share(button.dataset)) ?? "";
  });
}
