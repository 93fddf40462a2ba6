import { formatRupiah } from '@kencana/domain/quantity'
import { useTranslation } from 'react-i18next'

/** Charts speak in millions: '13.5 jt', which no chart may break into two lines. */
export function useMillions(): (amount: number) => string {
  const { t } = useTranslation()
  return amount => {
    const tenth = Math.abs(Math.trunc(amount / 100_000) % 10)
    const jumlah = `${formatRupiah(Math.trunc(amount / 1_000_000))}.${tenth}`
    return t('{jumlah} jt', { jumlah }).replace(' ', '\u00a0')
  }
}
