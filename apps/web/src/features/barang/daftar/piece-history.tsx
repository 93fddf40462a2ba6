import type { RiwayatRow } from '@kencana/contract/areas/barang'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { cellText } from '../../../kit/table/columns.ts'
import { placeIn } from '../../../lib/address/address.ts'
import { call } from '../../../lib/api.ts'
import classes from '../barang.module.css'
import { calls } from '../barang-calls.ts'

/** From entry to sale: documents, edits, pictures, prints; newest first. */
export function PieceHistory({ kode, versi }: { kode: string; versi: number }) {
  const { t } = useTranslation()
  const history = useQuery({
    queryKey: ['barang', 'riwayat', kode, versi],
    queryFn: ({ signal }) => call(calls.history, { params: { kode_barcode: kode }, signal }),
  })
  if (history.isError) return <ErrorState onRetry={() => void history.refetch()} />
  if (history.data === undefined) return <SkeletonTable rows={3} columns={2} />
  return (
    <ol className={classes.history}>
      {[...history.data].reverse().map(row => (
        <li key={`${row.pada} ${row.aksi} ${row.nomor ?? ''}`}>
          <b>{actOf(t, row.aksi)}</b> <DocumentNumber of={row} />
          <div>{detailOf(t, row)}</div>
          <small>
            {cellText(row.pada, 'datetime')} · {row.user_id}
          </small>
        </li>
      ))}
    </ol>
  )
}

/** A number leads to the screen that its document is looked up on, where there is one. */
function DocumentNumber({ of: { aksi, nomor } }: { of: RiwayatRow }) {
  const place = nomor === null ? null : placeOf(aksi, nomor)
  if (place === null) return nomor
  return (
    <Link to={place.path} search={place.search}>
      {nomor}
    </Link>
  )
}

function placeOf(aksi: string, nomor: string) {
  if (aksi === 'PENJUALAN') return placeIn('/lihat-penjualan', { no_faktur_jual: nomor })
  if (aksi === 'PEMBELIAN') return placeIn('/lihat-pembelian', { no_faktur_beli: nomor })
  if (aksi === 'SORTIR') return placeIn('/sortir-pembelian', { no_sortir: nomor })
  return null
}

/** What a document or an act is called. */
function actOf(t: TFunction, aksi: string): string {
  const names: Readonly<Record<string, string>> = {
    TAMBAH_BARANG: t('Barang masuk'),
    PINDAH_BARANG: t('Pindah baki'),
    HANCUR_BARANG: t('Dihancurkan'),
    PENJUALAN: t('Terjual'),
    BATAL_PENJUALAN: t('Penjualan dibatalkan'),
    PEMBELIAN: t('Dibeli'),
    BATAL_PEMBELIAN: t('Pembelian dibatalkan'),
    HANCUR_PEMBELIAN: t('Dihancurkan'),
    SORTIR: t('Disortir'),
    BATAL_SORTIR: t('Sortir dibatalkan'),
    PINDAH_SORTIR: t('Pindah tempat sortir'),
    AJUAN_PENJUALAN: t('Diajukan untuk dijual'),
    TOLAK_AJUAN: t('Ajuan ditolak'),
    TARIK_AJUAN: t('Ajuan ditarik'),
    UBAH: t('Diubah'),
    GAMBAR: t('Gambar diganti'),
    CETAK: t('Label dicetak'),
  }
  return names[aksi] ?? aksi
}

function detailOf(t: TFunction, row: RiwayatRow): string {
  if (row.aksi === 'UBAH') return changesOf(row.rincian ?? {})
  if (row.aksi === 'CETAK') {
    return t('{bentuk}, cetakan ke-{ke}', {
      bentuk: String(row.rincian?.bentuk),
      ke: String(row.rincian?.ke),
    })
  }
  const { dari_baki, ke_baki } = row
  if (dari_baki !== null && ke_baki !== null && dari_baki !== ke_baki) {
    return `${dari_baki} → ${ke_baki}`
  }
  return ke_baki ?? dari_baki ?? ''
}

function changesOf(rincian: Readonly<Record<string, unknown>>): string {
  return Object.entries(rincian)
    .map(([field, change]) => {
      const { sebelum, sesudah } = change as { sebelum: unknown; sesudah: unknown }
      return `${field}: ${String(sebelum ?? '–')} → ${String(sesudah ?? '–')}`
    })
    .join('; ')
}
