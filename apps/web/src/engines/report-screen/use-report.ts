import { type ReportAnswer, type ReportFace, SEARCH_KEY } from '@kencana/contract/kit/report'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../kit/dialogs/notify.ts'
import { call } from '../../lib/api.ts'
import { useChosenStore } from '../../lib/portal.ts'
import { reportCalls } from './report-calls.ts'
import type { Filled } from './use-address.ts'

const FACES_MS = 300_000

/** The faces of the reports this user may read. */
export function useFace(path: string) {
  const faces = useQuery({
    queryKey: ['reports'],
    queryFn: ({ signal }) => call(reportCalls.list, { signal }),
    staleTime: FACES_MS,
  })
  const found = faces.data?.find(one => one.path === path)
  return { face: found as ReportFace | undefined, error: faces.error, retry: faces.refetch }
}

/** Rows and totals for the filters of the address, with the notices of doc1 §8. */
export function useReport(face: ReportFace, asked: Filled) {
  const { t, i18n } = useTranslation()
  const store = useChosenStore()
  const report = useQuery({
    queryKey: ['report', face.id, store?.kode_toko ?? '', i18n.language, asked],
    queryFn: async ({ signal }) =>
      (await call(reportCalls.rows, {
        params: { id: face.id },
        query: asked,
        signal,
      })) as ReportAnswer,
    placeholderData: (kept, query) => (query?.queryKey[1] === face.id ? kept : undefined),
  })
  const { data, dataUpdatedAt, isPlaceholderData, errorUpdatedAt } = report
  const told = useRef(0)
  useEffect(() => {
    if (data === undefined || isPlaceholderData || told.current === dataUpdatedAt) return
    told.current = dataUpdatedAt
    // Whoever searches sees what is found.
    if (SEARCH_KEY in data.meta.values) return
    if (data.rows.length > 0) notify.toast(t('Laporan Tersedia'), 'success')
    else notify.toast(t(face.empty ?? 'Tidak Ada Data'), 'info')
  }, [data, dataUpdatedAt, isPlaceholderData, face.empty, t])
  const failed = useRef(0)
  useEffect(() => {
    if (errorUpdatedAt === 0 || failed.current === errorUpdatedAt) return
    failed.current = errorUpdatedAt
    notify.toast(t(face.failed ?? 'Laporan Tidak Tersedia'), 'info')
  }, [errorUpdatedAt, face.failed, t])
  return report
}
