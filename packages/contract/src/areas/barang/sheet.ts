import { column, fieldNamed, type SheetField } from '../../kit/sheet/columns.ts'
import type { NewBarangInput } from './commands.ts'

type Key = keyof NewBarangInput

/** In the order people type them: what names a piece first, what is rare last. */
export const BARANG_SHEET: readonly SheetField<Key>[] = [
  column('text', 'nama_barang', 'Nama Barang', 'Cincin Polos Mawar', true),
  column('code', 'kode_dept', 'Jenis', 'CINCIN', true),
  column('code', 'kode_group', 'Group', 'T750', true),
  column('code', 'kode_baki', 'Baki', 'A01', true),
  column('gram', 'berat', 'Berat', '3.237', true),
  column('rupiah', 'modal_rp', 'Modal', '4900000', true),
  column('rupiah', 'ongkos_per_gram', 'Ongkos per Gram', '60000'),
  column('rupiah', 'ongkos_per_pcs', 'Ongkos per Barang', ''),
  column('rupiah', 'atribut_rp', 'Atribut', ''),
  column('code', 'mode_harga', 'Mode Harga', 'GRAM'),
  column('rupiah', 'harga_bandrol', 'Harga Bandrol', ''),
  column('code', 'kode_bandrol', 'Kode Bandrol', ''),
  column('text', 'kode_intern', 'Kode Intern', ''),
  column('code', 'kode_kondisi', 'Kondisi', 'BARU'),
  column('text', 'size', 'Size', '16'),
]

/** The column a header names. */
export const sheetField = (header: string): SheetField<Key> | undefined =>
  fieldNamed(BARANG_SHEET, header)
