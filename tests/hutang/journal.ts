import { sql } from '../../apps/server/src/platform/sql.ts'
import type { TestApi } from '../sample-shop/api.ts'
import { read } from './counter.ts'

/** The journal of a document: account, its kind, debit, credit, fine gold, drawer. */
export async function journalOf(api: TestApi, nomor: string): Promise<unknown[][]> {
  const lines = await read(
    api,
    sql`select nomor_akun, jenis_akun, debit_rp, kredit_rp, murni_ug, laci
        from jurnal_baris where nomor = ${nomor} order by baris`,
  )
  return lines.map(line => Object.values(line))
}
