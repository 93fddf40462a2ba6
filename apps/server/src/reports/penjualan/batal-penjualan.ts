import { TENDERS } from '@kencana/contract/names/tenders'
import {
  choiceFilter,
  countColumn,
  dateColumn,
  dateRangeFilter,
  datetimeColumn,
  defineReport,
  fineColumn,
  leadToScreen,
  moneyColumn,
  refFilter,
  textColumn,
  tokoFilter,
  validByFilter,
  weightColumn,
} from '../../engines/report/define-report.ts'
import { join, name, type Sql, sql } from '../../platform/sql.ts'
import { EXCHANGE, exchangeOf } from '../tukar-tambah/exchange-parts.ts'
import { validatedBy } from '../validated-by.ts'
import { moneyOf, notasIn } from './sale-parts.ts'

const GOODS = {
  jumlah: countColumn('Pcs'),
  berat: weightColumn('Berat'),
  murni: fineColumn('Emas Murni'),
}

const BACK = {
  tunai: moneyColumn(TENDERS.TUNAI),
  debit: moneyColumn(TENDERS.DEBIT),
  kredit: moneyColumn(TENDERS.KREDIT),
  transfer: moneyColumn(TENDERS.TRANSFER),
  qris: moneyColumn(TENDERS.QRIS),
  saldo: moneyColumn(TENDERS.SALDO),
  tukar: moneyColumn(TENDERS.TUKAR),
}

const goods = Object.keys(GOODS) as (keyof typeof GOODS)[]
const back = Object.keys(BACK) as (keyof typeof BACK)[]

/**
 * Sales that were cancelled: who, why, who approved it, and how it was given back: money, and of an
 * exchange the old pieces.
 */
export const batalPenjualan = defineReport({
  id: 'laporan-batal-penjualan',
  title: 'Laporan Batal Penjualan',
  family: 'cancelled items',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kode_sales: refFilter('sales', 'Sales'),
    valid_by: validByFilter(),
    rincian: choiceFilter('Rincian', {
      FAKTUR: 'Per faktur',
      BAYAR: 'Uang kembali per faktur',
      PENYETUJU: 'Per penyetuju',
    }),
  },
  columns: {
    tgl: dateColumn('Tanggal'),
    pada: datetimeColumn('Waktu'),
    no_faktur_jual: textColumn('Faktur', {
      leadsTo: leadToScreen('/lihat-penjualan', { no_faktur_jual: 'no_faktur_jual' }),
    }),
    no_batal: textColumn('Nomor batal'),
    no_tukar_tambah: textColumn('Tukar Tambah', { leadsTo: EXCHANGE }),
    kode_sales: textColumn('Sales'),
    nama_customer: textColumn('Pelanggan'),
    penjual: textColumn('Dijual oleh'),
    user_id: textColumn('Dibatalkan oleh'),
    penyetuju: textColumn('Disetujui Oleh'),
    alasan: textColumn('Alasan'),
    faktur: countColumn('Faktur Batal'),
    ...GOODS,
    ...BACK,
    total: moneyColumn('Total'),
  },
  columnsFor: ({ rincian }) => {
    if (rincian === 'PENYETUJU') return ['penyetuju', 'faktur', ...goods, ...back, 'total']
    if (rincian === 'BAYAR') {
      return ['tgl', 'no_faktur_jual', 'nama_customer', 'penyetuju', ...back, 'total']
    }
    return [
      ...(['tgl', 'pada', 'no_faktur_jual', 'no_batal', 'no_tukar_tambah'] as const),
      ...(['kode_sales', 'penjual', 'user_id', 'penyetuju', 'alasan'] as const),
      ...goods,
      'total',
    ]
  },
  chart: { kind: 'bar', label: 'penyetuju', value: 'total' },
  order: ['tgl', 'pada', 'no_batal', 'penyetuju'],
  sql: ({ toko, tanggal, kode_sales, valid_by, rincian }) => {
    const rows = sql`
      with ${notasIn(
        { toko, tanggal },
        sql`jenis = 'BATAL_PENJUALAN'`,
        ...(kode_sales === null ? [] : [sql`kode_sales = ${kode_sales}`]),
        ...(valid_by === null ? [] : [validatedBy(toko, sql`dokumen`, valid_by)]),
      )}
      select n.tgl, n.pada, n.asal as no_faktur_jual, n.nomor as no_batal, n.kode_sales,
        n.nama_customer, ${exchangeOf(toko, 'jual', sql`n.asal`)} as no_tukar_tambah,
        d.user_id as penjual, n.user_id, n.penyetuju, n.keterangan as alasan,
        1 as faktur, g.*, u.*
      from nota n join dokumen d on d.kode_toko = ${toko} and d.nomor = n.asal
      cross join lateral (
        select count(*) as jumlah, coalesce(sum(b.berat_mg), 0) as berat,
          coalesce(sum(b.murni_ug), 0) as murni
        from dokumen_barang b where b.kode_toko = ${toko} and b.nomor = n.nomor
      ) g
      left join (
        select m.nomor as asal_uang, ${byWay}, sum(m.rupiah) as total
        from (${moneyOf(toko)}) m group by m.nomor
      ) u on u.asal_uang = n.nomor`
    return rincian === 'PENYETUJU' ? perApprover(rows) : rows
  },
})

const byWay: Sql = join(
  back.map(
    way => sql`coalesce(sum(m.rupiah) filter (where m.cara = ${way.toUpperCase()}), 0)
      as ${name(way)}`,
  ),
  sql`, `,
)

const perApprover = (rows: Sql): Sql => sql`
  select null::date as tgl, null::timestamptz as pada, null as no_batal, r.penyetuju,
    ${join(
      ['faktur', ...goods, ...back, 'total'].map(
        key => sql`sum(r.${name(key)})::bigint as ${name(key)}`,
      ),
      sql`, `,
    )}
  from (${rows}) r group by r.penyetuju`
