import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { ErrorState, SkeletonTable } from '../../../kit/layout/states.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { session } from '../../../lib/session.ts'
import classes from '../barang.module.css'
import { type BarangDetail, pieceOf } from '../barang-calls.ts'
import { printFile } from '../cetak/print-file.ts'
import { OfferSection } from '../marketplace/offer-section.tsx'
import { StatusTag } from '../piece-columns.tsx'
import { EditPiece } from './edit-piece.tsx'
import { PieceFacts } from './piece-facts.tsx'
import { PieceHistory } from './piece-history.tsx'
import { PiecePicture } from './piece-picture.tsx'
import { PriceWorking } from './price-working.tsx'

const EDITORS = ['OWN', 'SU', 'MU', 'DEV', 'SPV', 'ADMIN', 'GUDANG']

/** One piece whole, beside the list: picture, price with its working, facts, history. */
export function PieceDrawer({ kode, onClose }: { kode: string; onClose: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [editing, setEditing] = useState(false)
  const piece = useQuery({ queryKey: ['barang', 'satu', kode], queryFn: () => pieceOf(kode) })
  const changed = () => queries.invalidateQueries({ queryKey: ['barang'] })
  const { data } = piece
  const isEditor = EDITORS.includes(session()?.level ?? '')
  const mayEdit = isEditor && data?.status === 'ADA'
  useKeys({
    Escape: onClose,
    F2: { run: () => setEditing(true), label: t('Ubah'), enabled: mayEdit },
  })
  return (
    <aside className={classes.drawer} aria-label={`${t('Barang')} ${kode}`}>
      <header>
        <h2>
          {data?.nama_barang ?? kode} {data && <StatusTag t={t} status={data.status} />}
        </h2>
        <Button variant="subtle" onClick={onClose} rightSection={<Kbd keys="Escape" />}>
          {t('Tutup')}
        </Button>
      </header>
      <div className={classes.drawerBody}>
        {piece.isError && <ErrorState onRetry={() => void piece.refetch()} />}
        {piece.isPending && <SkeletonTable rows={8} columns={2} />}
        {data && <Content piece={data} isEditor={isEditor} onChanged={() => void changed()} />}
      </div>
      {data && (
        <div className={classes.drawerActs}>
          <Button
            variant="default"
            disabled={!mayEdit}
            onClick={() => setEditing(true)}
            rightSection={<Kbd keys="F2" />}
          >
            {t('Ubah')}
          </Button>
          <Button
            variant="default"
            onClick={() => void printFile([kode], 'PDF').then(() => changed())}
          >
            {t('Cetak Barcode')}
          </Button>
        </div>
      )}
      {editing && data && (
        <EditPiece
          piece={data}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false)
            void changed()
          }}
        />
      )}
    </aside>
  )
}

interface ContentProps {
  readonly piece: BarangDetail
  readonly isEditor: boolean
  readonly onChanged: () => void
}

function Content({ piece, isEditor, onChanged }: ContentProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className={classes.head}>
        <PiecePicture piece={piece} onChanged={onChanged} />
        <PriceHead piece={piece} />
      </div>
      {piece.kerja.length > 0 && (
        <section className={classes.section}>
          <h3>{t('Hitungan Harga')}</h3>
          <PriceWorking steps={piece.kerja} total={piece.harga_jual} />
        </section>
      )}
      <PieceFacts piece={piece} />
      <OfferSection piece={piece} mayEdit={isEditor} onChanged={onChanged} />
      <section className={classes.section}>
        <h3>{t('Riwayat')}</h3>
        <PieceHistory kode={piece.kode_barcode} versi={piece.versi} />
      </section>
    </>
  )
}

function PriceHead({ piece }: { piece: BarangDetail }) {
  const { t } = useTranslation()
  const { harga_jual, papan } = piece
  return (
    <div>
      <div className={classes.code}>{piece.kode_barcode}</div>
      <div className={classes.price}>
        {harga_jual === null ? '–' : `Rp ${harga_jual.toLocaleString('ko-KR')}`}
      </div>
      <div className={classes.hint}>
        {harga_jual === null && piece.mode_harga === 'MANUAL' && t('Harga diisi saat menjual')}
        {harga_jual === null && piece.mode_harga !== 'MANUAL' && t('Harga papan belum ada')}
        {papan !== null && `${t('Harga per gram')} ${papan.harga_jual.toLocaleString('ko-KR')}`}
      </div>
    </div>
  )
}
