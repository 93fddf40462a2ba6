import { formatGram, gramToMg } from '@kencana/domain/quantity'
import { useTranslation } from 'react-i18next'
import classes from '../barang.module.css'
import type { BarangDetail } from '../barang-calls.ts'
import { code128Bars } from './code-128.ts'

/** The first label about as it will be: bars on one flag, weight and purity on the other. */
export function LabelPreview({ piece }: { piece: BarangDetail | undefined }) {
  const { t } = useTranslation()
  if (piece === undefined) return <p className={classes.hint}>{t('Belum ada barang')}</p>
  const { kode_barcode } = piece
  return (
    <svg
      viewBox="0 0 72 12"
      className={classes.label}
      role="img"
      aria-label={`${t('Pratinjau')} ${kode_barcode}`}
    >
      <rect x="0" y="0" width="27" height="12" className={classes.flag} />
      <rect x="27" y="5.2" width="18" height="1.6" className={classes.flag} />
      <rect x="45" y="0" width="27" height="12" className={classes.flag} />
      {code128Bars(kode_barcode).map(([x, width]) => (
        <rect key={x} x={3.6 + x * 0.25} y="1" width={width * 0.25} height="7" />
      ))}
      <text x="13.5" y="10.9" fontSize="2.6" textAnchor="middle">
        {kode_barcode}
      </text>
      <text x="46" y="3.9" fontSize="3.3" fontWeight="650">
        {formatGram(gramToMg(piece.berat))} gr
      </text>
      <text x="46" y="7.2" fontSize="2.6">
        {piece.nama_kadar}
      </text>
      <text x="71" y="7.2" fontSize="2.6" textAnchor="end">
        {piece.size}
      </text>
      <text x="46" y="10.7" fontSize="2.6">
        {piece.kode_group} {piece.kode_baki}
      </text>
    </svg>
  )
}
