import { KATEGORI_OTORISASI } from '@kencana/contract/permissions'
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

const WAY = sql`case when cara = 'SIDIK_JARI' then ${'Sidik Jari'}::text
  else ${'Password'}::text end`

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
      ...Object.fromEntries(KATEGORI_OTORISASI.map(kategori => [kategori, kategori])),
    }),
  },
  columns: {
    pada: datetimeColumn('Waktu'),
    kategori: textColumn('Kategori'),
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
      select id, pada, kategori, peminta, penyetuju, ${WAY} as cara,
        case when dipakai_pada is null then ${'Tidak dipakai'}::text else ${'Dipakai'}::text end
          as status,
        dipakai_pada, rincian, keterangan
      from otorisasi where ${scope}
      union all
      select id, pada, kategori, peminta, penyetuju, ${WAY}, ${'Ditolak'}::text, null, sebab, ''
      from otorisasi_gagal where ${scope}`
  },
})
