import { useTranslation } from 'react-i18next'
import { DesignerScreen } from './designer-screen.tsx'

/** /setting-nota-slip: what slips and labels look like. */
export function Screen() {
  const { t } = useTranslation()
  return <DesignerScreen golongan="SLIP" title={t('Setting Nota Slip')} />
}
