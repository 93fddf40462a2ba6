import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../../engines/document-frame/entry/command-dialog.tsx'
import { useDatedCommand } from '../../engines/document-frame/use-dated-command.ts'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { useKeptForm } from '../../lib/device/draft.ts'
import { CHANGES, calls } from './calls.ts'
import { Submitted } from './submitted.tsx'

/** Submits the mirror of an earlier journal: another approves it, and it is dated on that day. */
export function TurnDialog({ nomor, onClose }: { nomor: string; onClose: () => void }) {
  const { t } = useTranslation()
  const kept = useKeptForm(`balik-jurnal/${nomor}`, '')
  const [missing, setMissing] = useState(false)
  const [no_ajuan, setSubmitted] = useState<string | null>(null)
  const { run, busy } = useDatedCommand({ changes: CHANGES, onLost: onClose })
  const keterangan = kept.value.trim()
  const save = async () => {
    setMissing(keterangan === '')
    if (keterangan === '') return
    const done = await run({
      route: calls.turn,
      input: day => ({ params: { no_jurnal: nomor }, body: { keterangan, ...day } }),
      what: t('Balik jurnal {nomor}', { nomor }),
      draft: kept.id,
    })
    if (done !== null) setSubmitted(done.no_ajuan)
  }
  if (no_ajuan !== null) return <Submitted nomor={no_ajuan} onClose={onClose} />
  return (
    <CommandDialog
      title={t('Balik jurnal {nomor}', { nomor })}
      size="sm"
      kept={kept}
      act={{ label: t('Ajukan jurnal balik'), run: () => void save(), busy }}
      byEnter
      onClose={onClose}
    >
      <p>{t('Sisi debit dan kredit ditukar, bertanggal hari bisnis saat disetujui.')}</p>
      <TextField
        label={t('Keterangan')}
        value={kept.value}
        onChange={kept.set}
        maxLength={200}
        error={missing && keterangan === '' ? t('Harus Diisi') : undefined}
        data-autofocus
        required
      />
    </CommandDialog>
  )
}
