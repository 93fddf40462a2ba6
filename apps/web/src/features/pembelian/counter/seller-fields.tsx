import { useTranslation } from 'react-i18next'
import { KnownPerson } from '../../../engines/document-frame/entry/person/known-person.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import classes from './counter.module.css'
import type { Faults } from './purchase-faults.ts'
import type { PurchaseForm } from './purchase-form.ts'

interface SellerFieldsProps {
  readonly form: PurchaseForm
  readonly faults: Faults
  /** Why identity is asked for; `null` where it is not. */
  readonly identity: string | null
  readonly onChange: (more: Partial<PurchaseForm>) => void
  /** What he is called: who also buys is no mere seller. */
  readonly title?: string
}

/** Who sells (F3): a name, and a paper where the shop has to know him. */
export function SellerFields(props: SellerFieldsProps) {
  const { t } = useTranslation()
  const { form, faults, identity, onChange, title = t('Penjual') } = props
  const fault = (field: string) => {
    const text = faults[`penjual.${field}`]
    return text === undefined ? undefined : t(text)
  }
  return (
    <section className={classes.seller} aria-label={title}>
      <h2>
        {title} <Kbd keys="F3" />
      </h2>
      <KnownPerson
        value={form}
        onChange={onChange}
        needed={['nama']}
        isCardNeeded={identity !== null}
        faults={{
          nama: fault('nama'),
          telp: fault('telp'),
          alamat: fault('alamat'),
          no_identitas: fault('no_identitas'),
        }}
      />
      {identity !== null && <p className={classes.need}>{identity}</p>}
    </section>
  )
}
