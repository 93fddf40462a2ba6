import { PIECES } from '@kencana/contract/names/pieces'
import type { TFunction } from 'i18next'
import { Tag, type Tone } from '../../kit/layout/tag.tsx'
import type { Column } from '../../kit/table/columns.ts'
import type { BarangRow } from './barang-calls.ts'

const TONES: Readonly<Record<BarangRow['status'], Tone>> = {
  ADA: 'ok',
  DIPERIKSA: 'gold',
  BLN: 'brand',
  CUCI: 'brand',
  SEPUH: 'brand',
  TUKANG: 'brand',
  TERJUAL: 'plain',
  HANCUR: 'bad',
  HILANG: 'bad',
  BATAL: 'bad',
}

/** A status as a small coloured word. */
export function StatusTag({ t, status }: { t: TFunction; status: BarangRow['status'] }) {
  return <Tag tone={TONES[status]}>{t(PIECES[status])}</Tag>
}

/** Columns of pieces, the same in every table of them. */
export const pieceColumns = (t: TFunction): readonly Column<BarangRow>[] => [
  { key: 'kode_barcode', label: t('Barcode'), width: 96 },
  { key: 'nama_barang', label: t('Nama Barang'), leads: true },
  { key: 'nama_dept', label: t('Jenis'), sortable: false },
  { key: 'kode_group', label: t('Group'), sortable: false },
  { key: 'kadar', label: t('Kadar'), kind: 'permil', sortable: false },
  { key: 'berat', label: t('Berat'), kind: 'gram' },
  { key: 'berat_nota', label: t('Berat Nota'), kind: 'gram', sortable: false },
  { key: 'harga_jual', label: t('Harga Jual'), kind: 'money', sortable: false, leads: true },
  { key: 'kode_baki', label: t('Baki'), width: 64 },
]
