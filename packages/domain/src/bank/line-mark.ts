import type { BarisKoran } from './read-statement.ts'

type Told = Pick<BarisKoran, 'tgl' | 'jumlah' | 'keterangan' | 'saldo'>

/**
 * What tells one line of an account from all others: day, amount, text, balance, and how many the
 * same there were before it on that day in its file. Lines of a day stand in every file of that
 * day, so the same line of two files has the same mark. In the order of the lines.
 */
export function lineMarks(lines: readonly Told[]): string[] {
  const seen = new Map<string, number>()
  return lines.map(({ tgl, jumlah, keterangan, saldo }) => {
    const told = JSON.stringify([tgl, jumlah, keterangan.toUpperCase(), saldo])
    const before = seen.get(told) ?? 0
    seen.set(told, before + 1)
    return `${told} ${String(before)}`
  })
}
