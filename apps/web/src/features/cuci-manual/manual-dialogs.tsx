import {
  masukManual as comingIn,
  keluarManual as goingOut,
  terimaManual as receiving,
  kirimManual as sending,
} from '@kencana/contract/entries/stok/cuci-manual'
import { EntryDialog, entryDialog } from '../../engines/entry/entry-dialog.tsx'
import { gramText } from '../../kit/text/figure-texts.ts'
import {
  CHANGES,
  type CuciManual,
  type keluarManual,
  type kirimManual,
  type masukManual,
  type terimaManual,
} from './calls.ts'

interface Of {
  /** What was picked in the list; nothing of it is fixed. */
  readonly held: CuciManual | null
}

const kadarOf = ({ held }: Of) => (held === null ? {} : { kode_kadar: held.kode_kadar })

/** Scrap that is to be washed. */
export const TakeDialog = entryDialog<typeof masukManual, Of>(
  comingIn,
  of => ({ draft: 'cuci-manual/masuk', start: kadarOf(of) }),
  ({ t, of, onClose }) => (
    <EntryDialog
      {...of}
      size="sm"
      title={t('Ambil dari rosok')}
      act={t('Simpan')}
      changes={CHANGES}
      done={({ no_cuci_manual }) => t('Tersimpan dengan {nomor}', { nomor: no_cuci_manual })}
      onLost={onClose}
    />
  ),
)

/** It goes back to the scrap. */
export const ReturnDialog = entryDialog<typeof keluarManual, Of>(
  goingOut,
  of => ({ draft: 'cuci-manual/keluar', start: kadarOf(of) }),
  ({ t, of, onClose }) => (
    <EntryDialog
      {...of}
      size="sm"
      title={t('Kembalikan ke rosok')}
      act={t('Simpan')}
      changes={CHANGES}
      done={({ no_cuci_manual }) => t('Tersimpan dengan {nomor}', { nomor: no_cuci_manual })}
      onLost={onClose}
    />
  ),
)

/** It is given to a craftsman. */
export const SendDialog = entryDialog<typeof kirimManual, Of>(
  sending,
  of => ({ draft: 'cuci-manual/kirim', start: kadarOf(of) }),
  ({ t, of, onClose }) => (
    <EntryDialog
      {...of}
      size="sm"
      title={t('Kirim ke tukang')}
      act={t('Simpan')}
      changes={CHANGES}
      done={({ no_cuci_manual }) => t('Tersimpan dengan {nomor}', { nomor: no_cuci_manual })}
      onLost={onClose}
    />
  ),
)

/** It comes back from him. */
export const ReceiveDialog = entryDialog<typeof terimaManual, Of>(
  receiving,
  ({ held }) => ({
    draft: ['cuci-manual/terima', held?.tempat, held?.kode_kadar].filter(Boolean).join(' '),
    start:
      held === null || held.nama_tukang === null
        ? {}
        : { kode_kadar: held.kode_kadar, kode_tukang: held.tempat },
  }),
  ({ held, form, t, of, onClose }) => (
    <EntryDialog
      {...of}
      size="sm"
      title={t('Terima dari tukang')}
      act={t('Simpan')}
      said={
        held === null || form.kode_tukang !== held.tempat || form.kode_kadar !== held.kode_kadar
          ? t('Susut yang melebihi izin menunggu validasi.')
          : t('{tukang} memegang {berat} g.', {
              tukang: held.nama_tukang ?? held.tempat,
              berat: gramText(held.berat),
            })
      }
      told={[{ label: t('Berat kembali'), value: `${gramText(Number(form.berat ?? 0))} g` }]}
      changes={CHANGES}
      done={({ no_cuci_manual, susut, lebih }) =>
        lebih > 0
          ? t('Tersimpan dengan {nomor}; susut {lebih} g menunggu validasi', {
              nomor: no_cuci_manual,
              lebih: gramText(lebih),
            })
          : t('Tersimpan dengan {nomor}, susut {susut} g', {
              nomor: no_cuci_manual,
              susut: gramText(susut),
            })
      }
      onLost={onClose}
    />
  ),
)
