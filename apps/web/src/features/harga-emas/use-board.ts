import type {
  BoardRow,
  priceBoard,
  priceHistory,
  setPrices,
} from '@kencana/contract/areas/harga-emas'
import type { BodyInputOf } from '@kencana/contract/kit/route'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { meant, notify } from '../../kit/dialogs/notify.ts'
import { call, routeRef } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/api-problem.ts'
import { useKeptForm } from '../../lib/device/draft.ts'
import { sendKeyed } from '../../lib/pending.ts'
import { showProblem } from '../../lib/problem-text.ts'
import { ownSession } from '../../lib/session.ts'
import { askedFirst } from '../../lib/sure/ask-first.ts'

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
  const queries = useQueryClient()
  const kept = useKeptForm('harga-emas', NOTHING)
  const { draft, added } = kept.value
  const [busy, setBusy] = useState(false)
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
    setBusy(true)
    let meantBody = body
    try {
      const what = t('Harga emas, {jumlah} baris', { jumlah: body.baris.length })
      const user_id = ownSession()?.user_id ?? ''
      const grant = otorisasi === undefined ? {} : { otorisasi }
      const saved = await askedFirst(sure => {
        meantBody = { ...body, ...sure }
        const input = { body: { ...meantBody, ...grant } }
        return sendKeyed(boardCalls.save, input, { what, user_id, draft: kept.id })
      }, meant)
      if (saved === null) return null
      reset()
      await queries.invalidateQueries({ queryKey: ['harga-emas'] })
      void notify.success(t('Berhasil Menyimpan Data'))
      return null
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.code === 'BUTUH_OTORISASI') return meantBody
      await showProblem(problem)
      return null
    } finally {
      setBusy(false)
    }
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
