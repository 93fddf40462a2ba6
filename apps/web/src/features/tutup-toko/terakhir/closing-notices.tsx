import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../kit/layout/panel.tsx'
import { Tag } from '../../../kit/layout/tag.tsx'
import { Money } from '../../../kit/text/figures.tsx'
import { call } from '../../../lib/api.ts'
import { useSession } from '../../../lib/session.ts'
import { calls } from '../closing-calls.ts'
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
    <Panel title={t('Selisih kas saat tutup toko')}>
      <ul className={classes.open}>
        {found.map(one => (
          <li key={`${one.kode_toko} ${one.no_tutup}`}>
            <Differences lebih={one.lebih} kurang={one.kurang} /> {one.nama_toko} · {one.tgl} ·{' '}
            {one.no_tutup} · {one.user_id}
            {one.alasan !== '' && <> · {one.alasan}</>}
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
  )
}

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
