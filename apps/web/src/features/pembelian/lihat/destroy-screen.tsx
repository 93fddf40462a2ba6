import { useTranslation } from 'react-i18next'
import { DestroyScreen } from '../../barang/index.ts'
import { calls } from './calls.ts'

/** Bought pieces that are not worth selling become scrap out of their BLN trays. */
export function Screen() {
  const { t } = useTranslation()
  return (
    <DestroyScreen
      title={t('Hancur Pembelian')}
      description={t('Barang beli keluar dari baki BLN menjadi rosok. Perlu otorisasi supervisor.')}
      status="BLN"
      draft="hancur-pembelian"
      route={calls.destroy}
    />
  )
}
