import { useTranslation } from 'react-i18next'
import { faultAt } from '../../../engines/counter/form.ts'
import { SalesField } from '../../../engines/counter/sales-field.tsx'
import { MostInput } from '../../../engines/document-frame/money/outs/most-input.tsx'
import { mostPaidOut } from '../../../engines/document-frame/money/payout.ts'
import { PayoutFields } from '../../../engines/document-frame/money/payout-fields.tsx'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { Money } from '../../../kit/text/figures.tsx'
import classes from '../hutang.module.css'
import { TermSentences, WhenDue } from '../terms.tsx'
import { methodNames } from '../words.ts'
import { principalFault } from './loan-faults.ts'
import type { LoanForm } from './loan-form.ts'
import type { Loan } from './use-loan.ts'

/** What the pledge is worth, how much is lent upon it, on which terms, and how it is paid out. */
export function LoanSide({ loan }: { loan: Loan }) {
  const { t } = useTranslation()
  const { form, faults, put } = loan
  const { shown, why } = loan.appraisal
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
        <Principal loan={loan} />
        <TermsBox loan={loan} />
      </section>
      <section className={classes.more}>
        <PayoutFields
          payout={form.pencairan}
          onChange={more => put({ pencairan: { ...form.pencairan, ...more } })}
          bankError={faultAt(faults, 'pencairan.kode_bank', t)}
        />
        <SalesField value={form} error={faultAt(faults, 'kode_sales', t)} onChange={put} />
        <div className={classes.two}>
          <TextField
            label={t('Letak paket')}
            value={form.lokasi}
            onChange={lokasi => put({ lokasi })}
            maxLength={40}
            upper
            error={faultAt(faults, 'lokasi', t)}
          />
          <TextField
            label={t('Keterangan')}
            value={form.keterangan}
            onChange={keterangan => put({ keterangan })}
            maxLength={200}
            error={faultAt(faults, 'keterangan', t)}
          />
        </div>
      </section>
    </>
  )
}

/** How much is lent; Alt P lends as much as may be lent. */
function Principal({ loan: { form, faults, appraisal, put } }: { loan: Loan }) {
  const { t } = useTranslation()
  const { fresh, waiting } = appraisal
  const typed = form.jumlah_hutang > 0 ? principalFault(form, fresh, t) : null
  return (
    <MostInput
      name="jumlah_hutang"
      label={t('Jumlah pinjaman')}
      value={form.jumlah_hutang}
      onChange={jumlah_hutang => put({ jumlah_hutang })}
      error={typed ?? faultAt(faults, 'jumlah_hutang', t)}
      most={mostPaidOut(form.pencairan, fresh?.plafond ?? 0)}
      waiting={waiting}
      act={{ of: 'plafond', label: t('Pakai plafond') }}
    />
  )
}

/** The terms in words, and what the loan costs when it is due. */
function TermsBox({ loan: { form, appraisal, put } }: { loan: Loan }) {
  const { t } = useTranslation()
  const names = methodNames(t)
  const { shown } = appraisal
  const chosen = shown?.syarat.find(({ metode }) => metode === form.metode) ?? shown?.syarat[0]
  if (shown === null || chosen === undefined) return null
  return (
    <>
      {shown.syarat.length > 1 && (
        <div className={classes.method}>
          <SelectField
            label={t('Metode Bunga')}
            value={chosen.metode}
            onChange={metode => put({ metode: metode as LoanForm['metode'] })}
            options={shown.syarat.map(({ metode }) => ({ value: metode, label: names[metode] }))}
          />
        </div>
      )}
      <div className={classes.terms} aria-live="polite">
        <TermSentences syarat={chosen} />
        <WhenDue syarat={chosen} pokok={shown.jumlah_hutang} tgl={shown.tgl_system} />
      </div>
    </>
  )
}
