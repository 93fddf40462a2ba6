/** Says a text of ours in the language of whoever reads it, its facts filled in. */
export type SayDay = (text: string, facts: Readonly<Record<string, string | number>>) => string

/** A day, with its time behind it where it has one, or a month. */
const WRITTEN = /^(\d{4})-(\d\d)(?:-(\d\d)( \d\d:\d\d)?)?$/

/**
 * A day as people read it, everywhere: '2026-11-27' is 'Jum, 27 Nov 2026', '2026-11-27 14:05' has
 * its time behind it, '2026-11' is 'Nov 2026'. Other text stays as it is, so that facts of a
 * sentence may be given as they travel. `t` says it in the reader's language (0095).
 */
export function dayText(text: string, t: SayDay): string {
  const [, tahun = '', month = '', day, time = ''] = WRITTEN.exec(text) ?? []
  const months = t('Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des', {}).split(' ')
  const bulan = months[Number(month) - 1]
  if (bulan === undefined) return text
  if (day === undefined) return t('{bulan} {tahun}', { bulan, tahun })
  const at = new Date(`${tahun}-${month}-${day}T00:00Z`).getUTCDay()
  const hari = t('Min Sen Sel Rab Kam Jum Sab', {}).split(' ')[at]
  if (hari === undefined) return text
  return t('{hari}, {tgl} {bulan} {tahun}', { hari, tgl: Number(day), bulan, tahun }) + time
}

/** Asia/Jakarta has been UTC+7 without summer time since 1964. */
export const JAKARTA_MS = 7 * 3_600_000

/**
 * An instant (ISO text or Date) as the minute on a clock in Jakarta, '2026-01-31 08:15'; other text
 * stays as it is.
 */
export function jakartaMinute(value: unknown): string {
  const at = new Date(value as string).getTime()
  if (Number.isNaN(at)) return String(value)
  return new Date(at + JAKARTA_MS).toISOString().slice(0, 16).replace('T', ' ')
}
