import { useTranslation } from 'react-i18next'
import { NumberInput } from '../../../kit/inputs/number-input.tsx'
import { Picker } from '../../../kit/inputs/picker.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { WeightInput } from '../../../kit/inputs/weight-input.tsx'
import { Money } from '../../../kit/text/figures.tsx'
import { Icon } from '../../../kit/text/icon.tsx'
import classes from '../hutang.module.css'
import { useChoices } from '../masters.ts'
import { percentText, worthParts } from '../words.ts'
import { faultAt } from './customer-fields.tsx'
import type { Faults } from './loan-faults.ts'
import type { PledgeRow } from './loan-form.ts'
import type { Appraised } from './use-appraisal.ts'

interface RowProps {
  readonly row: PledgeRow
  readonly index: number
  readonly faults: Faults
  readonly line: Appraised['barang'][number] | undefined
  readonly isStale: boolean
  readonly onChange: (more: Partial<PledgeRow>) => void
  readonly onRemove: () => void
}

/** What is typed of one piece, and what it is worth. */
export function PledgeRowFields(props: RowProps) {
  const { row, index, line, isStale, onRemove } = props
  const { t } = useTranslation()
  return (
    <li data-baris={row.id} aria-label={t('Barang {nomor}', { nomor: index + 1 })}>
      <span className={classes.number}>{index + 1}</span>
      <div className={classes.pieces}>
        <Fields {...props} />
        <Worth line={line} isStale={isStale} />
      </div>
      <button
        type="button"
        // Not on the way of the hands: Alt Delete does the same.
        tabIndex={-1}
        className={classes.icon}
        aria-label={t('Hapus barang {nomor}', { nomor: index + 1 })}
        title={t('Hapus barang')}
        onClick={onRemove}
      >
        <Icon name="hapus" />
      </button>
    </li>
  )
}

function Fields({ row, index, faults, onChange }: RowProps) {
  const { t } = useTranslation()
  const fault = (field: string) => ({ error: faultAt(faults, `barang.${index}.${field}`, t) })
  return (
    <>
      <div className={classes.name}>
        <TextField
          label={t('Nama Barang')}
          value={row.nama_barang}
          onChange={nama_barang => onChange({ nama_barang })}
          maxLength={100}
          {...fault('nama_barang')}
        />
      </div>
      <Choice
        master="jenis"
        label={t('Jenis')}
        value={row.kode_dept}
        onChange={kode_dept => onChange({ kode_dept })}
        clearable
        {...fault('kode_dept')}
      />
      <Choice
        master="kadar"
        label={t('Kadar')}
        value={row.kode_kadar}
        onChange={kode_kadar => onChange({ kode_kadar })}
        {...fault('kode_kadar')}
      />
      <div className={classes.pcs}>
        <NumberInput
          label={t('Pcs')}
          value={row.jumlah}
          onChange={jumlah => onChange({ jumlah })}
          max={MOST_PIECES}
          {...fault('jumlah')}
        />
      </div>
      <div className={classes.weight}>
        <WeightInput
          label={t('Berat kotor')}
          value={row.kotor_mg}
          onChange={kotor_mg => onChange({ kotor_mg })}
          {...fault('berat_kotor')}
        />
      </div>
      <div className={classes.weight}>
        <WeightInput
          label={t('Berat bersih')}
          value={row.berat_mg}
          onChange={berat_mg => onChange({ berat_mg })}
          {...fault('berat')}
        />
      </div>
      <div className={classes.condition}>
        <Choice
          master="kondisi-pinjaman"
          label={t('Kondisi')}
          value={row.kode_kondisi}
          onChange={kode_kondisi => onChange({ kode_kondisi })}
          {...fault('kode_kondisi')}
        />
      </div>
    </>
  )
}

const MOST_PIECES = 9999

interface ChoiceProps {
  readonly master: Parameters<typeof useChoices>[0]
  readonly label: string
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly clearable?: boolean
  readonly error: string | undefined
}

function Choice({ master, placeholder = '', ...rest }: ChoiceProps & { placeholder?: string }) {
  const options = useChoices(master)
  return <Picker {...rest} placeholder={placeholder} options={options} />
}

/** What the line is worth, and how that came about. */
function Worth({ line, isStale }: Pick<RowProps, 'line' | 'isStale'>) {
  const { t } = useTranslation()
  const how = line && [
    ...worthParts(line, t),
    ...(line.plafond_permil < 1000
      ? [t('plafond {persen}%', { persen: percentText(line.plafond_permil) })]
      : []),
  ]
  return (
    <p className={classes.worth} data-stale={isStale || undefined} aria-live="polite">
      <span>{t('Taksiran')}</span>
      <b>
        <Money value={line?.taksiran ?? null} />
      </b>
      <small>{how?.join(' · ')}</small>
    </p>
  )
}
