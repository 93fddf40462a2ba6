import { useTranslation } from 'react-i18next'
import { Tag, type Tone } from '../../kit/layout/tag.tsx'
import type { Timbang } from './calls.ts'

const WORDS = {
  COCOK: ['Cocok', 'ok'],
  KURANG: ['Kurang', 'bad'],
  LEBIH: ['Lebih', 'gold'],
} as const satisfies Record<string, readonly [string, Tone]>

export function ResultTag({ status }: Pick<Timbang, 'status'>) {
  const { t } = useTranslation()
  if (status === null) return <Tag tone="plain">{t('Belum ditimbang')}</Tag>
  const [word, tone] = WORDS[status]
  return <Tag tone={tone}>{t(word)}</Tag>
}
