import type { correctPelanggan, PelangganAnswer } from '@kencana/contract/areas/pelanggan/pelanggan'
import { ubahPelanggan } from '@kencana/contract/entries/pelanggan/ubah-pelanggan'
import { EntryDialog, entryDialog } from '../../engines/entry/entry-dialog.tsx'
import { notify } from '../../kit/dialogs/notify.ts'
import { CHANGES } from './calls.ts'

/** What the book says of a customer, as he says it now. */
export const CorrectDialog = entryDialog<typeof correctPelanggan, { customer: PelangganAnswer }>(
  ubahPelanggan,
  ({ customer: { id, versi, nama, telp, alamat } }) => ({
    draft: `pelanggan/${id}/${versi}`,
    start: { nama, telp: telp ?? '', alamat: alamat ?? '' },
  }),
  ({ customer: { id, versi, no_identitas }, t, of }) => (
    <EntryDialog
      {...of}
      size="sm"
      byEnter
      title={t('Ubah data pelanggan')}
      act={t('Simpan')}
      also={{ id, versi }}
      inputs={{ telp: { inputMode: 'tel', isNeeded: no_identitas === null } }}
      said={t('Dokumen yang sudah ditulis tetap seperti semula.')}
      isToldAtFields
      changes={CHANGES}
      done={() => void notify.toast(t('Data pelanggan diubah'), 'success')}
    />
  ),
)
