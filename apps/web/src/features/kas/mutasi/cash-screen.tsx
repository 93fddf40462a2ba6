import { useTranslation } from 'react-i18next'
import { MutasiScreen } from './mutasi-screen.tsx'

/** Mutasi Uang Cash. */
export function Screen() {
  const { t } = useTranslation()
  return <MutasiScreen jenis="CASH" path="/mutasi-uang-cash" title={t('Mutasi Uang Cash')} />
}
