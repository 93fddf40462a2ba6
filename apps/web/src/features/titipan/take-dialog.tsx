import { isNoName, NO_NAME } from '@kencana/contract/areas/pelanggan/customer-name'
import type { addTitipan, postTitipan, TitipanAnswer } from '@kencana/contract/areas/uang/titipan'
import { tambahTitipan, terimaTitipan } from '@kencana/contract/entries/titipan/terima-titipan'
import { useTranslation } from 'react-i18next'
import { withCard } from '../../engines/document-frame/entry/person/card-rules.ts'
import {
  type CardSaid,
  cardBody,
  NO_CARD,
} from '../../engines/document-frame/entry/person/identity.ts'
import { LargeCard, useLargeCard } from '../../engines/document-frame/entry/person/large-card.tsx'
import {
  CustomerFields,
  type CustomerSaid,
  saidOf,
} from '../../engines/document-frame/entry/person/whose.tsx'
import { SalesPicker, useSeller } from '../../engines/document-frame/entry/sales-picker.tsx'
import { plain } from '../../engines/document-frame/money/payment-blocker.ts'
import { filled } from '../../engines/document-frame/money/tenders.ts'
import { EntryDialog } from '../../engines/entry/entry-dialog.tsx'
import { entryRef } from '../../engines/entry/entry-ref.ts'
import { useEntry } from '../../engines/entry/use-entry.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import type { TillSales } from '../../lib/device/till-sales.ts'
import { CHANGES } from './calls.ts'
import { TakenDialog } from './taken-dialog.tsx'
import { NOBODY, startOf, type Typed, typedFor } from './terima/typed.ts'
import classes from './titipan.module.css'

const take = entryRef<typeof postTitipan>(terimaTitipan)
const add = entryRef<typeof addTitipan>(tambahTitipan)

interface TakeDialogProps {
  /** Who stands at the counter, as far as it is known, and who serves him. */
  readonly start?: CustomerSaid
  readonly sales?: TillSales | null
  readonly onClose: () => void
}

/** Takes money for a customer: whose it is, how much, how it is handed over. */
export function TakeDialog({ start = NOBODY, sales, onClose }: TakeDialogProps) {
  const { t } = useTranslation()
  const entry = useEntry(take, { draft: 'titipan', beside: startOf(start) })
  const whose = typedFor(start, entry.form)
  const change = (more: Partial<Typed>) =>
    entry.change(whose === entry.form ? more : { ...whose, ...more })
  const serving = useSeller(sales)
  const { nama, telp, alamat, kartu } = whose
  const { money, large, card } = useMoney(entry.form.total, kartu, said => change({ kartu: said }))
  const isNobody = nama.trim() === '' || telp.trim() === ''
  const lack = isNoName(nama) ? t(NO_NAME) : isNobody ? t('Isi nama dan telepon.') : null
  const kode_sales = serving.seller?.kode_sales
  return (
    <EntryDialog
      {...money}
      entry={entry}
      focus={null}
      title={t('Terima titipan')}
      act={t('Simpan titipan')}
      what={t('Terima titipan')}
      also={{
        customer: {
          ...{ nama: nama.trim(), telp: telp.trim(), ...filled({ alamat }) },
          ...(large.isShown ? cardBody(kartu) : {}),
        },
        ...(kode_sales === undefined ? {} : { kode_sales }),
      }}
      inputs={{ keterangan: { ...card, below: <SalesPicker {...serving} /> } }}
      blocked={lack === null ? money.blocked : plain(lack)}
      done={taken => <TakenDialog taken={taken} onClose={onClose} />}
      onLost={onClose}
      onClose={onClose}
    >
      <div className={classes.customer}>
        <CustomerFields
          value={whose}
          onChange={change}
          // A card of the book goes with its owner.
          onKnown={known => {
            const isOfBook = kartu.id_pelanggan !== undefined
            change({ ...saidOf(known), kartu: isOfBook ? withCard(kartu, known) : kartu })
          }}
          needed={['nama', 'telp']}
        />
      </div>
    </EntryDialog>
  )
}

interface AddDialogProps {
  readonly bon: TitipanAnswer
  readonly onClose: () => void
}

/** Adds money to an open deposit. */
export function AddDialog({ bon: { no_titipan: nomor }, onClose }: AddDialogProps) {
  const { t } = useTranslation()
  const entry = useEntry(add, { draft: `titipan/${nomor}`, beside: { kartu: NO_CARD } })
  const { total, kartu } = entry.form
  const { money, large, card } = useMoney(total, kartu, said => entry.change({ kartu: said }))
  return (
    <EntryDialog
      {...money}
      entry={entry}
      title={t('Tambah titipan {nomor}', { nomor })}
      act={t('Simpan')}
      what={`${t('Tambah titipan')} ${nomor}`}
      params={{ no_titipan: nomor }}
      also={large.also}
      inputs={{ keterangan: card }}
      done={taken => <TakenDialog taken={taken} onClose={onClose} />}
      onLost={onClose}
      onClose={onClose}
    />
  )
}

/** What both dialogs say of the money, and the card of who brings a large sum. */
function useMoney(total: number, kartu: CardSaid, set: (card: CardSaid) => void) {
  const { t } = useTranslation()
  const large = useLargeCard(kartu, total, set)
  const lack = total === 0 ? t('Isi jumlah titipan.') : large.lacks
  const money = {
    isStatic: true,
    pairs: ['keterangan'] as const,
    blocked: lack === null ? null : plain(lack),
    said: t('{total} masuk.', { total: rupiahText(total) }),
    refused: large.refused,
    changes: CHANGES,
  }
  return { money, large, card: { above: <LargeCard card={large} /> } }
}
