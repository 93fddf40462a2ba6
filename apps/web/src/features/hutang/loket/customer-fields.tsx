import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { CustomerFields as Whose } from '../../../engines/document-frame/entry/whose.tsx'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
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
  return (
    <Panel title={t('Pelanggan')} acts={<Kbd keys="F3" />}>
      <div className={classes.customer}>
        <Whose
          value={form}
          onChange={change}
          needed={['nama', 'alamat']}
          nameRef={name}
          faults={{
            nama: faultAt(faults, 'customer.nama', t),
            telp: faultAt(faults, 'customer.telp', t),
            alamat: faultAt(faults, 'customer.alamat', t),
          }}
        >
          <SelectField
            label={t('Identitas')}
            value={form.jenis_identitas}
            onChange={kind => change({ jenis_identitas: kind as LoanForm['jenis_identitas'] })}
            options={IDENTITIES.map(value => ({
              value,
              label: value === 'PASPOR' ? t('Paspor') : value,
            }))}
          />
          <TextField
            label={t('Nomor identitas')}
            value={form.no_identitas}
            onChange={no_identitas => change({ no_identitas })}
            maxLength={20}
            upper
            withAsterisk
            error={faultAt(faults, 'customer.no_identitas', t)}
          />
        </Whose>
      </div>
    </Panel>
  )
}

const IDENTITIES: readonly LoanForm['jenis_identitas'][] = ['KTP', 'SIM', 'PASPOR']

/** The sentence at a field; ours is translated already, the server's here. */
export const faultAt = (faults: Faults, field: string, t: TFunction): string | undefined => {
  const text = faults[field]
  return text === undefined ? undefined : t(text)
}
