import { Button } from '@mantine/core'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useNamedCustomer } from '../../../engines/document-frame/entry/person/named-customer.ts'
import { Told } from '../../../engines/piece-scan/told.tsx'
import { toFirstFault } from '../../../kit/acts/first-fault.ts'
import { confirm } from '../../../kit/dialogs/notify.ts'
import { type ScanControl, ScanInput } from '../../../kit/inputs/scan-input.tsx'
import { enterGoesOn, fieldOf } from '../../../kit/keys/field-walk.ts'
import { giveBack } from '../../../kit/keys/give-back.ts'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { DraftNote, draftTag } from '../../../kit/text/draft-note.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import classes from './counter.module.css'
import { NotaDialog } from './piece/nota-dialog.tsx'
import { PieceRows } from './piece/piece-rows.tsx'
import { useNamedNota } from './piece/use-named-nota.ts'
import { useNota } from './piece/use-nota.ts'
import { isEmptyForm } from './purchase-form.ts'
import { PurchaseSide } from './purchase-side.tsx'
import { PurchaseApproval } from './save/approval.tsx'
import { BoughtCard } from './save/bought-card.tsx'
import { usePurchase } from './save/use-purchase.ts'

/** The buying counter: scan the nota, weigh, save. One seller at a time, everything by keyboard. */
export function Screen() {
  const { t } = useTranslation()
  const purchase = usePurchase()
  const { form, bought, sending } = purchase
  const box = useRef<HTMLDivElement>(null)
  const control = useRef<ScanControl>(null)
  const toScan = () => control.current?.focus()
  const nota = useNota(purchase, box)
  useNamedNota(purchase.ready, nota.scan)
  useNamedCustomer('/transaksi-pembelian', isEmptyForm(form), purchase)
  const write = () => {
    flushSync(purchase.save)
    toFirstFault(box.current)
  }
  useScreenKeys(purchase, box, { write, add: nota.addUnknown, toScan })
  const next = () => {
    purchase.next()
    toScan()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter moves between the fields inside
    <div
      ref={box}
      className={classes.counter}
      onKeyDown={enterGoesOn}
      onClickCapture={event => giveBack(event.target, toScan)}
    >
      <section className={classes.left}>
        <Head purchase={purchase} onAdd={nota.addUnknown} />
        <DraftNote note={purchase.note} isCounter />
        <ScanInput
          control={control}
          label={t('Pindai atau ketik nomor nota')}
          placeholder={t('Pindai QR nota, atau ketik nomornya')}
          onScan={nota.scan}
          onType={text => text !== '' && nota.say(null)}
          onKey={(event, text) => {
            if (event.key !== 'Enter' || text !== '' || bought === null) return
            event.preventDefault()
            next()
          }}
        />
        {nota.notice !== null && <Told notice={nota.notice} />}
        <div className={classes.scroll}>
          {bought === null ? (
            <PieceRows purchase={purchase} toScan={toScan} />
          ) : (
            <BoughtCard key={bought.no_faktur_beli} bought={bought} onNext={next} />
          )}
        </div>
      </section>
      <PurchaseSide purchase={purchase} onSave={write} />
      {nota.choosing !== null && (
        <NotaDialog nota={nota.choosing} form={form} onTake={nota.take} onClose={nota.leave} />
      )}
      {sending.asking !== null && <PurchaseApproval purchase={purchase} asking={sending.asking} />}
    </div>
  )
}

type Purchase = ReturnType<typeof usePurchase>

function Head({ purchase, onAdd }: { purchase: Purchase; onAdd: () => void }) {
  const { t } = useTranslation()
  const empty = isEmptyForm(purchase.form)
  const draft = draftTag(purchase)
  return (
    <PageHeader
      title={t('Transaksi Pembelian')}
      {...(empty || draft === undefined ? {} : { tag: t(draft) })}
    >
      <Button variant="default" onClick={onAdd} rightSection={<Kbd keys="Alt+B" />}>
        {t('Barang tanpa nota')}
      </Button>
      <Button
        variant="default"
        disabled={empty}
        onClick={() => void clear(purchase, t)}
        rightSection={<Kbd keys="Alt+K" />}
      >
        {t('Kosongkan')}
      </Button>
    </PageHeader>
  )
}

async function clear({ form, startOver }: Purchase, t: (text: string) => string): Promise<void> {
  if (isEmptyForm(form)) return
  const text = t('Kosongkan isian ini? Belum ada yang disimpan.')
  if (await confirm({ text, danger: true })) startOver()
}

interface Acts {
  readonly write: () => void
  readonly add: () => void
  readonly toScan: () => void
}

function useScreenKeys(
  purchase: Purchase,
  box: { readonly current: HTMLElement | null },
  { write, add, toScan }: Acts,
): void {
  const { t } = useTranslation()
  const enabled = !isEmptyForm(purchase.form)
  const goTo = (name: string) => () => fieldOf(box.current, name)?.focus()
  const empty = () => void clear(purchase, t).then(toScan)
  useKeys(
    onCounterKeys({
      tambah: { run: add, label: t('Barang tanpa nota') },
      pelanggan: { run: goTo('nama'), label: t('Penjual') },
      sales: { run: goTo('kode_sales'), label: t('Sales') },
      kosongkan: { run: empty, label: t('Kosongkan'), enabled },
      simpan: { run: write, label: t('Simpan dan cetak slip') },
    }),
  )
}
