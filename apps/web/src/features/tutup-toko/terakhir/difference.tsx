import { useTranslation } from 'react-i18next'
import { Tag } from '../../../kit/layout/tag.tsx'
import { Money } from '../../../kit/text/figures.tsx'

/** Counted less booked: too little is worse than too much. */
export function Difference({ value }: { value: number }) {
  const { t } = useTranslation()
  if (value === 0) return <Tag tone="ok">{t('Cocok')}</Tag>
  return (
    <span data-tone={value < 0 ? 'bad' : 'gold'}>
      <Tag tone={value < 0 ? 'bad' : 'gold'}>{value < 0 ? t('Kurang') : t('Lebih')}</Tag>{' '}
      <Money value={Math.abs(value)} />
    </span>
  )
}
