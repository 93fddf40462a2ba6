import type { Saran } from '@kencana/contract/areas/pelanggan/pelanggan'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { CardFields, withCard } from '../../../engines/document-frame/entry/card-fields.tsx'
import { saidOf, CustomerFields as Whose } from '../../../engines/document-frame/entry/whose.tsx'
import { useFirstFocus } from '../../../kit/keys/use-first-focus.ts'
import { Panel } from '../../../kit/layout/panel.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import classes from '../hutang.module.css'
import type { Faults } from './loan-faults.ts'
import type { LoanForm } from './loan-form.ts'

interface CustomerFieldsProps {
  readonly form: LoanForm
  readonly faults: Faults
  readonly onChange: (form: LoanForm) => void
}

/** Who borrows (F3): a loan is written to somebody with a name and an identity. */
export function CustomerFields({ form, faults, onChange }: CustomerFieldsProps) {
  const { t } = useTranslation()
  const name = useFirstFocus<HTMLInputElement>(true)
  const change = (more: Partial<LoanForm>) => onChange({ ...form, ...more })
  const take = (known: Saran) => onChange(withCard({ ...form, ...saidOf(known) }, known))
  return (
    <Panel title={t('Pelanggan')} acts={<Kbd keys="F3" />}>
      <div className={classes.customer}>
        <Whose
          value={form}
          onChange={change}
          needed={['nama', 'alamat']}
          nameRef={name}
          onKnown={take}
          faults={{
            nama: faultAt(faults, 'customer.nama', t),
            telp: faultAt(faults, 'customer.telp', t),
            alamat: faultAt(faults, 'customer.alamat', t),
          }}
        >
          <CardFields
            value={form}
            onChange={change}
            onKnown={take}
            error={faultAt(faults, 'customer.no_identitas', t)}
          />
        </Whose>
      </div>
    </Panel>
  )
}

/** The sentence at a field; ours is translated already, the server's here. */
export const faultAt = (faults: Faults, field: string, t: TFunction): string | undefined => {
  const text = faults[field]
  return text === undefined ? undefined : t(text)
}
