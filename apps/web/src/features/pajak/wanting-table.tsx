import type { NotaKurang } from '@kencana/contract/areas/pajak/e-faktur'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../kit/layout/panel.tsx'
import type { Column } from '../../kit/table/columns.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { placeIn } from '../../lib/address/address.ts'
import type { Efaktur } from './calls.ts'
import classes from './pajak.module.css'
import { faultText, fileName } from './words.ts'

/** Notas that something is missing of, with what and where it is mended. */
export function WantingTable({ efaktur }: { readonly efaktur: Efaktur }) {
  const { t } = useTranslation()
  const { kurang, jumlah_kurang } = efaktur
  return (
    <Panel title={t('Nota belum lengkap')} flush>
      <DataTable
        label={t('Nota belum lengkap')}
        columns={useColumns()}
        rows={kurang}
        rowKey={row => row.no_faktur_jual}
        emptyHint={t('Semua nota lengkap.')}
      />
      {jumlah_kurang > kurang.length && (
        <p className={classes.note}>
          {t('{tampil} dari {jumlah} nota', { tampil: kurang.length, jumlah: jumlah_kurang })}
        </p>
      )}
    </Panel>
  )
}

function useColumns(): readonly Column<NotaKurang>[] {
  const { t } = useTranslation()
  const missing = (row: NotaKurang) => row.kurang.map(fault => faultText(fault, t)).join('; ')
  return [
    {
      key: 'no_faktur_jual',
      label: t('Faktur'),
      kind: 'nomor',
      cell: row => <Nota nomor={row.no_faktur_jual} />,
    },
    { key: 'tgl', label: t('Tanggal'), kind: 'date' },
    { key: 'bentuk', label: t('Berkas'), value: row => fileName(row.bentuk, t) },
    { key: 'nama', label: t('Pelanggan') },
    { key: 'ppn', label: t('PPN'), kind: 'money' },
    { key: 'kurang', label: t('Yang kurang'), value: missing },
  ]
}

function Nota({ nomor }: { readonly nomor: string }) {
  const { path, search } = placeIn('/lihat-penjualan', { no_faktur_jual: nomor })
  return (
    <Link to={path} search={search}>
      {nomor}
    </Link>
  )
}
