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
const EDGES = [3214, 3220, 3221, 3237, 3260, 3261, 3281, 3299].map(mg => ({ mg, isTried: false }))

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
    <div className={classes.space}>
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
        {rows !== undefined && <Vectors rules={rules} tried={berat} />}
      </Card>
    </div>
  )
}

const ruleOf = (kode: string, versi: number, pita: string | null): WeightRule =>
  weightRule({ kode, versi, pita })

const ofRow = ({ kode_aturan, versi, pita }: RowOf<typeof aturanBerat>): WeightRule =>
  ruleOf(kode_aturan, versi, pita)

interface VectorsProps {
  readonly rules: readonly WeightRule[]
  /** The weight that was typed, in milligrams; it stands before the others. */
  readonly tried: number | null
}

/** A row per rule, a column per weight; an arrow says which way it was rounded. */
function Vectors({ rules, tried }: VectorsProps) {
  const { t } = useTranslation()
  const weights = [...(tried === null ? [] : [{ mg: tried, isTried: true }]), ...EDGES]
  return (
    <section
      className={classes.scroll}
      aria-label={t('Berat nota menurut aturan')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
    >
      <table className={classes.vectors} aria-label={t('Berat nota menurut aturan')}>
        <thead>
          <tr>
            <th scope="col">{t('Berat Asli')}</th>
            {weights.map(({ mg, isTried }) => (
              <th key={`${mg} ${isTried}`} scope="col" data-tried={isTried}>
                <Weight value={mg} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rules.map(rule => (
            <tr key={rule.kode}>
              <th scope="row">{rule.kode}</th>
              {weights.map(({ mg, isTried }) => (
                <Rounded key={`${mg} ${isTried}`} mg={mg} rule={rule} isTried={isTried} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Rounded({ mg, rule, isTried }: { mg: number; rule: WeightRule; isTried: boolean }) {
  const rounded = roundWeight(mg, rule)
  const way = rounded === mg ? undefined : rounded > mg ? 'up' : 'down'
  return (
    <td data-way={way} data-tried={isTried}>
      <Weight value={rounded} />
    </td>
  )
}
