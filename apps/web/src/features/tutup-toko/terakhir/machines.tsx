import { machineName } from '@kencana/domain/uang/slip-mesin'
import { useTranslation } from 'react-i18next'
import { Money } from '../../../kit/text/figures.tsx'
import type { Closed } from '../closing-calls.ts'
import classes from '../tutup-toko.module.css'
import { Difference } from './difference.tsx'

/** Card machines and QRIS: by the documents, by their slips; nothing on a day without any. */
export function ClosedMachines({ closed: { mesin } }: { closed: Closed }) {
  const { t } = useTranslation()
  if (mesin.length === 0) return null
  const isUndone = mesin.some(one => one.batal_jumlah > 0)
  return (
    <div className={classes.scroll}>
      <table className={classes.differences}>
        <thead>
          <tr>
            <th scope="col">{t('Mesin')}</th>
            <th scope="col">{t('Menurut buku')}</th>
            <th scope="col">{t('Slip')}</th>
            <th scope="col">{t('Selisih')}</th>
            {isUndone && <th scope="col">{t('Dibatalkan')}</th>}
          </tr>
        </thead>
        <tbody>
          {mesin.map(one => (
            <tr key={machineName(one)}>
              <th scope="row">{machineName(one)}</th>
              <td>
                <Money value={one.buku} /> <small>{one.buku_jumlah}×</small>
              </td>
              {one.slip === null || one.selisih === null ? (
                <>
                  <td>{t('Tidak diketik')}</td>
                  <td />
                </>
              ) : (
                <>
                  <td>
                    <Money value={one.slip} /> <small>{one.slip_jumlah}×</small>
                  </td>
                  <td>
                    {one.selisih === 0 && one.slip_jumlah !== one.buku_jumlah ? (
                      t('Jumlah transaksi')
                    ) : (
                      <Difference value={one.selisih} />
                    )}
                  </td>
                </>
              )}
              {isUndone && (
                <td>
                  <Money value={one.batal_jumlah === 0 ? null : one.batal} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
