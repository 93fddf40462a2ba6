import { isNoName } from '@kencana/contract/areas/pelanggan/customer-name'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  BuyerTaxFields,
  isTaxComplete,
} from '../../../../engines/document-frame/entry/buyer-tax-fields.tsx'
import { QuickDialog } from '../../../../engines/document-frame/entry/quick-dialog.tsx'
import { CustomerFields } from '../../../../engines/document-frame/entry/whose.tsx'
import { type Buyer, NOBODY } from '../cart/cart.ts'

interface BuyerDialogProps {
  readonly buyer: Buyer
  readonly onSave: (buyer: Buyer) => void
  readonly onClose: () => void
}

/** F3: a buyer without a membership; nothing filled in is 'Umum'. */
export function BuyerDialog({ buyer, onSave, onClose }: BuyerDialogProps) {
  const { t } = useTranslation()
  const [values, setValues] = useState(buyer)
  const told = values.pajak !== undefined || `${values.telp}${values.alamat}`.trim() !== ''
  const nameless = values.nama.trim() === '' && told
  const unfinished = nameless || isNoName(values.nama) || !isTaxComplete(values.pajak)
  const run = () => {
    if (!unfinished) onSave(values)
  }
  const change = (part: Partial<Buyer>) => setValues({ ...values, ...part })
  return (
    <QuickDialog
      onClose={onClose}
      title={t('Pelanggan')}
      act={{ label: t('Pakai'), run, disabled: unfinished }}
      other={{ label: t('Umum'), run: () => onSave(NOBODY) }}
    >
      <CustomerFields
        value={values}
        onChange={change}
        faults={{ nama: nameless ? t('Harus Diisi') : undefined }}
      />
      <BuyerTaxFields pajak={values.pajak} onChange={pajak => change({ pajak })} />
    </QuickDialog>
  )
}
