import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import type { auctionHutang } from '@kencana/contract/areas/hutang/commands'
import { lelangHutang } from '@kencana/contract/entries/hutang/lelang-hutang'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useTranslation } from 'react-i18next'
import { DoneDialog } from '../../../engines/document-frame/done/done-dialog.tsx'
import { nameFault } from '../../../engines/document-frame/entry/person/card-rules.ts'
import { NO_CARD } from '../../../engines/document-frame/entry/person/identity.ts'
import {
  LargeCard,
  useLargeCard,
} from '../../../engines/document-frame/entry/person/large-card.tsx'
import { useAnswerTo } from '../../../engines/document-frame/entry/use-answer.ts'
import { plain } from '../../../engines/document-frame/money/payment-blocker.ts'
import { EntryDialog } from '../../../engines/entry/entry-dialog.tsx'
import { moneyBlocker } from '../../../engines/entry/entry-money.ts'
import { entryRef } from '../../../engines/entry/entry-ref.ts'
import { useEntry } from '../../../engines/entry/use-entry.ts'
import { gramText, rupiahText } from '../../../kit/text/figure-texts.ts'
import { call } from '../../../lib/api.ts'
import { CHANGES, calls } from '../calls.ts'
import { receiptOf } from '../papers.ts'
import classes from './lelang.module.css'
import { type AuctionPreview, Waterfall } from './waterfall.tsx'

const route = entryRef<typeof auctionHutang>(lelangHutang)

interface Question {
  readonly hasil: number
  readonly biaya: number
}
type Preview = ReturnType<typeof useAnswerTo<Question, AuctionPreview>>

interface AuctionDialogProps {
  readonly loan: HutangAnswer
  readonly onClose: () => void
}

/** Sells a pledge: what it brings and costs, who buys it, how he pays, and where the money goes. */
export function AuctionDialog({ loan, onClose }: AuctionDialogProps) {
  const { t } = useTranslation()
  const nomor = loan.no_faktur_hutang
  const params = { no_faktur_hutang: nomor }
  const entry = useEntry(route, { draft: `lelang/${nomor}`, beside: { kartu: NO_CARD } })
  const { hasil, biaya, pembeli, kartu } = entry.form
  const preview = useAnswerTo<Question, AuctionPreview>({
    area: 'hutang',
    name: `lelang ${nomor}`,
    question: hasil > 0 ? { hasil, biaya } : null,
    ask: (body, signal) => call(calls.previewAuction, { params, body, signal }),
  })
  const large = useLargeCard(kartu, hasil, said => entry.change({ kartu: said }))
  /** What keeps the sale from being written, in the order of the screen. */
  const blockerOf = () => {
    if (hasil === 0) return plain(t('Isi hasil lelang.'))
    const lack = nameFault(pembeli, t, t('Isi nama pembeli.')) ?? large.lacks
    if (lack !== null) return plain(lack)
    const payment = moneyBlocker(lelangHutang.fields, entry.form, {}, t)
    if (payment !== null) return payment
    return preview.fresh === null ? plain(t('Menghitung pembagian hasil…')) : null
  }
  return (
    <EntryDialog
      entry={entry}
      isStatic
      title={t('Lelang {nomor}', { nomor })}
      act={t('Lelang')}
      what={`${t('Lelang')} ${nomor}`}
      params={params}
      also={large.also}
      pairs={['hasil', 'biaya', 'pembeli', 'keterangan']}
      inputs={{
        keterangan: { above: <LargeCard card={large} /> },
        pembayaran: { above: <Division preview={preview} /> },
      }}
      blocked={blockerOf()}
      said={t('{berat} g jaminan keluar, {total} masuk.', {
        berat: gramText(loan.berat),
        total: rupiahText(hasil),
      })}
      told={[{ label: t('Pembeli'), value: pembeli.trim() }]}
      refused={large.refused}
      changes={CHANGES}
      done={sold => <Done done={sold} loan={loan} onClose={onClose} />}
      onLost={onClose}
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
    </EntryDialog>
  )
}

/** Whom the proceeds go to, or why they cannot be divided. */
function Division({ preview }: { readonly preview: Preview }) {
  const { why, shown, fresh } = preview
  return (
    <>
      {why !== null && (
        <p className={classes.refused} role="alert">
          {why}
        </p>
      )}
      {shown !== null && <Waterfall figures={shown} stale={fresh === null} />}
    </>
  )
}

interface DoneProps extends AuctionDialogProps {
  readonly done: AnswerOf<typeof auctionHutang>
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
