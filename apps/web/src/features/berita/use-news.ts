import type { KeptNews } from '@kencana/contract/areas/berita'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../kit/dialogs/notify.ts'
import { todayJakarta } from '../../kit/inputs/parts/calendar-words.ts'
import { call } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/api-problem.ts'
import { useKeptForm } from '../../lib/device/draft.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { calls } from './calls.ts'

export interface Draft {
  readonly judul: string
  readonly isi: string
  readonly prioritas: KeptNews['prioritas']
  readonly dari: string | null
  readonly sampai: string | null
  readonly untuk_toko: readonly string[]
  readonly untuk_level: readonly KeptNews['untuk_level'][number][]
  readonly untuk_user: readonly string[]
}

type Errors = Readonly<Record<string, string>>

/** What the form holds, and how it is sent. */
export function useNews(news: KeptNews | null, onDone: () => void) {
  const { t } = useTranslation()
  const name = news === null ? 'berita' : `berita/${news.id}/${news.versi}`
  const kept = useKeptForm<Draft>(name, begin(news))
  const { value: draft, set: setDraft, throwAway, note } = kept
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const set = (part: Partial<Draft>) => {
    key.current = crypto.randomUUID()
    setDraft(now => ({ ...now, ...part }))
  }
  const doing = async (work: () => Promise<{ message: string }>) => {
    setBusy(true)
    setErrors({})
    try {
      const { message } = await work()
      kept.settle(draft)
      onDone()
      void notify.success(t(message))
    } catch (problem) {
      const found = problem instanceof ApiProblem ? Object.entries(problem.errors) : []
      setErrors(Object.fromEntries(found.map(([name, text]) => [name, t(text)])))
      if (found.length === 0) await showProblem(problem)
    } finally {
      setBusy(false)
    }
  }
  const save = () =>
    doing(() => {
      const { dari, sampai, untuk_toko, untuk_level, untuk_user, ...words } = draft
      const lists = {
        untuk_toko: [...untuk_toko],
        untuk_level: [...untuk_level],
        untuk_user: [...untuk_user],
      }
      const body = { ...words, ...lists, dari: dari ?? '', sampai: sampai ?? '' }
      return news === null
        ? call(calls.create, { body, idempotencyKey: key.current })
        : call(calls.update, { params: { id: news.id }, body: { ...body, versi: news.versi } })
    })
  const turn = () =>
    doing(() =>
      call(calls.withdraw, {
        params: { id: news?.id ?? '' },
        body: { tampil: news?.ditarik === true },
      }),
    )
  return { draft, set, errors, busy, save, turn, throwAway, note }
}

function begin(news: KeptNews | null): Draft {
  if (news !== null) {
    const { judul, isi, prioritas, dari, sampai, untuk_toko, untuk_level, untuk_user } = news
    return { judul, isi, prioritas, dari, sampai, untuk_toko, untuk_level, untuk_user }
  }
  return {
    judul: '',
    isi: '',
    prioritas: 'BIASA',
    dari: dayFromNow(0),
    sampai: dayFromNow(7),
    untuk_toko: [],
    untuk_level: [],
    untuk_user: [],
  }
}

const DAY_MS = 86_400_000

/** A day of the shops' calendar, whatever the device's zone. */
const dayFromNow = (days: number): string => todayJakarta(new Date(Date.now() + days * DAY_MS))
