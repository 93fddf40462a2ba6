import type { HutangAnswer } from '@kencana/contract/areas/hutang'
import type { auctionHutang } from '@kencana/contract/areas/hutang/commands'
import { lelangHutang } from '@kencana/contract/entries/hutang/lelang-hutang'
import type { AnswerOf } from '@kencana/contract/kit/route'
import type { TFunction } from 'i18next'
import { nameFault } from '../../../engines/document-frame/entry/person/card-rules.ts'
import { useAnswerTo } from '../../../engines/document-frame/entry/use-answer.ts'
import { EntryDialog, entryDialog } from '../../../engines/entry/entry-dialog.tsx'
import { gramText, rupiahText } from '../../../kit/text/figure-texts.ts'
import { call } from '../../../lib/api.ts'
import { CHANGES, calls } from '../calls.ts'
import { receiptOf } from '../papers.ts'
import classes from './lelang.module.css'
import { type AuctionPreview, Waterfall } from './waterfall.tsx'

interface Question {
  readonly hasil: number
  readonly biaya: number
}
type Preview = ReturnType<typeof useAnswerTo<Question, AuctionPreview>>

/** Sells a pledge: what it brings and costs, who buys it, how he pays, and where the money goes. */
export const AuctionDialog = entryDialog<typeof auctionHutang, { loan: HutangAnswer }>(
  lelangHutang,
  ({ loan }) => ({ draft: `lelang/${loan.no_faktur_hutang}` }),
  ({ loan, form: { hasil, biaya, pembeli }, t, of, onClose }) => {
    const nomor = loan.no_faktur_hutang
    const params = { no_faktur_hutang: nomor }
    const preview = useAnswerTo<Question, AuctionPreview>({
      area: 'hutang',
      name: `lelang ${nomor}`,
      question: hasil > 0 ? { hasil, biaya } : null,
      ask: (body, signal) => call(calls.previewAuction, { params, body, signal }),
    })
    const lack = hasil === 0 ? t('Isi hasil lelang.') : null
    return (
      <EntryDialog
        {...of}
        isStatic
        title={t('Lelang {nomor}', { nomor })}
        act={t('Lelang')}
        what={`${t('Lelang')} ${nomor}`}
        params={params}
        pairs={['hasil', 'biaya', 'pembeli', 'identitas', 'keterangan']}
        inputs={{ pembayaran: { above: <Division preview={preview} /> } }}
        blocked={lack ?? nameFault(pembeli, t, t('Isi nama pembeli.'))}
        waits={preview.fresh === null ? t('Menghitung pembagian hasil…') : null}
        said={t('{berat} g jaminan keluar, {total} masuk.', {
          berat: gramText(loan.berat),
          total: rupiahText(hasil),
        })}
        told={[{ label: t('Pembeli'), value: pembeli.trim() }]}
        changes={CHANGES}
        done={sold => ({
          title: t('Lelang tersimpan'),
          nomor: sold.no_lelang,
          lines: soldFor(sold, t),
          hint: t('Serahkan {berat} g barang jaminan kepada pembeli.', {
            berat: gramText(loan.berat),
          }),
          paper: receiptOf(nomor, t),
        })}
        onLost={onClose}
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
  },
)

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

/** What was paid, what goes back of cash, and whose the rest is. */
const soldFor = ({ hasil, kembali, ...rest }: AnswerOf<typeof auctionHutang>, t: TFunction) => [
  { label: t('Hasil lelang'), value: hasil },
  ...(kembali > 0 ? [{ label: t('Kembali'), value: kembali, isGold: true }] : []),
  rest.kekurangan > 0
    ? { label: t('Kekurangan ditanggung toko'), value: rest.kekurangan }
    : { label: t('Kelebihan milik pelanggan'), value: rest.kelebihan, isGold: true },
]
