import { AUDIT_ACTS, AUDIT_PLACES, AUDIT_SCREENS, AUDIT_VERBS } from '@kencana/contract/names/audit'
import { DOCUMENTS } from '@kencana/contract/names/documents'
import {
  choiceFilter,
  countColumn,
  dateColumn,
  dateRangeFilter,
  datetimeColumn,
  defineReport,
  leadToScreenOf,
  textColumn,
  textFilter,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { every, join, type Sql, sql } from '../../platform/sql.ts'
import { documentColumn, documentNumbers } from '../document-leads.ts'
import { named } from '../names.ts'
import { scopeOf } from './approval-parts.ts'
import { details, WORDS } from './audit-details.ts'

/**
 * Who did what, from the chain of each store: documents, and changes of masters, settings, users
 * and prices. Every row is reckoned anew: whether it is as it was written, joins the row before it,
 * and still has its document. What a printed head holds against it, `npm run audit:verify` says.
 */
export const jejakAudit = defineReport({
  id: 'laporan-jejak-audit',
  title: 'Laporan Jejak Audit',
  family: 'authorization',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    jenis: choiceFilter('Jenis', {
      ALL: 'SEMUA',
      DOKUMEN: 'Transaksi',
      BATAL: 'Pembatalan',
      UBAH: 'Perubahan data dan setting',
      USERS: 'User dan hak akses',
    }),
    rantai: choiceFilter('Rantai', { ALL: 'SEMUA', RUSAK: 'Yang tidak utuh' }),
    user_id: textFilter('User'),
    nomor: textFilter('Nomor Dokumen'),
  },
  columns: {
    tgl: dateColumn('Tanggal'),
    pada: datetimeColumn('Waktu'),
    urut: countColumn('Baris', { total: false }),
    user_id: textColumn('Oleh'),
    kegiatan: wordColumn('Kegiatan'),
    bagian: wordColumn('Bagian', { leadsTo: leadToScreenOf('layar'), width: 1.2 }),
    nomor: documentColumn({ journal: 'no_jurnal', day: 'tgl_dokumen' }),
    rincian: textColumn('Rincian', { width: 2.2 }),
    rantai: wordColumn('Rantai', { width: 1.2 }),
    sidik: textColumn('Sidik Baris'),
    jumlah: countColumn('Jumlah'),
  },
  chart: { kind: 'bar', label: 'user_id', value: 'jumlah' },
  order: ['tgl', 'urut'],
  byDays: true,
  sql: ({ toko, tanggal, jenis, rantai, user_id, nomor }) => sql`
    select r.*, ${documentNumbers(toko, sql`r`)},
      case when exists (select from jurnal_baris j
        where j.kode_toko = ${toko} and j.nomor = r.nomor) then r.nomor end as no_jurnal
    from (
      select a.urut, (a.pada at time zone 'Asia/Jakarta')::date as tgl, a.pada, a.user_id,
        a.perintah as jenis, a.nomor, (a.isi->>'tgl')::date as tgl_dokumen, 1 as jumlah,
        ${act} as kegiatan, ${place} as bagian, ${details(FIRST)} as rincian, ${screen} as layar,
        ${state(toko)} as rantai,
        left(encode(a.hash, 'hex'), 12) as sidik
      from audit a cross join (${WORDS}) w where ${every([
        scopeOf({ toko, tanggal, kategori: 'ALL' }, sql`a.pada`),
        KINDS[jenis],
        ...(user_id === null ? [] : [sql`a.user_id = upper(${user_id}::text)`]),
        ...(nomor === null ? [] : [sql`a.nomor = ${nomor}`]),
      ])}
    ) r ${rantai === 'ALL' ? sql`` : sql`where r.rantai <> ${WHOLE}`}`,
})

/** The path of a command, or its name where it has none. */
const path = sql`substr(a.perintah, strpos(a.perintah, ' ') + 1)`
/** What a command is about: the first part of its path. */
const FIRST = sql`split_part(${path}, '/', 1)`

const KINDS = {
  ALL: sql`true`,
  DOKUMEN: sql`a.nomor is not null`,
  BATAL: sql`a.isi->'dokumen'->>'membatalkan' is not null`,
  UBAH: sql`a.nomor is null`,
  USERS: sql`${FIRST} in ('users', 'sidik-jari', 'sidik-alat')`,
} as const

const act: Sql = sql`case when a.nomor is not null then ${named(sql`a.perintah`, DOCUMENTS)}
  ${join(
    Object.entries(AUDIT_ACTS).map(
      ([end, said]) => sql`when right(a.perintah, ${end.length}) = ${end} then ${said}::text`,
    ),
    sql` `,
  )} else ${named(sql`split_part(a.perintah, ' ', 1)`, AUDIT_VERBS)} end`

const place: Sql = sql`case when a.nomor is not null then ${'Transaksi'}::text else
  coalesce(${JSON.stringify(AUDIT_PLACES)}::jsonb->>${FIRST}, ${path}) end`

/** The screen of what was changed; none of a document, whose number leads to it. */
const screen: Sql = sql`case when a.nomor is null
  then ${JSON.stringify(AUDIT_SCREENS)}::jsonb->>${FIRST} end`

const WHOLE = 'Utuh'

/** The same sum as catat_audit() makes, and what stands before and behind a row. */
const state = (toko: string): Sql => sql`case
  when a.hash <> sha256(a.sebelum || convert_to(concat_ws('|', a.urut,
      extract(epoch from a.pada), a.user_id, a.perintah, coalesce(a.nomor, ''), a.isi::text),
      'UTF8')) then ${'Isi diubah'}::text
  when a.sebelum is distinct from case a.urut when 1 then sha256(convert_to(${toko}, 'UTF8'))
      else (select p.hash from audit p where p.kode_toko = ${toko} and p.urut = a.urut - 1) end
    then ${'Tidak menyambung'}::text
  when not exists (select from audit n where n.kode_toko = ${toko} and n.urut = a.urut + 1)
      and not exists (select from audit_kepala k
        where k.kode_toko = ${toko} and k.urut = a.urut and k.hash = a.hash)
    then ${'Ekor terpotong'}::text
  when a.nomor is not null and not exists (select from dokumen d
      where d.kode_toko = ${toko} and d.nomor = a.nomor) then ${'Dokumen hilang'}::text
  else ${WHOLE}::text end`
