import { kadar } from '@kencana/contract/masters/barang/kadar'
import { sniClass } from '@kencana/domain/kadar'
import { useTranslation } from 'react-i18next'
import { Panel as Card } from '../../../kit/layout/panel.tsx'
import { useRows } from '../loket/use-rows.ts'
import classes from './barang.module.css'

const SWATCHES: Readonly<Record<string, string>> = kadar.fields.warna_nota.swatches ?? {}

/** The shop's own labels beside the class of SNI 8880:2020, and the paper their notas are on. */
export function Panel() {
  const { t } = useTranslation()
  const rows = useRows(kadar)
  if (rows === undefined) return null
  return (
    <div className={classes.space}>
      <Card title={t('Kelas SNI 8880:2020')}>
        <ul className={classes.purities}>
          {rows.map(({ kode_kadar, nama_kadar, permil, permil_min, permil_max, warna_nota }) => (
            <li key={kode_kadar}>
              <span
                className={classes.paper}
                style={{ background: warna_nota === null ? undefined : SWATCHES[warna_nota] }}
                aria-hidden
              />
              <b>{nama_kadar}</b>
              <span>{permil} ‰</span>
              {permil_min !== null && permil_max !== null && (
                <small>
                  {permil_min}–{permil_max}
                </small>
              )}
              <i>
                {sniClass(permil) === null ? t('Di bawah kelas SNI') : `SNI ${sniClass(permil)}`}
              </i>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
