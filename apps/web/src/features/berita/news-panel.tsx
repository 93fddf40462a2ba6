import type { News } from '@kencana/contract/areas/berita'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../kit/layout/panel.tsx'
import { Tag } from '../../kit/layout/tag.tsx'
import { cellText } from '../../kit/table/columns.ts'
import { call } from '../../lib/api.ts'
import { showProblem } from '../../lib/problem-text.ts'
import classes from './berita.module.css'
import { calls } from './calls.ts'
import { priorityOf } from './priority.ts'

/** Announcements for this user; those read already are folded. Nothing when there are none. */
export function NewsPanel() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  // The key of the header's count, so that both ask once.
  const { data } = useQuery({
    queryKey: ['berita'],
    queryFn: ({ signal }) => call(calls.mine, { signal }),
  })
  const news = data ?? []
  if (news.length === 0) return null
  const markRead = async ({ id }: News) => {
    try {
      await call(calls.read, { params: { id } })
      await queries.invalidateQueries({ queryKey: ['berita'] })
    } catch (problem) {
      await showProblem(problem)
    }
  }
  return (
    <div className={classes.panel}>
      <Panel title={t('Berita')}>
        <ul className={classes.news}>
          {news.map(one => (
            <Item key={`${one.id} ${one.dibaca_pada}`} news={one} onRead={markRead} />
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function Item({ news, onRead }: { news: News; onRead: (news: News) => Promise<void> }) {
  const { t } = useTranslation()
  const [word, tone] = priorityOf(news.prioritas, t)
  const isRead = news.dibaca_pada !== null
  return (
    <li data-priority={news.prioritas} data-read={isRead || undefined}>
      <details open={!isRead}>
        <summary>
          {news.prioritas !== 'BIASA' && <Tag tone={tone}>{word}</Tag>} <b>{news.judul}</b>{' '}
          <small>
            {news.dibuat_oleh} · {cellText(news.dibuat_pada, 'datetime')}
          </small>
        </summary>
        <p>{news.isi}</p>
        {!isRead && (
          <Button size="xs" variant="default" onClick={() => void onRead(news)}>
            {t('Sudah dibaca')}
          </Button>
        )}
      </details>
    </li>
  )
}
