import { TUJUAN_TERIMA } from '@kencana/domain/stok/cuci'
import { useTranslation } from 'react-i18next'
import { calls } from '../calls.ts'
import { ReceiveBench } from './receive-bench.tsx'

/** Washed or mended pieces come back: into a tray, to be plated, or to be sorted again. */
export function Screen() {
  const { t } = useTranslation()
  return (
    <ReceiveBench
      terima="CUCI"
      path="/terima-barang-cuci"
      route={calls.washed}
      draft="terima-cuci"
      places={TUJUAN_TERIMA}
      title={t('Terima Barang Cuci')}
      description={t('Pindai barang yang kembali, timbang, pilih tempatnya; F10 menyimpan.')}
    />
  )
}
