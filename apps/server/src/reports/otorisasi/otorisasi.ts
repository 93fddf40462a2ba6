import { APPROVALS } from '@kencana/contract/names/approvals'
import {
  dateRangeFilter,
  datetimeColumn,
  defineReport,
  textColumn,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { type Sql, sql } from '../../platform/sql.ts'
import { documentColumn } from '../document-leads.ts'
import { named } from '../names.ts'
import { type Asked, askedFor, kategoriFilter, scopeOf, WAY } from './approval-parts.ts'

/** Who asked, who approved, for what and why: one row per grant. */
export const otorisasi = defineReport({
  id: 'laporan-otorisasi',
  title: 'Laporan Otorisasi',
  family: 'authorization',
  filters: { toko: tokoFilter(), tanggal: dateRangeFilter(), kategori: kategoriFilter() },
  columns: {
    pada: datetimeColumn('Waktu'),
    kategori: wordColumn('Kategori'),
    peminta: textColumn('Diminta Oleh'),
    penyetuju: textColumn('Disetujui Oleh'),
    cara: wordColumn('Cara'),
    status: wordColumn('Status'),
    dipakai_pada: datetimeColumn('Dipakai'),
    no_faktur_group: documentColumn({
      label: 'Faktur',
      journal: 'no_jurnal',
      day: 'tgl_dokumen',
    }),
    alasan: textColumn('Alasan'),
    rincian: textColumn('Rincian'),
    keterangan: textColumn('Keterangan'),
  },
  order: ['pada', 'id'],
  sql: values => askedFor(values.toko, granted(values)),
})

const granted = (values: Asked): Sql => sql`
  select id, pada, ${named(sql`kategori`, APPROVALS)} as kategori, peminta, penyetuju,
    ${WAY} as cara,
    case when dipakai_pada is null then ${'Tidak dipakai'}::text else ${'Dipakai'}::text end
      as status,
    dipakai_pada, no_faktur_group, alasan, rincian, keterangan
  from otorisasi where ${scopeOf(values, sql`pada`)}`
