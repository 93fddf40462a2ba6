import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../kit/layout/panel.tsx'
import type { Column } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { removeColumn } from '../piece-scan/remove-column.tsx'
import { type BenchPiece, codeOf, type OnBench, offBy } from './bench-form.ts'
import type { Bench } from './use-bench.ts'

interface ReadyListProps<P extends BenchPiece, T extends string> {
  readonly work: Bench<P, T>
  readonly berat: string
  readonly placeName: (tujuan: T) => string
}

/** Pieces that are weighed and not sent yet; one that is chosen is taken up again. */
export function ReadyList<P extends BenchPiece, T extends string>(props: ReadyListProps<P, T>) {
  const { work } = props
  const { t } = useTranslation()
  const { list } = work.form
  if (list.length === 0) return null
  return (
    <Panel flush title={t('Siap disimpan, {jumlah} barang', { jumlah: list.length })}>
      <DataTable
        label={t('Siap disimpan')}
        rows={list}
        rowKey={one => one.piece.kode_barcode}
        columns={columns(props, t)}
        onRow={one => work.take(codeOf(one))}
      />
    </Panel>
  )
}

const columns = <P extends BenchPiece, T extends string>(
  { work, berat, placeName }: ReadyListProps<P, T>,
  t: TFunction,
): readonly Column<OnBench<P, T>>[] => [
  {
    key: 'kode_barcode',
    label: t('Barcode'),
    kind: 'nomor',
    leads: true,
    value: codeOf,
  },
  { key: 'nama_barang', label: t('Nama Barang'), value: ({ piece }) => piece.nama_barang },
  { key: 'kode_kadar', label: t('Kadar') },
  { key: 'berat_mg', label: berat, kind: 'weight' },
  { key: 'selisih', label: t('Selisih'), kind: 'weight', value: offBy },
  {
    key: 'tujuan',
    label: t('Tujuan'),
    value: ({ tujuan }) => (tujuan === '' ? '' : placeName(tujuan)),
  },
  {
    key: 'kode_baki',
    label: t('Baki'),
    value: ({ tujuan, kode_baki }) => (tujuan === 'BAKI' ? kode_baki : null),
  },
  removeColumn(t, codeOf, work.remove),
]
