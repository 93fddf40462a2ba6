import type { forgetPelanggan, PelangganAnswer } from '@kencana/contract/areas/pelanggan/pelanggan'
import { lupakanPelanggan } from '@kencana/contract/entries/pelanggan/lupakan-pelanggan'
import { useTranslation } from 'react-i18next'
import { Sums } from '../../engines/document-frame/detail/sums.tsx'
import { documentName } from '../../engines/document-frame/document-name.ts'
import frame from '../../engines/document-frame/frame.module.css'
import { EntryDialog } from '../../engines/entry/entry-dialog.tsx'
import { entryRef } from '../../engines/entry/entry-ref.ts'
import { useEntry } from '../../engines/entry/use-entry.ts'
import { notify } from '../../kit/dialogs/notify.ts'
import { CHANGES } from './calls.ts'

const route = entryRef<typeof forgetPelanggan>(lupakanPelanggan)

interface ForgetDialogProps {
  readonly customer: PelangganAnswer
  readonly onClose: () => void
  readonly onGone: () => void
}

/** Takes a customer out of the book because he asked for it. */
export function ForgetDialog({ customer, onClose, onGone }: ForgetDialogProps) {
  const { t } = useTranslation()
  const { id, versi } = customer
  return (
    <EntryDialog
      entry={useEntry(route, { draft: `lupakan-pelanggan/${id}` })}
      size="sm"
      byEnter
      title={t('Lupakan pelanggan')}
      act={t('Lupakan')}
      isFinal
      what={t('Lupakan pelanggan')}
      also={{ id, versi }}
      changes={CHANGES}
      done={() => {
        onGone()
        notify.toast(t('Pelanggan dilupakan'), 'success')
        return undefined
      }}
      onLost={onClose}
      onClose={onClose}
    >
      <StillOpen customer={customer} />
      <p>
        {t(
          'Nama, telepon, alamat, dan identitasnya hilang dari buku ini. Dokumen yang sudah ditulis tetap ada.',
        )}
      </p>
    </EntryDialog>
  )
}

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
