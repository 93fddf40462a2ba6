import { Button } from '@mantine/core'
import type { TFunction } from 'i18next'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { FileChoice } from '../../../kit/inputs/file-choice.tsx'
import { MoneyInput } from '../../../kit/inputs/money-input.tsx'
import { Picker } from '../../../kit/inputs/picker.tsx'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { WeightInput } from '../../../kit/inputs/weight-input.tsx'
import { overOr } from '../amount-limits.ts'
import classes from '../barang.module.css'
import { modeOptions } from '../mode-options.ts'
import { type MasterList, type MasterRow, useMaster } from '../use-masters.ts'
import type { AddForm } from './add-form.ts'

interface AddFieldsProps {
  readonly form: AddForm
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (more: Partial<AddForm>) => void
  readonly weightRef: Ref<HTMLInputElement>
  readonly image: File | null
  readonly onImage: (image: File | null) => void
}

type CodeField = 'kode_dept' | 'kode_baki' | 'kode_kondisi'
type TextName = 'nama_barang' | 'kode_intern' | 'size'
type Charge = 'ongkos_per_gram' | 'ongkos_per_pcs' | 'atribut_rp'
type MoneyName = Charge | 'modal_rp' | 'harga_bandrol'

/** The inputs of a piece in the order the hand works: what it is, where it goes, its weight. */
export function AddFields(props: AddFieldsProps) {
  const { form, onChange } = props
  const { t } = useTranslation()
  const fault = (field: string) => faultOf(t, props.errors, field)
  const pick = (list: MasterList, field: CodeField, label: string, required = true) => (
    <ListPicker
      list={list}
      label={label}
      value={form[field]}
      onChange={value => onChange({ [field]: value })}
      required={required}
      {...fault(field)}
    />
  )
  const text = (field: TextName, label: string, required = false) => (
    <TextField
      label={label}
      required={required}
      autoFocus={field === 'nama_barang'}
      value={form[field]}
      onChange={value => onChange({ [field]: value })}
      {...fault(field)}
    />
  )
  const money = (field: MoneyName, label: string, required = false) => (
    <MoneyInput
      label={label}
      required={required}
      value={form[field]}
      onChange={value => onChange({ [field]: value })}
      {...overOr(t, field, form[field], fault(field))}
    />
  )
  return (
    <div className={classes.fields}>
      <div className={classes.wide}>{text('nama_barang', t('Nama Barang'), true)}</div>
      {pick('jenis', 'kode_dept', t('Jenis'))}
      <GroupPicker {...props} />
      {pick('baki', 'kode_baki', t('Baki'))}
      <WeightInput
        label={t('Berat')}
        required
        value={form.berat_mg}
        onChange={berat_mg => onChange({ berat_mg })}
        inputRef={props.weightRef}
        {...fault('berat')}
      />
      {money('modal_rp', t('Modal'), true)}
      <SelectField
        label={t('Mode Harga')}
        value={form.mode_harga}
        onChange={mode => onChange({ mode_harga: mode as AddForm['mode_harga'] })}
        options={modeOptions(t)}
        {...fault('mode_harga')}
      />
      {form.mode_harga === 'BANDROL' ? <Bandrol {...props} /> : <Ongkos {...props} />}
      {form.mode_harga === 'BANDROL'
        ? money('harga_bandrol', t('Harga Bandrol'), true)
        : money('ongkos_per_gram', t('Ongkos per Gram'))}
      {form.mode_harga !== 'BANDROL' && money('ongkos_per_pcs', t('Ongkos per Barang'))}
      {form.mode_harga !== 'BANDROL' && money('atribut_rp', t('Atribut'))}
      {text('size', t('Size'))}
      {text('kode_intern', t('Kode Intern'))}
      {pick('kondisi', 'kode_kondisi', t('Kondisi'), false)}
      <ImageField image={props.image} onImage={props.onImage} />
    </div>
  )
}

function faultOf(t: TFunction, errors: AddFieldsProps['errors'], field: string) {
  const text = errors[`barang.0.${field}`]
  return text === undefined ? {} : { error: t(text) }
}

/** Another group lets go of a charge that is not for it, and of the rates it brought. */
function GroupPicker({ form, onChange, errors }: AddFieldsProps) {
  const { t } = useTranslation()
  const { rows } = useMaster('ongkos')
  return (
    <ListPicker
      list="group"
      label={t('Group')}
      value={form.kode_group}
      onChange={kode_group => {
        const row = rows.find(one => one.kode_ongkos === form.kode_ongkos)
        const fits = row === undefined || isFor(row, kode_group)
        onChange({ kode_group, ...(fits ? {} : NO_CHARGE) })
      }}
      required
      {...faultOf(t, errors, 'kode_group')}
    />
  )
}

const NO_CHARGE = { kode_ongkos: null, ongkos_per_gram: 0, ongkos_per_pcs: 0 } as const

/** A charge of Parameter Ongkos without a group is for every one. */
const isFor = ({ kode_group }: MasterRow, of: string | null): boolean =>
  kode_group === null || kode_group === of

/** Charges from the master fill both rates; they may still be typed over. */
function Ongkos({ form, onChange, errors }: AddFieldsProps) {
  const { t } = useTranslation()
  const { rows } = useMaster('ongkos')
  return (
    <ListPicker
      list="ongkos"
      only={row => isFor(row, form.kode_group)}
      label={t('Parameter Ongkos')}
      value={form.kode_ongkos}
      onChange={kode_ongkos => {
        const row = rows.find(one => one.kode_ongkos === kode_ongkos)
        onChange({
          kode_ongkos,
          ongkos_per_gram: Number(row?.ongkos_per_gram ?? form.ongkos_per_gram),
          ongkos_per_pcs: Number(row?.ongkos_per_pcs ?? form.ongkos_per_pcs),
        })
      }}
      {...faultOf(t, errors, 'kode_ongkos')}
    />
  )
}

function Bandrol({ form, onChange, errors }: AddFieldsProps) {
  const { t } = useTranslation()
  const { rows } = useMaster('bandrol')
  return (
    <ListPicker
      list="bandrol"
      label={t('Kode Bandrol')}
      value={form.kode_bandrol}
      onChange={kode_bandrol => {
        const row = rows.find(one => one.kode_bandrol === kode_bandrol)
        onChange({ kode_bandrol, harga_bandrol: Number(row?.harga_bandrol ?? form.harga_bandrol) })
      }}
      {...faultOf(t, errors, 'kode_bandrol')}
    />
  )
}

interface ListPickerProps {
  readonly list: MasterList
  /** Which of its rows are offered. */
  readonly only?: (row: MasterRow) => boolean
  readonly label: string
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly required?: boolean
  readonly error?: string
}

/** A choice among the live rows of a master. */
export function ListPicker({ list, only, required = false, ...rest }: ListPickerProps) {
  const { options } = useMaster(list, only)
  return <Picker {...rest} required={required} clearable={!required} options={options} />
}

function ImageField({
  image,
  onImage,
}: {
  image: File | null
  onImage: (image: File | null) => void
}) {
  const { t } = useTranslation()
  return (
    <div className={classes.wide}>
      <FileChoice kind="picture" label={t('Pilih gambar')} onFile={onImage}>
        {choose => (
          <button type="button" className={classes.file} onClick={choose}>
            {image === null ? t('Pilih gambar') : image.name}
          </button>
        )}
      </FileChoice>
      {image !== null && (
        <Button size="compact-sm" variant="subtle" onClick={() => onImage(null)}>
          {t('Hapus gambar')}
        </Button>
      )}
    </div>
  )
}
