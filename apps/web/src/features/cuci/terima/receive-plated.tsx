import { useTranslation } from 'react-i18next'
import { calls } from '../calls.ts'
import { ReceiveBench } from './receive-bench.tsx'

const TRAYS = ['BAKI'] as const

/** Plated pieces come back into the trays they are sold from. */
export function Screen() {
  const { t } = useTranslation()
  return (
    <ReceiveBench
      terima="SEPUH"
      path="/terima-sepuhan"
      route={calls.plated}
      draft="terima-sepuhan"
      places={TRAYS}
      title={t('Terima Sepuhan')}
      description={t('Pindai barang yang selesai disepuh, timbang, pilih bakinya; F10 menyimpan.')}
    />
  )
}
