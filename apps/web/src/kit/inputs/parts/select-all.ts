/**
 * Selects a figure, so that typing replaces it. The mask of number fields puts the cursor behind the
 * last digit right after the focus; the selection has to come after that.
 */
export function selectAll(field: HTMLInputElement): void {
  setTimeout(() => field.select())
}
