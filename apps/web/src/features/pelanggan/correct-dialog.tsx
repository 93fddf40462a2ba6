import type { PelangganAnswer } from '@kencana/contract/areas/pelanggan/pelanggan'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../../engines/document-frame/entry/command-dialog.tsx'
import { useCommand } from '../../engines/document-frame/use-command.ts'
import { notify } from '../../kit/dialogs/notify.ts'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { useKeptForm } from '../../lib/device/draft.ts'
import { CHANGES, calls } from './calls.ts'

interface CorrectDialogProps {
  readonly customer: PelangganAnswer
  readonly onClose: () => void
}

/** What the book says of a customer, as he says it now. */
export function CorrectDialog({ customer, onClose }: CorrectDialogProps) {
  const { t } = useTranslation()
  const { form, change, faults, kept, save, busy } = useCorrection(customer, onClose)
  return (
    <CommandDialog
      size="sm"
      title={t('Ubah data pelanggan')}
      kept={kept}
      act={{ label: t('Simpan'), run: () => void save(), busy }}
      said={{ text: t('Dokumen yang sudah ditulis tetap seperti semula.') }}
      byEnter
      onClose={onClose}
    >
      <TextField
        label={t('Nama')}
        value={form.nama}
        onChange={nama => change({ nama })}
        maxLength={100}
        withAsterisk
        error={faults.nama}
        data-autofocus
      />
      <TextField
        label={t('Telepon')}
        value={form.telp}
        onChange={telp => change({ telp })}
        maxLength={30}
        inputMode="tel"
        withAsterisk={customer.no_identitas === null}
        error={faults.telp}
      />
      <TextField
        label={t('Alamat')}
        value={form.alamat}
        onChange={alamat => change({ alamat })}
        maxLength={200}
        error={faults.alamat}
      />
    </CommandDialog>
  )
}

/** The corrected facts, what is wrong with them, and keeping them. */
function useCorrection({ id, versi, nama, telp, alamat }: PelangganAnswer, onDone: () => void) {
  const { t } = useTranslation()
  const start = { nama, telp: telp ?? '', alamat: alamat ?? '' }
  const kept = useKeptForm(`pelanggan/${id}/${versi}`, start)
  const { value: form, set } = kept
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const { run, busy } = useCommand({ changes: CHANGES })
  const change = (more: Partial<typeof form>) => {
    setFaults({})
    set(now => ({ ...now, ...more }))
  }
  const save = async () => {
    if (busy) return
    if (form.nama.trim() === '') return setFaults({ nama: t('Harus Diisi') })
    const said = (name: 'telp' | 'alamat') => form[name].trim() && { [name]: form[name].trim() }
    const done = await run({
      route: calls.correct,
      input: { body: { id, versi, nama: form.nama.trim(), ...said('telp'), ...said('alamat') } },
      what: t('Ubah data pelanggan'),
      draft: kept.id,
      refused: problem => {
        const fields = Object.entries(problem.errors)
        setFaults(Object.fromEntries(fields.map(([field, text]) => [field, t(text)])))
        return fields.length > 0
      },
    })
    if (done === null) return
    onDone()
    notify.toast(t('Data pelanggan diubah'), 'success')
  }
  return { form, change, faults, kept, save, busy }
}
