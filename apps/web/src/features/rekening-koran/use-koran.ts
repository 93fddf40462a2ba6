import type { RekeningKoran } from '@kencana/contract/areas/uang/rekening-koran'
import { useQuery } from '@tanstack/react-query'
import { useAsked } from '../../engines/report-screen/use-address.ts'
import { call } from '../../lib/api.ts'
import { calls } from './calls.ts'

/** Days a line may lie from its entry. */
export const DAYS = ['0', '1', '3', '7', '14', '31'] as const
const FIRST_DAYS = '3'

/** The account, day and view that the address asks for; the first account unless it names one. */
export function useKoran() {
  const { asked, ask } = useAsked('/rekening-koran')
  const accounts = useQuery({
    queryKey: ['rekening-koran', 'rekening'],
    queryFn: ({ signal }) => call(calls.accounts, { signal }),
  })
  const all: readonly RekeningKoran[] = accounts.data ?? []
  const account = all.find(one => one.no_rekening === asked.no_rekening) ?? all[0]
  const shown = {
    hari: DAYS.find(one => one === asked.hari) ?? FIRST_DAYS,
    lihat: asked.lihat === 'COCOK' ? ('COCOK' as const) : ('BUKA' as const),
    tgl: asked.tgl ?? account?.tgl_sampai ?? null,
  }
  const change = (more: Partial<Record<keyof typeof asked, string | undefined>>) =>
    ask(
      Object.fromEntries(
        Object.entries({ ...asked, ...more }).filter(
          (one): one is [string, string] => one[1] !== undefined && one[1] !== '',
        ),
      ),
    )
  return { accounts, all, account, ...shown, change }
}

export type Koran = ReturnType<typeof useKoran>
