import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import frame from '../../../engines/counter/counter.module.css'
import { Counter } from '../../../engines/counter/counter.tsx'
import { CounterHead, useCounterActs } from '../../../engines/counter/counter-acts.tsx'
import { useNamedCustomer } from '../../../engines/document-frame/entry/person/named-customer.ts'
import { enterGoesOn } from '../../../kit/keys/field-walk.ts'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import classes from '../hutang.module.css'
import { CustomerFields } from './customer-fields.tsx'
import { LicenceBanner } from './licence-banner.tsx'
import { LoanFoot } from './loan-foot.tsx'
import { LoanSide } from './loan-side.tsx'
import { PledgeRows } from './pledge-rows.tsx'
import { type Loan, useLoan } from './use-loan.ts'
import { WrittenCard } from './written-card.tsx'

/** The pawn counter: who, what is pledged, how much is lent. One loan at a time, by keyboard. */
export function Screen() {
  const { t } = useTranslation()
  const loan = useLoan()
  const { written } = loan
  return written === null ? (
    <LoanCounter loan={loan} />
  ) : (
    <>
      <PageHeader title={t('Transaksi Hutang')} />
      <WrittenCard key={written.no_faktur_hutang} written={written} onNext={loan.next} />
    </>
  )
}

function LoanCounter({ loan }: { loan: Loan }) {
  const { t } = useTranslation()
  useNamedCustomer('/transaksi-hutang', loan.isEmpty, loan)
  const box = useRef<HTMLDivElement>(null)
  const { write, clear } = useCounterActs({
    box,
    work: loan,
    whom: t('Pelanggan'),
    act: t('Simpan dan cairkan'),
    save: loan.save,
  })
  return (
    <Counter
      box={box}
      onKeyDown={enterGoesOn}
      isTight
      head={<CounterHead title={t('Transaksi Hutang')} work={loan} onClear={clear} />}
      side={{
        label: t('Pinjaman'),
        sections: <LoanSide loan={loan} />,
        foot: <LoanFoot loan={loan} onSave={write} />,
      }}
    >
      <LicenceBanner appraisal={loan.appraisal} />
      <div className={`${frame.scroll} ${classes.panels}`}>
        <CustomerFields loan={loan} />
        <PledgeRows loan={loan} />
      </div>
    </Counter>
  )
}
