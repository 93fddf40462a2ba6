import { useTranslation } from 'react-i18next'
import { calls } from '../barang-calls.ts'
import { DestroyScreen } from './destroy-pieces.tsx'

/** Pieces for sale that are broken or wrong become scrap. */
export function Screen() {
  const { t } = useTranslation()
  return (
    <DestroyScreen
      title={t('Hancur Data Barang')}
      description={t('Barang keluar dari baki dan menjadi rosok. Perlu otorisasi supervisor.')}
      status="ADA"
      draft="hancur-barang"
      route={calls.destroy}
    />
  )
}
