const LOCAL = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Jakarta',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** `2026-11-21 10:32:05`, the time of Jakarta. */
export const wib = (at: Date): string => LOCAL.format(at)

const TIME = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d(?:\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?$/

/**
 * Reads `2026-11-21 10:32:05`, time of Jakarta unless it names another (`Z`, `+08:00`).
 * @throws Error with a sentence when it is no time
 */
export function readTime(text: string): Date {
  const [, day, minute, second = ':00', zone = '+07:00'] = TIME.exec(text.trim()) ?? []
  const at = new Date(`${day}T${minute}${second}${zone}`)
  if (day !== undefined && !Number.isNaN(at.getTime())) return at
  throw new Error(`Waktu "${text}" tidak dikenal. Tulis seperti '2026-11-21 10:32:05' (WIB).`)
}
