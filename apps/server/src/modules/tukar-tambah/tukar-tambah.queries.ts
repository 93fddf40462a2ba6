import type { tukarTambah } from '@kencana/contract/areas/beli/tukar-tambah'
import type { QueryOf } from '@kencana/contract/kit/route'
import type { z } from 'zod'
import { containing, type ListSource } from '../../engines/document/serve/list-documents.ts'
import { askedOf, fromDocuments } from '../../engines/document/serve/plain-documents.ts'
import { every, first, type Queryable, type Sql, sql } from '../../platform/sql.ts'

export interface ExchangeRow {
  nomor: string
  jenis: string
  tgl: string
  pada: Date
  user_id: string
  kode_sales: string | null
  kode_customer: string | null
  nama_customer: string | null
  total_rp: number
  penyetuju: string | null
  isi: {
    no_faktur_jual: string
    no_faktur_beli: string
    jual_rp: number
    beli_rp: number
    tukar_rp: number
  }
  no_batal: string | null
  batal_pada: Date | null
  batal_oleh: string | null
  batal_penyetuju: string | null
  batal_alasan: string | null
  dicetak: number
}

/** An exchange with its cancellation; the documents come from `fromExchanges`. */
const exchangeRows = (kode_toko: string): Sql => sql`
  select d.*, b.nomor as no_batal, b.pada as batal_pada, b.user_id as batal_oleh,
    b.penyetuju as batal_penyetuju, b.keterangan as batal_alasan,
    (select count(*)::int from cetak_nota c
      where c.kode_toko = ${kode_toko} and c.nomor = d.nomor) as dicetak`

const fromExchanges = (kode_toko: string): Sql => fromDocuments(kode_toko, 'TUKAR_TAMBAH')

export const findExchange = (db: Queryable, kode_toko: string, nomor: string) =>
  first<ExchangeRow>(
    db,
    sql`${exchangeRows(kode_toko)} ${fromExchanges(kode_toko)} and d.nomor = ${nomor}`,
  )

type Asked = QueryOf<typeof tukarTambah.list>

/** By its number, its customer, the numbers of its sides, and a barcode of either. */
function conditions({ q, ...asked }: Asked): Sql {
  const parts = askedOf(asked)
  if (q) {
    const like = containing(q)
    parts.push(
      sql`(d.nomor ilike ${like} or d.nama_customer ilike ${like}
        or d.isi->>'no_faktur_jual' ilike ${like} or d.isi->>'no_faktur_beli' ilike ${like}
        or exists (select 1 from dokumen_barang x where x.kode_toko = d.kode_toko
          and x.nomor in (d.isi->>'no_faktur_jual', d.isi->>'no_faktur_beli')
          and (x.kode_barcode = ${q} or x.beli->>'asal_barcode' = ${q})))`,
    )
  }
  return every(parts)
}

type Listed = Pick<ExchangeRow, 'kode_sales' | 'nama_customer' | 'isi'>

/** Exchanges, newest first. */
export const exchangeList: ListSource<
  Asked,
  Listed,
  z.output<z.ZodObject<typeof tukarTambah.kind.summary>>
> = {
  from: (kode_toko, asked) => sql`${fromExchanges(kode_toko)} and ${conditions(asked)}`,
  page: (kode_toko, from, window) =>
    sql`select s.*, case when s.no_batal is null then 'SELESAI' else 'BATAL' end as status
        from (${exchangeRows(kode_toko)} ${from}
          order by d.pada desc, d.nomor desc ${window}) s
        order by s.pada desc, s.nomor desc`,
  shown: ({ kode_sales, nama_customer, isi }) => ({
    no_faktur_jual: isi.no_faktur_jual,
    no_faktur_beli: isi.no_faktur_beli,
    kode_sales,
    nama_customer,
    jual: isi.jual_rp,
    beli: isi.beli_rp,
    total: isi.jual_rp - isi.beli_rp,
  }),
}
