import { CASH } from '@kencana/domain/terms/mutasi-uang'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../../../engines/document-frame/entry/command-dialog.tsx'
import { useDatedCommand } from '../../../engines/document-frame/use-dated-command.ts'
import { notify } from '../../../kit/dialogs/notify.ts'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { useKeptForm } from '../../../lib/device/draft.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { CHANGES, MUTASI } from '../calls.ts'
import { AccountField, DrawerField, KodeField, PlaceField } from '../fields.tsx'
import { moveText } from '../flow.ts'
import { usePlace } from '../use-place.ts'
import { type Errors, errorsOf, type Form, type JenisMutasi } from './mutasi-errors.ts'

const NOTHING: Form = {
  asal: '',
  asal_rekening: '',
  tujuan: '',
  tujuan_rekening: '',
  jumlah: 0,
  keterangan: '',
  kategori: '',
  laci: '',
}

interface MutasiDialogProps {
  readonly jenis: JenisMutasi
  readonly onClose: () => void
}

/** Moves money: from where, to where, how much, why (doc1 §2, §5). Only its buttons close it. */
export function MutasiDialog({ jenis, onClose }: MutasiDialogProps) {
  const { t } = useTranslation()
  const kept = useKeptForm(`mutasi-uang/${jenis}`, NOTHING)
  const { value: form } = kept
  const [errors, setErrors] = useState<Errors>({})
  const said = useSaid(form)
  const { save, busy } = useSaving(jenis, kept, said, setErrors, onClose)
  const change = (more: Partial<Form>) => kept.set(now => ({ ...now, ...more }))
  const end = (field: 'asal' | 'tujuan', value: string) =>
    change({ ...following(jenis, form, field, value), [`${field}_rekening`]: '' })
  return (
    <CommandDialog
      title={titleOf(jenis, t)}
      isStatic
      kept={kept}
      act={{ label: t('Simpan mutasi'), run: () => void save(), busy }}
      said={{ text: said }}
      onClose={onClose}
    >
      <KodeField
        label={t('Kategori')}
        jenis={['MUTASI']}
        value={form.kategori}
        error={errors.kategori}
        onChange={kategori => change({ kategori })}
        autoFocus
      />
      <Ends form={form} errors={errors} onEnd={end} onChange={change} />
      <DrawerField
        label={t('Laci')}
        value={form.laci}
        empty={t('Laci pertama')}
        disabled={form.asal !== CASH && form.tujuan !== CASH}
        onChange={laci => change({ laci })}
      />
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
    </CommandDialog>
  )
}

/** From where to where, and what its drawer holds before and afterwards. */
function useSaid({ asal, asal_rekening, tujuan, tujuan_rekening, laci, jumlah }: Form): string {
  const { t } = useTranslation()
  const from = usePlace(asal, asal_rekening, laci)
  const to = usePlace(tujuan, tujuan_rekening, laci)
  return asal === '' || tujuan === '' ? '' : moveText(jumlah, from, to, t)
}

interface EndsProps {
  readonly form: Form
  readonly errors: Errors
  readonly onEnd: (field: 'asal' | 'tujuan', value: string) => void
  readonly onChange: (more: Partial<Form>) => void
}

/** From where and to where, each with its account. */
function Ends({ form, errors, onEnd, onChange }: EndsProps) {
  const { t } = useTranslation()
  return (
    <>
      <PlaceField
        label={t('Asal')}
        withCash
        value={form.asal}
        error={errors.asal}
        onChange={value => onEnd('asal', value)}
      />
      <AccountField
        label={t('Rekening asal')}
        bank={form.asal}
        value={form.asal_rekening}
        error={errors.asal_rekening}
        onChange={asal_rekening => onChange({ asal_rekening })}
      />
      <PlaceField
        label={t('Tujuan')}
        withCash
        value={form.tujuan}
        error={errors.tujuan}
        onChange={value => onEnd('tujuan', value)}
      />
      <AccountField
        label={t('Rekening tujuan')}
        bank={form.tujuan}
        value={form.tujuan_rekening}
        error={errors.tujuan_rekening}
        onChange={tujuan_rekening => onChange({ tujuan_rekening })}
      />
    </>
  )
}

/** Sees whether all is said, sends it, and tells how it went (doc1 §8). */
function useSaving(
  jenis: JenisMutasi,
  kept: ReturnType<typeof useKeptForm<Form>>,
  said: string,
  setErrors: (errors: Errors) => void,
  onClose: () => void,
) {
  const { t } = useTranslation()
  const { run, busy } = useDatedCommand({ changes: CHANGES })
  const { value: form } = kept
  const save = async () => {
    const errors = errorsOf(jenis, form, t)
    setErrors(errors)
    if (Object.keys(errors).length > 0) return
    const { laci, ...body } = form
    const isCash = form.asal === CASH || form.tujuan === CASH
    const done = await run({
      route: MUTASI[jenis].post,
      input: day => ({ body: { ...body, ...(isCash && laci !== '' ? { laci } : {}), ...day } }),
      what: titleOf(jenis, t),
      draft: kept.id,
      refused: async problem => {
        if (problem.code === 'TOKO_SUDAH_TUTUP') return false
        setErrors(problem.errors)
        await showProblem(problem, failedOf(jenis, t))
        return true
      },
    })
    if (done === null) return
    onClose()
    void notify.success(`${savedOf(jenis, t)}. ${said}`)
  }
  return { save, busy }
}

/** In a cash mutation one end is CASH and the other is not: choosing one empties a wrong other. */
function following(
  jenis: JenisMutasi,
  form: Form,
  field: 'asal' | 'tujuan',
  value: string,
): Partial<Form> {
  const other = field === 'asal' ? 'tujuan' : 'asal'
  const next: Partial<Form> = { [field]: value }
  if (jenis !== 'CASH' || value === '') return next
  if (value !== CASH) return { ...next, [other]: CASH, [`${other}_rekening`]: '' }
  return form[other] === CASH ? { ...next, [other]: '', [`${other}_rekening`]: '' } : next
}

const titleOf = (jenis: JenisMutasi, t: TFunction): string =>
  jenis === 'BANK' ? t('Mutasi Uang Bank') : t('Mutasi Uang Cash')
const savedOf = (jenis: JenisMutasi, t: TFunction): string =>
  jenis === 'BANK'
    ? t('Mutasi Uang Bank Berhasil Disimpan')
    : t('Mutasi Uang Cash Berhasil Disimpan')
const failedOf = (jenis: JenisMutasi, t: TFunction): string =>
  jenis === 'BANK' ? t('Gagal Menambahkan Mutasi Uang Bank') : t('Gagal Menambahkan Mutasi Cash')
