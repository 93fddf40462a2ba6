import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { KnownPerson } from '../../../engines/document-frame/entry/person/known-person.tsx'
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
  return (
    <Panel title={t('Pelanggan')} acts={<Kbd keys="F3" />}>
      <div className={classes.customer}>
        <KnownPerson
          value={form}
          onChange={more => onChange({ ...form, ...more })}
          needed={['nama', 'alamat']}
          isCardNeeded
          isCardFirst
          nameRef={name}
          faults={{
            nama: faultAt(faults, 'customer.nama', t),
            telp: faultAt(faults, 'customer.telp', t),
            alamat: faultAt(faults, 'customer.alamat', t),
            no_identitas: faultAt(faults, 'customer.no_identitas', t),
          }}
        />
      </div>
    </Panel>
  )
}

/** The sentence at a field; ours is translated already, the server's here. */
export const faultAt = (faults: Faults, field: string, t: TFunction): string | undefined =>
  faults[field] && t(faults[field])
