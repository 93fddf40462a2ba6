import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../kit/layout/tag.tsx'
import { Money } from '../../../kit/text/figures.tsx'
import { call } from '../../../lib/api.ts'
import { useSession } from '../../../lib/session.ts'
import { calls, type Notice } from '../closing-calls.ts'

/** Closings of the last days that were off, for those who are told; the newest first. */
export function useClosingNotices(): readonly Notice[] {
  const session = useSession()
  const isOwner = ['OWN', 'SU'].includes(session?.level ?? '')
  const notices = useQuery({
    queryKey: ['tutup-toko', 'selisih', session?.kode_toko],
    queryFn: ({ signal }) => call(calls.notices, { signal }),
    enabled: isOwner,
  })
  return isOwner ? (notices.data ?? NONE) : NONE
}

const NONE: readonly Notice[] = []

/** By how much a closing was off, who closed, and what they said of it. */
export function ClosingNote({ of: one }: { of: Notice }) {
  const { t } = useTranslation()
  return (
    <>
      {(isOfCash(one) || one.alasan_mesin === '') && (
        <Differences lebih={one.lebih} kurang={one.kurang} />
      )}{' '}
      {one.mesin_lebih + one.mesin_kurang > 0 && (
        <>
          {t('Slip')} <Differences lebih={one.mesin_lebih} kurang={one.mesin_kurang} />{' '}
        </>
      )}
      {one.no_tutup} · {one.user_id}
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
          · {t('{jumlah} hitungan sebelumnya melebihi toleransi', { jumlah: one.hitungan_ditolak })}
        </>
      )}
    </>
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
