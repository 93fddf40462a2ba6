import type { KirimAnswer } from '@kencana/contract/areas/uang/kirim-uang'
import { CASH } from '@kencana/domain/terms/mutasi-uang'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../../engines/document-frame/entry/command-dialog.tsx'
import { useDatedCommand } from '../../engines/document-frame/use-dated-command.ts'
import { AccountField, DrawerField, PlaceField } from '../../engines/entry/place-fields.tsx'
import { Form } from '../../kit/acts/form.tsx'
import { notify } from '../../kit/dialogs/notify.ts'
import { TextField } from '../../kit/inputs/text-field.tsx'
import { call } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/api-problem.ts'
import { useKeptForm } from '../../lib/device/draft.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { flowText, usePlace } from '../kas/index.ts'
import { CHANGES, calls } from './calls.ts'
import { KirimFacts } from './kirim-drawer.tsx'
import classes from './kirim-uang.module.css'

interface Typed {
  readonly no_reff: string
  readonly ke: string
  readonly ke_rekening: string
  readonly laci: string
}
type Errors = Readonly<Partial<Record<keyof Typed, string>>>

const NOTHING: Typed = { no_reff: '', ke: CASH, ke_rekening: '', laci: '' }

/** The number of reference first; what was sent is looked at, then received (doc2 §2). */
export function ReceiveDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const kept = useKeptForm('terima-uang', NOTHING)
  const { value: form } = kept
  const [errors, setErrors] = useState<Errors>({})
  const [sent, setSent] = useState<KirimAnswer | null>(null)
  const change = (more: Partial<Typed>) => kept.set(now => ({ ...now, ...more }))
  const look = useLooking(form.no_reff, setErrors, setSent)
  const { receive, busy } = useReceiving(kept, setErrors, onClose)
  const isMine = sent?.untuk_toko_ini === true && sent.status === 'OPEN'
  const into = usePlace(form.ke, form.ke_rekening, form.laci)
  return (
    <CommandDialog
      title={t('Terima uang')}
      isStatic
      kept={kept}
      act={{
        label: isMine ? t('Terima uang') : t('Cari'),
        run: () => void (isMine ? receive() : look()),
        busy,
      }}
      {...(isMine ? { said: { text: flowText('MASUK', sent.jumlah_rp, into, t) } } : {})}
      onClose={onClose}
    >
      <LookUp
        value={form.no_reff}
        error={errors.no_reff}
        onChange={no_reff => {
          setSent(null)
          change({ no_reff })
        }}
        onLook={() => void look()}
      />
      {sent !== null && <KirimFacts sent={sent} />}
      {isMine && <Into form={form} errors={errors} change={change} />}
    </CommandDialog>
  )
}

interface LookUpProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
  readonly onLook: () => void
}

function LookUp({ value, error, onChange, onLook }: LookUpProps) {
  const { t } = useTranslation()
  const submit = () => {
    onLook()
  }
  return (
    <Form className={classes.look} onSubmit={submit}>
      <TextField
        label={t('Nomor referensi')}
        value={value}
        error={error}
        maxLength={40}
        upper
        onChange={onChange}
        data-autofocus
        data-scans
      />
      <Button type="submit" variant="default">
        {t('Cari')}
      </Button>
    </Form>
  )
}

interface IntoProps {
  readonly form: Typed
  readonly errors: Errors
  readonly change: (more: Partial<Typed>) => void
}

/** The drawer or the account it goes into. */
function Into({ form, errors, change }: IntoProps) {
  const { t } = useTranslation()
  return (
    <>
      <PlaceField
        label={t('Masuk ke')}
        withCash
        value={form.ke}
        onChange={ke => change({ ke, ke_rekening: '', laci: '' })}
      />
      <AccountField
        label={t('Rekening')}
        bank={form.ke}
        value={form.ke_rekening}
        error={errors.ke_rekening}
        onChange={ke_rekening => change({ ke_rekening })}
      />
      <DrawerField
        label={t('Laci')}
        value={form.laci}
        empty={t('Laci pertama')}
        disabled={form.ke !== CASH}
        onChange={laci => change({ laci })}
      />
    </>
  )
}

function useLooking(
  typed: string,
  setErrors: (errors: Errors) => void,
  setSent: (sent: KirimAnswer | null) => void,
) {
  const { t } = useTranslation()
  return async () => {
    const no_reff = typed.trim()
    if (no_reff === '') return setErrors({ no_reff: t('Mohon Masukkan Nomor Referensi') })
    setErrors({})
    try {
      setSent(await call(calls.show, { params: { no_reff } }))
    } catch (problem) {
      setSent(null)
      if (problem instanceof ApiProblem && problem.status === 404) {
        return void notify.error(t('No Terima Tidak Ditemukan'))
      }
      await showProblem(problem)
    }
  }
}

function useReceiving(
  kept: ReturnType<typeof useKeptForm<Typed>>,
  setErrors: (errors: Errors) => void,
  onClose: () => void,
) {
  const { t } = useTranslation()
  const { run, busy } = useDatedCommand({ changes: CHANGES })
  const { no_reff, ke, ke_rekening, laci } = kept.value
  const receive = async () => {
    if (ke !== CASH && ke_rekening === '') {
      return setErrors({ ke_rekening: t('Harus Diisi') })
    }
    const chosen = { ke, ke_rekening, ...(laci === '' ? {} : { laci }) }
    const done = await run({
      route: calls.receive,
      input: day => ({ params: { no_reff: no_reff.trim() }, body: { ...chosen, ...day } }),
      what: t('Terima uang'),
      draft: kept.id,
      refused: async problem => {
        if (problem.code === 'TOKO_SUDAH_TUTUP') return false
        setErrors(problem.errors)
        await showProblem(problem, t('Terima Uang Pusat Gagal'))
        return true
      },
    })
    if (done === null) return
    onClose()
    void notify.success(t('Terima Uang Berhasil'))
  }
  return { receive, busy }
}
