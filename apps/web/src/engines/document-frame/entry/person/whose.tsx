import { isNoName, NO_NAME } from '@kencana/contract/areas/pelanggan/customer-name'
import type { Saran } from '@kencana/contract/areas/pelanggan/pelanggan'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../../kit/inputs/text-field.tsx'
import classes from '../../frame.module.css'
import { KnownField } from './known-field.tsx'

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
  /** Takes a customer chosen from the book where more is asked for than these three. */
  readonly onKnown?: (known: Saran) => void
  readonly nameRef?: Ref<HTMLInputElement>
  /** What is asked between name and telephone. */
  readonly children?: ReactNode
}

/**
 * Name, telephone and address of a customer, who is offered from the book while he is typed; the
 * name has the cursor of a dialog first.
 */
export function CustomerFields(props: CustomerFieldsProps) {
  const { value, onChange, needed = [], faults = {}, onKnown, nameRef, children } = props
  const { t } = useTranslation()
  const take = (known: Saran) => {
    if (onKnown === undefined) onChange(saidOf(known))
    else onKnown(known)
  }
  return (
    <>
      <KnownField
        name="nama"
        label={t('Nama')}
        value={value.nama}
        onChange={nama => onChange({ nama })}
        maxLength={100}
        withAsterisk={needed.includes('nama')}
        error={faults.nama ?? (isNoName(value.nama) ? t(NO_NAME) : undefined)}
        seeks={isNoName}
        onKnown={take}
        data-autofocus
        {...(nameRef === undefined ? {} : { inputRef: nameRef })}
      />
      {children}
      <KnownField
        label={t('Telepon')}
        value={value.telp}
        onChange={telp => onChange({ telp })}
        maxLength={30}
        inputMode="tel"
        withAsterisk={needed.includes('telp')}
        error={faults.telp}
        onKnown={take}
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

/** What the book says of a customer, as he says it. */
export const saidOf = ({ nama, telp, alamat }: Saran): CustomerSaid => ({
  nama,
  telp: telp ?? '',
  alamat: alamat ?? '',
})
