import type { Payoff, StatusHutang } from '@kencana/contract/areas/hutang'
import { formatRupiah } from '@kencana/domain/quantity'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../kit/text/day-text.ts'
import { Money } from '../../../kit/text/figures.tsx'
import classes from './lihat.module.css'

interface PayoffWorkingProps {
  readonly payoff: Payoff
  readonly status: StatusHutang
}

/** What the loan costs, step by step; the amounts add up to it. */
export function PayoffWorking({ payoff, status }: PayoffWorkingProps) {
  const { t } = useTranslation()
  const { lama_pinjam, tgl, total_bayar } = payoff
  return (
    <section>
      <h3 className={classes.head}>
        {status === 'AKTIF' ? t('Pelunasan hari ini') : t('Pelunasan')}
        <span className={classes.quiet}>
          {dayText(tgl)} · {t('{hari} hari', { hari: lama_pinjam })}
        </span>
      </h3>
      <dl className={classes.working} aria-label={t('Cara hitung')}>
        {payoff.kerja.map(step => (
          <div key={step.teks}>
            <dt>{t(step.teks, step.facts)}</dt>
            <dd>{formatRupiah(step.jumlah_rp)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('Total tebus')}</dt>
          <dd>
            <Money value={total_bayar} unit />
          </dd>
        </div>
      </dl>
    </section>
  )
}
