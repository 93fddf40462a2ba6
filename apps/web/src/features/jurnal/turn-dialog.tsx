import type { turnJurnal } from '@kencana/contract/areas/akuntansi/jurnal'
import { balikJurnal } from '@kencana/contract/entries/akuntansi/balik-jurnal'
import { EntryDialog, entryDialog } from '../../engines/entry/entry-dialog.tsx'
import { CHANGES } from './calls.ts'
import { Submitted } from './submitted.tsx'

/** Submits the mirror of an earlier journal: another approves it, and it is dated on that day. */
export const TurnDialog = entryDialog<typeof turnJurnal, { nomor: string }>(
  balikJurnal,
  ({ nomor }) => ({ draft: `balik-jurnal/${nomor}` }),
  ({ nomor, t, of, onClose }) => (
    <EntryDialog
      {...of}
      size="sm"
      byEnter
      title={t('Balik jurnal {nomor}', { nomor })}
      act={t('Ajukan jurnal balik')}
      params={{ no_jurnal: nomor }}
      changes={CHANGES}
      done={({ no_ajuan }) => <Submitted nomor={no_ajuan} onClose={onClose} />}
      onLost={onClose}
    >
      <p>{t('Sisi debit dan kredit ditukar, bertanggal hari bisnis saat disetujui.')}</p>
    </EntryDialog>
  ),
)
