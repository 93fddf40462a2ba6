import { ALL } from '@kencana/contract/kit/report'
import { APPROVALS } from '@kencana/contract/names/approvals'
import {
  choiceFilter,
  dateRangeFilter,
  datetimeColumn,
  defineReport,
  fineColumn,
  moneyColumn,
  textColumn,
  textFilter,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { every, join, name, type Sql, sql } from '../../platform/sql.ts'
import { documentColumn } from '../document-leads.ts'
import { named, told } from '../names.ts'
import { type Asked, askedFor, kategoriFilter, scopeOf, WAY } from './approval-parts.ts'

const USED = 'Dipakai'
const UNUSED = 'Tidak dipakai'

/**
 * Who asked, who approved, what, for how much, why, and what became of it: one row per grant.
 * Bounds that are what a piece cost stand in columns of their own.
 */
export const otorisasi = defineReport({
  id: 'laporan-otorisasi',
  title: 'Laporan Otorisasi',
  family: 'authorization',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kategori: kategoriFilter(),
    status: choiceFilter('Status', { ALL: 'SEMUA', DIPAKAI: USED, TIDAK: UNUSED }),
    penyetuju: textFilter('Disetujui Oleh'),
    peminta: textFilter('Diminta Oleh'),
  },
  columns: {
    pada: datetimeColumn('Waktu'),
    kategori: wordColumn('Kategori', { width: 1.2 }),
    hal: textColumn('Yang Disetujui', { width: 2.6 }),
    no_dokumen: documentColumn({ label: 'Dokumen', journal: 'no_jurnal', day: 'tgl_dokumen' }),
    dibatalkan: textColumn('Dibatalkan Oleh', { width: 1.2 }),
    nilai_rp: moneyColumn('Nilai'),
    batas_rp: moneyColumn('Batas'),
    selisih_rp: moneyColumn('Selisih'),
    murni_ug: fineColumn('Emas Murni'),
    selisih_ug: fineColumn('Selisih Murni'),
    modal_rp: moneyColumn('Modal', { cost: true }),
    selisih_modal_rp: moneyColumn('Selisih Modal', { cost: true }),
    selisih_modal_ug: fineColumn('Selisih Modal Murni', { cost: true }),
    alasan: textColumn('Alasan', { width: 1.4 }),
    peminta: textColumn('Diminta Oleh'),
    penyetuju: textColumn('Disetujui Oleh'),
    cara: wordColumn('Cara'),
    status: wordColumn('Status'),
    keterangan: textColumn('Keterangan'),
  },
  order: ['pada', 'id'],
  sql: values => sql`
    select r.*, b.nomor as dibatalkan
    from (${askedFor(values.toko, granted(values), sql`o.no_dokumen`)}) r
    left join dokumen b on b.kode_toko = ${values.toko} and b.membatalkan = r.no_dokumen
      and r.no_dokumen <> ''`,
})

interface Wanted extends Asked {
  readonly status: 'ALL' | 'DIPAKAI' | 'TIDAK'
  readonly penyetuju: string | null
  readonly peminta: string | null
}

/** The document a grant became, else the one it was asked about. */
const DOCUMENT: Sql = sql`coalesce(no_dokumen, no_faktur_group)`

/** What whoever asked said of it, where nothing was kept; not the bare call. */
const ASKED: Sql = sql`case when rincian !~ '^[A-Z]{3,6} [a-z]' then nullif(trim(rincian), '') end`

const granted = (values: Wanted): Sql => sql`
  select id, pada, ${named(sql`kategori`, APPROVALS)} as kategori, peminta, penyetuju,
    ${WAY} as cara,
    case when dipakai_pada is null then ${UNUSED}::text else ${USED}::text end as status,
    ${DOCUMENT} as no_dokumen, alasan, keterangan,
    coalesce(fakta->>'kata', ${ASKED}, ${told('Tidak dicatat')}) as hal,
    ${figures}
  from otorisasi where ${every([scopeOf(values, sql`pada`), ...wanted(values)])}`

const FIGURES = [
  ...(['nilai_rp', 'batas_rp', 'selisih_rp', 'murni_ug', 'selisih_ug'] as const),
  ...(['modal_rp', 'selisih_modal_rp', 'selisih_modal_ug'] as const),
]

const figures: Sql = join(
  FIGURES.map(key => sql`(fakta->>${key}::text)::bigint as ${name(key)}`),
  sql`, `,
)

function wanted({ status, penyetuju, peminta }: Wanted): Sql[] {
  return [
    ...(status === ALL ? [] : [sql`(dipakai_pada is not null) = ${status === 'DIPAKAI'}`]),
    ...(penyetuju === null ? [] : [sql`penyetuju = upper(${penyetuju}::text)`]),
    ...(peminta === null ? [] : [sql`peminta = upper(${peminta}::text)`]),
  ]
}
