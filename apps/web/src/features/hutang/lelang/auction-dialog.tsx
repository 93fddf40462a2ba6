import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import type { auctionHutang } from '@kencana/contract/areas/hutang/commands'
import type { AnswerOf } from '@kencana/contract/kit/route'
import type { TFunction } from 'i18next'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DoneDialog } from '../../../engines/document-frame/done/done-dialog.tsx'
import { CommandDialog } from '../../../engines/document-frame/entry/command-dialog.tsx'
import { nameFault } from '../../../engines/document-frame/entry/person/card-rules.ts'
import {
  type CardSaid,
  cardBody,
  NO_CARD,
} from '../../../engines/document-frame/entry/person/identity.ts'
import {
  LargeCard,
  useLargeCard,
} from '../../../engines/document-frame/entry/person/large-card.tsx'
import { useAnswerTo } from '../../../engines/document-frame/entry/use-answer.ts'
import { useApprovedCommand } from '../../../engines/document-frame/entry/use-approved-command.tsx'
import { MoneyIn } from '../../../engines/document-frame/money/money-in.tsx'
import { paymentBlocker, plain } from '../../../engines/document-frame/money/payment-blocker.ts'
import {
  type CartTender,
  filled,
  tendersBody,
} from '../../../engines/document-frame/money/tenders.ts'
import {
  NO_TENDERS,
  type Tenders,
  useTenders,
} from '../../../engines/document-frame/money/use-tenders.ts'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { gramText, rupiahText } from '../../../kit/text/figure-texts.ts'
import { call } from '../../../lib/api.ts'
import { useKeptForm } from '../../../lib/device/draft.ts'
import { CHANGES, calls } from '../calls.ts'
import { receiptOf } from '../papers.ts'
import classes from './lelang.module.css'
import { type AuctionPreview, Waterfall } from './waterfall.tsx'

interface AuctionDialogProps {
  readonly loan: HutangAnswer
  readonly onClose: () => void
}

interface Sale {
  readonly hasil: number
  readonly biaya: number
  readonly pembeli: string
  readonly kartu: CardSaid
  readonly keterangan: string
  readonly tenders: readonly CartTender[]
}

const NOTHING: Sale = {
  hasil: 0,
  biaya: 0,
  pembeli: '',
  kartu: NO_CARD,
  keterangan: '',
  tenders: NO_TENDERS,
}

type Auctioned = AnswerOf<typeof auctionHutang>

/** Sells a pledge: what it brings and costs, who buys it, how he pays, and where the money goes. */
export function AuctionDialog({ loan, onClose }: AuctionDialogProps) {
  const { t } = useTranslation()
  const { kept, sale, change, tenders, large, preview, blocker, auction } = useAuction(
    loan,
    onClose,
  )
  const save = useRef<HTMLButtonElement>(null)
  const nomor = loan.no_faktur_hutang
  if (auction.done !== null) return <Done done={auction.done} loan={loan} onClose={onClose} />
  return (
    <CommandDialog
      isStatic
      title={t('Lelang {nomor}', { nomor })}
      kept={kept}
      act={{ label: t('Lelang'), run: () => void auction.run(), busy: auction.busy }}
      said={
        blocker ?? {
          text: t('{berat} g jaminan keluar, {total} masuk.', {
            berat: gramText(loan.berat),
            total: rupiahText(sale.hasil),
          }),
        }
      }
      isBlocked={blocker !== null}
      saveRef={save}
      onClose={onClose}
    >
      <p>
        <b>{loan.customer.nama}</b>{' '}
        <span className={classes.quiet}>
          {gramText(loan.berat)} g ·{' '}
          {t('taksiran {taksiran}', { taksiran: rupiahText(loan.taksiran) })}
          {loan.lokasi !== null && ` · ${t('Letak paket: {lokasi}', { lokasi: loan.lokasi })}`}
        </span>
      </p>
      <SaleFields sale={sale} onChange={change}>
        <LargeCard card={large} />
      </SaleFields>
      {preview.why !== null && (
        <p className={classes.refused} role="alert">
          {preview.why}
        </p>
      )}
      {preview.shown !== null && (
        <Waterfall figures={preview.shown} stale={preview.fresh === null} />
      )}
      <MoneyIn tenders={tenders} onDone={() => save.current?.focus()} />
      {auction.approval}
    </CommandDialog>
  )
}

interface SaleFieldsProps {
  readonly sale: Sale
  readonly onChange: (more: Partial<Sale>) => void
  /** What is asked after the buyer. */
  readonly children: ReactNode
}

function SaleFields({ sale, onChange, children }: SaleFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.two}>
      <MoneyInput
        label={t('Hasil lelang')}
        value={sale.hasil}
        onChange={hasil => onChange({ hasil })}
        data-autofocus
        required
      />
      <MoneyInput
        label={t('Biaya lelang')}
        value={sale.biaya}
        onChange={biaya => onChange({ biaya })}
      />
      <TextField
        label={t('Pembeli')}
        value={sale.pembeli}
        onChange={pembeli => onChange({ pembeli })}
        maxLength={100}
        required
      />
      {children}
      <TextField
        label={t('Keterangan')}
        value={sale.keterangan}
        onChange={keterangan => onChange({ keterangan })}
        maxLength={200}
      />
    </div>
  )
}

interface DoneProps extends AuctionDialogProps {
  readonly done: Auctioned
}

function Done({ done, loan, onClose }: DoneProps) {
  const { t } = useTranslation()
  const { kelebihan, kekurangan, hasil, kembali } = done
  const rest =
    kekurangan > 0
      ? { label: t('Kekurangan ditanggung toko'), value: kekurangan }
      : { label: t('Kelebihan milik pelanggan'), value: kelebihan, isGold: true }
  return (
    <DoneDialog
      title={t('Lelang tersimpan')}
      nomor={done.no_lelang}
      lines={[
        { label: t('Hasil lelang'), value: hasil },
        ...(kembali > 0 ? [{ label: t('Kembali'), value: kembali, isGold: true }] : []),
        rest,
      ]}
      hint={t('Serahkan {berat} g barang jaminan kepada pembeli.', { berat: gramText(loan.berat) })}
      paper={receiptOf(loan.no_faktur_hutang, t)}
      onClose={onClose}
    />
  )
}

/** The sale as it is typed, how its proceeds would be spent, and its sending. */
function useAuction(loan: HutangAnswer, onClose: () => void) {
  const { t } = useTranslation()
  const nomor = loan.no_faktur_hutang
  const params = { no_faktur_hutang: nomor }
  const kept = useKeptForm(`lelang/${nomor}`, NOTHING)
  const { value: sale, set } = kept
  const tenders = useTenders({
    total: sale.hasil,
    tenders: sale.tenders,
    set: after => set(now => ({ ...now, tenders: after(now.tenders) })),
  })
  const { run, busy, approval } = useApprovedCommand({ changes: CHANGES, onLost: onClose })
  const [done, setDone] = useState<Auctioned | null>(null)
  const { hasil, biaya } = sale
  const preview = useAnswerTo<{ hasil: number; biaya: number }, AuctionPreview>({
    area: 'hutang',
    name: `lelang ${nomor}`,
    question: hasil > 0 ? { hasil, biaya } : null,
    ask: (body, signal) => call(calls.previewAuction, { params, body, signal }),
  })
  const large = useLargeCard(sale.kartu, hasil, kartu => set(now => ({ ...now, kartu })))
  const reckoned = preview.fresh !== null
  const blocker = blockerOf(sale, tenders, { lacks: large.lacks, reckoned }, t)
  const auction = async () => {
    if (blocker !== null) return
    const body = {
      hasil,
      biaya,
      pembeli: sale.pembeli.trim(),
      ...(large.isShown ? { identitas: cardBody(sale.kartu) } : {}),
      pembayaran: tendersBody(tenders.tenders),
      ...filled({ keterangan: sale.keterangan }),
    }
    await run({
      route: calls.auction,
      input: more => ({ params, body: { ...body, ...more } }),
      what: `${t('Lelang')} ${nomor}`,
      told: [{ label: t('Pembeli'), value: body.pembeli }],
      draft: kept.id,
      refused: large.refused,
      done: setDone,
    })
  }
  return {
    kept,
    sale,
    change: (more: Partial<Sale>) => set(now => ({ ...now, ...more })),
    tenders,
    large,
    preview,
    blocker,
    auction: { done, run: auction, busy, approval },
  }
}

/** What keeps the sale from being written, in the order of the screen. */
function blockerOf(
  sale: Sale,
  tenders: Tenders,
  { lacks, reckoned }: { lacks: string | null; reckoned: boolean },
  t: TFunction,
) {
  if (sale.hasil === 0) return plain(t('Isi hasil lelang.'))
  const lack = nameFault(sale.pembeli, t, t('Isi nama pembeli.')) ?? lacks
  if (lack !== null) return plain(lack)
  const payment = paymentBlocker(tenders.tenders, tenders.bayar, t)
  if (payment !== null) return payment
  return reckoned ? null : plain(t('Menghitung pembagian hasil…'))
}
