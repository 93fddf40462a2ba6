import type { KodeLangkah } from '@kencana/contract/areas/ringkasan'
import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { first, join, type Queryable, rows, type Sql, sql } from '../../platform/sql.ts'

/** Whether a step is done, as the books of the store have it. */
const DONE: Readonly<Record<KodeLangkah, (kode_toko: string, at: Date) => Sql>> = {
  ALAMAT: toko => sql`exists (select from toko where kode_toko = ${toko} and alamat_toko <> '')`,
  HARGA: (toko, at) => sql`exists (select from harga_emas where kode_toko = ${toko}
    and berlaku_pada <= ${at} and ditarik_pada is null)`,
  SALES: toko => ofMaster(toko, sql`sales`),
  BAKI: toko => ofMaster(toko, sql`baki`),
  REKENING: toko => ofMaster(toko, sql`rekening`),
  SALDO: toko => ofDocuments(toko, sql`'SALDO_AWAL'`),
  BARANG: toko => sql`exists (select from barang where kode_toko = ${toko})`,
  USER: toko => sql`(select count(*) from users where kode_toko = ${toko} and aktif) > 1`,
  CADANGAN: () => sql`exists (select from operasi where jenis = 'CADANGAN')`,
  PENJUALAN: toko => ofDocuments(toko, sql`'PENJUALAN'`),
}

const ofMaster = (toko: string, table: Sql): Sql =>
  sql`exists (select from ${table} where kode_toko = ${toko} and dihapus_pada is null)`

const ofDocuments = (toko: string, jenis: Sql): Sql =>
  sql`exists (select from dokumen where kode_toko = ${toko} and jenis = ${jenis})`

/** Of these steps which are done, in the order they are asked for. */
export const stepsDone = (
  db: Queryable,
  kode_toko: string,
  steps: readonly KodeLangkah[],
  at: Date,
) =>
  steps.length === 0
    ? Promise.resolve([])
    : rows<{ kode: KodeLangkah; selesai: boolean }>(
        db,
        sql`select kode, selesai from (${join(
          steps.map(
            (kode, urut) => sql`select ${urut}::int as urut, ${kode}::text as kode,
              ${DONE[kode](kode_toko, at)} as selesai`,
          ),
          sql` union all `,
        )}) l order by urut`,
      )

/** Whether the store wants its first steps shown. */
export const wantsSteps = async (db: Queryable, kode_toko: string): Promise<boolean> => {
  const row = await first<{ nilai: string }>(
    db,
    sql`select nilai from para_system where kode_toko = ${kode_toko} and kunci = 'LANGKAH_AWAL'`,
  )
  return (row?.nilai ?? DEFAULT_SETTINGS.LANGKAH_AWAL) === 'YA'
}
