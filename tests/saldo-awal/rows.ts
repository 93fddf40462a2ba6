import { SALDO_AWAL_SHEETS } from '@kencana/contract/areas/akuntansi/sheets'
import type { JenisSaldoAwal } from '@kencana/domain/posting/saldo-awal'
import { csvOf } from '../masters/sheet-of.ts'

/** A row of a sheet by the fields of its kind; what it does not say is an empty cell. */
export type Row = Readonly<Record<string, string | number | undefined>>

/** A row with what a test says of it instead. */
const said = (row: Row, more: Row): Row => ({ ...row, ...more })

export const ring = (more: Row = {}): Row =>
  said(
    {
      nama_barang: 'Cincin Belah Rotan',
      kode_dept: 'CINCIN',
      kode_group: 'T750',
      kode_baki: 'A01',
      berat: '3.237',
      modal_rp: 4_900_000,
      ongkos_per_gram: 60_000,
    },
    more,
  )

export const oldLoan = (no: number, more: Row = {}): Row =>
  said(
    {
      no_lama: `SG-${String(no).padStart(4, '0')}`,
      tgl_hutang: '2026-09-22',
      nama: `Nasabah ${no}`,
      alamat: 'Jl. Kwitang 9',
      telp: `0812${String(90_000_000 + no)}`,
      no_identitas: `31710465089${String(10_000 + no)}`,
      kode_sales: 'DEWI',
      jumlah_hutang: 1_000_000 + no * 1_000,
      metode: 'HARIAN',
      bunga_permil: '3,0',
      jangka_hari: 120,
      nama_barang: 'Kalung Rantai',
      kode_kadar: '750',
      berat: '5.000',
      kode_kondisi: 'UTUH',
      taksiran: 2_000_000,
    },
    more,
  )

export const deposit = (no: number, more: Row = {}): Row =>
  said(
    {
      nama: `Penitip ${no}`,
      telp: `0813${String(80_000_000 + no)}`,
      jumlah: 500_000 + no * 500,
      no_lama: `TT-${no}`,
    },
    more,
  )

/** A ring that was bought back and waits to be sorted. */
export const bought = (more: Row = {}): Row =>
  said(
    {
      nama_barang: 'Cincin Belah Rotan',
      kode_dept: 'CINCIN',
      kode_group: 'T750',
      kode_baki: 'BLN',
      berat: '3.237',
      modal_rp: 4_300_000,
    },
    more,
  )

export const scrap = (no: number, more: Row = {}): Row =>
  said({ tempat: `NAMPAN ${no}`, kode_kadar: '700', berat: '10.000', modal_rp: 9_000_000 }, more)

/** A nota of before that was not paid whole. */
export const unpaid = (no: number, more: Row = {}): Row =>
  said(
    {
      no_faktur_jual: `N-${1_000 + no}`,
      tgl_nota: '2026-10-02',
      nama: `Pembeli ${no}`,
      telp: `0813${String(70_000_000 + no)}`,
      jumlah: 250_000 + no * 1_000,
    },
    more,
  )

/** A slip of a card or of QRIS that the bank has not paid out. */
export const slip = (no: number, more: Row = {}): Row =>
  said(
    {
      cara: 'DEBIT',
      kode_bank: 'BCA',
      tgl: '2026-11-19',
      no_slip: `APR-45000${no}`,
      jumlah: 1_000_000 * no,
    },
    more,
  )

/** A sheet as a file, with columns under the labels people see. */
export function sheetOf(jenis: JenisSaldoAwal, rows: readonly Row[]): Buffer {
  const fields = SALDO_AWAL_SHEETS[jenis]
  return csvOf({
    header: fields.map(field => field.label),
    rows: rows.map(row => fields.map(field => String(row[field.key] ?? ''))),
  })
}
