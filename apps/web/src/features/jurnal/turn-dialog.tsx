import type { turnJurnal } from '@kencana/contract/areas/akuntansi/jurnal'
import { balikJurnal } from '@kencana/contract/entries/akuntansi/balik-jurnal'
import { useTranslation } from 'react-i18next'
import { EntryDialog } from '../../engines/entry/entry-dialog.tsx'
import { entryRef } from '../../engines/entry/entry-ref.ts'
import { useEntry } from '../../engines/entry/use-entry.ts'
import { CHANGES } from './calls.ts'
import { Submitted } from './submitted.tsx'

const call = entryRef<typeof turnJurnal>(balikJurnal)

/** Submits the mirror of an earlier journal: another approves it, and it is dated on that day. */
export function TurnDialog({ nomor, onClose }: { nomor: string; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <EntryDialog
      entry={useEntry(call, { draft: `balik-jurnal/${nomor}` })}
      size="sm"
      byEnter
      title={t('Balik jurnal {nomor}', { nomor })}
      act={t('Ajukan jurnal balik')}
      what={t('Balik jurnal {nomor}', { nomor })}
      params={{ no_jurnal: nomor }}
      changes={CHANGES}
      done={({ no_ajuan }) => <Submitted nomor={no_ajuan} onClose={onClose} />}
      onLost={onClose}
      onClose={onClose}
    >
      <p>{t('Sisi debit dan kredit ditukar, bertanggal hari bisnis saat disetujui.')}</p>
    </EntryDialog>
  )
}
