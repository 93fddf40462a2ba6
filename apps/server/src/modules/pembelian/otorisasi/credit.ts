import { daysBetween } from '@kencana/domain/calendar'
import { kreditDibeli } from '@kencana/domain/uang/beli-kredit'
import type { NotaRow } from '../facts.queries.ts'
import type { Placed } from '../new-piece.ts'
import type { PaidOut } from '../pay-out.ts'

type Setting = Readonly<Record<string, string>>

/** Rupiah among what is paid for pieces that a credit card paid at their sale, while it binds. */
export function creditOf(pieces: readonly Placed[], setting: Setting, tgl: string): number {
  const notas = new Map<string, { readonly nota: NotaRow; readonly dibeli_rp: number }>()
  for (const { line, valued } of pieces) {
    if (valued.own === null) continue
    const { nota } = valued.own
    const before = notas.get(nota.no_faktur_jual)?.dibeli_rp ?? 0
    notas.set(nota.no_faktur_jual, { nota, dibeli_rp: before + line.harga_beli })
  }
  const known = [...notas.values()].map(({ nota, dibeli_rp }) => ({
    ...{ kredit_rp: nota.kredit_rp, dibeli_rp },
    umur: Math.max(0, daysBetween(nota.tgl, tgl)),
  }))
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
