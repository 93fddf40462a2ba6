import type { Settlement } from '@kencana/domain/cart'
import { useTranslation } from 'react-i18next'
import { Money } from '../../../kit/text/figures.tsx'
import classes from './money.module.css'

/** What comes back, what is missing, or what is too much; its place never moves. */
export function ChangeBox({ total, bayar }: { total: number; bayar: Settlement }) {
  const { t } = useTranslation()
  const { kembali, kurang, lebih, dibayar } = bayar
  if (total === 0) return null
  if (lebih > 0) return <Box tone="bad" label={t('Lebih bayar bukan tunai')} value={lebih} />
  if (kurang > 0 && dibayar > 0) return <Box tone="plain" label={t('Kurang')} value={kurang} />
  if (dibayar === 0) return null
  return <Box tone="gold" label={t('Kembali')} value={kembali} />
}

function Box({ tone, label, value }: { tone: string; label: string; value: number }) {
  return (
    <p className={classes.change} data-tone={tone} aria-live="polite">
      <span>{label}</span>
      <Money value={value} unit />
    </p>
  )
}
