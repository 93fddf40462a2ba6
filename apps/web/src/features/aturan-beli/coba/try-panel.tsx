import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../kit/layout/panel.tsx'
import { Tag } from '../../../kit/layout/tag.tsx'
import classes from '../aturan-beli.module.css'
import type { Rules } from '../calls.ts'
import { PieceFields } from './piece-fields.tsx'
import { Problem, TriedAnswers } from './tried-answers.tsx'
import { NO_PIECE, useTry } from './use-try.ts'

interface TryPanelProps {
  readonly rules: Rules
  readonly isSound: boolean
  /** Version in force. */
  readonly versi: number
  /** Told the code of the rule that is taken for the piece, or nothing. */
  readonly onUsed: (kode: string | null) => void
}

/** A piece, and what the list in work and the one in force pay for it. */
export function TryPanel({ rules, isSound, versi, onUsed }: TryPanelProps) {
  const { t } = useTranslation()
  const [piece, setPiece] = useState(NO_PIECE)
  const { isAsked, answer, problem, isStale } = useTry(piece, rules, isSound, versi)
  const taken = answer?.baru
  const used = taken !== undefined && 'aturan' in taken ? taken.aturan.kode : null
  useEffect(() => onUsed(used), [used, onUsed])
  return (
    <div className={classes.side}>
      <Panel
        title={t('Coba aturan')}
        acts={isAsked && isStale && <Tag tone="plain">{t('Menghitung…')}</Tag>}
      >
        <PieceFields piece={piece} onChange={part => setPiece(now => ({ ...now, ...part }))} />
        <section className={classes.answers} aria-label={t('Hasil coba')} aria-busy={isStale}>
          {!isSound && <p className={classes.told}>{t('Perbaiki dulu aturan yang salah.')}</p>}
          {isSound && !isAsked && (
            <p className={classes.told}>{t('Lengkapi barangnya untuk melihat harganya.')}</p>
          )}
          {isAsked && problem !== null && <Problem problem={problem} />}
          {answer !== undefined && problem === null && <TriedAnswers answer={answer} />}
        </section>
      </Panel>
    </div>
  )
}
