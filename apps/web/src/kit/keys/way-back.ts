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
