/** Opens dialogs by `command="show-modal"` in browsers from before 2025, which do not support it. */
export function openByCommand() {
  document.addEventListener("click", ({ target }) => {
    const opener = (target as Element).closest("[command=show-modal]");
    document
      .querySelector<HTMLDialogElement>(`#${opener?.getAttribute("commandfor")}`)
      ?.showModal();
  });
}
