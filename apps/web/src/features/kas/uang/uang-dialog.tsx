import { CASH } from '@kencana/domain/terms/mutasi-uang'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../../../engines/document-frame/entry/command-dialog.tsx'
import { useApprovedCommand } from '../../../engines/document-frame/entry/use-approved-command.tsx'
import { notify } from '../../../kit/dialogs/notify.ts'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { useKeptForm } from '../../../lib/device/draft.ts'
import { Submitted } from '../ajuan/submitted.tsx'
import { CHANGES, type Kode, UANG } from '../calls.ts'
import { AccountField, DrawerField, KodeField, PlaceField, useKodes } from '../fields.tsx'
import { flowText, moveText } from '../flow.ts'
import { usePlace } from '../use-place.ts'
import { isValidated } from '../words.ts'
import { type Errors, errorsOf, type Form, type JenisUang } from './uang-errors.ts'

const NOTHING: Form = {
  kode_transaksi: '',
  laci: '',
  laci_tujuan: '',
  kode_bank: '',
  no_rekening: '',
  jumlah: 0,
  keterangan: '',
}

const KINDS = { KAS: ['BIAYA', 'MASUK', 'MUTASI'], BANK: ['BIAYA', 'MASUK'] } as const

/** What is known before anything is typed; an amount below nothing goes out. */
export type Told = Pick<Form, 'kode_bank' | 'no_rekening' | 'jumlah' | 'keterangan'>

interface UangDialogProps {
  readonly jenis: JenisUang
  readonly told: Told | null
  readonly onClose: () => void
}

/** Money in or out by a kode transaksi: of a drawer, or of an account. */
export function UangDialog({ jenis, told, onClose }: UangDialogProps) {
  const { t } = useTranslation()
  const { name, start, kinds } = beginning(jenis, told)
  const kept = useKeptForm(name, start)
  const { value: form } = kept
  const [errors, setErrors] = useState<Errors>({})
  const [no_ajuan, setSubmitted] = useState<string | null>(null)
  const kode = useKodes().data.find(one => one.kode === form.kode_transaksi)
  const isMove = kode?.jenis === 'MUTASI'
  const said = useSaid(jenis, kode, form)
  const { save, busy, approval } = useSaving({
    jenis,
    isMove,
    kept,
    kode,
    said,
    setErrors,
    onSubmitted: setSubmitted,
    onClose,
  })
  const change = (more: Partial<Form>) => kept.set(now => ({ ...now, ...more }))
  if (no_ajuan !== null) return <Submitted nomor={no_ajuan} onClose={onClose} />
  return (
    <CommandDialog
      title={jenis === 'KAS' ? t('Uang kas masuk atau keluar') : t('Uang bank masuk atau keluar')}
      isStatic
      kept={kept}
      act={{
        label: isMove || !isValidated() ? t('Simpan uang') : t('Ajukan uang'),
        run: () => void save(),
        busy,
      }}
      said={{ text: said }}
      onClose={onClose}
    >
      <KodeField
        label={t('Kode Transaksi')}
        jenis={kinds}
        value={form.kode_transaksi}
        error={errors.kode_transaksi}
        onChange={kode_transaksi => change({ kode_transaksi, laci_tujuan: '' })}
        autoFocus
      />
      {jenis === 'KAS' ? (
        <Drawers form={form} errors={errors} isMove={isMove} change={change} />
      ) : (
        <Account form={form} errors={errors} change={change} />
      )}
      <MoneyInput
        label={t('Jumlah Rp')}
        value={form.jumlah}
        error={errors.jumlah}
        onChange={jumlah => change({ jumlah })}
        required
      />
      <TextField
        label={t('Keterangan')}
        value={form.keterangan}
        error={errors.keterangan}
        maxLength={200}
        onChange={keterangan => change({ keterangan })}
        required
      />
      {approval}
    </CommandDialog>
  )
}

/** Its draft, what it holds at first and which kinds fit: what a statement says has its own. */
function beginning(jenis: JenisUang, told: Told | null) {
  const name = `uang/${jenis}`
  if (told === null) return { name, start: NOTHING, kinds: KINDS[jenis] }
  const { kode_bank, no_rekening, jumlah, keterangan } = told
  return {
    name: `${name}/${no_rekening}/${String(jumlah)}/${keterangan}`,
    start: { ...NOTHING, kode_bank, no_rekening, keterangan, jumlah: Math.abs(jumlah) },
    kinds: jumlah < 0 ? (['BIAYA'] as const) : (['MASUK'] as const),
  }
}

interface PlaceProps {
  readonly form: Form
  readonly errors: Errors
  readonly change: (more: Partial<Form>) => void
}

/** The drawer, and where money moves between two the other one. */
function Drawers({ form, errors, isMove, change }: PlaceProps & { readonly isMove: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <DrawerField
        label={isMove ? t('Dari laci') : t('Laci')}
        value={form.laci}
        empty={t('Laci pertama')}
        onChange={laci => change({ laci })}
      />
      {isMove && (
        <DrawerField
          label={t('Ke laci')}
          value={form.laci_tujuan}
          empty={t('Pilih laci')}
          not={form.laci}
          error={errors.laci_tujuan}
          onChange={laci_tujuan => change({ laci_tujuan })}
        />
      )}
    </>
  )
}

function Account({ form, errors, change }: PlaceProps) {
  const { t } = useTranslation()
  return (
    <>
      <PlaceField
        label={t('Bank')}
        withCash={false}
        value={form.kode_bank}
        error={errors.kode_bank}
        onChange={kode_bank => change({ kode_bank, no_rekening: '' })}
      />
      <AccountField
        label={t('Rekening')}
        bank={form.kode_bank}
        value={form.no_rekening}
        error={errors.no_rekening}
        onChange={no_rekening => change({ no_rekening })}
      />
    </>
  )
}

interface Saving {
  readonly jenis: JenisUang
  readonly isMove: boolean
  readonly kode: Kode | undefined
  readonly said: string
  readonly kept: ReturnType<typeof useKeptForm<Form>>
  readonly setErrors: (errors: Errors) => void
  /** It waits for another to validate it. */
  readonly onSubmitted: (no_ajuan: string) => void
  readonly onClose: () => void
}

/** Its number, or that of its submission. */
interface Written {
  readonly no_kas?: string | undefined
  readonly no_ajuan?: string | undefined
}

function useSaving(saving: Saving) {
  const { jenis, isMove, kode, said, kept, setErrors, onSubmitted, onClose } = saving
  const { t } = useTranslation()
  const { run, busy, approval } = useApprovedCommand({ changes: CHANGES })
  const { value: form } = kept
  const { kode_transaksi, jumlah, keterangan, laci, laci_tujuan, kode_bank, no_rekening } = form
  const typed = { kode_transaksi, jumlah, keterangan }
  const drawers = {
    ...(laci === '' ? {} : { laci }),
    ...(isMove ? { laci_tujuan } : {}),
  }
  const sent = {
    what: `${jenis === 'KAS' ? t('Uang Kas') : t('Uang Bank')} ${rupiahText(jumlah)}`,
    told: [
      { label: t('Kode Transaksi'), value: kode?.nama ?? kode_transaksi },
      { label: t('Jumlah Rp'), value: <b>{rupiahText(jumlah)}</b> },
      { label: t('Keterangan'), value: keterangan },
    ],
    draft: kept.id,
    refused: ({ errors }: { readonly errors: Errors }) => {
      setErrors(errors)
      return false
    },
    done: ({ no_kas = '', no_ajuan }: Written) => {
      if (no_ajuan !== undefined) return onSubmitted(no_ajuan)
      onClose()
      void notify.success(`${t('{nomor} tersimpan', { nomor: no_kas })}. ${said}`)
    },
  }
  const save = async () => {
    const errors = errorsOf(jenis, isMove, form, t)
    setErrors(errors)
    if (Object.keys(errors).length > 0) return
    if (jenis === 'KAS') {
      await run({
        ...sent,
        route: UANG.KAS.post,
        input: more => ({ body: { ...typed, ...drawers, ...more } }),
      })
    } else {
      await run({
        ...sent,
        route: UANG.BANK.post,
        input: more => ({ body: { ...typed, kode_bank, no_rekening, ...more } }),
      })
    }
  }
  return { save, busy, approval }
}

/** Which way it goes and from where, and what is there before and afterwards. */
function useSaid(jenis: JenisUang, kode: Kode | undefined, form: Form): string {
  const { t } = useTranslation()
  const { laci, laci_tujuan, kode_bank, no_rekening, jumlah } = form
  const place = usePlace(jenis === 'KAS' ? CASH : kode_bank, no_rekening, laci)
  const other = usePlace(CASH, '', laci_tujuan)
  if (kode === undefined) return ''
  if (kode.jenis !== 'MUTASI') {
    const said = flowText(kode.jenis === 'MASUK' ? 'MASUK' : 'KELUAR', jumlah, place, t)
    return isValidated() ? t('Sesudah divalidasi orang lain: {said}', { said }) : said
  }
  return laci_tujuan === '' ? '' : moveText(jumlah, place, other, t)
}
