import type { KurangAnswer, payKurang } from '@kencana/contract/areas/uang/kurang-bayar'
import { bayarPiutang } from '@kencana/contract/entries/uang/bayar-piutang'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { DoneDialog } from '../../engines/document-frame/done/done-dialog.tsx'
import { bad, plain } from '../../engines/document-frame/money/payment-blocker.ts'
import { EntryDialog } from '../../engines/entry/entry-dialog.tsx'
import { entryRef } from '../../engines/entry/entry-ref.ts'
import { useEntry } from '../../engines/entry/use-entry.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { CHANGES, slipOf } from './calls.ts'

const call = entryRef<typeof payKurang>(bayarPiutang)

interface PayDialogProps {
  readonly debt: KurangAnswer
  readonly onClose: () => void
}

/** Takes what a customer pays of what was short, all of it unless less is typed; then his slip. */
export function PayDialog({ debt, onClose }: PayDialogProps) {
  const { t } = useTranslation()
  const { no_kurang_bayar: nomor, sisa, nama_customer } = debt
  const entry = useEntry(call, { draft: `bayar-piutang/${nomor}`, start: { total: sisa } })
  const { total } = entry.form
  return (
    <EntryDialog
      entry={entry}
      isStatic
      title={`${t('Terima pembayaran')} · ${nama_customer}`}
      act={t('Simpan pembayaran')}
      what={`${t('Terima pembayaran')} ${nomor}`}
      params={{ no_kurang_bayar: nomor }}
      inputs={{ pembayaran: { bulatkan: total === sisa } }}
      blocked={lackOf(total, sisa, t)}
      said={t('{total} masuk.', { total: rupiahText(total) })}
      changes={CHANGES}
      done={taken => (
        <DoneDialog
          title={t('Pembayaran {nomor} tersimpan', { nomor: taken.nomor })}
          nomor={taken.nomor}
          lines={[
            { label: t('Sisa'), value: taken.sisa },
            { label: t('Kembali'), value: taken.kembali, isGold: true },
          ]}
          paper={slipOf(nomor, t)}
          onClose={onClose}
        />
      )}
      onLost={onClose}
      onClose={onClose}
    />
  )
}

/** Why an amount cannot be paid of what is owed, or `null`. */
function lackOf(total: number, sisa: number, t: TFunction) {
  if (total === 0) return plain(t('Isi jumlah yang dibayar.'))
  return total > sisa ? bad(t('Paling banyak {jumlah}.', { jumlah: rupiahText(sisa) })) : null
}
