import type { News } from '@kencana/contract/areas/berita'
import type { TFunction } from 'i18next'
import type { Tone } from '../../kit/layout/tag.tsx'

/** How an announcement's urgency is said and shown. */
export function priorityOf(prioritas: News['prioritas'], t: TFunction): readonly [string, Tone] {
  const words: Record<News['prioritas'], readonly [string, Tone]> = {
    MENDESAK: [t('Mendesak'), 'bad'],
    PENTING: [t('Penting'), 'gold'],
    BIASA: [t('Biasa'), 'plain'],
  }
  return words[prioritas]
}
