import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../engines/document-frame/use-command.ts'
import { confirm } from '../../kit/dialogs/notify.ts'
import { type CallInput, call, routeRef } from '../../lib/api.ts'
import { session } from '../../lib/session.ts'
import { calls, type DaftarTimbang, type Room, type Timbang, type Tray } from './calls.ts'

/** What is said of a tray: its weight, or why it does not agree. */
export type Told = CallInput<typeof calls.weigh>['body']

const LIST = ['timbang-baki'] as const
/** The weighing key: the list lies on the device, too (doc2 §2). */
const KEPT = 'timbangBaki'

const NOTHING: DaftarTimbang = { data_timbang: [], belum_ditimbang: [] }

/** Whose list lies on this device. */
const owner = (): string => `${session()?.kode_toko ?? ''} ${session()?.user_id ?? ''}`

function keptList(): DaftarTimbang | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null')
    return kept?.milik === owner() ? kept.daftar : undefined
  } catch {
    return undefined
  }
}

/** Masters of a store, whole: gudang and trays are few. */
function useRows<R>(path: string): readonly R[] {
  const { data } = useQuery({
    queryKey: [...LIST, path],
    queryFn: ({ signal }) => call(routeRef<unknown>('GET', path), { signal } as never),
    staleTime: 60_000,
  })
  return Array.isArray(data) ? (data as readonly R[]) : []
}

/** The list of today, the tray that is on the scale, and what is done with it. */
export function useTimbang() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { busy, run } = useCommand()
  const [at, setAt] = useState<string | null>(null)
  const [state, setState] = useState('')
  const keep = (daftar: DaftarTimbang): DaftarTimbang => {
    localStorage.setItem(KEPT, JSON.stringify({ milik: owner(), daftar }))
    queries.setQueryData(LIST, daftar)
    return daftar
  }
  const list = useQuery({
    queryKey: LIST,
    queryFn: async ({ signal }) => keep(await call(calls.list, { signal })),
    placeholderData: keptList,
  })
  const { data_timbang: rows, belum_ditimbang: unweighed } = list.data ?? NOTHING

  const start = async (kode_gudang: string, kode_baki: string) => {
    const begun = await run({
      route: calls.start,
      what: `${t('Timbang Baki')} ${kode_baki}`,
      input: { body: { kode_gudang, kode_toko: kode_baki } },
    })
    setState(begun === null ? t('Timbang Baki Tersdia') : '')
    if (begun === null) return false
    setAt(keep(begun).data_timbang.at(-1)?.id ?? null)
    return true
  }
  const tell = async (row: Timbang, body: Told) => {
    const told = await run({
      route: calls.weigh,
      what: `${t('Timbang Baki')} ${row.kode_baki}`,
      input: { params: { id: row.id }, body },
    })
    if (told === null) return null
    keep({
      data_timbang: rows.map(one => (one.id === told.id ? told : one)),
      belum_ditimbang: unweighed.filter(kode => kode !== told.kode_baki),
    })
    return told
  }
  const clear = async () => {
    const text = t('Bersihkan daftar hari ini? Yang sudah ditimbang tetap ada di laporan.')
    if (!(await confirm({ text, yes: t('Bersihkan') }))) return
    const done = await run({ route: calls.reset, what: t('Bersihkan daftar'), input: { body: {} } })
    if (done === null) return
    setAt(null)
    keep(done)
  }
  return {
    ...{ rows, unweighed, busy, state, start, tell, clear, list },
    weighing: rows.find(row => row.id === at) ?? null,
    open: (row: Timbang) => setAt(row.id),
    close: () => setAt(null),
    trays: useRows<Tray>('baki/ready'),
    rooms: useRows<Room>('gudang/get/all'),
  }
}

export type Weighing = ReturnType<typeof useTimbang>
