import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import classes from '../frame.module.css'

/** Who a document is written for, as he says it. */
export interface CustomerSaid {
  readonly nama: string
  readonly telp: string
  readonly alamat: string
}

interface CustomerFieldsProps {
  readonly value: CustomerSaid
  readonly onChange: (part: Partial<CustomerSaid>) => void
  /** What the document cannot be without. */
  readonly needed?: readonly (keyof CustomerSaid)[]
  /** The sentence at a field. */
  readonly faults?: { readonly [K in keyof CustomerSaid]?: string | undefined }
  readonly nameRef?: Ref<HTMLInputElement>
  /** What is asked between name and telephone. */
  readonly children?: ReactNode
}

/** Name, telephone and address of a customer; the name has the cursor of a dialog first. */
export function CustomerFields(props: CustomerFieldsProps) {
  const { value, onChange, needed = [], faults = {}, nameRef, children } = props
  const { t } = useTranslation()
  return (
    <>
      <TextField
        name="nama"
        label={t('Nama')}
        value={value.nama}
        onChange={nama => onChange({ nama })}
        maxLength={100}
        withAsterisk={needed.includes('nama')}
        error={faults.nama}
        data-autofocus
        {...(nameRef === undefined ? {} : { inputRef: nameRef })}
      />
      {children}
      <TextField
        label={t('Telepon')}
        value={value.telp}
        onChange={telp => onChange({ telp })}
        maxLength={30}
        inputMode="tel"
        withAsterisk={needed.includes('telp')}
        error={faults.telp}
      />
      <div className={classes.whole}>
        <TextField
          label={t('Alamat')}
          value={value.alamat}
          onChange={alamat => onChange({ alamat })}
          maxLength={200}
          withAsterisk={needed.includes('alamat')}
          error={faults.alamat}
        />
      </div>
    </>
  )
}
