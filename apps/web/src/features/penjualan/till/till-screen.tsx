import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import frame from '../../../engines/counter/counter.module.css'
import { Counter } from '../../../engines/counter/counter.tsx'
import { PieceField } from '../../../engines/piece-scan/piece-field.tsx'
import { useSteady } from '../../../kit/keys/use-steady.ts'
import { AfterPaint } from '../../../kit/loading/after-paint.tsx'
import { fetchedAhead } from '../../../kit/loading/fetched-ahead.tsx'
import { DraftNote, draftTag } from '../../../kit/text/draft-note.tsx'
import { CartFoot } from './cart-foot.tsx'
import { CartTable, type LineActs } from './cart-table.tsx'
import { BuyerBox } from './payment/buyer-box.tsx'
import { PaymentPanel } from './payment/payment-panel.tsx'
import { SaveBar } from './save/save-bar.tsx'
import type { Sold } from './save/use-save.ts'
import { TillDialogs } from './till-dialogs.tsx'
import { TillHead } from './till-head.tsx'
import { emptyKey, type Till, useTill } from './use-till.ts'
import { useTillKeys } from './use-till-keys.ts'

// Only a store whose sales are approved by another leads to them.
const AjuanNews = fetchedAhead(() => import('../ajuan/ajuan-news.tsx').then(m => m.AjuanNews))
const SubmittedCard = fetchedAhead(() =>
  import('../ajuan/submitted-card.tsx').then(m => m.SubmittedCard),
)

const MissingScans = fetchedAhead(() =>
  import('../../../engines/piece-scan/missing-scans.tsx').then(m => m.MissingScans),
)

// On its way with the first piece.
const SoldCard = fetchedAhead(() => import('./save/sold-card.tsx').then(m => m.SoldCard))

// Who brings old pieces waits for the nota to be found anyway.
const TradeTill = fetchedAhead(() => import('../../tukar-tambah/index.ts').then(m => m.TradeTill))
const TradedCard = fetchedAhead(() => import('../../tukar-tambah/index.ts').then(m => m.TradedCard))

/** The till: scan, pay, save. One nota at a time, everything by keyboard. */
export function Screen() {
  const till = useTill()
  const { open, setDialog } = till
  const acts = useLineActs(open.dispatch, setDialog, useSteady(till.remove))
  const lines = <CartTable lines={open.nota.lines} chosen={open.cart.pilih} acts={acts} />
  return (
    <>
      {till.isTrading ? (
        <Suspense>
          <TradeTill till={till}>{lines}</TradeTill>
        </Suspense>
      ) : (
        <PlainTill till={till}>{lines}</PlainTill>
      )}
      <TillDialogs
        open={open}
        dialog={till.dialog}
        saving={till.saving}
        held={till.held}
        ajuan={till.ajuan}
        onSpend={till.spend}
        onClose={() => setDialog(null)}
      />
    </>
  )
}

/** A nota that is paid with money. */
function PlainTill({ till, children }: { till: Till; children: ReactNode }) {
  const { t } = useTranslation()
  const { open, scanning, held, saving, toScan } = till
  useTillKeys(till)
  const steady = useSteadyActs(till)
  return (
    <Counter
      toScan={toScan}
      isTight
      head={
        <TillHead
          empty={open.cart.items.length === 0}
          draft={draftTag(open)}
          held={held.held.length}
          ajuan={till.ajuan.isShown ? till.ajuan.waiting : null}
          onAjuan={steady.ajuan}
          onHold={steady.hold}
          onHeld={steady.held}
          onJournal={steady.journal}
          onTrade={till.mayTrade ? steady.trade : undefined}
        />
      }
      side={{
        label: t('Pembayaran'),
        sections: <Side till={till} steady={steady} />,
        foot: <SaveBar open={open.work} busy={saving.busy} onSave={steady.save} />,
      }}
    >
      <PieceField
        control={till.control}
        onBarcode={steady.scan}
        onOther={steady.bring}
        onEmptyKey={steady.emptyKey}
        notice={scanning.notice}
        onNotice={scanning.say}
      />
      <Notices till={till} onAjuan={steady.ajuan} />
      <div className={frame.nota}>
        <div className={frame.scroll}>
          <Done sold={till.sold} ajuan={till.ajuan.rows} onNext={till.next}>
            {children}
          </Done>
        </div>
        <CartFoot open={open.work} thrown={till.thrown} />
      </div>
    </Counter>
  )
}

interface SideProps {
  readonly till: Till
  readonly steady: ReturnType<typeof useSteadyActs>
}

/** Who buys, what is to be paid and how. */
function Side({ till, steady }: SideProps) {
  const open = till.open.work
  return (
    <AfterPaint>
      <BuyerBox
        open={open}
        salesRef={till.sales.ref}
        editing={till.dialog === 'pelanggan'}
        onEdit={steady.edit}
        onDeposit={steady.deposit}
        onDone={steady.toScan}
      />
      <PaymentPanel
        open={open}
        focus={till.focus}
        onTender={steady.pay}
        onKupon={steady.kupon}
        onSaldo={steady.saldo}
        onDone={steady.toScan}
      />
    </AfterPaint>
  )
}

/** What became of sales that others had to approve, and what stands in the way of this one. */
function Notices({ till, onAjuan }: { till: Till; onAjuan: () => void }) {
  const { t } = useTranslation()
  const { isShown, news } = till.ajuan
  const busy = till.open.cart.items.length > 0
  useEffect(() => {
    if (busy) void SoldCard.ahead()
    if (isShown) void SubmittedCard.ahead()
  }, [isShown, busy])
  return (
    <>
      {news.length > 0 && (
        <Suspense>
          <AjuanNews news={news} onOpen={onAjuan} />
        </Suspense>
      )}
      <DraftNote note={till.open.note} isCounter />
      <Suspense>
        <MissingScans
          scanning={till.scanning}
          lostText={kode => t('Belum masuk nota, server tidak menjawab: {kode}', { kode })}
        />
      </Suspense>
    </>
  )
}

interface DoneProps {
  readonly sold: Sold | null
  readonly ajuan: Till['ajuan']['rows']
  readonly onNext: () => void
  readonly children: ReactNode
}

/** The nota that was saved last, sold or waiting for another; else the open one. */
function Done({ sold, ajuan, onNext, children }: DoneProps) {
  if (sold === null) return children
  const { nomor } = sold
  const row = ajuan.find(({ no_ajuan }) => no_ajuan === nomor)
  return (
    <Suspense>
      {sold.tukar !== undefined && <TradedCard key={nomor} sold={sold} onNext={onNext} />}
      {sold.isWaiting && <SubmittedCard sold={sold} row={row} onNext={onNext} />}
      {sold.tukar === undefined && !sold.isWaiting && (
        <SoldCard key={nomor} sold={sold} onNext={onNext} />
      )}
    </Suspense>
  )
}

/** What the parts around the lines can do: the same functions at every drawing. */
function useSteadyActs(till: Till) {
  const { scanning, held, setDialog, toScan, pay, save, trade, bring } = till
  return {
    scan: useSteady((kode: string) => void scanning.scan(kode)),
    emptyKey: useSteady((key: string) => emptyKey(till, key)),
    hold: useSteady(() => void held.hold()),
    held: useSteady(() => setDialog('tertahan')),
    ajuan: useSteady(() => setDialog('ajuan')),
    journal: useSteady(() => setDialog('jurnal')),
    kupon: useSteady(() => setDialog('kupon')),
    saldo: useSteady(() => setDialog('saldo')),
    deposit: useSteady(() => setDialog('titipan')),
    edit: useSteady((editing: boolean) => setDialog(editing ? 'pelanggan' : null)),
    toScan: useSteady(toScan),
    pay: useSteady(pay),
    save: useSteady(save),
    trade: useSteady(trade),
    bring: useSteady(bring),
  }
}

function useLineActs(
  dispatch: Till['open']['dispatch'],
  setDialog: Till['setDialog'],
  remove: LineActs['remove'],
): LineActs {
  return useMemo(
    () => ({
      choose: index => dispatch({ type: 'choose', index }),
      edit: index => {
        dispatch({ type: 'choose', index })
        setDialog('harga')
      },
      remove,
    }),
    [dispatch, setDialog, remove],
  )
}
