import type { editBarang } from '@kencana/contract/areas/barang/commands'
import type { BodyInputOf } from '@kencana/contract/kit/route'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { meant, notify } from '../../../kit/dialogs/notify.ts'
import { StaticModal } from '../../../kit/dialogs/static-modal.tsx'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import { Picker } from '../../../kit/inputs/picker.tsx'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { useKeys } from '../../../kit/keys/use-keys.ts'
import { DraftNote } from '../../../kit/text/draft-note.tsx'
import { Kbd } from '../../../kit/text/kbd.tsx'
import { call } from '../../../lib/api.ts'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { useKeptForm } from '../../../lib/device/draft.ts'
import { showProblem } from '../../../lib/problem-text.ts'
import { askedFirst } from '../../../lib/sure/ask-first.ts'
import { overOr } from '../amount-limits.ts'
import classes from '../barang.module.css'
import { type BarangDetail, calls } from '../barang-calls.ts'
import { modeOptions } from '../mode-options.ts'
import { useMaster } from '../use-masters.ts'

interface EditPieceProps {
  readonly piece: BarangDetail
  readonly onClose: () => void
  readonly onSaved: () => void
}

type Body = BodyInputOf<typeof editBarang>

/** Changes what may change without a document; weight, kadar and cost never do. */
export function EditPiece({ piece, onClose, onSaved }: EditPieceProps) {
  const { t } = useTranslation()
  const kept = useKeptForm<Body>(`ubah-barang/${piece.kode_barcode}/${piece.versi}`, formOf(piece))
  const { value: form, set: setForm, settle } = kept
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const params = { kode_barcode: piece.kode_barcode }
      const saved = await askedFirst(
        sure => call(calls.edit, { params, body: { ...form, ...sure } }),
        meant,
      )
      if (saved === null) return
      void notify.success(t(saved.message))
      settle(form)
      onSaved()
    } catch (problem) {
      setErrors(problem instanceof ApiProblem ? problem.errors : {})
      await showProblem(problem)
    } finally {
      setBusy(false)
    }
  }
  const giveUp = () => {
    kept.throwAway()
    onClose()
  }
  return (
    <StaticModal
      opened
      onClose={giveUp}
      title={`${t('Ubah')} ${piece.kode_barcode}`}
      size="lg"
      footer={<Footer busy={busy} onClose={giveUp} onSave={() => void save()} />}
    >
      <DraftNote note={kept.note} onThrowAway={kept.throwAway} />
      <Fields form={form} errors={errors} onChange={more => setForm({ ...form, ...more })} />
    </StaticModal>
  )
}

const formOf = (piece: BarangDetail): Body => ({
  nama_barang: piece.nama_barang,
  kode_intern: piece.kode_intern,
  kode_kondisi: piece.kode_kondisi,
  mode_harga: piece.mode_harga,
  ongkos_per_gram: piece.ongkos_per_gram,
  ongkos_per_pcs: piece.ongkos_per_pcs,
  atribut_rp: piece.atribut_rp,
  harga_bandrol: piece.harga_bandrol,
  size: piece.size,
  versi: piece.versi,
})

interface FieldsProps {
  readonly form: Body
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (more: Partial<Body>) => void
}

function Fields({ form, errors, onChange }: FieldsProps) {
  const { t } = useTranslation()
  const kondisi = useMaster('kondisi')
  const fault = (field: string) => {
    const text = errors[field]
    return text === undefined ? {} : { error: t(text) }
  }
  const text = (field: 'nama_barang' | 'kode_intern' | 'size', label: string) => (
    <TextField
      label={label}
      value={String(form[field] ?? '')}
      onChange={value => onChange({ [field]: value })}
      {...fault(field)}
    />
  )
  const money = (
    field: 'ongkos_per_gram' | 'ongkos_per_pcs' | 'atribut_rp' | 'harga_bandrol',
    label: string,
  ) => (
    <MoneyInput
      label={label}
      value={Number(form[field] ?? 0)}
      onChange={value => onChange({ [field]: value })}
      {...overOr(t, field, Number(form[field] ?? 0), fault(field))}
    />
  )
  return (
    <div className={classes.fields}>
      <div className={classes.wide}>{text('nama_barang', t('Nama Barang'))}</div>
      <SelectField
        label={t('Mode Harga')}
        value={form.mode_harga ?? 'GRAM'}
        onChange={mode => onChange({ mode_harga: mode as NonNullable<Body['mode_harga']> })}
        options={modeOptions(t)}
      />
      {money('ongkos_per_gram', t('Ongkos per Gram'))}
      {money('ongkos_per_pcs', t('Ongkos per Barang'))}
      {money('atribut_rp', t('Atribut'))}
      {form.mode_harga === 'BANDROL' && money('harga_bandrol', t('Harga Bandrol'))}
      <Picker
        label={t('Kondisi')}
        value={(form.kode_kondisi as string | null | undefined) ?? null}
        onChange={kode_kondisi => onChange({ kode_kondisi })}
        options={kondisi.options}
        clearable
        {...fault('kode_kondisi')}
      />
      {text('kode_intern', t('Kode Intern'))}
      {text('size', t('Size'))}
    </div>
  )
}

function Footer(props: { busy: boolean; onClose: () => void; onSave: () => void }) {
  const { t } = useTranslation()
  useKeys({ F10: { run: props.onSave, label: t('Simpan') } })
  return (
    <>
      <Button variant="default" onClick={props.onClose} disabled={props.busy}>
        {t('Batal')}
      </Button>
      <Button onClick={props.onSave} loading={props.busy} rightSection={<Kbd keys="F10" onBrand />}>
        {t('Simpan')}
      </Button>
    </>
  )
}
