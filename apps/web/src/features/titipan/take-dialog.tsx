import { isNoName, NO_NAME } from '@kencana/contract/areas/pelanggan/customer-name'
import type { TitipanAnswer } from '@kencana/contract/areas/uang/titipan'
import type { TFunction } from 'i18next'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../../engines/document-frame/entry/command-dialog.tsx'
import { withCard } from '../../engines/document-frame/entry/person/card-rules.ts'
import { cardBody } from '../../engines/document-frame/entry/person/identity.ts'
import { LargeCard, useLargeCard } from '../../engines/document-frame/entry/person/large-card.tsx'
import {
  CustomerFields,
  type CustomerSaid,
  saidOf,
} from '../../engines/document-frame/entry/person/whose.tsx'
import { SalesPicker, useSeller } from '../../engines/document-frame/entry/sales-picker.tsx'
import { MoneyIn } from '../../engines/document-frame/money/money-in.tsx'
import { paymentBlocker, plain } from '../../engines/document-frame/money/payment-blocker.ts'
import { filled, tendersBody } from '../../engines/document-frame/money/tenders.ts'
import { type Tenders, useTenders } from '../../engines/document-frame/money/use-tenders.ts'
import { useDatedCommand } from '../../engines/document-frame/use-dated-command.ts'
import { MoneyInput } from '../../kit/inputs/money-input.tsx'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { useKeptForm } from '../../lib/device/draft.ts'
import type { TillSales } from '../../lib/device/till-sales.ts'
import { CHANGES, calls } from './calls.ts'
import { type Taken, TakenDialog } from './taken-dialog.tsx'
import { NOBODY, startOf, type Typed, typedFor } from './terima/typed.ts'
import classes from './titipan.module.css'

interface TakeDialogProps {
  /** Who stands at the counter, as far as it is known, and who serves him. */
  readonly start?: CustomerSaid
  readonly sales?: TillSales | null
  readonly onClose: () => void
}

/** Takes money for a customer: whose it is, how much, how it is handed over. */
export function TakeDialog({ start = NOBODY, sales, onClose }: TakeDialogProps) {
  const { t } = useTranslation()
  const entry = useEntry('titipan', onClose, start)
  const [taken, setTaken] = useState<Taken | null>(null)
  const serving = useSeller(sales)
  const { kept, form, change } = entry
  const isNobody = form.nama.trim() === '' || form.telp.trim() === ''
  const lack = isNoName(form.nama) ? t(NO_NAME) : isNobody ? t('Isi nama dan telepon.') : null
  const blocker = lack === null ? entry.blocker : { text: lack, tone: 'plain' as const }
  const take = async () => {
    if (blocker !== null) return
    const customer = {
      nama: form.nama.trim(),
      telp: form.telp.trim(),
      ...filled({ alamat: form.alamat }),
      ...entry.card(),
    }
    const { seller } = serving
    const soldBy = seller === null ? {} : { kode_sales: seller.kode_sales }
    const done = await entry.run({
      route: calls.take,
      input: day => ({ body: { customer, ...soldBy, ...entry.body(), ...day } }),
      what: t('Terima titipan'),
      draft: kept.id,
      refused: entry.large.refused,
    })
    if (done !== null) setTaken(done)
  }
  if (taken !== null) return <TakenDialog taken={taken} onClose={onClose} />
  return (
    <EntryDialog
      title={t('Terima titipan')}
      label={t('Simpan titipan')}
      entry={entry}
      blocker={blocker}
      onRun={() => void take()}
      onClose={onClose}
      seller={<SalesPicker {...serving} />}
    >
      <div className={classes.customer}>
        <CustomerFields
          value={form}
          onChange={change}
          // A card of the book goes with its owner.
          onKnown={known => {
            const { kartu } = form
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
export function AddDialog({ bon, onClose }: AddDialogProps) {
  const { t } = useTranslation()
  const nomor = bon.no_titipan
  const entry = useEntry(`titipan/${nomor}`, onClose)
  const [taken, setTaken] = useState<Taken | null>(null)
  const add = async () => {
    if (entry.blocker !== null) return
    const done = await entry.run({
      route: calls.add,
      input: day => ({
        params: { no_titipan: nomor },
        body: { ...entry.body(), ...entry.identity(), ...day },
      }),
      what: `${t('Tambah titipan')} ${nomor}`,
      draft: entry.kept.id,
      refused: entry.large.refused,
    })
    if (done !== null) setTaken(done)
  }
  if (taken !== null) return <TakenDialog taken={taken} onClose={onClose} />
  return (
    <EntryDialog
      title={t('Tambah titipan {nomor}', { nomor })}
      label={t('Simpan')}
      entry={entry}
      blocker={entry.blocker}
      onRun={() => void add()}
      onClose={onClose}
    />
  )
}

/** Money that is typed for a deposit, kept until it is saved, and its sending. */
function useEntry(draft: string, onLost: () => void, start = NOBODY) {
  const { t } = useTranslation()
  const kept = useKeptForm(draft, startOf(start))
  const form = typedFor(start, kept.value)
  const change = (more: Partial<Typed>) => kept.set(now => ({ ...typedFor(start, now), ...more }))
  const tenders = useTenders({
    total: form.jumlah,
    tenders: form.tenders,
    set: after => kept.set(now => ({ ...now, tenders: after(now.tenders) })),
  })
  const { run, busy } = useDatedCommand({ changes: CHANGES, onLost })
  const { kartu } = form
  const large = useLargeCard(kartu, form.jumlah, said => change({ kartu: said }))
  const blocker = blockerOf(form, tenders, large.lacks, t)
  const body = () => ({
    total: form.jumlah,
    pembayaran: tendersBody(tenders.tenders),
    ...filled({ keterangan: form.keterangan }),
  })
  const card = () => (large.isShown ? cardBody(kartu) : {})
  const identity = () => {
    const identitas = card()
    return Object.keys(identitas).length === 0 ? {} : { identitas }
  }
  return { kept, form, change, tenders, large, blocker, run, busy, body, card, identity }
}

/** What keeps the money from being taken, in the order of the dialog. */
function blockerOf({ jumlah }: Typed, tenders: Tenders, lacks: string | null, t: TFunction) {
  if (jumlah === 0) return plain(t('Isi jumlah titipan.'))
  if (lacks !== null) return plain(lacks)
  return paymentBlocker(tenders.tenders, tenders.bayar, t)
}

interface EntryDialogProps {
  readonly title: string
  readonly label: string
  readonly entry: ReturnType<typeof useEntry>
  readonly blocker: ReturnType<typeof useEntry>['blocker']
  readonly onRun: () => void
  readonly onClose: () => void
  readonly seller?: ReactNode
  readonly children?: ReactNode
}

function EntryDialog(props: EntryDialogProps) {
  const { t } = useTranslation()
  const { title, label, entry, blocker, onRun, onClose, seller, children } = props
  const { kept, form, change, tenders, large, busy } = entry
  const save = useRef<HTMLButtonElement>(null)
  return (
    <CommandDialog
      isStatic
      title={title}
      kept={kept}
      act={{ label, run: onRun, busy }}
      said={blocker ?? { text: t('{total} masuk.', { total: rupiahText(form.jumlah) }) }}
      isBlocked={blocker !== null}
      saveRef={save}
      onClose={onClose}
    >
      {children}
      <MoneyInput
        label={t('Jumlah titipan')}
        value={form.jumlah}
        onChange={jumlah => change({ jumlah })}
        {...(children === undefined ? { 'data-autofocus': true } : {})}
        required
      />
      <div className={classes.customer}>
        <LargeCard card={large} />
        <TextField
          label={t('Keterangan')}
          value={form.keterangan}
          onChange={keterangan => change({ keterangan })}
          maxLength={200}
        />
        {seller}
      </div>
      <MoneyIn tenders={tenders} onDone={() => save.current?.focus()} />
    </CommandDialog>
  )
}
