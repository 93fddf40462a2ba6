import type {
  BoardRow,
  priceBoard,
  priceHistory,
  setPrices,
} from '@kencana/contract/areas/harga-emas'
import type { BodyInputOf } from '@kencana/contract/kit/route'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../engines/document-frame/use-command.ts'
import { notify } from '../../kit/dialogs/notify.ts'
import { call, routeRef } from '../../lib/api.ts'
import { useKeptForm } from '../../lib/device/draft.ts'

export const boardCalls = {
  board: routeRef<typeof priceBoard>('GET', 'harga-emas'),
  history: routeRef<typeof priceHistory>('GET', 'harga-emas/riwayat'),
  save: routeRef<typeof setPrices>('POST', 'harga-emas'),
}

/** A row of the board with what is being typed into it. */
export interface DraftRow extends BoardRow {
  readonly key: string
  readonly jual: number | null
  readonly beli: number | null
  readonly changed: boolean
}

export type PriceBody = BodyInputOf<typeof setPrices>

interface Price {
  readonly jual?: number
  readonly beli?: number
}
type Draft = Readonly<Record<string, Price>>

const NOTHING: { readonly draft: Draft; readonly added: readonly BoardRow[] } = {
  draft: {},
  added: [],
}

const keyOfRow = (row: Pick<BoardRow, 'kode_kadar' | 'kode_group'>): string =>
  `${row.kode_kadar} ${row.kode_group ?? '*'}`

/** The board, what is typed over it, and the one save. */
export function useBoard() {
  const { t } = useTranslation()
  const kept = useKeptForm('harga-emas', NOTHING)
  const { draft, added } = kept.value
  const { busy, run } = useCommand({ changes: ['harga-emas'] })
  const board = useQuery({
    queryKey: ['harga-emas'],
    queryFn: ({ signal }) => call(boardCalls.board, { signal }),
  })
  const rows = board.data === undefined ? undefined : withDraft(board.data, added, draft)
  const changed = (rows ?? []).filter(row => row.changed)

  const type = (row: DraftRow, price: Price) =>
    kept.set(now => ({
      ...now,
      draft: { ...now.draft, [row.key]: { ...now.draft[row.key], ...price } },
    }))
  const reset = kept.throwAway
  /** Answers with the command that needs somebody's approval; what is unusual is asked before. */
  const save = async (body: PriceBody, otorisasi?: string): Promise<PriceBody | null> => {
    let meantBody = body
    let needed: PriceBody | null = null
    const saved = await run({
      route: boardCalls.save,
      input: sure => {
        meantBody = { ...body, ...sure }
        return { body: { ...meantBody, ...(otorisasi === undefined ? {} : { otorisasi }) } }
      },
      what: t('Harga emas, {jumlah} baris', { jumlah: body.baris.length }),
      draft: kept.id,
      refused: ({ code }) => {
        if (code === 'BUTUH_OTORISASI') needed = meantBody
        return needed !== null
      },
    })
    if (saved !== null) {
      reset()
      void notify.success(t('Berhasil Menyimpan Data'))
    }
    return needed
  }
  const addGroup = (row: BoardRow) => kept.set(now => ({ ...now, added: [...now.added, row] }))
  return { board, rows, changed, type, reset, save, addGroup, busy, note: kept.note }
}

/** What is sent: the changed lines only. */
export const bodyOf = (changed: readonly DraftRow[]): PriceBody => ({
  baris: changed.map(({ kode_kadar, kode_group, jual, beli }) => ({
    kode_kadar,
    ...(kode_group === null ? {} : { kode_group }),
    harga_jual: jual ?? 0,
    harga_beli: beli ?? 0,
  })),
})

function withDraft(
  board: readonly BoardRow[],
  added: readonly BoardRow[],
  draft: Draft,
): DraftRow[] {
  const known = new Set(board.map(keyOfRow))
  const all = [...board, ...added.filter(row => !known.has(keyOfRow(row)))]
  const place = new Map(board.map((row, i) => [row.kode_kadar, i]))
  const sorted = all
    .map((row, i) => ({ row, at: row.kode_group === null ? i : i + 0.5 }))
    .sort((a, b) => placeOf(a.row, place) - placeOf(b.row, place) || a.at - b.at)
  return sorted.map(({ row }) => {
    const key = keyOfRow(row)
    // An emptied price is no price: 0 is what an input says when it was left empty.
    const jual = (draft[key]?.jual ?? row.harga_jual) || null
    const beli = (draft[key]?.beli ?? row.harga_beli) || null
    return { ...row, key, jual, beli, changed: jual !== row.harga_jual || beli !== row.harga_beli }
  })
}

/** Rows of a kadar stand together, in the order the server gave the kadar. */
const placeOf = (row: BoardRow, place: ReadonlyMap<string, number>): number =>
  place.get(row.kode_kadar) ?? 0
