import type { returnTitipan, TitipanAnswer } from '@kencana/contract/areas/uang/titipan'
import { kembaliTitipan } from '@kencana/contract/entries/titipan/kembali-titipan'
import { tunaiTurun } from '@kencana/domain/uang/tunai'
import { payoutFault } from '../../../engines/document-frame/money/payout.ts'
import { EntryDialog, entryDialog } from '../../../engines/entry/entry-dialog.tsx'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { CHANGES, tellLess } from '../calls.ts'
import { Holder } from '../pick/holder.tsx'
import { slipOf } from '../slip.ts'
import { lackOf } from './return-lack.ts'

/** Gives a customer his money back, in part or whole: why, how, and a supervisor's approval. */
export const ReturnDialog = entryDialog<typeof returnTitipan, { bon: TitipanAnswer }>(
  kembaliTitipan,
  ({ bon: { no_titipan: nomor, saldo } }) => ({
    draft: `titipan-kembali/${nomor}`,
    start: { jumlah: tunaiTurun(saldo) },
  }),
  ({ bon, form: { jumlah, pencairan }, t, of, onClose }) => {
    const { no_titipan: nomor, saldo, customer } = bon
    const sums = rupiahText(jumlah)
    return (
      <EntryDialog
        {...of}
        title={t('Kembalikan titipan {nomor}', { nomor })}
        act={t('Kembalikan')}
        params={{ no_titipan: nomor }}
        inputs={{ jumlah: { isNeeded: false, error: payoutFault(pencairan, jumlah, t) } }}
        blocked={lackOf({ ...pencairan, jumlah }, saldo, t)}
        said={t('{total} keluar.', { total: sums })}
        approving={{
          kategori: 'BATAL_TITIPAN',
          nomor,
          lines: [
            { label: customer.nama, value: <b>{sums}</b> },
            { label: t('Sisa saldo'), value: rupiahText(saldo - jumlah) },
          ],
          sums,
          draft: `titipan-kembali-alasan/${nomor}`,
        }}
        refused={tellLess}
        changes={CHANGES}
        done={(given, typed) => ({
          title: t('Titipan {nomor} dikembalikan', { nomor }),
          nomor: given.nomor,
          lines: [
            { label: t('Serahkan uang'), value: typed.jumlah, isGold: true },
            { label: t('Sisa saldo'), value: given.saldo },
          ],
          paper: slipOf(nomor, 0, t),
        })}
        onLost={onClose}
      >
        <Holder bon={bon} />
      </EntryDialog>
    )
  },
)
