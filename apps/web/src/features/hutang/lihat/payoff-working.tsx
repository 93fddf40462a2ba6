import type { Payoff, StatusHutang } from '@kencana/contract/areas/hutang'
import { useTranslation } from 'react-i18next'
import { Working } from '../../../engines/document-frame/working.tsx'
import { dayText } from '../../../kit/text/day-text.ts'
import classes from './lihat.module.css'

interface PayoffWorkingProps {
  readonly payoff: Payoff
  readonly status: StatusHutang
}

/** What the loan costs, step by step; the amounts add up to it. */
export function PayoffWorking({ payoff, status }: PayoffWorkingProps) {
  const { t } = useTranslation()
  const { lama_pinjam, tgl } = payoff
  return (
    <section>
      <h3 className={classes.head}>
        {status === 'AKTIF' ? t('Pelunasan hari ini') : t('Pelunasan')}
        <span className={classes.quiet}>
          {dayText(tgl)} · {t('{hari} hari', { hari: lama_pinjam })}
        </span>
      </h3>
      <Working steps={payoff.kerja} label={t('Total tebus')} total={payoff.total_bayar} unit />
    </section>
  )
}
