import {
  dateRangeFilter,
  datetimeColumn,
  defineReport,
  moneyColumn,
  refFilter,
  textColumn,
  tokoFilter,
} from '../../engines/report/define-report.ts'
import { every, sql } from '../../platform/sql.ts'

/** The history of the price board: each change beside the price it replaced, and who made it. */
export const perubahanHargaEmas = defineReport({
  id: 'laporan-perubahan-harga-emas',
  title: 'Laporan Perubahan Harga Emas',
  family: 'gold price changes',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    kode_kadar: refFilter('kadar', 'Kadar'),
  },
  columns: {
    berlaku_pada: datetimeColumn('Berlaku'),
    kode_kadar: textColumn('Kadar'),
    kode_group: textColumn('Group'),
    jual_lama: moneyColumn('Jual Lama', { total: false }),
    harga_jual: moneyColumn('Jual Baru', { total: false }),
    selisih_jual: moneyColumn('Selisih Jual', { total: false }),
    beli_lama: moneyColumn('Beli Lama', { total: false }),
    harga_beli: moneyColumn('Beli Baru', { total: false }),
    selisih_beli: moneyColumn('Selisih Beli', { total: false }),
    user_id: textColumn('Diubah Oleh'),
    penyetuju: textColumn('Disetujui Oleh'),
  },
  order: ['berlaku_pada', 'kode_kadar', 'kode_group'],
  sql: ({ toko, tanggal, kode_kadar }) => sql`
    select berlaku_pada, kode_kadar, kode_group, jual_lama, harga_jual,
      harga_jual - jual_lama as selisih_jual, beli_lama, harga_beli,
      harga_beli - beli_lama as selisih_beli, user_id, penyetuju
    from (
      select *, lag(harga_jual) over lama as jual_lama, lag(harga_beli) over lama as beli_lama
      from harga_emas
      where ${every([
        sql`kode_toko = ${toko}`,
        // one that begins later changed nothing yet, and one that was withdrawn never will
        sql`(rencana is null or berlaku_pada <= now()) and ditarik_pada is null`,
        ...(kode_kadar === null ? [] : [sql`kode_kadar = ${kode_kadar}`]),
      ])}
      window lama as (partition by kode_kadar, kode_group order by berlaku_pada, id)
    ) h
    where (berlaku_pada at time zone 'Asia/Jakarta')::date
      between ${tanggal.dari}::date and ${tanggal.sampai}::date`,
})
