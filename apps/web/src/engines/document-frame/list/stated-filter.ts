import type { Days } from './asked-days.ts'

/** What the address of such a list holds. */
export type StatedAsked = Readonly<
  Partial<Record<'page' | 'limit' | 'q' | 'status' | 'kode_sales', string>>
>

interface Narrowed<Status extends string> {
  readonly asked: StatedAsked
  /** The number the address names. */
  readonly nomor: string | undefined
  /** Left out: the list knows no days. */
  readonly days?: Days | undefined
  /** Whether one may ask for documents of one sales person. */
  readonly bySales?: true | undefined
  readonly states: readonly Status[]
}

/** What a list of documents with a state is narrowed by. */
export function statedFilter<Status extends string>(narrowed: Narrowed<Status>) {
  const { asked, nomor, days, bySales, states } = narrowed
  const status: Status | 'ALL' = states.find(one => one === asked.status) ?? 'ALL'
  return {
    ...days,
    ...(bySales === undefined ? {} : { kode_sales: asked.kode_sales }),
    status,
    q: nomor ?? asked.q,
  }
}
