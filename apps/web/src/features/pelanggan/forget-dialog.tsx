import type { forgetPelanggan, PelangganAnswer } from '@kencana/contract/areas/pelanggan/pelanggan'
import { lupakanPelanggan } from '@kencana/contract/entries/pelanggan/lupakan-pelanggan'
import { useTranslation } from 'react-i18next'
import { Sums } from '../../engines/document-frame/detail/sums.tsx'
import { documentName } from '../../engines/document-frame/document-name.ts'
import frame from '../../engines/document-frame/frame.module.css'
import { EntryDialog, entryDialog } from '../../engines/entry/entry-dialog.tsx'
import { notify } from '../../kit/dialogs/notify.ts'
import { CHANGES } from './calls.ts'

interface ForgetDialogProps {
  readonly customer: PelangganAnswer
  readonly onGone: () => void
}

/** Takes a customer out of the book because he asked for it. */
export const ForgetDialog = entryDialog<typeof forgetPelanggan, ForgetDialogProps>(
  lupakanPelanggan,
  ({ customer: { id } }) => ({ draft: `lupakan-pelanggan/${id}` }),
  ({ customer, t, of, onClose, onGone }) => (
    <EntryDialog
      {...of}
      size="sm"
      byEnter
      title={t('Lupakan pelanggan')}
      act={t('Lupakan')}
      isFinal
      also={{ id: customer.id, versi: customer.versi }}
      changes={CHANGES}
      done={() => {
        onGone()
        notify.toast(t('Pelanggan dilupakan'), 'success')
        return undefined
      }}
      onLost={onClose}
    >
      <StillOpen customer={customer} />
      <p>
        {t(
          'Nama, telepon, alamat, dan identitasnya hilang dari buku ini. Dokumen yang sudah ditulis tetap ada.',
        )}
      </p>
    </EntryDialog>
  ),
)

/** What of his still runs: whoever forgets him finds it by its number alone. */
function StillOpen({ customer: { terbuka } }: { readonly customer: PelangganAnswer }) {
  const { t } = useTranslation()
  if (terbuka.length === 0) return null
  return (
    <div className={frame.told} role="note">
      <p>{t('Masih berjalan, sesudah ini hanya ditemukan dengan nomornya:')}</p>
      <Sums
        sums={terbuka.map(({ jenis, kali, total }) => ({
          label: `${documentName(jenis, t)} · ${kali}×`,
          value: total,
        }))}
      />
    </div>
  )
}
