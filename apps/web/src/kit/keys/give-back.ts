/** After a click on anything that takes no text, the cursor belongs to the scan field again. */
export function giveBack(target: EventTarget, toScan: () => void): void {
  if (!window.matchMedia('(pointer: fine)').matches || !(target instanceof HTMLElement)) return
  if (target.closest('input, textarea, select, [role=dialog], [role=listbox]') !== null) return
  requestAnimationFrame(() => {
    const taken = document.activeElement instanceof HTMLInputElement
    if (!taken && document.querySelector('[role=dialog]') === null) toScan()
  })
}

/**
 * Back to where the cursor is now, in a text between the same letters: a field that is entered
 * marks all of its own, and what is typed on would replace it. Where it reads otherwise by then
 * (a figure that was written out), all of it stays marked.
 */
export function wayBack(to: HTMLElement): () => void {
  const isField = to instanceof HTMLInputElement || to instanceof HTMLTextAreaElement
  const field = isField ? to : null
  const [text, start, end] = [field?.value, field?.selectionStart ?? null, field?.selectionEnd]
  return () => {
    to.focus()
    if (start !== null && field?.value === text) field?.setSelectionRange(start, end ?? start)
  }
}
