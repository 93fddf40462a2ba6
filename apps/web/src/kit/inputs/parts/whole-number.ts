/** The integer of what was typed, 0 when there is none (doc1 §5). */
export function wholeNumber(typed: number | string): number {
  const number = typeof typed === 'number' ? typed : Number(typed.replace(/,-$|[^0-9-]/g, ''))
  return Number.isSafeInteger(number) ? number : 0
}
