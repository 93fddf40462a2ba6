import { type PaperKind, type Variable, variablesOf } from '@kencana/contract/papers/kind'
import { lineStep } from '@kencana/contract/papers/measures'
import type { ElementOf, PaperElement } from '@kencana/contract/papers/template'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { ALIGNS, CUTS, FILLINGS, FORMATS, INKS } from '../edit/choices.ts'
import classes from '../setting-nota.module.css'
import { MmInput } from './mm-input.tsx'
import { type SetContent, TableFields } from './table-fields.tsx'

interface ContentFieldsProps {
  readonly kind: PaperKind
  readonly one: PaperElement
  readonly set: SetContent
}

/** What an element shows and how, each sort with its own fields. */
export function ContentFields({ kind, one, set }: ContentFieldsProps) {
  const { t } = useTranslation()
  switch (one.jenis) {
    case 'ISIAN':
      return <FieldFields kind={kind} one={one} set={set} />
    case 'TEKS':
      return <OwnWords kind={kind} one={one} set={set} />
    case 'TABEL':
      return <TableFields kind={kind} one={one} set={set} />
    case 'RINCIAN':
    case 'KETENTUAN':
      return (
        <div className={classes.two}>
          <Size one={one} set={set} />
          <Step one={one} set={set} />
        </div>
      )
    case 'GARIS':
    case 'KOTAK':
      return (
        <div className={classes.two}>
          <MmInput
            label={t('Tebal garis')}
            value={one.tebal_mm}
            min={one.jenis === 'GARIS' ? 0.05 : 0}
            max={5}
            step={0.1}
            onChange={tebal_mm => set({ tebal_mm }, 'tebal')}
          />
          {one.jenis === 'KOTAK' && <Filling one={one} set={set} />}
        </div>
      )
    case 'QR':
    case 'BARCODE':
      return (
        <VariableSelect
          choices={kind.variabel.filter(({ kodeGaris }) => kodeGaris === true)}
          value={one.variabel}
          set={set}
        />
      )
    default:
      return null
  }
}

function VariableSelect(props: {
  readonly choices: readonly Variable[]
  readonly value: string
  readonly set: SetContent
}) {
  const { t } = useTranslation()
  return (
    <SelectField
      label={t('Isi')}
      value={props.value}
      onChange={variabel => props.set({ variabel })}
      options={props.choices.map(({ kode, label }) => ({ value: kode, label: t(label) }))}
    />
  )
}

function FieldFields(props: { kind: PaperKind; one: ElementOf<'ISIAN'>; set: SetContent }) {
  const { kind, one, set } = props
  const { t } = useTranslation()
  const isLabel = kind.elemen !== undefined
  const choices = isLabel ? kind.variabel : variablesOf(kind)
  const chosen = choices.find(({ kode }) => kode === one.variabel)
  const formats = FORMATS.filter(({ value }) => value !== 'TERBILANG' || chosen?.jenis === 'RUPIAH')
  return (
    <>
      <VariableSelect
        choices={choices.filter(({ jenis }) => jenis !== 'WARNA')}
        value={one.variabel}
        set={set}
      />
      <div className={classes.two}>
        <TextField
          label={t('Awalan')}
          value={one.awalan}
          maxLength={60}
          onChange={awalan => set({ awalan }, 'awalan')}
        />
        <TextField
          label={t('Akhiran')}
          value={one.akhiran}
          maxLength={60}
          onChange={akhiran => set({ akhiran }, 'akhiran')}
        />
      </div>
      <SelectField
        label={t('Bentuk')}
        value={one.format}
        onChange={format => set({ format })}
        options={formats.map(({ value, label }) => ({ value, label: t(label) }))}
      />
      {!isLabel && (
        <SelectField
          label={t('Potongan baris')}
          value={one.potong}
          onChange={potong => set({ potong })}
          options={CUTS.map(({ value, label }) => ({ value, label: t(label) }))}
        />
      )}
      <Letters one={one} set={set} isLabel={isLabel} />
    </>
  )
}

function OwnWords(props: { kind: PaperKind; one: ElementOf<'TEKS'>; set: SetContent }) {
  const { kind, one, set } = props
  const { t } = useTranslation()
  const isLabel = kind.elemen !== undefined
  const choices = isLabel ? kind.variabel : variablesOf(kind)
  return (
    <>
      <TextField
        label={t('Tulisan')}
        value={one.isi}
        lines={3}
        maxLength={500}
        onChange={isi => set({ isi }, 'isi')}
      />
      <SelectField
        aria-label={t('Sisipkan isian')}
        value=""
        empty={t('Sisipkan isian…')}
        onChange={kode => kode !== '' && set({ isi: `${one.isi}{${kode}}`.slice(0, 500) })}
        options={choices
          .filter(({ jenis }) => jenis !== 'WARNA')
          .map(({ kode, label }) => ({ value: kode, label: `${t(label)} {${kode}}` }))}
      />
      <Letters one={one} set={set} isLabel={isLabel} />
    </>
  )
}

interface LettersProps {
  readonly one: ElementOf<'ISIAN'> | ElementOf<'TEKS'>
  readonly set: SetContent
  readonly isLabel: boolean
}

function Letters({ one, set, isLabel }: LettersProps) {
  const { t } = useTranslation()
  const inks = INKS.some(({ value }) => Number(value) === one.abu)
    ? INKS
    : [...INKS, { value: String(one.abu), label: String(one.abu) }]
  return (
    <>
      <div className={classes.two}>
        <Size one={one} set={set} />
        <SelectField
          label={t('Rata')}
          value={one.rata}
          onChange={rata => set({ rata })}
          options={ALIGNS.map(({ value, label }) => ({ value, label: t(label) }))}
        />
        {!isLabel && <Step one={one} set={set} />}
        {!isLabel && (
          <SelectField
            label={t('Tinta')}
            value={String(one.abu)}
            onChange={abu => set({ abu: Number(abu) })}
            options={inks.map(({ value, label }) => ({ value, label: t(label) }))}
          />
        )}
      </div>
      <div className={classes.ticks}>
        <Tick label={t('Tebal')} value={one.tebal} onChange={tebal => set({ tebal })} />
        {!isLabel && (
          <Tick
            label={t('Kecilkan bila tidak muat')}
            value={one.susut}
            onChange={susut => set({ susut })}
          />
        )}
      </div>
    </>
  )
}

function Tick(props: { label: string; value: boolean; onChange: (value: boolean) => void }) {
  return (
    <label>
      <input
        type="checkbox"
        checked={props.value}
        onChange={event => props.onChange(event.currentTarget.checked)}
      />
      {props.label}
    </label>
  )
}

function Size({ one, set }: { one: { ukuran: number }; set: SetContent }) {
  const { t } = useTranslation()
  return (
    <MmInput
      label={t('Ukuran huruf')}
      unit="pt"
      min={4}
      max={60}
      value={one.ukuran}
      onChange={ukuran => set({ ukuran }, 'ukuran')}
    />
  )
}

/** From line to line; as the letters need it while it was never set. */
function Step({
  one,
  set,
}: {
  one: { ukuran: number; jarak?: number | undefined }
  set: SetContent
}) {
  const { t } = useTranslation()
  return (
    <MmInput
      label={t('Jarak baris')}
      min={1.5}
      max={40}
      step={0.1}
      value={lineStep(one)}
      onChange={jarak => set({ jarak }, 'jarak')}
    />
  )
}

function Filling({ one, set }: { one: ElementOf<'KOTAK'>; set: SetContent }) {
  const { t } = useTranslation()
  return (
    <SelectField
      label={t('Warna isi')}
      value={one.isi_abu === undefined ? '' : String(one.isi_abu)}
      onChange={value => set({ isi_abu: value === '' ? undefined : Number(value) })}
      options={FILLINGS.map(({ value, label }) => ({ value, label: t(label) }))}
    />
  )
}
