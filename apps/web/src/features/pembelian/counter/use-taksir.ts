import type { appraisePembelian } from '@kencana/contract/areas/beli/pembelian'
import type { AnswerOf, BodyInputOf } from '@kencana/contract/kit/route'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isRefused, useRested } from '../../../engines/document-frame/entry/use-answer.ts'
import { call } from '../../../lib/api.ts'
import { useSession } from '../../../lib/session.ts'
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

/** What the server said of one piece, as it was asked on that day. */
interface Said {
  readonly asked: string
  readonly day: string | null | undefined
  readonly answer: Answer | null
  readonly problem: Error | null
}

/**
 * What the rules say of each piece by itself, asked for whenever the typing rests and when another
 * business day is open: one that is refused leaves the others their price. The newest answer wins.
 */
export function useTaksir(
  form: PurchaseForm,
  kondisi: readonly Kondisi[],
  transaksi: Transaksi = 'PEMBELIAN',
) {
  const day = useSession()?.tgl_system
  const pieces = form.barang.map(piece => {
    const brought = broughtBody(piece, intactOf(kondisi, piece.kode_dept))
    return { id: piece.id, brought, asked: brought === null ? null : JSON.stringify(brought) }
  })
  const { said, isAskedAnew } = useSaid(
    pieces.flatMap(({ asked }) => asked ?? []),
    day,
    transaksi,
  )
  const before = useRef(new Map<number, Appraised>())
  const typedPrices = useRef(false)
  const byPiece = new Map<number, Taksir>()
  let tgl: string | null = null
  for (const { id, brought, asked } of pieces) {
    const found = isAskedAnew ? undefined : said.find(one => one.asked === asked && one.day === day)
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

/** An answer is as good as new for this long; a command that changes purchases ends it sooner. */
const GOOD_MS = 5_000

/** What the server says of these pieces; those of the list before until then. */
function useSaid(pieces: readonly string[], day: string | null | undefined, transaksi: Transaksi) {
  const client = useQueryClient()
  const rested = useRested(JSON.stringify(pieces))
  const ask = async (asked: string): Promise<Said> => {
    try {
      const answer = await client.fetchQuery({
        queryKey: ['pembelian', 'taksir', transaksi, day, 'satu', asked],
        queryFn: ({ signal }) =>
          call(calls.appraise, {
            body: { transaksi, barang: [JSON.parse(asked) as Brought] },
            signal,
          }),
        retry: (times, problem) => !isRefused(problem) && times < 3,
        staleTime: GOOD_MS,
      })
      return { asked, day, answer, problem: null }
    } catch (problem) {
      if (!(problem instanceof Error)) throw problem
      return { asked, day, answer: null, problem }
    }
  }
  const query = useQuery({
    queryKey: ['pembelian', 'taksir', transaksi, day, 'semua', rested],
    queryFn: () => Promise.all((JSON.parse(rested) as string[]).map(ask)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return {
    said: query.data ?? [],
    isAskedAnew: query.isFetching && !query.isPlaceholderData,
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
