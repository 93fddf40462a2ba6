import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { everyRow } from '../../kit/table/every-row.ts'

interface Asked {
  readonly skip: number
  readonly limit: number
  readonly q?: string
}

export interface Page<Row> {
  readonly count: number
  readonly data: readonly Row[]
}

const FIRST_SIZE = 50

/** One of several lists of a screen: its page and search are its own, not the address's. */
export function usePane<Row, A extends Page<Row> = Page<Row>>(
  key: readonly string[],
  read: (asked: Asked, signal?: AbortSignal) => Promise<A & Page<Row>>,
) {
  const { t } = useTranslation()
  const [at, setAt] = useState({ page: 1, limit: FIRST_SIZE, q: '' })
  const rows = (skip: number, limit: number, signal?: AbortSignal) =>
    read({ skip, limit, ...(at.q === '' ? {} : { q: at.q }) }, signal)
  const list = useQuery({
    queryKey: [...key, at],
    queryFn: ({ signal }) => rows((at.page - 1) * at.limit, at.limit, signal),
    placeholderData: keepPreviousData,
  })
  const { data, error, isFetching, refetch } = list
  return {
    answer: data,
    /** What a table of these rows is given. */
    table: {
      rows: data?.data,
      server: { count: data?.count ?? 0, ...at },
      onQuery: ({ page, limit, q }: { page: number; limit: number; q: string }) =>
        setAt({ page, limit, q }),
      allRows: () => everyRow<Row>(rows),
      loading: isFetching,
      ...(error === null ? {} : { error: t('Terjadi Kesalahan Saat Request Data') }),
      onRetry: () => void refetch(),
    },
  }
}
