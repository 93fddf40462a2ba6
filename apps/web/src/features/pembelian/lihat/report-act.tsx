import type { PembelianAnswer } from '@kencana/contract/areas/beli/pembelian'
import { REPORTS_PPATK } from '@kencana/contract/permissions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Act } from '../../../engines/document-frame/act.tsx'
import { CommandDialog } from '../../../engines/document-frame/entry/command-dialog.tsx'
import { useCommand } from '../../../engines/document-frame/use-command.ts'
import { notify } from '../../../kit/dialogs/notify.ts'
import { DateInput } from '../../../kit/inputs/date-input.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { useKeptForm } from '../../../lib/device/draft.ts'
import { useSession } from '../../../lib/session.ts'
import { CHANGES, calls } from './calls.ts'

/** Keeps under which number a purchase was reported to PPATK, while that is still to be done. */
export function ReportAct({ bought }: { bought: PembelianAnswer }) {
  const { t } = useTranslation()
  const level = useSession()?.level
  const [asked, setAsked] = useState(false)
  if (bought.tugas?.status !== 'TERBUKA') return null
  if (level === undefined || !REPORTS_PPATK.includes(level)) return null
  return (
    <>
      <Act keys="Alt+L" label={t('Catat laporan PPATK')} run={() => setAsked(true)} />
      {asked && <ReportDialog bought={bought} onClose={() => setAsked(false)} />}
    </>
  )
}

interface ReportDialogProps {
  readonly bought: PembelianAnswer
  readonly onClose: () => void
}

function ReportDialog({ bought, onClose }: ReportDialogProps) {
  const { t } = useTranslation()
  const { kept, form, change, faults, save, busy } = useReport(bought, onClose)
  return (
    <CommandDialog
      size="sm"
      title={t('Catat laporan PPATK')}
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
        min={bought.tgl_system}
        error={faults.tgl_laporan}
      />
    </CommandDialog>
  )
}

/** What is typed, what is wrong with it, and keeping it. */
function useReport({ no_faktur_beli }: PembelianAnswer, onDone: () => void) {
  const { t } = useTranslation()
  const start: { no_laporan: string; tgl_laporan: string | null } = {
    no_laporan: '',
    tgl_laporan: null,
  }
  const kept = useKeptForm(`lapor-ppatk/${no_faktur_beli}`, start)
  const { value: form, set } = kept
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const { run, busy } = useCommand({ changes: CHANGES, onLost: onDone })
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
      input: { params: { no_faktur_beli }, body: { no_laporan, tgl_laporan } },
      what: `${t('Catat laporan PPATK')} ${no_faktur_beli}`,
      draft: kept.id,
      refused: problem => {
        const fields = Object.entries(problem.errors)
        setFaults(Object.fromEntries(fields.map(([field, text]) => [field, t(text)])))
        return fields.length > 0
      },
    })
    if (done === null) return
    onDone()
    notify.toast(t('Laporan PPATK {nomor} dicatat', { nomor: no_faktur_beli }), 'success')
  }
  return { kept, form, change, faults, save, busy }
}
