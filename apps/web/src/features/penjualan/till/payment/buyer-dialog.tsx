import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CustomerFields } from '../../../../engines/document-frame/entry/whose.tsx'
import { LightModal } from '../../../../kit/dialogs/static-modal.tsx'
import { useKeys } from '../../../../kit/keys/use-keys.ts'
import { Kbd } from '../../../../kit/text/kbd.tsx'
import { onCounterKeys } from '../../../../lib/keys/counter-keys.ts'
import { type Buyer, NOBODY } from '../cart/cart.ts'
import { BuyerTaxFields, isTaxComplete } from './buyer-tax-fields.tsx'
import classes from './payment.module.css'

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
  const unfinished = nameless || !isTaxComplete(values.pajak)
  const save = (event?: FormEvent) => {
    event?.preventDefault()
    if (!unfinished) onSave(values)
  }
  const change = (part: Partial<Buyer>) => setValues({ ...values, ...part })
  return (
    <LightModal
      onClose={onClose}
      title={t('Pelanggan')}
      size="sm"
      letsScansBy
      footer={<Footer onSave={save} onNobody={() => onSave(NOBODY)} disabled={unfinished} />}
    >
      <form className={classes.form} onSubmit={save}>
        <CustomerFields
          value={values}
          onChange={change}
          faults={{ nama: nameless ? t('Harus Diisi') : undefined }}
        />
        <BuyerTaxFields pajak={values.pajak} onChange={pajak => change({ pajak })} />
        <button type="submit" hidden />
      </form>
    </LightModal>
  )
}

interface FooterProps {
  readonly onSave: () => void
  readonly onNobody: () => void
  readonly disabled: boolean
}

function Footer({ onSave, onNobody, disabled }: FooterProps) {
  const { t } = useTranslation()
  useKeys(onCounterKeys({ simpan: { run: onSave, label: t('Pakai') } }))
  return (
    <>
      <Button variant="default" onClick={onNobody}>
        {t('Umum')}
      </Button>
      <Button onClick={onSave} disabled={disabled} rightSection={<Kbd keys="F10" onBrand />}>
        {t('Pakai')}
      </Button>
    </>
  )
}
