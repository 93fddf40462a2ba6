import {
  choiceFilter,
  countColumn,
  dateColumn,
  dateRangeFilter,
  datetimeColumn,
  defineReport,
  leadToScreen,
  moneyColumn,
  textColumn,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { sql } from '../../platform/sql.ts'
import { named } from '../names.ts'
import { age, STATUS_TRANSIT } from './transit-parts.ts'

/** Money that the store sent to another: what arrived, what is on its way, what was taken back. */
export const kirimUangPusat = defineReport({
  id: 'laporan-kirim-uang-pusat',
  title: 'Laporan Kirim Uang Pusat',
  family: 'money sent to head office report',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    status: choiceFilter('Status', { ALL: 'SEMUA', ...STATUS_TRANSIT }),
  },
  columns: {
    tgl: dateColumn('Tanggal'),
    no_reff: textColumn('Nomor', {
      leadsTo: leadToScreen('/kirim-uang-pusat', { no_reff: 'no_reff' }),
      width: 1.4,
    }),
    tujuan: textColumn('Toko tujuan'),
    asal: textColumn('Asal', { width: 1.2 }),
    keterangan: textColumn('Keterangan'),
    user_id: textColumn('Oleh'),
    jumlah: moneyColumn('Jumlah'),
    diterima: moneyColumn('Diterima'),
    di_jalan: moneyColumn('Di jalan'),
    dibatalkan: moneyColumn('Dibatalkan'),
    status: wordColumn('Status'),
    umur: countColumn('Umur (hari)', { total: false }),
    diterima_oleh: textColumn('Diterima oleh'),
    diterima_pada: datetimeColumn('Diterima pada'),
  },
  order: ['tgl', 'pada', 'no_reff'],
  sql: ({ toko, tanggal, status }) => sql`
    select s.*, case s.kode when 'DONE' then s.jumlah else 0 end as diterima,
      case s.kode when 'OPEN' then s.jumlah else 0 end as di_jalan,
      case s.kode when 'BATAL' then s.jumlah else 0 end as dibatalkan,
      ${named(sql`s.kode`, STATUS_TRANSIT)} as status,
      case s.kode when 'OPEN' then ${age(toko, sql`s.tgl`)} end as umur
    from (
      select d.tgl, d.pada, d.nomor as no_reff, d.isi->>'tujuan' as tujuan,
        concat_ws(' ', d.isi->>'asal', coalesce(nullif(d.isi->>'asal_rekening', ''),
          d.isi->>'laci')) as asal,
        d.keterangan, d.user_id, d.total_rp as jumlah, k.diterima_oleh, k.diterima_pada,
        case when b.nomor is not null then 'BATAL' when k.no_reff is not null then 'DONE'
          else 'OPEN' end as kode
      from dokumen d
      left join dokumen b on b.kode_toko = ${toko} and b.membatalkan = d.nomor
      left join kabar_uang k on k.kode_toko = ${toko} and k.no_reff = d.nomor
      where d.kode_toko = ${toko} and d.jenis = 'KIRIM_UANG'
        and d.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date
    ) s where ${status === 'ALL' ? sql`true` : sql`s.kode = ${status}`}`,
})
