import { SEN } from '@kencana/domain/bank/sen'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState, SkeletonTable } from '../../kit/layout/states.tsx'
import { dayText } from '../../kit/text/day-text.ts'
import { Money } from '../../kit/text/figures.tsx'
import { call } from '../../lib/api.ts'
import { calls, type Summary } from './calls.ts'
import { bankText } from './columns.tsx'
import classes from './rekening-koran.module.css'
import type { Koran } from './use-koran.ts'

/** What bank and books say an account holds, and what explains the difference to the rupiah. */
export function SummaryCards({ koran }: { readonly koran: Koran }) {
  const { account, tgl } = koran
  const no_rekening = account?.no_rekening ?? ''
  const summary = useQuery({
    queryKey: ['rekening-koran', 'ringkas', no_rekening, tgl],
    queryFn: ({ signal }) =>
      call(calls.summary, {
        query: { no_rekening, ...(tgl === null ? {} : { tgl }) },
        signal,
      }),
  })
  if (summary.isError) return <ErrorState onRetry={() => void summary.refetch()} />
  if (summary.data === undefined) return <SkeletonTable rows={1} columns={5} />
  return <Bridge of={summary.data} />
}

/** From the books to the bank, step by step; steps of nothing that need no look are left out. */
function Bridge({ of }: { readonly of: Summary }) {
  const { t } = useTranslation()
  return (
    <section className={classes.bridge} aria-label={t('Ringkasan rekonsiliasi')}>
      <Step label={t('Saldo buku')} note={dayText(of.tgl)}>
        <Money value={of.buku} unit />
      </Step>
      <Step
        sign="+"
        label={t('Belum ada di buku')}
        note={t('{jumlah} baris bank', { jumlah: of.banyak_bank })}
        tone={of.banyak_bank === 0 ? 'ok' : 'open'}
      >
        <Money value={of.hanya_bank} unit />
      </Step>
      <Step
        sign="−"
        label={t('Belum ada di bank')}
        note={t('{jumlah} baris buku', { jumlah: of.banyak_buku })}
        tone={of.banyak_buku === 0 ? 'ok' : 'open'}
      >
        <Money value={of.hanya_buku} unit />
      </Step>
      {of.awal !== 0 && (
        <Step
          sign="+"
          label={t('Selisih awal')}
          note={of.mulai === null ? '' : t('sebelum {tgl}', { tgl: of.mulai })}
        >
          <Money value={of.awal} unit />
        </Step>
      )}
      {of.celah !== 0 && (
        <Step sign="+" label={t('Baris belum dimuat')} note={t('celah saldo bank')} tone="bad">
          <Money value={of.celah} unit />
        </Step>
      )}
      <Step
        sign="="
        label={t('Saldo bank')}
        note={of.bank === null ? t('belum ada saldo dari bank') : dayText(of.tgl)}
        tone="end"
      >
        <Money value={of.bank} unit />
      </Step>
      {of.bank !== null && of.bank_sen !== null && of.bank_sen !== of.bank * SEN && (
        <p className={classes.unnamed}>
          {t('Di bank {saldo}: buku hanya rupiah bulat, sen terbawa di saldo bank.', {
            saldo: bankText(of.bank_sen),
          })}
        </p>
      )}
      {of.tanpa_rekening !== 0 && (
        <p className={classes.unnamed}>
          {t('Buku bank ini tanpa rekening:')} <Money value={of.tanpa_rekening} unit />
        </p>
      )}
    </section>
  )
}

interface StepProps {
  readonly sign?: string
  readonly label: string
  readonly note: string
  readonly tone?: 'ok' | 'open' | 'bad' | 'end'
  readonly children: ReactNode
}

const Step = ({ sign, label, note, tone, children }: StepProps) => (
  <div className={classes.step} data-tone={tone}>
    {sign !== undefined && (
      <span className={classes.sign} aria-hidden="true">
        {sign}
      </span>
    )}
    <div>
      <span className={classes.label}>{label}</span>
      <b>{children}</b>
      <small>{note}</small>
    </div>
  </div>
)
