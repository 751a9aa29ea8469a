import { shareWords } from "../content/share";

/** Script of the buttons that share a page. What is said is what has happened. */

async function share(): Promise<string> {
  // With what was asked of the finder: it opens there at its result.
  const url = location.origin + location.pathname + location.search;
  try {
    if (navigator.share) {
      await navigator.share({ title: document.title, url });
      return "";
    }
    await navigator.clipboard.writeText(url);
    return shareWords.copied;
  } catch (error) {
    // Whoever closes the device's own share has decided so.
    return (error as DOMException).name === "AbortError" ? "" : shareWords.failed;
  }
}

for (const button of document.querySelectorAll("[data-share]")) {
  button.addEventListener("click", async () => {
    const said = await share();
    if (button.nextElementSibling) button.nextElementSibling.textContent = said;
  });
}
