import type { appraisePembelian } from '@kencana/contract/areas/beli/pembelian'
import type { AnswerOf, BodyInputOf } from '@kencana/contract/kit/route'
import { useRef } from 'react'
import { useAnswersTo } from '../../../engines/document-frame/entry/use-answers.ts'
import { call } from '../../../lib/api.ts'
import { calls } from './calls.ts'
import { intactOf, type Kondisi } from './piece/use-masters.ts'
import { broughtBody, type Piece, type PurchaseForm } from './purchase-form.ts'

type Answer = AnswerOf<typeof appraisePembelian>
export type Appraised = Answer['barang'][number]
type Brought = BodyInputOf<typeof appraisePembelian>['barang'][number]
/** Bought, or exchanged: each by rules of its own. */
export type Transaksi = NonNullable<BodyInputOf<typeof appraisePembelian>['transaksi']>

/** What the rules say of one piece; `shown` may be the answer to what was typed before. */
export interface Taksir {
  readonly brought: Brought | null
  readonly shown: Appraised | null
  /** The answer to what stands there now. */
  readonly fresh: Appraised | null
  readonly waiting: boolean
  /** Why the rules do not buy it, or the call that failed. */
  readonly problem: Error | null
}

/** What the rules say of each piece by itself: one that is refused leaves others their price. */
export function useTaksir(
  form: PurchaseForm,
  kondisi: readonly Kondisi[],
  transaksi: Transaksi = 'PEMBELIAN',
) {
  const pieces = form.barang.map(piece => ({
    id: piece.id,
    brought: broughtBody(piece, intactOf(kondisi, piece.kode_dept)),
  }))
  const said = useAnswersTo<Brought, Answer>({
    area: 'pembelian',
    name: `taksir ${transaksi}`,
    questions: pieces.map(({ brought }) => brought),
    ask: (brought, signal) =>
      call(calls.appraise, { body: { transaksi, barang: [brought] }, signal }),
  })
  const before = useRef(new Map<number, Appraised>())
  const typedPrices = useRef(false)
  const byPiece = new Map<number, Taksir>()
  let tgl: string | null = null
  for (const [i, { id, brought }] of pieces.entries()) {
    const found = said[i]
    const fresh = found?.answer?.barang[0] ?? null
    const problem = found?.problem ?? null
    if (fresh !== null) before.current.set(id, fresh)
    else if (brought === null || problem !== null) before.current.delete(id)
    tgl = found?.answer?.tgl_system ?? tgl
    if (found?.answer) typedPrices.current = found.answer.pakai_kode_harga
    const shown = before.current.get(id) ?? null
    const waiting = brought !== null && found === undefined
    byPiece.set(id, { brought, shown, fresh, waiting, problem })
  }
  return {
    of: (piece: Piece): Taksir => byPiece.get(piece.id) ?? NOTHING,
    /** Business day of the newest answers. */
    tgl,
    /** A rule in force goes by a price that is chosen by its code. */
    pakaiKodeHarga: typedPrices.current,
  }
}

const NOTHING: Taksir = { brought: null, shown: null, fresh: null, waiting: false, problem: null }

export type Taksiran = ReturnType<typeof useTaksir>

/** What is paid for a piece: as bargained, else the target; `null` while there is no price. */
export const priceOf = (piece: Piece, { shown }: Taksir): number | null =>
  piece.harga_beli ?? shown?.target ?? null

/** Whether a supervisor is asked for a price above the ceiling. */
export const isAbove = (piece: Piece, { shown }: Taksir): boolean =>
  shown !== null && (piece.harga_beli ?? shown.target) > shown.tertinggi
