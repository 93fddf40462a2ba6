/**
 * Selects a figure, so that typing replaces it. A number field's mask may put the cursor behind
 * the last digit right after the focus; then it is selected once more, unless typing has begun.
 */
export function selectAll(field: HTMLInputElement): void {
  const before = field.value
  field.select()
  setTimeout(() => {
    if (field.value === before) field.select()
  })
}
