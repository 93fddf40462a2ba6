import type { AccountRow } from '@kencana/contract/areas/akun'
import { salahPemetaan } from '@kencana/domain/posting/buku/akun-bagian'
import type { Queryable } from '../../platform/sql.ts'
import { accounts, chosenByKode, type MappingRow, mappings } from './akun.queries.ts'
import { ledgerAccounts } from './kept-accounts.ts'

/** The sentence of what is wrong with a mapping, null where nothing is. */
export function judgeMappings(all: readonly MappingRow[], chart: readonly AccountRow[]) {
  const known = new Map(chart.map(row => [row.nomor_akun, row]))
  return (one: MappingRow): string | null =>
    salahPemetaan(one, known.get(one.nomor_akun), all)?.teks ?? null
}

/** Parts of journals whose account breaks the rule of their kind: `HUTANG UMUM BARANG_JAMINAN`. */
export async function wrongParts(db: Queryable): Promise<string[]> {
  const all = await mappings(db)
  const judge = judgeMappings(all, await accounts(db))
  return all
    .filter(one => judge(one) !== null)
    .map(({ trx, type, jenis_akun }) => `${trx} ${type} ${jenis_akun}`)
}

/** Codes of transactions whose account a list keeps, or that is gone: posting refuses them. */
export async function wrongKode(db: Queryable): Promise<string[]> {
  const free = new Set<string>()
  for (const { nomor_akun, dipegang } of await ledgerAccounts(db)) {
    if (dipegang === null) free.add(nomor_akun)
  }
  return (await chosenByKode(db))
    .filter(({ nomor_akun }) => !free.has(nomor_akun))
    .map(({ kode_transaksi }) => kode_transaksi)
}
