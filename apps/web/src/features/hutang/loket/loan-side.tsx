import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { mostPaidOut } from '../../../engines/document-frame/money/payout.ts'
import { PayoutFields } from '../../../engines/document-frame/money/payout-fields.tsx'
import { useSalesPeople } from '../../../engines/document-frame/money/pickers.ts'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import { Picker } from '../../../kit/inputs/picker.tsx'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { holdUnsettled } from '../../../kit/keys/unsettled.ts'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { dayText } from '../../../kit/text/day-text.ts'
import { Money } from '../../../kit/text/figures.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import classes from '../hutang.module.css'
import { methodNames, type Terms, termSentences, whenDue } from '../words.ts'
import { faultAt } from './customer-fields.tsx'
import { type Faults, principalFault } from './loan-faults.ts'
import type { LoanForm } from './loan-form.ts'
import type { Appraisal, Appraised } from './use-appraisal.ts'

interface LoanSideProps {
  readonly form: LoanForm
  readonly faults: Faults
  readonly appraisal: Appraisal
  readonly onChange: (form: LoanForm) => void
}

/** What the pledge is worth, how much is lent upon it, on which terms, and how it is paid out. */
export function LoanSide({ form, faults, appraisal, onChange }: LoanSideProps) {
  const { t } = useTranslation()
  const { shown, why } = appraisal
  const change = (more: Partial<LoanForm>) => onChange({ ...form, ...more })
  const people = useSalesPeople()
  return (
    <>
      <section className={classes.sums} aria-label={t('Taksiran')}>
        <p className={classes.pair}>
          <span>{t('Taksiran')}</span>
          <Money value={shown?.taksiran ?? null} />
        </p>
        <p className={classes.pair} data-gold>
          <span>{t('Plafond')}</span>
          <Money value={shown?.plafond ?? null} unit />
        </p>
        {why !== null && (
          <p className={classes.refused} role="alert">
            {why}
          </p>
        )}
        <Principal form={form} faults={faults} appraisal={appraisal} onChange={onChange} />
        {shown !== null && <TermsBox form={form} shown={shown} onChange={onChange} />}
      </section>
      <section className={classes.more}>
        <PayoutFields
          payout={form.pencairan}
          onChange={more => change({ pencairan: { ...form.pencairan, ...more } })}
          bankError={faultAt(faults, 'pencairan.kode_bank', t)}
        />
        <Picker
          name="kode_sales"
          label={
            <>
              {t('Sales')} <Kbd keys="F4" />
            </>
          }
          aria-label={t('Sales')}
          value={form.kode_sales}
          valueLabel={form.nama_sales}
          options={people ?? []}
          placeholder={t('Pilih sales')}
          error={faultAt(faults, 'kode_sales', t)}
          onChange={(kode_sales, option) => change({ kode_sales, nama_sales: option?.label ?? '' })}
        />
        <div className={classes.two}>
          <TextField
            label={t('Letak paket')}
            value={form.lokasi}
            onChange={lokasi => change({ lokasi })}
            maxLength={40}
            upper
            error={faultAt(faults, 'lokasi', t)}
          />
          <TextField
            label={t('Keterangan')}
            value={form.keterangan}
            onChange={keterangan => change({ keterangan })}
            maxLength={200}
            error={faultAt(faults, 'keterangan', t)}
          />
        </div>
      </section>
    </>
  )
}

/** How much is lent; Alt P lends as much as may be lent, also of what is still reckoned. */
function Principal({ form, faults, appraisal, onChange }: LoanSideProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const most = mostPaidOut(form.pencairan, appraisal.fresh?.plafond ?? 0)
  const { waiting } = appraisal
  const lend = () => onChange({ ...form, jumlah_hutang: most })
  /** What stood there when all of what is still reckoned was asked for. */
  const asked = useRef<number | null>(null)
  useEffect(() => {
    if (asked.current === null || waiting) return
    if (most > 0 && asked.current === form.jumlah_hutang) lend()
    asked.current = null
  })
  useEffect(() => holdUnsettled(() => asked.current === null), [])
  const takeAll = () => {
    if (waiting) asked.current = form.jumlah_hutang
    else if (most > 0) flushSync(lend)
    field.current?.focus()
    field.current?.select()
  }
  useKeys(onCounterKeys({ plafond: { run: takeAll, label: t('Pakai plafond') } }))
  const typed = form.jumlah_hutang > 0 ? principalFault(form, appraisal.fresh, t) : null
  return (
    <div className={classes.principal}>
      <MoneyInput
        name="jumlah_hutang"
        label={t('Jumlah pinjaman')}
        inputRef={field}
        value={form.jumlah_hutang}
        onChange={jumlah_hutang => onChange({ ...form, jumlah_hutang })}
        error={typed ?? faultAt(faults, 'jumlah_hutang', t)}
      />
      <Button
        size="compact-sm"
        variant="default"
        onClick={takeAll}
        disabled={most === 0}
        rightSection={<Kbd keys="Alt+P" />}
      >
        {t('Pakai plafond')}
      </Button>
    </div>
  )
}

interface TermsBoxProps {
  readonly form: LoanForm
  readonly shown: Appraised
  readonly onChange: (form: LoanForm) => void
}

/** The terms in words, and what the loan costs when it is due. */
function TermsBox({ form, shown, onChange }: TermsBoxProps) {
  const { t } = useTranslation()
  const names = methodNames(t)
  const [first] = shown.syarat
  const chosen: Terms | undefined =
    shown.syarat.find(({ metode }) => metode === form.metode) ?? first
  if (chosen === undefined) return null
  const due = whenDue(shown.jumlah_hutang, shown.tgl_system, chosen)
  return (
    <>
      {shown.syarat.length > 1 && (
        <div className={classes.method}>
          <SelectField
            label={t('Metode Bunga')}
            value={chosen.metode}
            onChange={metode => onChange({ ...form, metode: metode as LoanForm['metode'] })}
            options={shown.syarat.map(({ metode }) => ({ value: metode, label: names[metode] }))}
          />
        </div>
      )}
      <div className={classes.terms} aria-live="polite">
        {termSentences(chosen, t).map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
        <dl>
          <div>
            <dt>
              {t('Jatuh tempo')} <small>{t('{hari} hari', { hari: chosen.jangka_hari })}</small>
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
      </div>
    </>
  )
}
