import type { RowOf } from '@kencana/contract/kit/master'
import { aturanBerat } from '@kencana/contract/masters/barang/aturan-berat'
import { bandFault, roundWeight, type WeightRule, weightRule } from '@kencana/domain/rounding'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../kit/inputs/text-field.tsx'
import { WeightInput } from '../../../kit/inputs/weight-input.tsx'
import { Panel as Card } from '../../../kit/layout/panel.tsx'
import { Weight } from '../../../kit/text/figures.tsx'
import { useRows } from '../loket/use-rows.ts'
import classes from './barang.module.css'

/** Weights at the edges of the usual bands (04-domain B5). */
const EDGES = [3214, 3220, 3221, 3237, 3260, 3261, 3281, 3299]

/** Scale weight to nota weight by every rule there is, and by bands that are only thought of. */
export function Panel() {
  const { t } = useTranslation()
  const rows = useRows(aturanBerat)
  const [berat, setBerat] = useState<number | null>(4_555)
  const [pita, setPita] = useState('')
  const fault = bandFault(pita)
  const own = pita.trim() === '' || fault !== null ? [] : [ruleOf(t('Percobaan'), 0, pita)]
  const rules = [...(rows ?? []).map(ofRow), ...own]
  return (
    <Card title={t('Coba bulatkan berat')}>
      <div className={classes.tries}>
        <WeightInput label={t('Berat Asli')} value={berat} maxMg={999_999} onChange={setBerat} />
        <TextField
          label={t('Pita percobaan')}
          placeholder="20=0, 60=50, 100=100"
          value={pita}
          maxLength={60}
          error={fault === null ? undefined : t(fault)}
          onChange={setPita}
        />
      </div>
      {rows !== undefined && (
        <Vectors
          rules={rules}
          weights={berat === null ? EDGES : [berat, ...EDGES]}
          tried={berat !== null}
        />
      )}
    </Card>
  )
}

const ruleOf = (kode: string, versi: number, pita: string | null): WeightRule =>
  weightRule({ kode, versi, pita })

const ofRow = ({ kode_aturan, versi, pita }: RowOf<typeof aturanBerat>): WeightRule =>
  ruleOf(kode_aturan, versi, pita)

interface VectorsProps {
  readonly rules: readonly WeightRule[]
  readonly weights: readonly number[]
  /** The first weight is the one that was typed. */
  readonly tried: boolean
}

function Vectors({ rules, weights, tried }: VectorsProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.scroll}>
      <table className={classes.vectors} aria-label={t('Berat nota menurut aturan')}>
        <thead>
          <tr>
            <th scope="col">{t('Berat Asli')}</th>
            {rules.map(({ kode }) => (
              <th key={kode} scope="col">
                {kode}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weights.map((mg, index) => (
            <tr key={index === 0 && tried ? 'tried' : mg} data-tried={index === 0 && tried}>
              <th scope="row">
                <Weight value={mg} />
              </th>
              {rules.map(rule => (
                <Rounded key={rule.kode} mg={mg} rule={rule} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Rounded({ mg, rule }: { mg: number; rule: WeightRule }) {
  const rounded = roundWeight(mg, rule)
  const way = rounded === mg ? undefined : rounded > mg ? 'up' : 'down'
  return (
    <td data-way={way}>
      <Weight value={rounded} />
    </td>
  )
}
