import type { myNews } from '@kencana/contract/areas/berita'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../kit/text/icon.tsx'
import { call, routeRef } from '../../../lib/api.ts'
import { useSocketEvent } from '../../../lib/socket.ts'
import classes from '../frame.module.css'

const news = routeRef<typeof myNews>('GET', 'berita')
const LOOK_MS = 15 * 60_000

/** How many announcements wait to be read; leads to them. Nothing when there are none. */
export function NewsChip() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: ['berita'],
    queryFn: ({ signal }) => call(news, { signal }),
    refetchInterval: LOOK_MS,
  })
  useSocketEvent('berita', () => void queries.invalidateQueries({ queryKey: ['berita'] }))
  const unread = (data ?? []).filter(one => one.dibaca_pada === null)
  if (unread.length === 0) return null
  const isUrgent = unread.some(one => one.prioritas === 'MENDESAK')
  const text = t('{jumlah} berita belum dibaca', { jumlah: unread.length })
  return (
    <Link
      to="/home"
      className={classes.chip ?? ''}
      data-chip="news"
      data-urgent={isUrgent || undefined}
      title={text}
      aria-label={text}
    >
      <Icon name="berita" />
      <b>{unread.length}</b>
    </Link>
  )
}
