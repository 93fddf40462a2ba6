import { refuse } from '@kencana/contract/refusals'
import {
  type BarisJurnal,
  pemegangAkun,
  salahBaris,
} from '@kencana/domain/posting/buku/jurnal-umum'
import type { StoreCtx } from '../../platform/context.ts'
import type { Queryable } from '../../platform/sql.ts'
import { accounts, mappings } from '../akun/index.ts'

/** Every live account, with what keeps it where it is not for a journal by hand. */
export async function ledgerAccounts(db: Queryable) {
  const parts = new Map<string, string[]>()
  for (const { jenis_akun, nomor_akun } of await mappings(db)) {
    parts.set(nomor_akun, [...(parts.get(nomor_akun) ?? []), jenis_akun])
  }
  return (await accounts(db)).map(({ nomor_akun, nama_akun, golongan, emas }) => ({
    nomor_akun,
    nama_akun,
    golongan,
    emas,
    dipegang: pemegangAkun({ golongan, emas }, parts.get(nomor_akun) ?? []),
  }))
}

/** @throws Refusal BARIS_SALAH with the place of each fault: `baris.0.nomor_akun` */
export async function demandLines({ db }: StoreCtx, lines: readonly BarisJurnal[]): Promise<void> {
  const known = new Map((await ledgerAccounts(db)).map(one => [one.nomor_akun, one]))
  const faults = salahBaris(lines, known)
  if (faults.length === 0) return
  const jumlah = new Set(faults.map(({ baris }) => baris)).size
  refuse(
    'BARIS_SALAH',
    { jumlah },
    Object.fromEntries(faults.map(({ baris, field, teks }) => [`baris.${baris}.${field}`, teks])),
  )
}
