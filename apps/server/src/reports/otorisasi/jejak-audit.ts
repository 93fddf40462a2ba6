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
        ${act} as kegiatan, ${place} as bagian, ${details} as rincian, ${screen} as layar,
        ${state(toko)} as rantai,
        left(encode(a.hash, 'hex'), 12) as sidik
      from audit a where ${every([
        scopeOf({ toko, tanggal, kategori: 'ALL' }, sql`a.pada`),
        KINDS[jenis],
        ...(user_id === null ? [] : [sql`a.user_id = upper(${user_id}::text)`]),
        ...(nomor === null ? [] : [sql`a.nomor = ${nomor}`]),
      ])}
    ) r ${rantai === 'ALL' ? sql`` : sql`where r.rantai <> ${WHOLE}`}`,
})

/** The path of a command, or its name where it has none. */
const path = sql`substr(a.perintah, strpos(a.perintah, ' ') + 1)`

const KINDS = {
  ALL: sql`true`,
  DOKUMEN: sql`a.nomor is not null`,
  BATAL: sql`a.isi->'dokumen'->>'membatalkan' is not null`,
  UBAH: sql`a.nomor is null`,
  USERS: sql`split_part(${path}, '/', 1) in ('users', 'sidik-jari', 'sidik-alat')`,
} as const

const act: Sql = sql`case when a.nomor is not null then ${named(sql`a.perintah`, DOCUMENTS)}
  ${join(
    Object.entries(AUDIT_ACTS).map(
      ([end, said]) => sql`when right(${path}, ${end.length}) = ${end} then ${said}::text`,
    ),
    sql` `,
  )} else ${named(sql`split_part(a.perintah, ' ', 1)`, AUDIT_VERBS)} end`

const place: Sql = sql`case when a.nomor is not null then ${'Transaksi'}::text else
  coalesce(${JSON.stringify(AUDIT_PLACES)}::jsonb->>split_part(${path}, '/', 1), ${path}) end`

/** The screen of what was changed; none of a document, whose number leads to it. */
const screen: Sql = sql`case when a.nomor is null
  then ${JSON.stringify(AUDIT_SCREENS)}::jsonb->>split_part(${path}, '/', 1) end`

/** What of a command is nobody's business here: persons, costs, pictures. */
const KEPT_APART =
  '(identitas|telp|telepon|whatsapp|alamat_customer|modal|gambar|image|foto|logo|sidik|versi)'
/** What says nothing to a reader: an answer to a question, a whole tree, the hash of a content. */
const MEANINGLESS = '(^|[.])(dipastikan|akses|sha256)$'

/** So many items of a list are said, and how many more there are. */
const ITEMS = 12
const LONGEST = 600

/** Fields of an item that say which it is. */
const CODES = '^(kode|nomor|no|jenis)(_|$)'

const isSingle = (value: Sql) => sql`jsonb_typeof(${value}) not in ('object', 'array', 'null')`
const isSaid = (key: Sql) => sql`${key} !~ ${KEPT_APART} and ${key} !~ ${MEANINGLESS}`

/** `a.isi.body` as pairs of one kind of value, nothing where it is no object. */
const sent: Sql = sql`jsonb_each(case jsonb_typeof(a.isi->'body')
  when 'object' then a.isi->'body' end) b`

/** The items of a field that holds a list, each with its place; none of another field. */
const items: Sql = sql`jsonb_array_elements(case jsonb_typeof(b.value)
  when 'array' then b.value end) with ordinality e (value, urut)`

/** An item of a list: its codes by themselves, its other fields by name. */
const itemText: Sql = sql`case when ${isSingle(sql`e.value`)} then e.value#>>'{}' else (
  select string_agg(case when s.key ~ ${CODES} then s.value#>>'{}'
      else s.key || ' ' || (s.value#>>'{}') end, ' ' order by s.key !~ ${CODES}, s.key)
  from jsonb_each(case jsonb_typeof(e.value) when 'object' then e.value end) s
  where ${isSingle(sql`s.value`)} and ${isSaid(sql`s.key`)}) end`

/** What was sent: single values, those of an object below it, and the items of a list. */
const fields: Sql = sql`
  select 1 as bagian, p.key, p.value, 0 as urut from jsonb_each_text(a.isi->'alamat') p
  union all
  select 2, b.key, b.value#>>'{}', 0 from ${sent} where ${isSingle(sql`b.value`)}
  union all
  select 2, b.key || '.' || s.key, s.value#>>'{}', 0 from ${sent}
  cross join jsonb_each(case jsonb_typeof(b.value) when 'object' then b.value end) s
  where ${isSingle(sql`s.value`)}
  union all
  select 2, b.key, case when e.urut > ${ITEMS} then '+' || (jsonb_array_length(b.value) - ${ITEMS})
    else ${itemText} end, e.urut
  from ${sent} cross join ${items} where e.urut <= ${ITEMS} + 1`

/**
 * Of a document what it says of itself and of whom it cancels; of a change the record and the
 * fields that were sent, those of settings and of a list of prices too.
 */
const details: Sql = sql`case when a.nomor is not null then
    concat_ws(' · ', a.isi->'dokumen'->>'membatalkan', a.isi->'dokumen'->>'nama_customer',
      a.isi->'dokumen'->>'keterangan')
  else left((select string_agg(f.key || ' ' || f.value, ', ' order by f.bagian, f.key, f.urut)
    from (${fields}) f where ${isSaid(sql`f.key`)} and f.value <> ''), ${LONGEST}) end`

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
