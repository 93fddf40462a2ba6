import {
  choiceFilter,
  countColumn,
  defineReport,
  fineColumn,
  leadToScreen,
  refFilter,
  textColumn,
  tokoFilter,
  weightColumn,
} from '../../engines/report/define-report.ts'
import { every, sql } from '../../platform/sql.ts'
import { LETAK, letakFilter, lying } from './stock-parts.ts'

/**
 * What lies in the trays now: one row per tray, by gudang; on demand the empty ones too. With the
 * tray's own weight, a scale must show what is in it and the tray together.
 */
export const stockPerBaki = defineReport({
  id: 'laporan-stock-per-baki',
  title: 'Laporan Stock Per Baki',
  family: 'stock',
  orientation: 'portrait',
  filters: {
    toko: tokoFilter(),
    letak: letakFilter(),
    kode_gudang: refFilter('gudang', 'Gudang'),
    isi: choiceFilter('Isi Baki', { ISI: 'Yang berisi', ALL: 'Semua baki' }),
  },
  columns: {
    nama_gudang: textColumn('Gudang'),
    kode_baki: textColumn('Baki', {
      leadsTo: leadToScreen('/data-barang', { kode_baki: 'kode_baki', status: 'letak' }),
    }),
    nama_baki: textColumn('Nama Baki'),
    jumlah: countColumn('Pcs'),
    berat: weightColumn('Berat'),
    berat_baki: weightColumn('Berat Baki Kosong'),
    timbang: weightColumn('Berat di Timbangan'),
    murni: fineColumn('Emas Murni'),
  },
  group: ['nama_gudang'],
  chart: { kind: 'bar', label: 'kode_baki', value: 'berat' },
  order: ['nama_gudang', 'kode_baki'],
  sql: ({ toko, letak, kode_gudang, isi }) => sql`
    select g.kode_gudang || ' ' || g.nama_gudang as nama_gudang, b.kode_baki, b.nama_baki,
      count(p.kode_barcode) as jumlah, coalesce(sum(p.berat_mg), 0) as berat,
      b.berat_baki_mg as berat_baki, coalesce(sum(p.berat_mg), 0) + b.berat_baki_mg as timbang,
      coalesce(sum((p.berat_mg * (p.permil * 10 + p.sisa_permyriad) + 5) / 10), 0) as murni,
      min(${LETAK}) as letak
    from baki b
    join gudang g on g.kode_toko = b.kode_toko and g.kode_gudang = b.kode_gudang
    left join barang p
      on p.kode_toko = b.kode_toko and p.kode_baki = b.kode_baki
        and ${lying(letak)}
    where ${every([
      sql`b.kode_toko = ${toko}`,
      ...(kode_gudang === null ? [] : [sql`b.kode_gudang = ${kode_gudang}`]),
    ])}
    group by g.kode_gudang, g.nama_gudang, b.kode_baki, b.nama_baki, b.berat_baki_mg, b.dihapus_pada
    having count(p.kode_barcode) > 0${isi === 'ALL' ? sql` or b.dihapus_pada is null` : sql``}`,
})
