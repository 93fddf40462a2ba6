import { DOCUMENTS } from '@kencana/contract/names/documents'
import {
  choiceFilter,
  dateColumn,
  dateRangeFilter,
  defineReport,
  leadToScreen,
  textColumn,
  tokoFilter,
  wordColumn,
} from '../../engines/report/define-report.ts'
import { sql } from '../../platform/sql.ts'
import { named } from '../names.ts'
import { booked, fromMoney, MOVED, STANDS, STATUS } from './moved-parts.ts'

const { MUTASI_UANG_CASH, MUTASI_UANG_BANK, UANG_KAS } = DOCUMENTS

/** Money that moved between drawers and accounts of the shop; what was undone stands by itself. */
export const mutasiUang = defineReport({
  id: 'laporan-mutasi-uang',
  title: 'Laporan Mutasi Uang',
  family: 'cash',
  filters: {
    toko: tokoFilter(),
    tanggal: dateRangeFilter(),
    jenis: choiceFilter('Transaksi', {
      ALL: 'SEMUA',
      MUTASI_UANG_CASH,
      MUTASI_UANG_BANK,
      UANG_KAS,
    }),
    status: choiceFilter('Status', { ALL: 'SEMUA', ...STATUS }),
  },
  columns: {
    tgl: dateColumn('Tanggal'),
    no_mutasi: textColumn('Nomor', {
      leadsTo: leadToScreen('/mutasi-uang-cash', { no_mutasi: 'no_cash' }),
      orTo: [
        leadToScreen('/mutasi-uang-bank', { no_mutasi: 'no_bank' }),
        leadToScreen('/uang-kas', { no_kas: 'no_kas' }),
      ],
      width: 1.4,
    }),
    jenis: wordColumn('Transaksi'),
    dari: textColumn('Asal', { width: 1.2 }),
    ke: textColumn('Tujuan', { width: 1.2 }),
    kategori: textColumn('Kategori'),
    keterangan: textColumn('Keterangan'),
    user_id: textColumn('Oleh'),
    ...MOVED,
    status: wordColumn('Status'),
  },
  order: ['tgl', 'pada', 'no_mutasi'],
  sql: ({ toko, tanggal, jenis, status }) => sql`
    select d.tgl, d.pada, d.nomor as no_mutasi, ${named(sql`d.jenis`, DOCUMENTS)} as jenis,
      case d.jenis when 'UANG_KAS' then d.isi->>'laci' else concat_ws(' ', d.isi->>'asal',
        coalesce(nullif(d.isi->>'asal_rekening', ''), d.isi->>'laci')) end as dari,
      case d.jenis when 'UANG_KAS' then d.isi->>'laci_tujuan' else concat_ws(' ', d.isi->>'tujuan',
        coalesce(nullif(d.isi->>'tujuan_rekening', ''), d.isi->>'laci')) end as ke,
      coalesce(d.isi->>'kategori', d.isi->>'kode_transaksi') as kategori, d.keterangan, d.user_id,
      ${booked()}, ${named(STANDS, STATUS)} as status,
      case d.jenis when 'MUTASI_UANG_CASH' then d.nomor end as no_cash,
      case d.jenis when 'MUTASI_UANG_BANK' then d.nomor end as no_bank,
      case d.jenis when 'UANG_KAS' then d.nomor end as no_kas
    ${fromMoney(toko, tanggal, ['MUTASI_UANG_CASH', 'MUTASI_UANG_BANK', 'UANG_KAS'])}
      and (d.jenis <> 'UANG_KAS' or d.isi->>'arah' = 'PINDAH')
      ${jenis === 'ALL' ? sql`` : sql`and d.jenis = ${jenis}`}
      ${status === 'ALL' ? sql`` : sql`and ${STANDS} = ${status}`}`,
})
