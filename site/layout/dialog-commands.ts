/** `command="show-modal"` for browsers from before 2025, which do not know it. */
export function openByCommand() {
  document.addEventListener("click", ({ target }) => {
    const opener = (target as Element).closest("[command=show-modal]");
    document
      .querySelector<HTMLDialogElement>(`#${opener?.getAttribute("commandfor")}`)
      ?.showModal();
  });
}
