import {
  type Asking,
  dateRangeFilter,
  textFilter,
  tokoFilter,
} from '../../engines/report/define-report.ts'

export const JOURNAL_FILTERS = {
  toko: tokoFilter(),
  tanggal: dateRangeFilter(),
  nomor_akun: textFilter('Nomor Akun'),
  nomor: textFilter('Nomor Dokumen'),
}

/** The journals as others lead there, and they themselves. */
export const JOURNAL: Asking<typeof JOURNAL_FILTERS> = { path: '/laporan-jurnal' }
