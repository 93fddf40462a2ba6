import { useTranslation } from 'react-i18next'
import classes from './chain.module.css'

/** That stores did not answer, in plain words: nobody takes a part for the whole. */
export function Silent({ toko }: { toko: readonly string[] }) {
  const { t } = useTranslation()
  if (toko.length === 0) return null
  return (
    <p className={classes.silent} role="alert">
      {t('Tidak menjawab: {toko}. Angka di bawah tanpa toko ini.', { toko: toko.join(', ') })}
    </p>
  )
}
