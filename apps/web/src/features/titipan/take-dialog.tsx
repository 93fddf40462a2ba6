import { isNoName, NO_NAME } from '@kencana/contract/areas/pelanggan/customer-name'
import type { TitipanAnswer } from '@kencana/contract/areas/uang/titipan'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../../engines/document-frame/entry/command-dialog.tsx'
import { SalesPicker, useSeller } from '../../engines/document-frame/entry/sales-picker.tsx'
import { CustomerFields, type CustomerSaid } from '../../engines/document-frame/entry/whose.tsx'
import { MoneyIn } from '../../engines/document-frame/money/money-in.tsx'
import { paymentBlocker } from '../../engines/document-frame/money/payment-blocker.ts'
import { type CartTender, filled, tendersBody } from '../../engines/document-frame/money/tenders.ts'
import { NO_TENDERS, useTenders } from '../../engines/document-frame/money/use-tenders.ts'
import { useDatedCommand } from '../../engines/document-frame/use-dated-command.ts'
import { MoneyInput } from '../../kit/inputs/money-input.tsx'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { useKeptForm } from '../../lib/device/draft.ts'
import type { TillSales } from '../../lib/device/till-sales.ts'
import { CHANGES, calls } from './calls.ts'
import { type Taken, TakenDialog } from './taken-dialog.tsx'
import classes from './titipan.module.css'

interface Typed extends CustomerSaid {
  /** Who stood at the counter when the customer was typed. */
  readonly untuk: CustomerSaid
  readonly jumlah: number
  readonly keterangan: string
  readonly tenders: readonly CartTender[]
}

const NOBODY: CustomerSaid = { nama: '', telp: '', alamat: '' }

const NOTHING: Typed = {
  ...NOBODY,
  untuk: NOBODY,
  jumlah: 0,
  keterangan: '',
  tenders: NO_TENDERS,
}

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
  const { kept, change } = entry
  const form = customerOf(entry.form, start)
  const isNobody = form.nama.trim() === '' || form.telp.trim() === ''
  const lack = isNoName(form.nama) ? t(NO_NAME) : isNobody ? t('Isi nama dan telepon.') : null
  const blocker = lack === null ? entry.blocker : { text: lack, tone: 'plain' as const }
  const take = async () => {
    if (blocker !== null) return
    const customer = {
      nama: form.nama.trim(),
      telp: form.telp.trim(),
      ...filled({ alamat: form.alamat }),
    }
    const { seller } = serving
    const soldBy = seller === null ? {} : { kode_sales: seller.kode_sales }
    const done = await entry.run({
      route: calls.take,
      input: day => ({ body: { customer, ...soldBy, ...entry.body(), ...day } }),
      what: t('Terima titipan'),
      draft: kept.id,
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
          onChange={more => change({ ...form, ...more, untuk: start })}
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
      input: day => ({ params: { no_titipan: nomor }, body: { ...entry.body(), ...day } }),
      what: `${t('Tambah titipan')} ${nomor}`,
      draft: entry.kept.id,
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

const startOf = ({ nama, telp, alamat }: CustomerSaid): Typed => ({
  ...NOTHING,
  nama,
  telp,
  alamat,
  untuk: { nama, telp, alamat },
})

/** What was typed for somebody else, who stood there before, is not for the one who does now. */
function customerOf({ untuk, nama, telp, alamat }: Typed, now: CustomerSaid): CustomerSaid {
  const same = untuk.nama === now.nama && untuk.telp === now.telp && untuk.alamat === now.alamat
  const { nama: name, telp: phone, alamat: home } = now
  return same ? { nama, telp, alamat } : { nama: name, telp: phone, alamat: home }
}

/** Money that is typed for a deposit, kept until it is saved, and its sending. */
function useEntry(draft: string, onLost: () => void, start = NOBODY) {
  const { t } = useTranslation()
  const kept = useKeptForm(draft, startOf(start))
  const { value: form, set } = kept
  const tenders = useTenders({
    total: form.jumlah,
    tenders: form.tenders,
    set: after => set(now => ({ ...now, tenders: after(now.tenders) })),
  })
  const { run, busy } = useDatedCommand({ changes: CHANGES, onLost })
  const blocker =
    form.jumlah === 0
      ? { text: t('Isi jumlah titipan.'), tone: 'plain' as const }
      : paymentBlocker(tenders.tenders, tenders.bayar, t)
  const body = () => ({
    total: form.jumlah,
    pembayaran: tendersBody(tenders.tenders),
    ...filled({ keterangan: form.keterangan }),
  })
  const change = (more: Partial<Typed>) => set(now => ({ ...now, ...more }))
  return { kept, form, change, tenders, blocker, run, busy, body }
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
  const { kept, form, change, tenders, busy } = entry
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
