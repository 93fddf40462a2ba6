import { LAPOR_RP } from '@kencana/contract/areas/pelanggan/lapor-rp'
import type { StatusTugas } from '@kencana/contract/areas/pelanggan/transaksi-besar'
import { DOCUMENTS } from '@kencana/contract/names/documents'
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
import { documentColumn, documentNumbers } from '../document-leads.ts'
import { named } from '../names.ts'
import type { PurchaseScope } from './purchase-parts.ts'

const STATUS = {
  TERBUKA: 'Belum dilaporkan',
  DILAPORKAN: 'Sudah dilaporkan',
  GUGUR: 'Gugur',
} as const satisfies Record<StatusTugas, string>

const TINGKAT = { TUGAS: 'Wajib dilaporkan', PERINGATAN: 'Mendekati batas lapor' } as const

/**
 * Persons whose day, over all stores, came near or to what is to be reported to PPATK (04-domain
 * C4): one row by the document that reached it first, with the sum that stands now.
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
    nomor: documentColumn(),
    jenis: wordColumn('Transaksi', { width: 1.2 }),
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
  chart: { kind: 'bar', label: 'nomor', value: 'jumlah' },
  order: ['tgl', 'nomor'],
  sql: ({ status, ...scope }) => sql`
    select r.tgl, r.nomor, ${named(sql`r.jenis`, DOCUMENTS)} as jenis, r.nama_customer,
      r.identitas, r.jumlah, r.batas, r.no_laporan, r.tgl_laporan, r.oleh,
      ${documentNumbers(scope.toko, sql`r`)}, ${named(sql`r.status`, STATUS)} as status,
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

const inDays = (of: Sql, { tanggal }: PurchaseScope): Sql =>
  sql`${of}.tgl between ${tanggal.dari}::date and ${tanggal.sampai}::date`

/** What the person of a row came to on its day, over all stores. */
const dayOfPerson = (of: Sql): Sql => sql`(select coalesce(sum(hari.jumlah_rp), 0)::bigint
  from orang_hari hari where hari.tgl = ${of}.tgl
    and (hari.identitas = ${of}.identitas or hari.telp = ${of}.telp))`

/** Of an identity its last four signs, as on a slip: a report leaves the house. */
const CARD = sql`(select n.jenis || ' ' || repeat('*', greatest(length(n.nomor) - 4, 0))
    || right(n.nomor, 4)
  from (select coalesce(h.jenis_identitas, c.card->>'jenis_identitas', 'KTP') as jenis,
      coalesce(h.no_identitas, c.card->>'no_identitas') as nomor
    from (select coalesce(d.isi->'penjual', d.isi->'identitas') as card) c
    left join hutang h on h.kode_toko = d.kode_toko
      and d.jenis in ('HUTANG', 'TEBUS_HUTANG', 'PERPANJANG_HUTANG')
      and h.no_faktur_hutang = coalesce(d.isi->>'no_faktur_hutang', d.nomor)) n)`

/** The pledge of one is sold to another: the buyer is meant. */
const PERSON = sql`case d.jenis when 'LELANG_HUTANG' then d.isi->>'pembeli'
  else d.nama_customer end`

/** Documents that have a task, also where what is left of the day is no more to be reported. */
const tasks = (scope: PurchaseScope): Sql => sql`
  select t.tgl, t.nomor, d.jenis, ${PERSON} as nama_customer, ${CARD} as identitas,
    ${dayOfPerson(sql`t`)} as jumlah, t.batas, t.no_laporan, t.tgl_laporan,
    t.oleh, true as tugas
  from tugas_ppatk t
  join dokumen d on d.kode_toko = t.kode_toko and d.nomor = t.nomor
  where t.kode_toko = ${scope.toko} and ${inDays(sql`t`, scope)}`

/** Documents that came near: whose day went on to the task is told by that one. */
const near = (scope: PurchaseScope): Sql => sql`
  select * from (
    select d.tgl, d.nomor, d.jenis, ${PERSON}, ${CARD},
      ${dayOfPerson(sql`o`)} as jumlah,
      null::date, null, null::date, null, false
    from orang_hari o join dokumen d on d.kode_toko = ${scope.toko} and d.nomor = o.nomor
    where o.di_toko = ${scope.toko} and ${inDays(sql`o`, scope)}
      and o.sebelum_rp < ${LAPOR_RP.PERINGATAN}
      and o.sebelum_rp + o.jumlah_rp >= ${LAPOR_RP.PERINGATAN}
      and o.sebelum_rp + o.jumlah_rp < ${LAPOR_RP.TUGAS}) n
  where n.jumlah >= ${LAPOR_RP.PERINGATAN} and n.jumlah < ${LAPOR_RP.TUGAS}`
