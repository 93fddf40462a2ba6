import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiProblem } from '../../../../lib/api-problem.ts'
import { CardFields } from './card-fields.tsx'
import { cardFault, withCard } from './card-rules.ts'
import { asksCard, type CardSaid, cardBody } from './identity.ts'

interface LargeCardProps {
  readonly card: ReturnType<typeof useLargeCard>
}

/**
 * The card of who brings or takes a large sum (04-domain C4): asked for by the sum itself, or by
 * the server for what else he did that day.
 */
export function useLargeCard(value: CardSaid, jumlah: number, set: (card: CardSaid) => void) {
  const { t } = useTranslation()
  const [told, setTold] = useState(false)
  const isNeeded = told || asksCard(jumlah)
  const isShown = isNeeded || value.no_identitas !== ''
  const fault = isShown ? cardFault(value, isNeeded) : null
  return {
    value,
    set,
    isNeeded,
    isShown,
    fault,
    /** What a command carries of it. */
    also: isShown ? { identitas: cardBody(value) } : {},
    lacks: fault === null ? null : t('Isi identitas: mulai Rp 100 juta sehari.'),
    /** The server asks for it: its sentence is shown, the field stands there. */
    refused: ({ code }: ApiProblem): boolean => {
      if (code === 'IDENTITAS_JUMLAH') setTold(true)
      return false
    },
  }
}

export function LargeCard({ card }: LargeCardProps) {
  const { t } = useTranslation()
  const { value, set, isNeeded, isShown, fault } = card
  if (!isShown) return null
  const wrong = fault !== null && value.no_identitas !== '' ? t(fault) : undefined
  return (
    <CardFields
      value={value}
      onChange={set}
      onKnown={known => set(withCard(value, known))}
      isNeeded={isNeeded}
      error={wrong}
    />
  )
}
