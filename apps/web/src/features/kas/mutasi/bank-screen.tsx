import { useTranslation } from 'react-i18next'
import { MutasiScreen } from './mutasi-screen.tsx'

/** Mutasi Uang Bank. */
export function Screen() {
  const { t } = useTranslation()
  return <MutasiScreen jenis="BANK" path="/mutasi-uang-bank" title={t('Mutasi Uang Bank')} />
}
