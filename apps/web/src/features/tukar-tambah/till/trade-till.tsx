import { Button } from '@mantine/core'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import frame from '../../../engines/counter/counter.module.css'
import { Counter } from '../../../engines/counter/counter.tsx'
import parts from '../../../engines/counter/parts.module.css'
import { MissingScans } from '../../../engines/piece-scan/missing-scans.tsx'
import { BARCODE, PieceField } from '../../../engines/piece-scan/piece-field.tsx'
import { Told } from '../../../engines/piece-scan/told.tsx'
import { toFirstFault } from '../../../kit/acts/first-fault.ts'
import { ScanInput } from '../../../kit/inputs/scan-input.tsx'
import { enterGoesOn, fieldOf } from '../../../kit/keys/field-walk.ts'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { useSteady } from '../../../kit/keys/use-steady.ts'
import { PageHeader } from '../../../kit/layout/page-header.tsx'
import { Money } from '../../../kit/text/figures.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { onCounterKeys } from '../../../lib/keys/counter-keys.ts'
import { NotaDialog, PieceRows, useNota } from '../../pembelian/index.ts'
import { CartFoot, emptyKey, type Till, useNotaKeys } from '../../penjualan/index.ts'
import classes from './trade.module.css'
import { TradeApproval } from './trade-approval.tsx'
import { TradeFoot } from './trade-foot.tsx'
import { TradeSide } from './trade-side.tsx'
import { type Trade, useTrade } from './use-trade.ts'

type Tab = 'baru' | 'lama'

interface TradeTillProps {
  readonly till: Till
  /** The lines of the nota. */
  readonly children: ReactNode
}

/** The till while old pieces are exchanged: a tab for each side, the difference beside them. */
export function TradeTill({ till, children }: TradeTillProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const [tab, setTab] = useState<Tab>('lama')
  const show = (next: Tab) => {
    flushSync(() => setTab(next))
    till.toScan()
  }
  const toFaults = () => {
    setTimeout(() => {
      flushSync(() => setTab('lama'))
      toFirstFault(box.current)
    })
  }
  const trade = useTrade(till, { toFaults, toNew: () => show('baru') })
  const nota = useNota(trade.work, box)
  const { sending } = trade
  useTradeKeys(trade, box, { turn: () => show(tab === 'baru' ? 'lama' : 'baru') })
  const above = (
    <>
      {nota.choosing !== null && (
        <NotaDialog
          nota={nota.choosing}
          form={trade.work.form}
          onTake={(...taken) => {
            show('lama')
            nota.take(...taken)
          }}
          onClose={nota.leave}
        />
      )}
      {sending.asking !== null && (
        <TradeApproval till={till} trade={trade} asking={sending.asking} />
      )}
    </>
  )
  return (
    <Counter
      box={box}
      toScan={till.toScan}
      onKeyDown={enterGoesOn}
      head={<Head onEnd={() => void trade.end()} />}
      side={{
        label: t('Pembayaran'),
        sections: <TradeSide till={till} trade={trade} />,
        foot: <TradeFoot till={till} trade={trade} />,
      }}
      above={above}
    >
      <Tabs till={till} trade={trade} tab={tab} onShow={show} />
      {tab === 'baru' ? (
        <NewSide till={till} nota={nota} onNota={() => show('lama')}>
          {children}
        </NewSide>
      ) : (
        <OldSide till={till} trade={trade} nota={nota} onPiece={() => show('baru')} />
      )}
    </Counter>
  )
}

function Head({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation()
  return (
    <PageHeader title={t('Transaksi Penjualan')} tag={t('Tukar tambah')}>
      <Button variant="default" onClick={onEnd} rightSection={<Kbd keys="Alt+K" />}>
        {t('Batalkan tukar tambah')}
      </Button>
    </PageHeader>
  )
}

interface Acts {
  /** The other side comes up. */
  readonly turn: () => void
}

function useTradeKeys(trade: Trade, box: RefObject<HTMLElement | null>, { turn }: Acts): void {
  const { t } = useTranslation()
  const toWhom = () => fieldOf(box.current, 'nama')?.focus()
  useKeys(
    onCounterKeys({
      tukar: { run: turn, label: t('Barang baru atau lama') },
      pelanggan: { run: toWhom, label: t('Pelanggan') },
      kosongkan: { run: () => void trade.end(), label: t('Batalkan tukar tambah') },
      simpan: { run: trade.save, label: t('Simpan dan cetak slip') },
    }),
  )
}

interface TabsProps {
  readonly till: Till
  readonly trade: Trade
  readonly tab: Tab
  readonly onShow: (tab: Tab) => void
}

/** Both sides by count and amount; the one that is seen is marked. */
function Tabs({ till, trade, tab, onShow }: TabsProps) {
  const { t } = useTranslation()
  const { cart, nota } = till.open
  const { form, sums } = trade.work
  const sides = [
    { key: 'baru', label: t('Barang baru'), count: cart.items.length, sum: nota.cart.bayar },
    { key: 'lama', label: t('Barang lama'), count: form.barang.length, sum: sums.total },
  ] as const
  return (
    <div className={classes.tabs} role="tablist" aria-label={t('Tukar tambah')}>
      {sides.map(({ key, label, count, sum }) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={tab === key}
          onClick={() => onShow(key)}
        >
          <span>
            {label} <b>{count}</b>
          </span>
          <Money value={sum} />
          {tab !== key && <Kbd keys="Alt+T" />}
        </button>
      ))}
    </div>
  )
}

type Nota = ReturnType<typeof useNota>

interface NewSideProps extends TradeTillProps {
  /** What is looked for on the other side. */
  readonly nota: Nota
  /** A nota was scanned, whose pieces are brought. */
  readonly onNota: () => void
}

/** What is sold, as on any nota. */
function NewSide({ till, nota, onNota, children }: NewSideProps) {
  const { t } = useTranslation()
  const { open, scanning } = till
  useNotaKeys(till)
  return (
    <>
      <PieceField
        control={till.control}
        onBarcode={kode => void scanning.scan(kode)}
        onOther={text => {
          const isNota = till.bring(text)
          // The field it ran into is first put back to what stood there before.
          if (isNota) queueMicrotask(onNota)
          return isNota
        }}
        onEmptyKey={key => emptyKey(till, key)}
        notice={scanning.notice}
        onNotice={scanning.say}
      />
      {nota.notice !== null && <Told notice={nota.notice} />}
      <MissingScans
        scanning={scanning}
        lostText={kode => t('Belum masuk nota, server tidak menjawab: {kode}', { kode })}
      />
      <div className={frame.nota}>
        <div className={frame.scroll}>{children}</div>
        <CartFoot open={open.work} thrown={till.thrown} />
      </div>
    </>
  )
}

interface OldSideProps {
  readonly till: Till
  readonly trade: Trade
  readonly nota: Nota
  /** A new piece was scanned. */
  readonly onPiece: () => void
}

/** What is bought back: by its nota, or as it lies there. */
function OldSide({ till, trade: { work }, nota, onPiece }: OldSideProps) {
  const { t } = useTranslation()
  const { brought } = till
  const take = useSteady((nomor: string) => {
    till.taken()
    nota.scan(nomor)
  })
  useEffect(() => {
    if (work.ready && brought !== null) take(brought)
  }, [work.ready, brought, take])
  const scan = (text: string) => {
    if (!BARCODE.test(text)) return nota.scan(text)
    void till.scanning.scan(text)
    // The weight it ran into is first put back to what stood there before.
    queueMicrotask(onPiece)
  }
  useKeys(
    onCounterKeys({
      tambah: { run: nota.addUnknown, label: t('Barang tanpa nota') },
      sales: { run: till.sales.focus, label: t('Sales') },
    }),
  )
  return (
    <>
      <div className={parts.scan}>
        <ScanInput
          control={till.control}
          label={t('Pindai atau ketik nomor nota')}
          placeholder={t('Pindai QR nota, atau ketik nomornya')}
          onScan={scan}
          onType={text => text !== '' && nota.say(null)}
        />
        <Button variant="default" onClick={nota.addUnknown} rightSection={<Kbd keys="Alt+B" />}>
          {t('Barang tanpa nota')}
        </Button>
      </div>
      {nota.notice !== null && <Told notice={nota.notice} />}
      <div className={frame.scroll}>
        <PieceRows purchase={work} toScan={till.toScan} />
      </div>
    </>
  )
}
