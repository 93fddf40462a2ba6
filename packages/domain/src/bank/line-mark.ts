import type { BarisKoran } from './read-statement.ts'
import { formatSen, rupiahOf, SEN, type Sen } from './sen.ts'

type Told = Pick<BarisKoran, 'tgl' | 'jumlah_sen' | 'keterangan' | 'saldo_sen'>

/**
 * What tells one line of an account from all others: day, amount, text, balance, and how many the
 * same there were before it on that day in its file. Lines of a day stand in every file of that
 * day, so the same line of two files has the same mark. In the order of the lines.
 */
export function lineMarks(lines: readonly Told[]): string[] {
  const seen = new Map<string, number>()
  return lines.map(({ tgl, jumlah_sen, keterangan, saldo_sen }) => {
    const saldo = saldo_sen === null ? null : exact(saldo_sen)
    const told = JSON.stringify([tgl, exact(jumlah_sen), keterangan.toUpperCase(), saldo])
    const before = seen.get(told) ?? 0
    seen.set(told, before + 1)
    return `${told} ${String(before)}`
  })
}

/** Whole rupiah as a number: marks of lines that were kept before sen were read stay theirs. */
const exact = (sen: Sen): number | string => (sen % SEN === 0 ? rupiahOf(sen) : formatSen(sen))
