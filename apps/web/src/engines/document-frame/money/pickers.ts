import type { masterRoutes } from '@kencana/contract/kit/masters/routes'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { useQuery } from '@tanstack/react-query'
import type { PickOption } from '../../../kit/inputs/parts/use-options.ts'
import { call, routeRef } from '../../../lib/api.ts'

type MasterList = ReturnType<typeof masterRoutes>['list']
type MasterCall = ReturnType<typeof masterRoutes>['calls'][number]['route']

/** Every live row of a small master, as choices. */
async function choices(resource: string, code: string, name: string): Promise<PickOption[]> {
  const route = routeRef<MasterList>('GET', resource)
  const answer: AnswerOf<MasterList> = await call(route, { query: { limit: 200 } })
  return answer.data.map(row => {
    const fields = row as Readonly<Record<string, unknown>>
    const value = String(fields[code])
    return { value, label: String(fields[name] ?? value), note: value }
  })
}

const salesPeople = (): Promise<PickOption[]> => choices('sales', 'kode_sales', 'nama_sales')

/** Who sells in the shop. Nothing is sold without one: a bad line must not leave the list empty. */
export const useSalesPeople = (): readonly PickOption[] | undefined =>
  useQuery({ queryKey: ['sales', 'pilihan'], queryFn: salesPeople, retry: 5 }).data

export const banks = (): Promise<PickOption[]> => choices('bank', 'kode_bank', 'nama_bank')

/** An account of the shop, as Master Rekening has it. */
export interface ShopAccount {
  readonly no_rekening: string
  readonly nama_rekening: string
  readonly kode_bank: string
}

export const accounts = async (): Promise<readonly ShopAccount[]> =>
  (await call(routeRef<MasterCall>('GET', 'rekenings'), {})).map(row => ({
    no_rekening: String(row.no_rekening),
    nama_rekening: String(row.nama_rekening),
    kode_bank: String(row.kode_bank),
  }))
