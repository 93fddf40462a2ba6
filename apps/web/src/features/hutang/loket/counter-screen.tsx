import { Button } from '@mantine/core'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useNamedCustomer } from '../../../engines/document-frame/entry/person/named-customer.ts'
import { toFirstFault } from '../../../kit/acts/first-fault.ts'
import { confirm } from '../../../kit/dialogs/notify.ts'
import { enterGoesOn, fieldOf } from '../../../kit/keys/field-walk.ts'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { DraftNote, draftTag } from '../../../kit/text/draft-note.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import classes from '../hutang.module.css'
import { CustomerFields } from './customer-fields.tsx'
import { LicenceBanner } from './licence-banner.tsx'
import { LoanFoot } from './loan-foot.tsx'
import { isEmptyForm } from './loan-form.ts'
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
    <Counter loan={loan} />
  ) : (
    <>
      <PageHeader title={t('Transaksi Hutang')} />
      <WrittenCard key={written.no_faktur_hutang} written={written} onNext={loan.next} />
    </>
  )
}

function Counter({ loan }: { loan: Loan }) {
  const { t } = useTranslation()
  const { form, change, faults, appraisal, save, thrown } = loan
  const box = useRef<HTMLDivElement>(null)
  const empty = isEmptyForm(form)
  const draft = draftTag(loan)
  useNamedCustomer('/transaksi-hutang', empty, loan)
  const write = () => {
    flushSync(save)
    toFirstFault(box.current)
  }
  const clear = async () => {
    if (empty) return
    const text = t('Kosongkan isian ini? Belum ada yang disimpan.')
    if (await confirm({ text, danger: true })) loan.startOver()
  }
  useKeys(
    onCounterKeys({
      pelanggan: { run: () => fieldOf(box.current, 'nama')?.focus(), label: t('Pelanggan') },
      sales: { run: () => fieldOf(box.current, 'kode_sales')?.focus(), label: t('Sales') },
      kosongkan: { run: () => void clear(), label: t('Kosongkan'), enabled: !empty },
      simpan: { run: write, label: t('Simpan dan cairkan') },
    }),
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter moves between the fields inside
    <div ref={box} className={classes.counter} onKeyDown={enterGoesOn}>
      <section className={classes.left}>
        <PageHeader
          title={t('Transaksi Hutang')}
          {...(empty || draft === undefined ? {} : { tag: t(draft) })}
        >
          <Button
            variant="default"
            disabled={empty}
            onClick={() => void clear()}
            rightSection={<Kbd keys="Alt+K" />}
          >
            {t('Kosongkan')}
          </Button>
        </PageHeader>
        <DraftNote note={loan.note} isCounter />
        <LicenceBanner appraisal={appraisal} />
        <div className={classes.scroll}>
          <CustomerFields form={form} faults={faults} onChange={change} />
          <PledgeRows {...{ form, faults, appraisal, thrown }} onChange={change} />
        </div>
      </section>
      <aside className={classes.side} aria-label={t('Pinjaman')}>
        <div className={classes.scroll}>
          <LoanSide form={form} faults={faults} appraisal={appraisal} onChange={change} />
        </div>
        <LoanFoot loan={loan} onSave={write} />
      </aside>
    </div>
  )
}
