import { useTranslation } from 'react-i18next'
import { dayText } from '../../kit/text/day-text.ts'
import { Money } from '../../kit/text/figures.tsx'
import { type Terms, termSentences, whenDue } from './words.ts'

/** The terms of a loan as one tells them to the customer. */
export function TermSentences({ syarat }: { syarat: Terms }) {
  const { t } = useTranslation()
  return termSentences(syarat, t).map(sentence => <p key={sentence}>{sentence}</p>)
}

interface WhenDueProps {
  readonly syarat: Terms
  /** Rupiah that are lent. */
  readonly pokok: number
  /** Business day it begins on. */
  readonly tgl: string
}

/** When a loan of this day is due, and what it will have cost. */
export function WhenDue({ syarat, pokok, tgl }: WhenDueProps) {
  const { t } = useTranslation()
  const due = whenDue(pokok, tgl, syarat)
  return (
    <dl>
      <div>
        <dt>
          {t('Jatuh tempo')} <small>{t('{hari} hari', { hari: syarat.jangka_hari })}</small>
        </dt>
        <dd>{dayText(due.tgl_jatuh_tempo)}</dd>
      </div>
      <div>
        <dt>{t('Bunga saat jatuh tempo')}</dt>
        <dd>
          <Money value={due.bunga_pinjam} />
        </dd>
      </div>
      <div>
        <dt>{t('Tebus saat jatuh tempo')}</dt>
        <dd>
          <b>
            <Money value={due.total_bayar} />
          </b>
        </dd>
      </div>
    </dl>
  )
}
