import { useTranslation } from 'react-i18next'
import { DesignerScreen } from './designer-screen.tsx'

/** /setting-nota: what notas look like. */
export function Screen() {
  const { t } = useTranslation()
  return <DesignerScreen golongan="NOTA" title={t('Setting Nota')} />
}
