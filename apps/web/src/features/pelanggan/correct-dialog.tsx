import type { correctPelanggan, PelangganAnswer } from '@kencana/contract/areas/pelanggan/pelanggan'
import { ubahPelanggan } from '@kencana/contract/entries/pelanggan/ubah-pelanggan'
import { useTranslation } from 'react-i18next'
import { EntryDialog } from '../../engines/entry/entry-dialog.tsx'
import { entryRef } from '../../engines/entry/entry-ref.ts'
import { useEntry } from '../../engines/entry/use-entry.ts'
import { notify } from '../../kit/dialogs/notify.ts'
import { CHANGES } from './calls.ts'

const call = entryRef<typeof correctPelanggan>(ubahPelanggan)

interface CorrectDialogProps {
  readonly customer: PelangganAnswer
  readonly onClose: () => void
}

/** What the book says of a customer, as he says it now. */
export function CorrectDialog({ customer, onClose }: CorrectDialogProps) {
  const { t } = useTranslation()
  const { id, versi, nama, telp, alamat, no_identitas } = customer
  const start = { nama, telp: telp ?? '', alamat: alamat ?? '' }
  return (
    <EntryDialog
      entry={useEntry(call, { draft: `pelanggan/${id}/${versi}`, start })}
      size="sm"
      byEnter
      title={t('Ubah data pelanggan')}
      act={t('Simpan')}
      what={t('Ubah data pelanggan')}
      also={{ id, versi }}
      inputs={{ telp: { inputMode: 'tel', isNeeded: no_identitas === null } }}
      said={t('Dokumen yang sudah ditulis tetap seperti semula.')}
      isToldAtFields
      changes={CHANGES}
      done={() => void notify.toast(t('Data pelanggan diubah'), 'success')}
      onClose={onClose}
    />
  )
}
