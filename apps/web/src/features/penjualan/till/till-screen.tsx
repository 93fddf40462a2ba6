import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { MissingScans } from '../../../engines/piece-scan/missing-scans.tsx'
import { PieceField } from '../../../engines/piece-scan/piece-field.tsx'
import { useSteady } from '../../../kit/keys/use-steady.ts'
import { AfterPaint } from '../../../kit/loading/after-paint.tsx'
import { fetchedAhead } from '../../../kit/loading/fetched-ahead.tsx'
import { DraftNote } from '../../../kit/text/draft-note.tsx'
import { CartFoot } from './cart-foot.tsx'
import { CartTable, type LineActs } from './cart-table.tsx'
import { BuyerBox } from './payment/buyer-box.tsx'
import classesOfPayment from './payment/payment.module.css'
import { PaymentPanel } from './payment/payment-panel.tsx'
import { SaveBar } from './save/save-bar.tsx'
import { SoldCard } from './save/sold-card.tsx'
import type { Sold } from './save/use-save.ts'
import classes from './till.module.css'
import { TillDialogs } from './till-dialogs.tsx'
import { TillHead } from './till-head.tsx'
import { emptyKey, useTill } from './use-till.ts'

// Only a store whose sales are approved by another leads to them.
const AjuanNews = fetchedAhead(() => import('../ajuan/ajuan-news.tsx').then(m => m.AjuanNews))
const SubmittedCard = fetchedAhead(() =>
  import('../ajuan/submitted-card.tsx').then(m => m.SubmittedCard),
)

/** The till: scan, pay, save. One nota at a time, everything by keyboard. */
export function Screen() {
  const { t } = useTranslation()
  const till = useTill()
  const { open, scanning, held, saving, sold, setDialog, toScan } = till
  const { dispatch } = open
  const acts = useLineActs(dispatch, setDialog)
  const steady = useSteadyActs(till)
  return (
    <div className={classes.till} onClickCapture={event => giveBack(event.target, toScan)}>
      <section className={classes.left}>
        <TillHead
          empty={open.cart.items.length === 0}
          held={held.held.length}
          ajuan={till.ajuan.isShown ? till.ajuan.waiting : null}
          onAjuan={steady.ajuan}
          onHold={steady.hold}
          onHeld={steady.held}
          onJournal={steady.journal}
        />
        <PieceField
          control={till.control}
          onBarcode={steady.scan}
          onEmptyKey={steady.emptyKey}
          notice={scanning.notice}
          onNotice={scanning.say}
        />
        <Notices till={till} onAjuan={steady.ajuan} />
        <div className={classes.nota}>
          <div className={classes.scroll}>
            <Done sold={sold} ajuan={till.ajuan.rows} onNext={till.next}>
              <CartTable lines={open.nota.lines} chosen={open.cart.pilih} acts={acts} />
            </Done>
          </div>
          <CartFoot open={open.work} />
        </div>
      </section>
      <aside className={classesOfPayment.panel} aria-label={t('Pembayaran')}>
        <div className={classesOfPayment.scroll}>
          <AfterPaint>
            <BuyerBox
              open={open.work}
              salesRef={till.sales}
              editing={till.dialog === 'pelanggan'}
              onEdit={steady.edit}
              onDeposit={steady.deposit}
              onDone={steady.toScan}
            />
            <PaymentPanel
              open={open.work}
              focus={till.focus}
              onTender={steady.pay}
              onSaldo={steady.saldo}
              onDone={steady.toScan}
            />
          </AfterPaint>
        </div>
        <SaveBar open={open.work} busy={saving.phase.at === 'sending'} onSave={steady.save} />
      </aside>
      <TillDialogs
        open={open}
        dialog={till.dialog}
        saving={saving}
        held={held}
        ajuan={till.ajuan}
        onSpend={till.spend}
        onClose={() => setDialog(null)}
      />
    </div>
  )
}

type Till = ReturnType<typeof useTill>

/** What became of sales that others had to approve, and what stands in the way of this one. */
function Notices({ till, onAjuan }: { till: Till; onAjuan: () => void }) {
  const { t } = useTranslation()
  const { isShown, news } = till.ajuan
  useEffect(() => {
    if (isShown) void SubmittedCard.ahead()
  }, [isShown])
  return (
    <>
      {news.length > 0 && (
        <Suspense>
          <AjuanNews news={news} onOpen={onAjuan} />
        </Suspense>
      )}
      {till.open.isElsewhere && <DraftNote note="elsewhere" />}
      <MissingScans
        scanning={till.scanning}
        lostText={kode => t('Belum masuk nota, server tidak menjawab: {kode}', { kode })}
      />
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
  if (!sold.isWaiting) return <SoldCard key={sold.nomor} sold={sold} onNext={onNext} />
  return (
    <Suspense>
      <SubmittedCard
        sold={sold}
        row={ajuan.find(({ no_ajuan }) => no_ajuan === sold.nomor)}
        onNext={onNext}
      />
    </Suspense>
  )
}

/** What the parts around the lines can do: the same functions at every drawing. */
function useSteadyActs(till: Till) {
  const { scanning, held, setDialog, toScan, pay, save } = till
  return {
    scan: useSteady((kode: string) => void scanning.scan(kode)),
    emptyKey: useSteady((key: string) => emptyKey(till, key)),
    hold: useSteady(() => void held.hold()),
    held: useSteady(() => setDialog('tertahan')),
    ajuan: useSteady(() => setDialog('ajuan')),
    journal: useSteady(() => setDialog('jurnal')),
    saldo: useSteady(() => setDialog('saldo')),
    deposit: useSteady(() => setDialog('titipan')),
    edit: useSteady((editing: boolean) => setDialog(editing ? 'pelanggan' : null)),
    toScan: useSteady(toScan),
    pay: useSteady(pay),
    save: useSteady(save),
  }
}

function useLineActs(dispatch: Till['open']['dispatch'], setDialog: Till['setDialog']): LineActs {
  return useMemo(
    () => ({
      choose: index => dispatch({ type: 'choose', index }),
      edit: index => {
        dispatch({ type: 'choose', index })
        setDialog('harga')
      },
      remove: kode_barcode => dispatch({ type: 'remove', kode_barcode }),
    }),
    [dispatch, setDialog],
  )
}

/** After a click on anything that takes no text, the cursor belongs to the scan field again. */
function giveBack(target: EventTarget, toScan: () => void): void {
  if (!window.matchMedia('(pointer: fine)').matches || !(target instanceof HTMLElement)) return
  if (target.closest('input, textarea, select, [role=dialog], [role=listbox]') !== null) return
  requestAnimationFrame(() => {
    const taken = document.activeElement instanceof HTMLInputElement
    if (!taken && document.querySelector('[role=dialog]') === null) toScan()
  })
}
