import { refuse } from '@kencana/contract/refusals'
import { type BarisJurnal, salahBaris } from '@kencana/domain/posting/buku/jurnal-umum'
import type { StoreCtx } from '../../platform/context.ts'
import { heldAccounts } from '../akun/index.ts'

/** @throws Refusal BARIS_SALAH with the place of each fault: `baris.0.nomor_akun` */
export async function demandLines({ db }: StoreCtx, lines: readonly BarisJurnal[]): Promise<void> {
  const known = new Map((await heldAccounts(db)).map(one => [one.nomor_akun, one]))
  const faults = salahBaris(lines, known)
  if (faults.length === 0) return
  const jumlah = new Set(faults.map(({ baris }) => baris)).size
  refuse(
    'BARIS_SALAH',
    { jumlah },
    Object.fromEntries(faults.map(({ baris, field, teks }) => [`baris.${baris}.${field}`, teks])),
  )
}
