import type { TugasPpatk } from '@kencana/contract/areas/pelanggan/transaksi-besar'
import { REPORTS_PPATK } from '@kencana/contract/permissions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../engines/document-frame/act.tsx'
import { CommandDialog } from '../../engines/document-frame/entry/command-dialog.tsx'
import { useCommand } from '../../engines/document-frame/use-command.ts'
import { notify } from '../../kit/dialogs/notify.ts'
import { DateInput } from '../../kit/inputs/date-input.tsx'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { useKeptForm } from '../../lib/device/draft.ts'
import { useSession } from '../../lib/session.ts'
import { calls, TASKS } from './calls.ts'

interface ReportActProps {
  readonly task: TugasPpatk
  /** The key is the first one's; of several each is called by its number. */
  readonly isFirst: boolean
  readonly isOnly: boolean
}

/** Keeps under which number a day was reported to PPATK. */
export function ReportAct({ task, isFirst, isOnly }: ReportActProps) {
  const { t } = useTranslation()
  const level = useSession()?.level
  const [asked, setAsked] = useState(false)
  const label = t('Catat laporan PPATK')
  if (level === undefined || !REPORTS_PPATK.includes(level)) return null
  return (
    <>
      <Act
        {...(isFirst ? { keys: 'Alt+R' } : {})}
        label={isOnly ? label : `${label} ${task.nomor}`}
        run={() => setAsked(true)}
      />
      {asked && <ReportDialog task={task} onClose={() => setAsked(false)} />}
    </>
  )
}

interface ReportDialogProps {
  readonly task: TugasPpatk
  readonly onClose: () => void
}

function ReportDialog({ task, onClose }: ReportDialogProps) {
  const { t } = useTranslation()
  const { kept, form, change, faults, save, busy } = useReport(task, onClose)
  return (
    <CommandDialog
      size="sm"
      title={`${t('Catat laporan PPATK')} ${task.nomor}`}
      kept={kept}
      act={{ label: t('Simpan'), run: () => void save(), busy }}
      said={{ text: t('Ini hanya mencatat nomornya: laporannya sendiri dibuat di goAML.') }}
      byEnter
      onClose={onClose}
    >
      <TextField
        label={t('Nomor laporan')}
        value={form.no_laporan}
        onChange={no_laporan => change({ no_laporan })}
        maxLength={60}
        withAsterisk
        error={faults.no_laporan}
        data-autofocus
      />
      <DateInput
        label={t('Tanggal laporan')}
        value={form.tgl_laporan}
        onChange={tgl_laporan => change({ tgl_laporan })}
        min={task.tgl}
        error={faults.tgl_laporan}
      />
    </CommandDialog>
  )
}

/** What is typed, what is wrong with it, and keeping it. */
function useReport({ nomor }: TugasPpatk, onDone: () => void) {
  const { t } = useTranslation()
  const start: { no_laporan: string; tgl_laporan: string | null } = {
    no_laporan: '',
    tgl_laporan: null,
  }
  const kept = useKeptForm(`lapor-ppatk/${nomor}`, start)
  const { value: form, set } = kept
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const { run, busy } = useCommand({ changes: [TASKS], onLost: onDone })
  const change = (more: Partial<typeof form>) => {
    setFaults({})
    set(now => ({ ...now, ...more }))
  }
  const save = async () => {
    const { tgl_laporan } = form
    const no_laporan = form.no_laporan.trim()
    if (busy) return
    if (no_laporan === '') return setFaults({ no_laporan: t('Harus Diisi') })
    if (tgl_laporan === null) return setFaults({ tgl_laporan: t('Harus Diisi') })
    const done = await run({
      route: calls.report,
      input: { params: { nomor }, body: { no_laporan, tgl_laporan } },
      what: `${t('Catat laporan PPATK')} ${nomor}`,
      draft: kept.id,
      refused: problem => {
        const fields = Object.entries(problem.errors)
        setFaults(Object.fromEntries(fields.map(([field, text]) => [field, t(text)])))
        return fields.length > 0
      },
    })
    if (done === null) return
    onDone()
    notify.toast(t('Laporan PPATK {nomor} dicatat', { nomor }), 'success')
  }
  return { kept, form, change, faults, save, busy }
}
