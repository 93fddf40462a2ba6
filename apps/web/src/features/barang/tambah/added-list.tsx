import { formatGram } from '@kencana/domain/quantity'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '../barang.module.css'
import { printFile } from '../cetak/print-file.ts'

export interface AddedPiece {
  readonly kode: string
  readonly nama: string
  readonly berat_mg: number
}

const SHOWN = 12

/** Pieces added in this sitting, newest first, and one button for all their labels. */
export function AddedList({ pieces }: { pieces: readonly AddedPiece[] }) {
  const { t } = useTranslation()
  if (pieces.length === 0) return <p className={classes.hint}>{t('Belum ada barang')}</p>
  const codes = pieces.map(piece => piece.kode)
  return (
    <div className={classes.stack}>
      <ol className={classes.list}>
        {pieces.slice(0, SHOWN).map(({ kode, nama, berat_mg }) => (
          <li key={kode}>
            <b>{kode}</b>
            <span>{nama}</span>
            <span className={classes.numbers}>{formatGram(berat_mg)} g</span>
          </li>
        ))}
      </ol>
      <Button variant="default" onClick={() => void printFile(codes, 'PDF')}>
        {t('Cetak {jumlah} label', { jumlah: codes.length })}
      </Button>
    </div>
  )
}
