import { CASH } from '@kencana/domain/terms/mutasi-uang'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DoneDialog } from '../../engines/document-frame/done/done-dialog.tsx'
import { CommandDialog } from '../../engines/document-frame/entry/command-dialog.tsx'
import { useDatedCommand } from '../../engines/document-frame/use-dated-command.ts'
import { MoneyInput } from '../../kit/inputs/money-input.tsx'
import { SelectField } from '../../kit/inputs/select-field.tsx'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { call } from '../../lib/api.ts'
import { useKeptForm } from '../../lib/device/draft.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { useSession } from '../../lib/session.ts'
import { AccountField, DrawerField, flowText, PlaceField, usePlace } from '../kas/index.ts'
import { CHANGES, calls, slipOf } from './calls.ts'
import { type Errors, errorsOf, type Form } from './send-errors.ts'

const NOTHING: Form = {
  tujuan: '',
  asal: CASH,
  asal_rekening: '',
  laci: '',
  jumlah_rp: 0,
  keterangan: '',
}

interface Sent {
  readonly no_reff: string
  readonly jumlah_rp: number
}

/** Money to another store: where to, from where, how much; then the slip that goes with it. */
export function SendDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const kept = useKeptForm('kirim-uang', NOTHING)
  const { value: form } = kept
  const [errors, setErrors] = useState<Errors>({})
  const [sent, setSent] = useState<Sent | null>(null)
  const from = usePlace(form.asal, form.asal_rekening, form.laci)
  const { send, busy } = useSending(kept, setErrors, setSent)
  const change = (more: Partial<Form>) => kept.set(now => ({ ...now, ...more }))
  if (sent !== null) {
    return (
      <DoneDialog
        title={t('Uang {nomor} dikirim', { nomor: sent.no_reff })}
        nomor={sent.no_reff}
        lines={[{ label: t('Jumlah'), value: sent.jumlah_rp }]}
        paper={slipOf(sent.no_reff, t)}
        onClose={onClose}
      />
    )
  }
  return (
    <CommandDialog
      title={t('Kirim uang')}
      isStatic
      kept={kept}
      act={{ label: t('Kirim uang'), run: () => void send(), busy }}
      said={{ text: flowText('KELUAR', form.jumlah_rp, from, t) }}
      onClose={onClose}
    >
      <StoreField
        value={form.tujuan}
        error={errors.tujuan}
        onChange={tujuan => change({ tujuan })}
      />
      <From form={form} errors={errors} change={change} />
      <MoneyInput
        label={t('Jumlah Rp')}
        value={form.jumlah_rp}
        error={errors.jumlah_rp}
        onChange={jumlah_rp => change({ jumlah_rp })}
        required
        data-autofocus
      />
      <TextField
        label={t('Keterangan')}
        value={form.keterangan}
        error={errors.keterangan}
        maxLength={200}
        onChange={keterangan => change({ keterangan })}
        required
      />
    </CommandDialog>
  )
}

interface StoreFieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** The store it goes to, another than its own; none chosen is the head office. */
function StoreField(props: StoreFieldProps) {
  const { t } = useTranslation()
  const session = useSession()
  const own = session?.kode_toko
  const { data = [] } = useQuery({
    queryKey: ['tokos'],
    queryFn: ({ signal }) => call(calls.stores, { signal }),
  })
  return (
    <SelectField
      label={t('Toko tujuan')}
      value={props.value}
      onChange={props.onChange}
      error={props.error}
      empty={session?.tipe === 'PUSAT' ? t('Pilih Toko') : t('Kantor pusat')}
      options={data
        .filter(({ kode_toko }) => kode_toko !== own)
        .map(({ kode_toko, nama_toko }) => ({
          value: String(kode_toko),
          label: `${String(kode_toko)} ${String(nama_toko)}`,
        }))}
    />
  )
}

interface FromProps {
  readonly form: Form
  readonly errors: Errors
  readonly change: (more: Partial<Form>) => void
}

function From({ form, errors, change }: FromProps) {
  const { t } = useTranslation()
  return (
    <>
      <PlaceField
        label={t('Asal')}
        withCash
        value={form.asal}
        error={errors.asal}
        onChange={asal => change({ asal, asal_rekening: '', laci: '' })}
      />
      <AccountField
        label={t('Rekening asal')}
        bank={form.asal}
        value={form.asal_rekening}
        error={errors.asal_rekening}
        onChange={asal_rekening => change({ asal_rekening })}
      />
      <DrawerField
        label={t('Laci')}
        value={form.laci}
        empty={t('Laci pertama')}
        disabled={form.asal !== CASH}
        onChange={laci => change({ laci })}
      />
    </>
  )
}

function useSending(
  kept: ReturnType<typeof useKeptForm<Form>>,
  setErrors: (errors: Errors) => void,
  setSent: (sent: Sent) => void,
) {
  const { t } = useTranslation()
  const { run, busy } = useDatedCommand({ changes: CHANGES })
  const { value: form } = kept
  const isOffice = useSession()?.tipe === 'PUSAT'
  const send = async () => {
    const errors = errorsOf(form, isOffice, t)
    setErrors(errors)
    if (Object.keys(errors).length > 0) return
    const { tujuan, laci, ...body } = form
    const chosen = {
      ...(tujuan === '' ? {} : { tujuan }),
      ...(laci === '' ? {} : { laci }),
    }
    const done = await run({
      route: calls.send,
      input: day => ({ body: { ...body, ...chosen, ...day } }),
      what: t('Kirim uang'),
      draft: kept.id,
      refused: async problem => {
        if (problem.code === 'TOKO_SUDAH_TUTUP') return false
        setErrors(problem.errors)
        await showProblem(problem, t('Kirim Uang Gagal, Silahkan Coba Beberapa Saat Lagi'))
        return true
      },
    })
    if (done !== null) setSent(done.nota_kirim)
  }
  return { send, busy }
}
