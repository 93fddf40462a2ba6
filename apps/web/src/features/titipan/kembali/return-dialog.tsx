import type { returnTitipan, TitipanAnswer } from '@kencana/contract/areas/uang/titipan'
import { kembaliTitipan } from '@kencana/contract/entries/titipan/kembali-titipan'
import { tunaiTurun } from '@kencana/domain/uang/tunai'
import { useTranslation } from 'react-i18next'
import { DoneDialog } from '../../../engines/document-frame/done/done-dialog.tsx'
import { payoutFault } from '../../../engines/document-frame/money/payout.ts'
import { EntryDialog } from '../../../engines/entry/entry-dialog.tsx'
import { entryRef } from '../../../engines/entry/entry-ref.ts'
import { useEntry } from '../../../engines/entry/use-entry.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { CHANGES, tellLess } from '../calls.ts'
import { Holder } from '../pick/holder.tsx'
import { slipOf } from '../slip.ts'
import { lackOf } from './return-lack.ts'

const route = entryRef<typeof returnTitipan>(kembaliTitipan)

interface ReturnDialogProps {
  readonly bon: TitipanAnswer
  readonly onClose: () => void
}

/** Gives a customer his money back, in part or whole: why, how, and a supervisor's approval. */
export function ReturnDialog({ bon, onClose }: ReturnDialogProps) {
  const { t } = useTranslation()
  const { no_titipan: nomor, saldo, customer } = bon
  const start = { jumlah: tunaiTurun(saldo) }
  const entry = useEntry(route, { draft: `titipan-kembali/${nomor}`, start })
  const { jumlah, pencairan } = entry.form
  const sums = rupiahText(jumlah)
  const title = t('Kembalikan titipan {nomor}', { nomor })
  const why = lackOf({ ...pencairan, jumlah }, saldo, t)
  return (
    <EntryDialog
      entry={entry}
      title={title}
      act={t('Kembalikan')}
      what={title}
      params={{ no_titipan: nomor }}
      inputs={{ jumlah: { isNeeded: false, error: payoutFault(pencairan, jumlah, t) } }}
      blocked={why === null ? null : { text: why }}
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
      done={(given, typed) => (
        <DoneDialog
          title={t('Titipan {nomor} dikembalikan', { nomor })}
          nomor={given.nomor}
          lines={[
            { label: t('Serahkan uang'), value: typed.jumlah, isGold: true },
            { label: t('Sisa saldo'), value: given.saldo },
          ]}
          paper={slipOf(nomor, 0, t)}
          onClose={onClose}
        />
      )}
      onLost={onClose}
      onClose={onClose}
    >
      <Holder bon={bon} />
    </EntryDialog>
  )
}
