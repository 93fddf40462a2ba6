import { addDays, addMonths, type BusinessDate, isBusinessDate } from '../../calendar.ts'
import type { Microgram, Rupiah } from '../../quantity.ts'

/** A month of the books, 'YYYY-MM'. */
export type Bulan = string

/** Whether a text names a month that business dates can be of. */
export const isBulan = (text: string): text is Bulan =>
  /^\d{4}-\d{2}$/.test(text) && isBusinessDate(`${text}-01`)

/** The month of a day. */
export const bulanOf = (tgl: BusinessDate): Bulan => tgl.slice(0, 7)

/** First and last day of a month. Throws RangeError on a text that is none. */
export function hariBulan(bulan: Bulan): { awal: BusinessDate; akhir: BusinessDate } {
  if (!isBulan(bulan)) throw new RangeError(`not a month: ${bulan}`)
  const awal = `${bulan}-01`
  return { awal, akhir: addDays(addMonths(awal, 1), -1) }
}

/** The month after or before. */
export const bulanLain = (bulan: Bulan, months: number): Bulan =>
  bulanOf(addMonths(hariBulan(bulan).awal, months))

/** Why a month cannot be closed yet. */
export const HALANGAN_PERIODE = [
  'SEBELUM_BUKU',
  'SUDAH_TUTUP',
  'HARI_BUKA',
  'BULAN_SEBELUMNYA',
  'JURNAL_MENUNGGU',
] as const
export type HalanganPeriode = (typeof HALANGAN_PERIODE)[number]

/** What closing a month looks at. */
export interface KeadaanBuku {
  /** First day of the books of the store, and its open day. */
  readonly pertama: BusinessDate
  readonly hari_buka: BusinessDate
  /** The last month that is closed; closed months have no hole. */
  readonly terakhir: Bulan | null
  /** Journals by hand that wait since a day of this month or before. */
  readonly menunggu: readonly string[]
}

/** Everything that keeps a month from being closed; empty when it can be. */
export function halanganPeriode(bulan: Bulan, keadaan: KeadaanBuku): HalanganPeriode[] {
  const { pertama, hari_buka, terakhir, menunggu } = keadaan
  if (bulan < bulanOf(pertama)) return ['SEBELUM_BUKU']
  if (terakhir !== null && bulan <= terakhir) return ['SUDAH_TUTUP']
  const due = terakhir === null ? bulanOf(pertama) : bulanLain(terakhir, 1)
  return [
    ...(hari_buka <= hariBulan(bulan).akhir ? (['HARI_BUKA'] as const) : []),
    ...(bulan > due ? (['BULAN_SEBELUMNYA'] as const) : []),
    ...(menunggu.length > 0 ? (['JURNAL_MENUNGGU'] as const) : []),
  ]
}

/** A row of a kept trial balance: what stood before, what moved; gold signed. */
export interface SaldoAkun {
  readonly nomor_akun: string
  readonly awal_rp: Rupiah
  readonly debit_rp: Rupiah
  readonly kredit_rp: Rupiah
  readonly awal_ug: Microgram
  readonly murni_ug: Microgram
}

/** What the hash of a kept balance is made of: store and month, then account by account. */
export const naskahSaldo = (kode_toko: string, bulan: Bulan, saldo: readonly SaldoAkun[]): string =>
  [
    `${kode_toko}|${bulan}`,
    ...saldo.map(row =>
      [row.nomor_akun, row.awal_rp, row.debit_rp, row.kredit_rp, row.awal_ug, row.murni_ug].join(
        '|',
      ),
    ),
  ].join('\n')
