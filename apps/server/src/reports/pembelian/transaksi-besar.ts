import { LAPOR_RP, type StatusTugas } from '@kencana/contract/areas/beli/tugas-ppatk'
import {
  choiceFilter,
  dateColumn,
  dateRangeFilter,
  defineReport,
  moneyColumn,
  textColumn,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { type Sql, sql } from '../../platform/sql.ts'
import { named } from '../names.ts'
import { PURCHASE, type PurchaseScope } from './purchase-parts.ts'

const STATUS = {
  TERBUKA: 'Belum dilaporkan',
  DILAPORKAN: 'Sudah dilaporkan',
  GUGUR: 'Gugur',
} as const satisfies Record<StatusTugas, string>

const TINGKAT = { TUGAS: 'Wajib dilaporkan', PERINGATAN: 'Mendekati batas lapor' } as const

/**
 * Persons whose day, over all stores, came near or to what is to be reported to PPATK (04-domain
 * C4): one row by the purchase that reached it first, with the sum that stands now.
 */
export const transaksiBesar = defineReport({
  id: 'laporan-transaksi-besar',
  title: 'Laporan Transaksi Besar',
  family: 'purchases',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    status: choiceFilter('Status', { ALL: 'SEMUA', ...STATUS }),
  },
  columns: {
    tgl: dateColumn('Tanggal'),
    no_faktur_beli: textColumn('Faktur', { leadsTo: PURCHASE, width: 1.4 }),
    nama_customer: textColumn('Pelanggan', { width: 1.3 }),
    identitas: textColumn('Identitas', { width: 1.3 }),
    jumlah: moneyColumn('Jumlah sehari'),
    tingkat: wordColumn('Tingkat', { width: 1.3 }),
    status: wordColumn('Status', { width: 1.2 }),
    batas: dateColumn('Batas lapor'),
    no_laporan: textColumn('Nomor laporan', { width: 1.3 }),
    tgl_laporan: dateColumn('Tanggal laporan'),
    oleh: textColumn('Oleh'),
  },
  chart: { kind: 'bar', label: 'no_faktur_beli', value: 'jumlah' },
  order: ['tgl', 'no_faktur_beli'],
  sql: ({ status, ...scope }) => sql`
    select r.tgl, r.no_faktur_beli, r.nama_customer, r.identitas, r.jumlah, r.batas, r.no_laporan,
      r.tgl_laporan, r.oleh, ${named(sql`r.status`, STATUS)} as status,
      ${named(
        sql`(case when r.jumlah >= ${LAPOR_RP.TUGAS} then 'TUGAS'
          when r.jumlah >= ${LAPOR_RP.PERINGATAN} then 'PERINGATAN' end)`,
        TINGKAT,
      )} as tingkat
    from (
      select p.*, case when p.no_laporan is not null then 'DILAPORKAN'
        when not p.tugas then null
        when p.jumlah >= ${LAPOR_RP.TUGAS} then 'TERBUKA' else 'GUGUR' end as status
      from (${tasks(scope)} union all ${near(scope)}) p
    ) r
    where ${status === 'ALL' ? sql`true` : sql`r.status = ${status}`}`,
})

const inDays = (of: Sql, { toko, tanggal }: PurchaseScope): Sql =>
  sql`${of}.kode_toko = ${toko}
    and ${of}.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`

/** What was bought of the person of a row on its day, over all stores. */
const ofPerson = (of: Sql): Sql => sql`(select coalesce(sum(o.jumlah_rp), 0) as jumlah
  from beli_orang o where o.tgl = ${of}.tgl
    and (o.nomor = ${of}.nomor or o.identitas = ${of}.identitas or o.telp = ${of}.telp))`

/** Of an identity its last four signs, as on a slip: a report leaves the house. */
const CARD = sql`(select n.jenis || ' ' || repeat('*', greatest(length(n.nomor) - 4, 0))
    || right(n.nomor, 4)
  from (select coalesce(d.isi->'penjual'->>'jenis_identitas', 'KTP') as jenis,
    d.isi->'penjual'->>'no_identitas' as nomor) n)`

/** Purchases that have a task, also where what is left of the day is no more to be reported. */
const tasks = (scope: PurchaseScope): Sql => sql`
  select t.tgl, t.nomor as no_faktur_beli, d.nama_customer, ${CARD} as identitas, s.jumlah,
    t.batas, t.no_laporan, t.tgl_laporan, t.oleh, true as tugas
  from tugas_ppatk t
  join dokumen d on d.kode_toko = t.kode_toko and d.nomor = t.nomor
  cross join lateral ${ofPerson(sql`t`)} s
  where ${inDays(sql`t`, scope)}`

/** Purchases that came near: whose day went on to the task is told by that one. */
const near = (scope: PurchaseScope): Sql => sql`
  select d.tgl, d.nomor, d.nama_customer, ${CARD}, s.jumlah, null::date, null, null::date, null,
    false
  from dokumen d
  join beli_orang b on b.nomor = d.nomor
  cross join lateral ${ofPerson(sql`b`)} s
  where ${inDays(sql`d`, scope)} and d.jenis = 'PEMBELIAN'
    and d.isi->'ppatk'->'dilewati' ? 'PERINGATAN'
    and not (d.isi->'ppatk'->'dilewati' ? 'TUGAS')
    and s.jumlah >= ${LAPOR_RP.PERINGATAN} and s.jumlah < ${LAPOR_RP.TUGAS}`
