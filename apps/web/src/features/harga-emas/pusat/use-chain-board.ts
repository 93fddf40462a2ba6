import type { BoardRow, PlannedBoard } from '@kencana/contract/areas/harga-emas'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { GridRow } from '../../../engines/chain/chain-grid.tsx'
import { useChainStores } from '../../../engines/chain/stores.ts'
import { call } from '../../../lib/api.ts'
import { askStores, type Heard, type StoreRow } from '../../../lib/chain/ask-stores.ts'
import { useKeptForm } from '../../../lib/device/draft.ts'
import type { Begins } from './begins.ts'
import { calls } from './calls.ts'

/** Both sides of one cell; a side that is not known is no price. */
export interface Price {
  readonly jual: number | null
  readonly beli: number | null
}

interface Draft {
  /** By store, kadar and group: what is to be sent. */
  readonly cells: Readonly<Record<string, Price>>
  readonly mulai: Begins | null
}

const NOTHING: Draft = { cells: {}, mulai: null }

/** What a store says of its board: what is in force, and what is to come. */
export interface StoreBoard {
  readonly rows: readonly BoardRow[]
  readonly planned: readonly PlannedBoard[]
}

/** A kadar, or a group with a price of its own. */
export interface PriceRow extends GridRow {
  readonly kode_kadar: string
  readonly kode_group: string | null
  /** What it is called in sentences. */
  readonly said: string
}

export const CHAIN_BOARD = 'harga-emas-pusat'

/** The boards of all stores, what is typed over them, and when that begins. */
export function useChainBoard() {
  const { t } = useTranslation()
  const { stores, query: listed } = useChainStores()
  const kept = useKeptForm<Draft>(CHAIN_BOARD, NOTHING)
  const boards = useQuery({
    queryKey: [CHAIN_BOARD, stores.map(({ kode_toko }) => kode_toko)],
    queryFn: ({ signal }) => askStores(stores, readStore, signal),
    enabled: stores.length > 0,
  })
  const heard = boards.data ?? NONE
  const { cells, mulai } = kept.value
  const priceNow = (row: PriceRow, store: StoreRow): Price => {
    const board = heard.find(one => one.store.kode_toko === store.kode_toko)?.answer?.rows
    const found = board?.find(
      one => one.kode_kadar === row.kode_kadar && one.kode_group === row.kode_group,
    )
    return { jual: found?.harga_jual ?? null, beli: found?.harga_beli ?? null }
  }
  const put = (changes: readonly CellChange[]) =>
    kept.set(now => ({ ...now, cells: withChanges(now, changes, priceNow) }))
  return {
    query: boards,
    failed: listed.isError,
    retry: () => void (listed.isError ? listed.refetch() : boards.refetch()),
    heard,
    rows: rowsOf(heard, t),
    cells,
    mulai,
    priceNow,
    drafted: (row: PriceRow, store: StoreRow): Price | undefined => cells[cellKey(row, store)],
    put,
    setBegins: (begins: Begins | null) => kept.set(now => ({ ...now, mulai: begins })),
    /** What a store has is sent: nothing of it is typed any more. */
    sent: ({ kode_toko }: StoreRow) =>
      kept.set(now => {
        const left = Object.entries(now.cells).filter(([key]) => storeOf(key) !== kode_toko)
        return left.length === 0 ? NOTHING : { ...now, cells: Object.fromEntries(left) }
      }),
    throwAway: kept.throwAway,
    note: kept.note,
  }
}

export type ChainBoard = ReturnType<typeof useChainBoard>

const NONE: readonly Heard<StoreBoard>[] = []

async function readStore(how: { portal: string; signal: AbortSignal }): Promise<StoreBoard> {
  const [rows, planned] = await Promise.all([call(calls.board, how), call(calls.planned, how)])
  return { rows, planned }
}

export interface CellChange {
  readonly row: PriceRow
  readonly store: StoreRow
  readonly price: Price
}

/** At once, what is as it stands is no change; of later it may be said all the same. */
function withChanges(
  { cells, mulai }: Draft,
  changes: readonly CellChange[],
  priceNow: (row: PriceRow, store: StoreRow) => Price,
): Draft['cells'] {
  const next = { ...cells }
  for (const { row, store, price } of changes) {
    const now = priceNow(row, store)
    const isSame = now.jual === price.jual && now.beli === price.beli
    if (isSame && mulai === null) delete next[cellKey(row, store)]
    else next[cellKey(row, store)] = price
  }
  return next
}

export const cellKey = (row: PriceRow, { kode_toko }: StoreRow): string => `${kode_toko}|${row.key}`
const storeOf = (key: string): string => key.split('|')[0] ?? ''

/** Rows of every board, the finest gold first; a group stands under its kadar. */
function rowsOf(heard: readonly Heard<StoreBoard>[], t: TFunction): PriceRow[] {
  const found = new Map<string, BoardRow>()
  for (const row of heard.flatMap(({ answer }) => answer?.rows ?? [])) {
    const key = `${row.kode_kadar}|${row.kode_group ?? '*'}`
    if (!found.has(key)) found.set(key, row)
  }
  return [...found]
    .sort(([a, x], [b, y]) => y.permil - x.permil || (a < b ? -1 : 1))
    .map(([key, { kode_kadar, nama_kadar, kode_group, permil }]) => {
      const said = kode_group ?? `${nama_kadar} (${kode_kadar})`
      return {
        ...{ key, kode_kadar, kode_group, said },
        name: kode_group === null ? `${nama_kadar} · ${permil} ‰` : `└ ${kode_group}`,
        rowLabel: t('Ubah {kadar} di semua toko', { kadar: said }),
      }
    })
}
