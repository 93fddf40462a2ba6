import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../kit/layout/panel.tsx'
import { Tag } from '../../../kit/layout/tag.tsx'
import { Money } from '../../../kit/text/figures.tsx'
import { call } from '../../../lib/api.ts'
import { useSession } from '../../../lib/session.ts'
import { calls, type Notice } from '../closing-calls.ts'
import classes from '../tutup-toko.module.css'

/** What an owner is told of the closings of the last days; nothing when every count was right. */
export function ClosingNotices() {
  const { t } = useTranslation()
  const session = useSession()
  const isOwner = ['OWN', 'SU'].includes(session?.level ?? '')
  const notices = useQuery({
    queryKey: ['tutup-toko', 'selisih', session?.kode_toko],
    queryFn: ({ signal }) => call(calls.notices, { signal }),
    enabled: isOwner,
  })
  const found = notices.data ?? []
  if (!isOwner || found.length === 0) return null
  return (
    <div className={classes.notices}>
      <Panel title={t('Selisih saat tutup toko')}>
        <ul className={classes.open}>
          {found.map(one => (
            <li key={`${one.kode_toko} ${one.no_tutup}`}>
              {(isOfCash(one) || one.alasan_mesin === '') && (
                <Differences lebih={one.lebih} kurang={one.kurang} />
              )}{' '}
              {one.mesin_lebih + one.mesin_kurang > 0 && (
                <>
                  {t('Slip')} <Differences lebih={one.mesin_lebih} kurang={one.mesin_kurang} />
                </>
              )}{' '}
              {one.nama_toko} · {one.tgl} · {one.no_tutup} · {one.user_id}
              {one.alasan !== '' && <> · {one.alasan}</>}
              {one.alasan_mesin !== '' && (
                <>
                  {' '}
                  · {t('Slip')}: {one.alasan_mesin}
                </>
              )}
              {one.slip_ditolak > 0 && (
                <> · {t('{jumlah} slip sebelumnya berbeda', { jumlah: one.slip_ditolak })}</>
              )}
              {one.hitungan_ditolak > 0 && (
                <>
                  {' '}
                  ·{' '}
                  {t('{jumlah} hitungan sebelumnya melebihi toleransi', {
                    jumlah: one.hitungan_ditolak,
                  })}
                </>
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

/** A closing that is told of for its slips alone says nothing of its cash. */
const isOfCash = ({ lebih, kurang, alasan, hitungan_ditolak }: Notice) =>
  lebih + kurang > 0 || alasan !== '' || hitungan_ditolak > 0

/** Too little and too much stand beside each other: drawers do not make up for one another. */
export function Differences({ lebih, kurang }: { lebih: number; kurang: number }) {
  const { t } = useTranslation()
  if (lebih === 0 && kurang === 0) return <Tag tone="ok">{t('Cocok')}</Tag>
  return (
    <>
      {kurang > 0 && (
        <Tag tone="bad">
          {t('Kurang')} <Money value={kurang} unit />
        </Tag>
      )}
      {kurang > 0 && lebih > 0 && ' '}
      {lebih > 0 && (
        <Tag tone="gold">
          {t('Lebih')} <Money value={lebih} unit />
        </Tag>
      )}
    </>
  )
}
