import { daysBetween } from '@kencana/domain/calendar'
import { kreditDibeli } from '@kencana/domain/uang/beli-kredit'
import type { NotaRow } from '../facts.queries.ts'
import type { Placed } from '../new-piece.ts'
import type { PaidOut } from '../pay-out.ts'

type Setting = Readonly<Record<string, string>>

/** Rupiah among what is paid for pieces that a credit card paid at their sale, while it binds. */
export function creditOf(pieces: readonly Placed[], setting: Setting, tgl: string): number {
  const known = pieces.flatMap(({ line, valued }) => {
    if (valued.own === null) return []
    const { no_faktur_jual, kredit_rp, tgl: sold } = valued.own.nota
    const umur = Math.max(0, daysBetween(sold, tgl))
    return [{ no_faktur_jual, kredit_rp, umur, dibeli_rp: line.harga_beli }]
  })
  return kreditDibeli(known, Number(setting.BELI_KREDIT_HARI))
}

/** The credit of one nota as its counter is told: all of it while it binds. */
export const creditTold = (nota: NotaRow, setting: Setting, tgl: string | null): number =>
  tgl === null || daysBetween(nota.tgl, tgl) >= Number(setting.BELI_KREDIT_HARI)
    ? 0
    : nota.kredit_rp

/** Rupiah that leave in one way. */
export const paidBy = (cara: PaidOut['cara'], payments: readonly PaidOut[]): number =>
  payments.reduce((sum, one) => (one.cara === cara ? sum + one.jumlah : sum), 0)
