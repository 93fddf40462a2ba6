import { useTranslation } from 'react-i18next'
import { ServiceFrame } from './service-frame.tsx'
import { ServicePanel } from './service-panel.tsx'

/** Setting Marketplace: where the marketplace is, and with which key. */
export function Screen() {
  const { t } = useTranslation()
  return (
    <ServiceFrame
      path="marketplace-setting"
      title={t('Setting Marketplace')}
      description={t('Server marketplace yang dipakai toko ini.')}
    >
      {(service, state) => <ServicePanel service={service} state={state} />}
    </ServiceFrame>
  )
}
