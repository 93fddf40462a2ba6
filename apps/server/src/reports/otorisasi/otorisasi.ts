import { APPROVAL_FAULTS, APPROVALS } from '@kencana/contract/names/approvals'
import {
  choiceFilter,
  dateRangeFilter,
  datetimeColumn,
  defineReport,
  textColumn,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { every, sql } from '../../platform/sql.ts'
import { named } from '../names.ts'

const WAY = sql`case when cara = 'SIDIK_JARI' then ${'Sidik Jari'}::text
  else ${'Password'}::text end`

const KIND = named(sql`kategori`, APPROVALS)

/** A reason of ours is said; what else stands there is a code of the reader. */
const FAULT = sql`chr(31) || ${named(sql`sebab`, APPROVAL_FAULTS)}`

/** Who asked, who approved, for what: one row per grant, the refused ones too. */
export const otorisasi = defineReport({
  id: 'laporan-otorisasi',
  title: 'Laporan Otorisasi',
  family: 'authorization',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kategori: choiceFilter('Kategori', {
      ALL: 'SEMUA',
      ...APPROVALS,
    }),
  },
  columns: {
    pada: datetimeColumn('Waktu'),
    kategori: wordColumn('Kategori'),
    peminta: textColumn('Diminta Oleh'),
    penyetuju: textColumn('Disetujui Oleh'),
    cara: wordColumn('Cara'),
    status: wordColumn('Status'),
    dipakai_pada: datetimeColumn('Dipakai'),
    rincian: textColumn('Rincian'),
    keterangan: textColumn('Keterangan'),
  },
  order: ['pada', 'id'],
  sql: ({ toko, tanggal, kategori }) => {
    const scope = every([
      sql`kode_toko = ${toko}`,
      sql`pada >= ${tanggal.dari}::timestamp at time zone 'Asia/Jakarta'`,
      sql`pada < (${tanggal.sampai}::timestamp + interval '1 day') at time zone 'Asia/Jakarta'`,
      ...(kategori === 'ALL' ? [] : [sql`kategori = ${kategori}`]),
    ])
    return sql`
      select id, pada, ${KIND} as kategori, peminta, penyetuju, ${WAY} as cara,
        case when dipakai_pada is null then ${'Tidak dipakai'}::text else ${'Dipakai'}::text end
          as status,
        dipakai_pada, rincian, keterangan
      from otorisasi where ${scope}
      union all
      select id, pada, ${KIND}, peminta, penyetuju, ${WAY}, ${'Ditolak'}::text, null, ${FAULT}, ''
      from otorisasi_gagal where ${scope}`
  },
})
