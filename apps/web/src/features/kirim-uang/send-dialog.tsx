import type { postKirimUang } from '@kencana/contract/areas/uang/kirim-uang'
import { kirimkanUang } from '@kencana/contract/entries/uang/kirim-uang'
import { CASH } from '@kencana/domain/terms/mutasi-uang'
import { useTranslation } from 'react-i18next'
import { DoneDialog } from '../../engines/document-frame/done/done-dialog.tsx'
import { EntryDialog } from '../../engines/entry/entry-dialog.tsx'
import { entryRef } from '../../engines/entry/entry-ref.ts'
import { useEntry } from '../../engines/entry/use-entry.ts'
import { useSession } from '../../lib/session.ts'
import { flowText, usePlace } from '../kas/index.ts'
import { CHANGES, slipOf } from './calls.ts'
import { sendFaults } from './send-faults.ts'

const call = entryRef<typeof postKirimUang>(kirimkanUang)

/** Money to another store: where to, from where, how much; then the slip that goes with it. */
export function SendDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const entry = useEntry(call, { draft: 'kirim-uang', start: { asal: CASH } })
  const { asal, asal_rekening, laci, jumlah_rp } = entry.form
  const from = usePlace(asal, asal_rekening, laci)
  const isOffice = useSession()?.tipe === 'PUSAT'
  return (
    <EntryDialog
      entry={entry}
      isStatic
      focus="jumlah_rp"
      title={t('Kirim uang')}
      act={t('Kirim uang')}
      what={t('Kirim uang')}
      inputs={{
        tujuan: { placeholder: isOffice ? t('Pilih Toko') : t('Kantor pusat') },
        laci: { disabled: asal !== CASH },
      }}
      fills={changed => (changed.asal === undefined ? {} : { laci: '' })}
      faults={form => sendFaults(form, isOffice, t)}
      said={flowText('KELUAR', jumlah_rp, from, t)}
      failed={t('Kirim Uang Gagal, Silahkan Coba Beberapa Saat Lagi')}
      changes={CHANGES}
      done={({ nota_kirim: sent }) => (
        <DoneDialog
          title={t('Uang {nomor} dikirim', { nomor: sent.no_reff })}
          nomor={sent.no_reff}
          lines={[{ label: t('Jumlah'), value: sent.jumlah_rp }]}
          paper={slipOf(sent.no_reff, t)}
          onClose={onClose}
        />
      )}
      onClose={onClose}
    />
  )
}
