const SCALE = /^(\d{1,5})[.,](\d{1,3})$/

/** What a scale that writes like a keyboard says, in milligrams; `null` for any other code. */
export function scaleWeight(text: string): number | null {
  const [, gram, rest] = SCALE.exec(text) ?? []
  if (gram === undefined || rest === undefined) return null
  return Number(gram) * 1000 + Number(rest.padEnd(3, '0'))
}
