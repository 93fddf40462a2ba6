import type { KurangAnswer, payKurang } from '@kencana/contract/areas/uang/kurang-bayar'
import { bayarPiutang } from '@kencana/contract/entries/uang/bayar-piutang'
import type { TFunction } from 'i18next'
import { bad } from '../../engines/document-frame/money/payment-blocker.ts'
import { EntryDialog, entryDialog } from '../../engines/entry/entry-dialog.tsx'
import { rupiahText } from '../../kit/text/figure-texts.ts'
import { CHANGES, slipOf } from './calls.ts'

/** Takes what a customer pays of what was short, all of it unless less is typed; then his slip. */
export const PayDialog = entryDialog<typeof payKurang, { debt: KurangAnswer }>(
  bayarPiutang,
  ({ debt: { no_kurang_bayar: nomor, sisa } }) => ({
    draft: `bayar-piutang/${nomor}`,
    start: { total: sisa },
  }),
  ({ debt: { no_kurang_bayar: nomor, sisa, nama_customer }, form: { total }, t, of, onClose }) => (
    <EntryDialog
      {...of}
      isStatic
      title={`${t('Terima pembayaran')} · ${nama_customer}`}
      act={t('Simpan pembayaran')}
      what={`${t('Terima pembayaran')} ${nomor}`}
      params={{ no_kurang_bayar: nomor }}
      inputs={{ pembayaran: { bulatkan: total === sisa } }}
      blocked={lackOf(total, sisa, t)}
      said={t('{total} masuk.', { total: rupiahText(total) })}
      changes={CHANGES}
      done={taken => ({
        title: t('Pembayaran {nomor} tersimpan', { nomor: taken.nomor }),
        nomor: taken.nomor,
        lines: [
          { label: t('Sisa'), value: taken.sisa },
          { label: t('Kembali'), value: taken.kembali, isGold: true },
        ],
        paper: slipOf(nomor, t),
      })}
      onLost={onClose}
    />
  ),
)

/** Why an amount cannot be paid of what is owed, or `null`. */
function lackOf(total: number, sisa: number, t: TFunction) {
  if (total === 0) return t('Isi jumlah yang dibayar.')
  return total > sisa ? bad(t('Paling banyak {jumlah}.', { jumlah: rupiahText(sisa) })) : null
}
