import type { PelangganAnswer } from '@kencana/contract/areas/pelanggan/pelanggan'
import { useTranslation } from 'react-i18next'
import { documentName } from '../../engines/document-frame/document-name.ts'
import { placeOf } from '../../engines/document-frame/place-of.ts'
import { Timeline } from '../../engines/document-frame/timeline.tsx'
import { useAddress } from '../../engines/report-screen/use-address.ts'
import { cellText } from '../../kit/table/columns.ts'
import { Money } from '../../kit/text/figures.tsx'
import { addressOf } from '../../lib/address/address.ts'
import classes from './pelanggan.module.css'

/** The documents of a customer, newest first; each leads to where it is looked up. */
export function Traces({ customer }: { customer: PelangganAnswer }) {
  const { t } = useTranslation()
  const { go } = useAddress()
  const { riwayat, dokumen } = customer
  if (riwayat.length === 0) return null
  return (
    <>
      <Timeline
        title={t('Dokumen')}
        entries={riwayat.map(one => {
          const place = placeOf(one)
          return {
            key: one.nomor,
            head: (
              <>
                <b>{documentName(one.jenis, t)}</b>{' '}
                {place === undefined ? (
                  one.nomor
                ) : (
                  <button
                    type="button"
                    className={classes.lead}
                    onClick={() => go(addressOf(place.path, place.search))}
                  >
                    {one.nomor}
                  </button>
                )}
              </>
            ),
            figure: <Money value={one.total} />,
            more: [
              cellText(one.pada, 'datetime'),
              one.user_id,
              one.dibatalkan && t('batal dengan {nomor}', { nomor: one.dibatalkan }),
            ],
          }
        })}
      />
      {riwayat.length < dokumen && (
        <p className={classes.quiet}>
          {t('{jumlah} terbaru dari {semua}', { jumlah: riwayat.length, semua: dokumen })}
        </p>
      )}
    </>
  )
}
