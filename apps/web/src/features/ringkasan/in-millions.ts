import { formatTenths, scale } from '@kencana/domain/quantity'
import { useTranslation } from 'react-i18next'

/** Charts speak in millions: '13.5 jt', which no chart may break into two lines. */
export function useMillions(): (amount: number) => string {
  const { t } = useTranslation()
  return amount => {
    const jumlah = formatTenths(scale(amount, 1, 100_000, 'TERDEKAT'))
    return t('{jumlah} jt', { jumlah }).replace(' ', '\u00a0')
  }
}
