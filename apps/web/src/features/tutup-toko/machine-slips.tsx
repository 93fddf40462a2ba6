import { machineName } from '@kencana/domain/uang/slip-mesin'
import { useTranslation } from 'react-i18next'
import { MoneyInput } from '../../kit/inputs/money-input.tsx'
import { NumberInput } from '../../kit/inputs/number-input.tsx'
import { Lack } from '../../kit/layout/lack.tsx'
import { Panel } from '../../kit/layout/panel.tsx'
import { Tag } from '../../kit/layout/tag.tsx'
import type { ClosingState } from './closing-calls.ts'
import { type Lacking, type Slips, slipTyped } from './count.ts'
import classes from './tutup-toko.module.css'
import { Walked } from './walked.tsx'

interface MachineSlipsProps {
  readonly day: ClosingState
  readonly slips: Slips
  readonly onChange: (slips: Slips) => void
  readonly lack: Lacking | null
}

const MOST = 100_000

/** What the settlement slips say, machine by machine; never what the documents say. */
export function MachineSlips({ day, slips, onChange, lack }: MachineSlipsProps) {
  const { t } = useTranslation()
  return (
    <Panel title={`3. ${t('Slip mesin kartu dan QRIS')}`}>
      <Lack text={lack?.at === 'mesin' ? lack.text : null} />
      <table className={`${classes.notes} ${classes.slips}`}>
        <thead>
          <tr>
            <th scope="col">{t('Mesin')}</th>
            <th scope="col">{t('Total slip')}</th>
            <th scope="col">{t('Jumlah transaksi')}</th>
          </tr>
        </thead>
        <tbody>
          {day.mesin.map(machine => {
            const name = machineName(machine)
            const slip = slips[name] ?? {}
            const change = (part: 'total' | 'jumlah', value: number | null) =>
              onChange(slipTyped(slips, name, part, value))
            return (
              <tr key={name}>
                <th scope="row">
                  {name}{' '}
                  {machine.hari_ini ? (
                    slip.total === undefined && <Tag tone="gold">{t('Belum diketik')}</Tag>
                  ) : (
                    <small>{t('tanpa pembayaran hari ini')}</small>
                  )}
                </th>
                <td>
                  <Walked>
                    <MoneyInput
                      aria-label={`${name} ${t('Total slip')}`}
                      value={slip.total ?? null}
                      error={lack?.of === name && slip.total === undefined}
                      onChange={value => change('total', value)}
                      onEmpty={() => change('total', null)}
                    />
                  </Walked>
                </td>
                <td>
                  <Walked>
                    <NumberInput
                      aria-label={`${name} ${t('Jumlah transaksi')}`}
                      value={slip.jumlah ?? null}
                      error={lack?.of === name && slip.jumlah === undefined}
                      onChange={value => change('jumlah', value)}
                      max={MOST}
                    />
                  </Walked>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className={classes.hint}>
        {day.slip_mesin === 'WAJIB'
          ? t('Ketik total dari slip settlement. Mesin tanpa slip perlu sebab.')
          : t('Ketik total dari slip settlement. Mesin tanpa slip boleh kosong.')}
      </p>
    </Panel>
  )
}
