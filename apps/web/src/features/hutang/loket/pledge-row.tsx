import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { faultAt } from '../../../engines/counter/form.ts'
import { Row } from '../../../engines/counter/row.tsx'
import { MasterChoice } from '../../../engines/document-frame/pick/master-choice.tsx'
import { NumberInput } from '../../../kit/inputs/number-input.tsx'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { WeightInput } from '../../../kit/inputs/weight-input.tsx'
import { Money } from '../../../kit/text/figures.tsx'
import classes from '../hutang.module.css'
import { percentText, worthParts } from '../words.ts'
import { changeRow, type PledgeRow } from './loan-form.ts'
import type { Appraised } from './use-appraisal.ts'
import type { Loan } from './use-loan.ts'

interface RowProps {
  readonly row: PledgeRow
  readonly index: number
  readonly loan: Loan
  readonly onRemove: () => void
}

/** What is typed of one piece, and what it is worth. */
export function PledgeRowFields(props: RowProps) {
  const { row, index, loan, onRemove } = props
  const { lines, waiting } = loan.appraisal
  return (
    <Row id={row.id} index={index} onRemove={onRemove}>
      <div className={classes.pieces}>
        <Fields {...props} />
        <Worth line={lines.get(row.id)} isStale={waiting} />
      </div>
    </Row>
  )
}

function Fields({ row, index, loan: { form, faults, change } }: RowProps) {
  const { t } = useTranslation()
  const fault = (field: string) => ({ error: faultAt(faults, `barang.${index}.${field}`, t) })
  const onChange = (more: Partial<PledgeRow>) => change(changeRow(form, row.id, more))
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

/** Of the conditions those that a pledge may have. */
const Choice = (props: Omit<ComponentProps<typeof MasterChoice>, 'area'>) => (
  <MasterChoice {...props} area="hutang" placeholder="" fits={row => row.diterima !== false} />
)

interface WorthProps {
  readonly line: Appraised['barang'][number] | undefined
  readonly isStale: boolean
}

/** What the line is worth, and how that came about. */
function Worth({ line, isStale }: WorthProps) {
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
