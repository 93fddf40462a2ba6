import { DOCUMENTS } from '@kencana/contract/names/documents'
import {
  type Asking,
  choiceFilter,
  countColumn,
  dateColumn,
  dateRangeFilter,
  defineReport,
  leadToReport,
  leadToScreen,
  refFilter,
  textColumn,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { type Sql, sql } from '../../platform/sql.ts'
import { named } from '../names.ts'
import { booked, fromMoney, IS_COST, MOVED, STANDS, STATUS } from './moved-parts.ts'

const FILTERS = {
  toko: tokoFilter(),
  tanggal: dateRangeFilter(),
  arah: choiceFilter('Arah', {
    KELUAR: 'Biaya',
    LAIN: 'Pengeluaran bukan biaya',
    MASUK: 'Penerimaan lain',
  }),
  kode_transaksi: refFilter('kode-transaksi', 'Kategori'),
  rincian: choiceFilter('Rincian', { DOKUMEN: 'Per dokumen', KATEGORI: 'Per kategori' }),
}

/** A category leads to its documents. */
const DOCUMENTS_OF: Asking<typeof FILTERS> = { path: '/laporan-biaya' }

/**
 * What the shop spent, paid out for what is no cost, or took in beside its trade, by kode
 * transaksi: out of drawers and accounts. What is booked is what the ledger has on the account of
 * the kode.
 */
export const biaya = defineReport({
  id: 'laporan-biaya',
  title: 'Laporan Biaya',
  family: 'cash',
  filters: FILTERS,
  columns: {
    kode_transaksi: textColumn('Kategori', {
      leadsTo: leadToReport(DOCUMENTS_OF, {
        tanggal_awal: 'dari',
        sampai_tgl: 'sampai',
        arah: 'arah',
        kode_transaksi: 'kode_transaksi',
        rincian: 'per_dokumen',
      }),
    }),
    nama_transaksi: textColumn('Nama kategori', { width: 1.3 }),
    tgl: dateColumn('Tanggal'),
    no_kas: textColumn('Nomor', {
      leadsTo: leadToScreen('/uang-kas', { no_kas: 'di_laci' }),
      orTo: [leadToScreen('/uang-bank', { no_kas: 'di_bank' })],
      width: 1.4,
    }),
    jenis: wordColumn('Transaksi'),
    letak: textColumn('Dari', { width: 1.2 }),
    keterangan: textColumn('Keterangan'),
    user_id: textColumn('Oleh'),
    banyak: countColumn('Dokumen'),
    ...MOVED,
    status: wordColumn('Status'),
  },
  columnsFor: ({ rincian }) =>
    rincian === 'KATEGORI'
      ? ['kode_transaksi', 'nama_transaksi', 'banyak', ...moved]
      : [
          'kode_transaksi',
          'nama_transaksi',
          'tgl',
          'no_kas',
          'jenis',
          'letak',
          'keterangan',
          'user_id',
          ...moved,
          'status',
        ],
  group: ['kode_transaksi'],
  groupedWhen: ({ rincian }) => rincian === 'DOKUMEN',
  chart: { kind: 'bar', label: 'nama_transaksi', value: 'dibukukan' },
  order: ['kode_transaksi', 'tgl', 'pada', 'no_kas'],
  sql: ({ toko, tanggal, arah, kode_transaksi, rincian }) => {
    const rows = sql`
      select d.isi->>'kode_transaksi' as kode_transaksi, d.isi->>'nama_transaksi' as nama_transaksi,
        d.tgl, d.pada, d.nomor as no_kas, ${named(sql`d.jenis`, DOCUMENTS)} as jenis,
        coalesce(d.isi->>'laci', concat_ws(' ', d.isi->>'kode_bank', d.isi->>'no_rekening'))
          as letak,
        d.keterangan, d.user_id, 1 as banyak, ${booked()}, ${named(STANDS, STATUS)} as status,
        case d.jenis when 'UANG_KAS' then d.nomor end as di_laci,
        case d.jenis when 'UANG_BANK' then d.nomor end as di_bank
      ${fromMoney(toko, tanggal, ['UANG_KAS', 'UANG_BANK'])} and ${WAYS[arah]}
        ${kode_transaksi === null ? sql`` : sql`and d.isi->>'kode_transaksi' = ${kode_transaksi}`}`
    const asked = sql`${tanggal.dari}::text as dari, ${tanggal.sampai}::text as sampai,
      ${arah}::text as arah, ${'DOKUMEN'}::text as per_dokumen`
    return rincian === 'KATEGORI' ? perKategori(rows, asked) : rows
  },
})

const WAYS = {
  KELUAR: sql`d.isi->>'arah' = 'KELUAR' and ${IS_COST}`,
  LAIN: sql`d.isi->>'arah' = 'KELUAR' and not ${IS_COST}`,
  MASUK: sql`d.isi->>'arah' = 'MASUK'`,
}

const moved = Object.keys(MOVED) as (keyof typeof MOVED)[]

/** A category that was renamed is told by its newest name. */
const perKategori = (rows: Sql, asked: Sql): Sql => sql`
  select r.kode_transaksi, (array_agg(r.nama_transaksi order by r.pada desc))[1] as nama_transaksi,
    null::date as tgl, null::timestamptz as pada, null as no_kas, null as jenis, null as letak,
    null as keterangan, null as user_id, sum(r.banyak)::bigint as banyak,
    sum(r.jumlah)::bigint as jumlah, sum(r.dibatalkan)::bigint as dibatalkan,
    sum(r.dibukukan)::bigint as dibukukan, null as status, null as di_laci, null as di_bank,
    ${asked}
  from (${rows}) r group by r.kode_transaksi`
