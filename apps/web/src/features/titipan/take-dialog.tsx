import { isNoName, NO_NAME } from '@kencana/contract/areas/pelanggan/customer-name'
import type { addTitipan, postTitipan, TitipanAnswer } from '@kencana/contract/areas/uang/titipan'
import { tambahTitipan, terimaTitipan } from '@kencana/contract/entries/titipan/terima-titipan'
import type { TFunction } from 'i18next'
import { withCard } from '../../engines/document-frame/entry/person/card-rules.ts'
import { cardBody } from '../../engines/document-frame/entry/person/identity.ts'
import { LargeCard, useLargeCard } from '../../engines/document-frame/entry/person/large-card.tsx'
import {
  CustomerFields,
  type CustomerSaid,
  saidOf,
} from '../../engines/document-frame/entry/person/whose.tsx'
import { SalesPicker, useSeller } from '../../engines/document-frame/entry/sales-picker.tsx'
import { filled } from '../../engines/document-frame/money/tenders.ts'
import { EntryDialog, entryDialog } from '../../engines/entry/entry-dialog.tsx'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import type { TillSales } from '../../lib/device/till-sales.ts'
import { CHANGES } from './calls.ts'
import { takenOf } from './taken.ts'
import { NOBODY, startOf, type Typed, typedFor } from './terima/typed.ts'
import classes from './titipan.module.css'

interface TakeDialogProps {
  /** Who stands at the counter, as far as it is known, and who serves him. */
  readonly start?: CustomerSaid
  readonly sales?: TillSales | null
}

/** Takes money for a customer: whose it is, how much, how it is handed over. */
export const TakeDialog = entryDialog<typeof postTitipan, TakeDialogProps, Typed>(
  terimaTitipan,
  ({ start = NOBODY }) => ({ draft: 'titipan', beside: startOf(start) }),
  ({ start = NOBODY, sales, entry, form, t, of, onClose }) => {
    const whose = typedFor(start, form)
    const change = (more: Partial<Typed>) =>
      entry.change(whose === form ? more : { ...whose, ...more })
    const serving = useSeller(sales)
    const { nama, telp, alamat, kartu } = whose
    const large = useLargeCard(kartu, form.total, said => change({ kartu: said }))
    const isNobody = nama.trim() === '' || telp.trim() === ''
    const lack = isNoName(nama) ? t(NO_NAME) : isNobody ? t('Isi nama dan telepon.') : null
    const kode_sales = serving.seller?.kode_sales
    return (
      <EntryDialog
        {...of}
        isStatic
        focus={null}
        title={t('Terima titipan')}
        act={t('Simpan titipan')}
        also={{
          customer: {
            ...{ nama: nama.trim(), telp: telp.trim(), ...filled({ alamat }) },
            ...(large.isShown ? cardBody(kartu) : {}),
          },
          ...(kode_sales === undefined ? {} : { kode_sales }),
        }}
        pairs={['keterangan']}
        inputs={{
          keterangan: {
            above: <LargeCard card={large} />,
            below: <SalesPicker {...serving} />,
          },
        }}
        blocked={lack ?? noMoney(form, t) ?? large.lacks}
        said={t('{total} masuk.', { total: rupiahText(form.total) })}
        refused={large.refused}
        changes={CHANGES}
        done={taken => takenOf(taken, t)}
        onLost={onClose}
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
  },
)

/** Adds money to an open deposit. */
export const AddDialog = entryDialog<typeof addTitipan, { bon: TitipanAnswer }>(
  tambahTitipan,
  ({ bon }) => ({ draft: `titipan/${bon.no_titipan}` }),
  ({ bon: { no_titipan: nomor }, form, t, of, onClose }) => (
    <EntryDialog
      {...of}
      isStatic
      title={t('Tambah titipan {nomor}', { nomor })}
      act={t('Simpan')}
      what={`${t('Tambah titipan')} ${nomor}`}
      params={{ no_titipan: nomor }}
      pairs={['identitas', 'keterangan']}
      blocked={noMoney(form, t)}
      said={t('{total} masuk.', { total: rupiahText(form.total) })}
      changes={CHANGES}
      done={taken => takenOf(taken, t)}
      onLost={onClose}
    />
  ),
)

const noMoney = ({ total }: { readonly total: number }, t: TFunction) =>
  total === 0 ? t('Isi jumlah titipan.') : null
