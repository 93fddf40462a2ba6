import { APPROVAL_FAULTS, APPROVALS } from '@kencana/contract/names/approvals'
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

const KIND = named(sql`kategori`, APPROVALS)

/**
 * What was asked of a supervisor and not given: refused, failed, and questions to a finger that are
 * open or came to nothing. Grants stand in 'laporan-otorisasi'.
 */
export const authorization = defineReport({
  id: 'laporan-authorization',
  title: 'Laporan Authorization',
  family: 'authorization',
  filters: { toko: tokoFilter(), tanggal: dateRangeFilter(), kategori: kategoriFilter() },
  columns: {
    pada: datetimeColumn('Waktu'),
    kategori: wordColumn('Kategori'),
    peminta: textColumn('Diminta Oleh'),
    penyetuju: textColumn('Diminta Kepada'),
    cara: wordColumn('Cara'),
    status: wordColumn('Status'),
    sebab: wordColumn('Sebab'),
    no_faktur_group: documentColumn({
      label: 'Faktur',
      journal: 'no_jurnal',
      day: 'tgl_dokumen',
    }),
    alasan: textColumn('Alasan'),
  },
  order: ['pada', 'id'],
  sql: values => askedFor(values.toko, denied(values), sql`o.no_faktur_group`),
})

const denied = (values: Asked): Sql => sql`
  select id, pada, ${KIND} as kategori, peminta, penyetuju, ${WAY} as cara,
    ${'Ditolak'}::text as status, ${named(sql`sebab`, APPROVAL_FAULTS)} as sebab,
    no_faktur_group, alasan
  from otorisasi_gagal where ${scopeOf(values, sql`pada`)}
  union all
  select id, dibuat_pada, ${KIND}, peminta, penyetuju, ${'Sidik Jari'}::text,
    case when hasil = 'GAGAL' then ${'Ditolak'}::text when hasil = 'COCOK'
      then ${'Tidak dipakai'}::text else ${'Belum dijawab'}::text end,
    case when hasil = 'GAGAL' then ${'Jari tidak cocok'}::text else '' end,
    no_faktur_group, alasan
  from tantangan_sidik
  where jenis = 'SETUJU' and dipakai_pada is null and ${scopeOf(values, sql`dibuat_pada`)}`
