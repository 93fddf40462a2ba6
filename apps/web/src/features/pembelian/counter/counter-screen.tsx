import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import frame from '../../../engines/counter/counter.module.css'
import { Counter } from '../../../engines/counter/counter.tsx'
import { CounterHead, useCounterActs } from '../../../engines/counter/counter-acts.tsx'
import { useNamedCustomer } from '../../../engines/document-frame/entry/person/named-customer.ts'
import { Told } from '../../../engines/piece-scan/told.tsx'
import { useAsked } from '../../../engines/report-screen/use-address.ts'
import { useNamed } from '../../../engines/report-screen/use-named.ts'
import { type ScanControl, ScanInput } from '../../../kit/inputs/scan-input.tsx'
import { enterGoesOn } from '../../../kit/keys/field-walk.ts'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import { NotaDialog } from './piece/nota-dialog.tsx'
import { PieceRows } from './piece/piece-rows.tsx'
import { useNota } from './piece/use-nota.ts'
import { PurchaseFoot, PurchaseSide } from './purchase-side.tsx'
import { PurchaseApproval } from './save/approval.tsx'
import { BoughtCard } from './save/bought-card.tsx'
import { type Purchase, usePurchase } from './save/use-purchase.ts'

/** The buying counter: scan the nota, weigh, save. One seller at a time, everything by keyboard. */
export function Screen() {
  const { t } = useTranslation()
  const purchase = usePurchase()
  const { bought } = purchase
  const box = useRef<HTMLDivElement>(null)
  const control = useRef<ScanControl>(null)
  const toScan = () => control.current?.focus()
  const nota = useNota(purchase, box)
  useNamed(useAsked('/transaksi-pembelian').asked.no_faktur_jual, purchase.ready, nota.scan)
  useNamedCustomer('/transaksi-pembelian', purchase.isEmpty, purchase)
  useKeys(onCounterKeys({ tambah: { run: nota.addUnknown, label: t('Barang tanpa nota') } }))
  const { write, clear } = useCounterActs({
    box,
    work: purchase,
    whom: t('Penjual'),
    act: t('Simpan dan cetak slip'),
    save: purchase.save,
    onCleared: toScan,
  })
  const next = () => {
    purchase.next()
    toScan()
  }
  return (
    <Counter
      box={box}
      toScan={toScan}
      onKeyDown={enterGoesOn}
      head={
        <CounterHead title={t('Transaksi Pembelian')} work={purchase} onClear={clear}>
          <Button variant="default" onClick={nota.addUnknown} rightSection={<Kbd keys="Alt+B" />}>
            {t('Barang tanpa nota')}
          </Button>
        </CounterHead>
      }
      side={{
        label: t('Pembelian'),
        sections: <PurchaseSide purchase={purchase} />,
        foot: <PurchaseFoot purchase={purchase} onSave={write} />,
      }}
      above={<Dialogs purchase={purchase} nota={nota} />}
    >
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
      <div className={frame.scroll}>
        {bought === null ? (
          <PieceRows purchase={purchase} toScan={toScan} />
        ) : (
          <BoughtCard key={bought.no_faktur_beli} bought={bought} onNext={next} />
        )}
      </div>
    </Counter>
  )
}

interface DialogsProps {
  readonly purchase: Purchase
  readonly nota: ReturnType<typeof useNota>
}

function Dialogs({ purchase, nota }: DialogsProps) {
  const { asking } = purchase.sending
  const { choosing, take, leave } = nota
  return (
    <>
      {choosing !== null && (
        <NotaDialog nota={choosing} form={purchase.form} onTake={take} onClose={leave} />
      )}
      {asking !== null && <PurchaseApproval purchase={purchase} asking={asking} />}
    </>
  )
}
