import { kadar } from '@kencana/contract/masters/barang/kadar'
import { classBehindStamp, sniClass } from '@kencana/domain/kadar'
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
              <SniClass permil={permil} />
            </li>
          ))}
        </ul>
        {rows.map(({ kode_kadar, permil }) => (
          <WhyTwo key={kode_kadar} permil={permil} />
        ))}
      </Card>
    </div>
  )
}

/** The class by the table, and the one a cut stamp may stand for as well. */
function SniClass({ permil }: { permil: number }) {
  const { t } = useTranslation()
  const kelas = sniClass(permil)
  const behind = classBehindStamp(permil)
  const own = kelas === null ? t('Di bawah kelas SNI') : `SNI ${kelas}`
  return (
    <i>
      {behind === null ? own : t('{kelas} atau SNI {lain}', { kelas: own, lain: behind.kelas })}
    </i>
  )
}

/** Why a stamp has two classes. */
function WhyTwo({ permil }: { permil: number }) {
  const { t } = useTranslation()
  const behind = classBehindStamp(permil)
  if (behind === null) return null
  const facts = { cap: permil, kadar: behind.permil, kelas: behind.kelas }
  return (
    <p className={classes.why}>
      {t(
        'Cap {cap} memotong angka: emas {kadar} ‰ ke atas bercap sama dan termasuk SNI {kelas}.',
        facts,
      )}
    </p>
  )
}
