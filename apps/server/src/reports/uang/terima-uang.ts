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

const { OPEN, DONE } = STATUS_TRANSIT

/**
 * Money of other stores: what was received on these days, and what was sent up to their last and is
 * still on its way, however long ago.
 */
export const terimaUang = defineReport({
  id: 'laporan-terima-uang',
  title: 'Laporan Terima Uang',
  family: 'cash',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    status: choiceFilter('Status', { ALL: 'SEMUA', DONE, OPEN }),
  },
  columns: {
    tgl: dateColumn('Tanggal'),
    no_reff: textColumn('Nomor', {
      leadsTo: leadToScreen('/terima-uang-kas', { no_reff: 'no_reff' }),
      width: 1.4,
    }),
    dari: textColumn('Dari toko'),
    keterangan: textColumn('Keterangan'),
    dikirim_oleh: textColumn('Dikirim oleh'),
    diterima: moneyColumn('Diterima'),
    di_jalan: moneyColumn('Di jalan'),
    status: wordColumn('Status'),
    umur: countColumn('Umur (hari)', { total: false }),
    no_terima: textColumn('Nomor terima', { width: 1.4 }),
    letak: textColumn('Masuk ke', { width: 1.2 }),
    diterima_oleh: textColumn('Diterima oleh'),
    diterima_pada: datetimeColumn('Diterima pada'),
  },
  order: ['tgl', 'dikirim_pada', 'no_reff'],
  sql: ({ toko, tanggal, status }) => sql`
    select u.tgl, u.dikirim_pada, u.no_reff, u.asal as dari, u.keterangan, u.dikirim_oleh,
      case u.status when 'DONE' then u.jumlah_rp else 0 end as diterima,
      case u.status when 'OPEN' then u.jumlah_rp else 0 end as di_jalan,
      ${named(sql`u.status`, STATUS_TRANSIT)} as status,
      case u.status when 'OPEN' then ${age(toko, sql`u.tgl`)} end as umur, u.no_terima,
      (select coalesce(j.laci, j.keterangan) from jurnal_baris j where j.kode_toko = ${toko}
        and j.nomor = u.no_terima and j.jenis_akun in ('KAS', 'KAS_GADAI', 'BANK')) as letak,
      t.user_id as diterima_oleh, t.pada as diterima_pada
    from uang_datang u
    left join dokumen t on t.kode_toko = ${toko} and t.nomor = u.no_terima
    where u.kode_toko = ${toko} and u.status <> 'BATAL'
      and (t.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date
        or u.status = 'OPEN' and u.tgl <= ${tanggal.sampai}::date)
      ${status === 'ALL' ? sql`` : sql`and u.status = ${status}`}`,
})
