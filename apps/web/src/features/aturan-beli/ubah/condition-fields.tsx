import { HASIL_KONDISI, type HasilKondisi, type SyaratBeli } from '@kencana/domain/beli/aturan-beli'
import { useTranslation } from 'react-i18next'
import { MasterPicker } from '../../../engines/master-screen/master-picker.tsx'
import { NumberInput } from '../../../kit/inputs/number-input.tsx'
import { SelectField } from '../../../kit/inputs/select-field.tsx'
import classes from '../aturan-beli.module.css'
import type { FaultAt } from '../faults.ts'
import {
  choicesOf,
  classNames,
  originNames,
  promiseNames,
  resultNames,
  transactionNames,
  wornNames,
} from '../words.ts'

interface ConditionFieldsProps {
  readonly syarat: SyaratBeli
  readonly onChange: (syarat: SyaratBeli) => void
  readonly faultAt: FaultAt
}

/** Conditions of a rule: what is left open is any. */
export function ConditionFields({ syarat, onChange, faultAt }: ConditionFieldsProps) {
  const { t } = useTranslation()
  const change = (part: Partial<SyaratBeli>) => onChange({ ...syarat, ...part })
  return (
    <fieldset className={classes.group}>
      <legend>{t('Bila')}</legend>
      <div className={classes.fields}>
        <Choice
          label={t('Jenis transaksi')}
          names={transactionNames(t)}
          value={syarat.transaksi}
          onChange={transaksi => change({ transaksi })}
        />
        <Choice
          label={t('Asal barang')}
          names={originNames(t)}
          value={syarat.asal}
          onChange={asal => change({ asal })}
          error={faultAt('syarat.asal')}
        />
        <Choice
          label={t('Janji tukar')}
          names={promiseNames(t)}
          value={syarat.janji}
          onChange={janji => change({ janji })}
        />
        <Choice
          label={t('Pemakaian')}
          names={wornNames(t)}
          value={syarat.dipakai === null ? null : syarat.dipakai ? 'ya' : 'tidak'}
          onChange={worn => change({ dipakai: worn === null ? null : worn === 'ya' })}
        />
        <Choice
          label={t('Golongan kadar')}
          names={classNames(t)}
          value={syarat.golongan}
          onChange={golongan => change({ golongan })}
        />
        <Figure
          label={t('Kadar mulai')}
          field="permil_dari"
          unit="‰"
          {...{ syarat, change, faultAt }}
        />
        <Masters syarat={syarat} change={change} />
        <Figure
          label={t('Umur dari')}
          field="umur_dari"
          unit={t('hari')}
          {...{ syarat, change, faultAt }}
        />
        <Figure
          label={t('Umur sampai')}
          field="umur_sampai"
          unit={t('hari')}
          {...{ syarat, change, faultAt }}
        />
      </div>
      <Results hasil={syarat.hasil} onChange={hasil => change({ hasil })} />
    </fieldset>
  )
}

interface ChoiceProps<K extends string> {
  readonly label: string
  readonly names: Readonly<Record<K, string>>
  readonly value: K | null
  readonly onChange: (value: K | null) => void
  readonly error?: string | undefined
}

/** One of a few, or any. */
function Choice<K extends string>({ names, value, onChange, ...field }: ChoiceProps<K>) {
  const { t } = useTranslation()
  return (
    <SelectField
      {...field}
      value={value ?? ''}
      empty={t('Apa saja')}
      options={choicesOf(names)}
      onChange={next => onChange(next === '' ? null : (next as K))}
    />
  )
}

interface Part {
  readonly syarat: SyaratBeli
  readonly change: (part: Partial<SyaratBeli>) => void
}

function Masters({ syarat, change }: Part) {
  const { t } = useTranslation()
  const any = { placeholder: t('Apa saja'), clearable: true }
  return (
    <>
      <MasterPicker
        {...any}
        master="kadar"
        label={t('Kadar')}
        value={syarat.kode_kadar}
        onChange={kode_kadar => change({ kode_kadar })}
      />
      <MasterPicker
        {...any}
        master="group"
        label={t('Group')}
        value={syarat.kode_group}
        onChange={kode_group => change({ kode_group })}
      />
      <MasterPicker
        {...any}
        master="kelompok-harga"
        label={t('Kelompok Harga')}
        value={syarat.kelompok_harga}
        onChange={kelompok_harga => change({ kelompok_harga })}
      />
    </>
  )
}

interface FigureProps extends Part {
  readonly label: string
  readonly field: 'permil_dari' | 'umur_dari' | 'umur_sampai'
  readonly unit: string
  readonly faultAt: FaultAt
}

function Figure({ label, field, unit, syarat, change, faultAt }: FigureProps) {
  const { t } = useTranslation()
  return (
    <NumberInput
      label={label}
      value={syarat[field]}
      onChange={figure => change({ [field]: figure })}
      error={faultAt(`syarat.${field}`)}
      placeholder={t('Apa saja')}
      rightSection={unit}
    />
  )
}

interface ResultsProps {
  readonly hasil: readonly HasilKondisi[]
  readonly onChange: (hasil: readonly HasilKondisi[]) => void
}

function Results({ hasil, onChange }: ResultsProps) {
  const { t } = useTranslation()
  const names = resultNames(t)
  return (
    <fieldset className={classes.ticks}>
      <legend>{t('Hasil kondisi (kosong: apa saja)')}</legend>
      {HASIL_KONDISI.map(one => (
        <label key={one}>
          <input
            type="checkbox"
            checked={hasil.includes(one)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(HASIL_KONDISI.filter(o => (o === one ? checked : hasil.includes(o))))
            }
          />
          {names[one]}
        </label>
      ))}
    </fieldset>
  )
}
