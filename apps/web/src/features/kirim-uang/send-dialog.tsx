import type { postKirimUang } from '@kencana/contract/areas/uang/kirim-uang'
import { kirimkanUang } from '@kencana/contract/entries/uang/kirim-uang'
import { CASH } from '@kencana/domain/terms/mutasi-uang'
import { EntryDialog, entryDialog } from '../../engines/entry/entry-dialog.tsx'
import { useSession } from '../../lib/session.ts'
import { flowText, usePlace } from '../kas/index.ts'
import { CHANGES, slipOf } from './calls.ts'
import { sendFaults } from './send-faults.ts'

/** Money to another store: where to, from where, how much; then the slip that goes with it. */
export const SendDialog = entryDialog<typeof postKirimUang>(
  kirimkanUang,
  { draft: 'kirim-uang', start: { asal: CASH } },
  ({ form: { asal, asal_rekening, laci, jumlah_rp }, t, of }) => {
    const from = usePlace(asal, asal_rekening, laci)
    const isOffice = useSession()?.tipe === 'PUSAT'
    return (
      <EntryDialog
        {...of}
        isStatic
        focus="jumlah_rp"
        title={t('Kirim uang')}
        inputs={{
          tujuan: { placeholder: isOffice ? t('Pilih Toko') : t('Kantor pusat') },
          laci: { disabled: asal !== CASH },
        }}
        fills={changed => (changed.asal === undefined ? {} : { laci: '' })}
        faults={form => sendFaults(form, isOffice, t)}
        said={flowText('KELUAR', jumlah_rp, from, t)}
        failed={t('Kirim Uang Gagal, Silahkan Coba Beberapa Saat Lagi')}
        changes={CHANGES}
        done={({ nota_kirim: { no_reff: nomor, jumlah_rp: value } }) => ({
          title: t('Uang {nomor} dikirim', { nomor }),
          nomor,
          lines: [{ label: t('Jumlah'), value }],
          paper: slipOf(nomor, t),
        })}
      />
    )
  },
)
