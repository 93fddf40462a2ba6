import { formatGram } from '@kencana/domain/quantity'
import { useTranslation } from 'react-i18next'
import { Money } from '../../../kit/text/figures.tsx'
import classes from '../barang.module.css'
import { PriceWorking } from '../daftar/price-working.tsx'
import type { AddForm, Preview } from './add-form.ts'

interface AddPreviewProps {
  readonly preview: Preview | undefined
  readonly mode: AddForm['mode_harga']
}

/** Nota weight and price while the piece is being typed. */
export function AddPreview({ preview, mode }: AddPreviewProps) {
  const { t } = useTranslation()
  if (preview === undefined) {
    return <p className={classes.hint}>{t('Pilih group dan isi berat untuk melihat harga.')}</p>
  }
  const { priced } = preview
  return (
    <div className={classes.stack} aria-live="polite">
      <dl className={classes.facts}>
        <dt>{t('Berat Nota')}</dt>
        <dd>
          {formatGram(preview.berat_nota_mg)} g ({preview.aturan})
        </dd>
      </dl>
      {priced === undefined ? (
        <p className={classes.hint}>
          {mode === 'MANUAL' ? t('Harga diisi saat menjual') : t('Harga papan belum ada')}
        </p>
      ) : (
        <>
          <div className={classes.price}>
            <Money value={priced.harga_jual_rp} unit size="large" />
          </div>
          <PriceWorking steps={priced.kerja} total={priced.harga_jual_rp} />
          {priced.butuh.includes('JUAL_DIBAWAH_MODAL') && (
            <p className={classes.fault}>{t('Harga jual di bawah modal')}</p>
          )}
        </>
      )}
    </div>
  )
}
