import type { MasterDefinition } from '@kencana/contract/kit/master'
import {
  KEADAAN,
  type Keadaan,
  type MasterPlan,
  type PlanCounts,
  type PlannedRow,
} from '@kencana/contract/kit/masters/plan'
import { useTranslation } from 'react-i18next'
import { GivenCell } from '../../../kit/layout/fault-list.tsx'
import { HistoryFacts } from '../../../kit/layout/history-list.tsx'
import { Tag, type Tone } from '../../../kit/layout/tag.tsx'
import { fieldError } from '../../../lib/problem/field-error.ts'
import classes from '../master-screen.module.css'
import { valueText } from '../value-text.ts'

const TONES: Readonly<Record<Keadaan, Tone>> = {
  BARU: 'ok',
  BERUBAH: 'gold',
  AKTIF: 'brand',
  SAMA: 'plain',
  DITOLAK: 'bad',
}

/** '12 baru · 3 berubah · 0 sama': what a plan does, in figures. */
export function PlanTags({ jumlah }: { jumlah: PlanCounts }) {
  const { t } = useTranslation()
  const said: Readonly<Record<Keadaan, string>> = {
    BARU: t('{jumlah} baru', { jumlah: jumlah.BARU }),
    BERUBAH: t('{jumlah} berubah', { jumlah: jumlah.BERUBAH }),
    AKTIF: t('{jumlah} diaktifkan lagi', { jumlah: jumlah.AKTIF }),
    SAMA: t('{jumlah} sama', { jumlah: jumlah.SAMA }),
    DITOLAK: t('{jumlah} salah', { jumlah: jumlah.DITOLAK }),
  }
  const shown = KEADAAN.filter(one => jumlah[one] > 0 || one === 'BARU' || one === 'BERUBAH')
  return (
    <p className={classes.tags} role="status">
      {shown.map(one => (
        <Tag key={one} tone={TONES[one]}>
          {said[one]}
        </Tag>
      ))}
    </p>
  )
}

interface PlanRowsProps {
  readonly master: MasterDefinition
  readonly plan: Pick<MasterPlan, 'baris' | 'jumlah'>
}

/** Row by row: what it becomes, field by field, or what is wrong with it. */
export function PlanRows({ master, plan }: PlanRowsProps) {
  const { t } = useTranslation()
  const { BARU, BERUBAH, AKTIF, DITOLAK } = plan.jumlah
  const more = BARU + BERUBAH + AKTIF + DITOLAK - plan.baris.length
  const hasRows = plan.baris.some(row => row.baris !== null)
  if (plan.baris.length === 0) return null
  return (
    <div className={classes.planBox}>
      <table className={classes.plan}>
        <thead>
          <tr>
            {hasRows && <th>{t('Baris')}</th>}
            <th>{t(master.fields[master.key]?.label ?? master.key)}</th>
            <th>{t('Keadaan')}</th>
            <th>{t('Perubahan')}</th>
          </tr>
        </thead>
        <tbody>
          {plan.baris.map(row => (
            <tr key={`${row.baris ?? ''} ${row.kode}`} data-wrong={row.keadaan === 'DITOLAK'}>
              {hasRows && <td>{row.baris}</td>}
              <td>{row.kode === '' ? '–' : row.kode}</td>
              <td>
                <StateTag keadaan={row.keadaan} />
              </td>
              <td>
                <RowFacts master={master} row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className={classes.more}>{t('dan {jumlah} baris lagi', { jumlah: more })}</p>}
    </div>
  )
}

function StateTag({ keadaan }: { keadaan: Keadaan }) {
  const { t } = useTranslation()
  const words: Readonly<Record<Keadaan, string>> = {
    BARU: t('Baru'),
    BERUBAH: t('Berubah'),
    AKTIF: t('Diaktifkan lagi'),
    SAMA: t('Sama'),
    DITOLAK: t('Ditolak'),
  }
  return <Tag tone={TONES[keadaan]}>{words[keadaan]}</Tag>
}

function RowFacts({ master, row }: { master: MasterDefinition; row: PlannedRow }) {
  const { t } = useTranslation()
  const label = (field: string) => t(master.fields[field]?.label ?? '')
  const places = Object.keys(master.fields)
  const wrong = Object.entries(row.salah).sort(([a], [b]) => places.indexOf(a) - places.indexOf(b))
  if (wrong.length > 0) {
    return (
      <ul className={classes.wrong}>
        {wrong.map(([field, sentence]) => (
          <li key={field}>
            {field !== '' && (
              <>
                {label(field)}
                {row.nilai[field] !== undefined && <GivenCell cell={row.nilai[field]} />}:{' '}
              </>
            )}
            {fieldError(t, sentence)}
          </li>
        ))}
      </ul>
    )
  }
  const text = (field: string, value: unknown) => valueText(t, master.fields[field], value)
  const facts = row.bidang.map(({ bidang, sebelum, sesudah }) => ({
    label: label(bidang),
    before: row.keadaan === 'BARU' ? undefined : text(bidang, sebelum),
    after: text(bidang, sesudah),
  }))
  return <HistoryFacts facts={facts} />
}
