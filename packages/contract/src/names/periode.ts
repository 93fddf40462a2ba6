import type { HalanganPeriode } from '@kencana/domain/posting/buku/periode'
import type { TerbukaPeriode } from '../areas/akuntansi/periode.ts'
import { words } from './words.ts'

/** What keeps a month from being closed. */
export const HALANGAN: Readonly<Record<HalanganPeriode, string>> = words({
  SEBELUM_BUKU: 'pembukuan toko ini belum mulai',
  SUDAH_TUTUP: 'bulan ini sudah ditutup',
  HARI_BUKA: 'hari bisnisnya belum semua ditutup',
  BULAN_SEBELUMNYA: 'bulan sebelumnya belum ditutup',
  JURNAL_MENUNGGU: 'masih ada jurnal yang menunggu persetujuan',
})

/** What is open in a month, as it is listed before the month is closed. */
export const TERBUKA: Readonly<Record<TerbukaPeriode, string>> = words({
  HARI: 'Hari bisnis belum ditutup',
  JURNAL: 'Jurnal menunggu keputusan',
  NON_CASH: 'Pembayaran non cash belum cocok',
  KORAN: 'Baris rekening koran belum cocok',
})

/** Months of a year, by their two digits. */
export const BULAN: Readonly<Record<string, string>> = words({
  '01': 'Januari',
  '02': 'Februari',
  '03': 'Maret',
  '04': 'April',
  '05': 'Mei',
  '06': 'Juni',
  '07': 'Juli',
  '08': 'Agustus',
  '09': 'September',
  '10': 'Oktober',
  '11': 'November',
  '12': 'Desember',
})
