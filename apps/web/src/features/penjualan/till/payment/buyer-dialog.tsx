import { isNoName } from '@kencana/contract/areas/pelanggan/customer-name'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  BuyerTaxFields,
  isTaxComplete,
} from '../../../../engines/document-frame/entry/person/buyer-tax-fields.tsx'
import { cardFault } from '../../../../engines/document-frame/entry/person/card-rules.ts'
import { NO_CARD } from '../../../../engines/document-frame/entry/person/identity.ts'
import { KnownPerson } from '../../../../engines/document-frame/entry/person/known-person.tsx'
import { QuickDialog } from '../../../../engines/document-frame/entry/quick-dialog.tsx'
import { type Buyer, NOBODY } from '../cart/cart.ts'

interface BuyerDialogProps {
  readonly buyer: Buyer
  readonly onSave: (buyer: Buyer) => void
  readonly onClose: () => void
}

/** F3: a buyer without a membership; nothing filled in is 'Umum'. */
export function BuyerDialog({ buyer, onSave, onClose }: BuyerDialogProps) {
  const { t } = useTranslation()
  const [said, setSaid] = useState({ ...NO_CARD, ...buyer })
  const { nama, telp, alamat, no_identitas, pajak } = said
  const told = pajak !== undefined || `${telp}${alamat}${no_identitas}`.trim() !== ''
  const nameless = nama.trim() === '' && told
  const card = cardFault(said, false)
  const faults = { nama: nameless ? t('Harus Diisi') : undefined, no_identitas: card && t(card) }
  const unfinished = nameless || isNoName(nama) || card !== null || !isTaxComplete(pajak)
  const change = (part: Partial<Buyer>) => setSaid({ ...said, ...part })
  return (
    <QuickDialog
      onClose={onClose}
      title={t('Pelanggan')}
      act={{ label: t('Pakai'), run: () => unfinished || onSave(said), disabled: unfinished }}
      other={{ label: t('Umum'), run: () => onSave(NOBODY) }}
    >
      <KnownPerson value={said} onChange={change} faults={faults} />
      <BuyerTaxFields pajak={pajak} onChange={tax => change({ pajak: tax })} />
    </QuickDialog>
  )
}
