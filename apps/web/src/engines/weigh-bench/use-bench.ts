import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScanControl } from '../../kit/inputs/scan-input.tsx'
import { ApiProblem } from '../../lib/api-problem.ts'
import { useKeptForm } from '../../lib/device/draft.ts'
import { problemText } from '../../lib/problem-text.ts'
import { useThrown } from '../document-frame/entry/thrown.tsx'
import { scaleWeight } from '../piece-scan/scale-weight.ts'
import type { Notice } from '../piece-scan/use-piece-scan.ts'
import {
  type BenchFaults,
  type BenchForm,
  type BenchPiece,
  begun,
  codeOf,
  EMPTY_BENCH,
  faultsOf,
  faultyOf,
  laid,
  type OnBench,
  renewed,
  without,
} from './bench-form.ts'

interface BenchOptions<P extends BenchPiece, T extends string> {
  /** Name of the draft that keeps what is weighed. */
  readonly draft: string
  /** The piece of a barcode; refuses with what became of one that is not to be weighed here. */
  readonly find: (kode_barcode: string) => Promise<P>
  /** Why a piece that was found is not weighed among these; translated. */
  readonly unfit?: (piece: P, form: BenchForm<P, T>) => string | null
  /** Where a piece is proposed to go. */
  readonly usulan: (piece: P) => T | null
  /** What is ready goes out. */
  readonly send: (list: readonly OnBench<P, T>[]) => void
  /** It is on its way: nothing is laid on the bench meanwhile. */
  readonly isSending: boolean
}

/** Codes of a refusal that says a piece is no longer as it was read. */
const CHANGED: readonly string[] = ['BARANG_BERUBAH', 'SUDAH_DISORTIR']

/** The bench as it stands, what is said of it, and what is laid on it by hand. */
function useTop<P extends BenchPiece, T extends string>(draft: string) {
  const { t } = useTranslation()
  const kept = useKeptForm<BenchForm<P, T>>(draft, EMPTY_BENCH)
  const [faults, setFaults] = useState<BenchFaults>({})
  const [notice, setNotice] = useState<Notice | null>(null)
  const scan = useRef<ScanControl>(null)
  // What is brought one after another sees what the one before left, drawn or not.
  const now = useRef(kept.value)
  now.current = kept.value
  const put = (next: BenchForm<P, T>) => {
    now.current = next
    kept.set(next)
  }
  const bad = (text: string) => setNotice({ tone: 'bad', text })
  const takeUp = (at: OnBench<P, T>, found: BenchFaults = {}) => {
    setFaults(found)
    setNotice(null)
    put({ ...now.current, at })
  }
  return {
    ...{ kept, faults, notice, scan, now, put, bad, takeUp },
    /** Lays the piece at hand among the ready ones; false while something lacks. */
    accept: (): boolean => {
      const { at } = now.current
      if (at === null) return true
      const lacking = faultsOf(at)
      setFaults(lacking)
      if (Object.keys(lacking).length > 0) {
        bad(t('Selesaikan dahulu barang {kode_barcode}', { kode_barcode: codeOf(at) }))
        return false
      }
      put(laid(now.current, at))
      setNotice(null)
      scan.current?.focus()
      return true
    },
    change: (more: Partial<OnBench<P, T>>) => {
      const { at } = now.current
      if (at !== null) put({ ...now.current, at: { ...at, ...more } })
      const touched = Object.keys(more).map(field => (field === 'berat_mg' ? 'berat' : field))
      const rest = (all: BenchFaults) => Object.entries(all).filter(([f]) => !touched.includes(f))
      setFaults(all => Object.fromEntries(rest(all)))
    },
    close: () => {
      setFaults({})
      put({ ...now.current, at: null })
    },
  }
}

type Top<P extends BenchPiece, T extends string> = ReturnType<typeof useTop<P, T>>

/** The server says that it is not weighed here any more; a line that broke says nothing of it. */
const isGone = (problem: unknown): boolean =>
  problem instanceof ApiProblem && !problem.isUnsaid && problem.status < 500

/** What a scanner or a scale brings, each in its turn, and pieces that are read anew. */
function useBringing<P extends BenchPiece, T extends string>(
  { now, put, bad, takeUp, accept, change }: Top<P, T>,
  options: BenchOptions<P, T>,
) {
  const { t } = useTranslation()
  const queue = useRef(Promise.resolve())
  const latest = useRef(options)
  latest.current = options
  const bringOne = async (text: string): Promise<void> => {
    const { find, unfit, usulan, isSending } = latest.current
    if (isSending) return bad(t('Tunggu sampai tersimpan, lalu pindai {kode} lagi', { kode: text }))
    const { at } = now.current
    const mg = scaleWeight(text)
    if (mg !== null && at !== null) return change({ berat_mg: mg, scaled: { mg, raw: text } })
    const atHand = at !== null && codeOf(at) === text ? at : undefined
    if (atHand === undefined && !accept()) return
    try {
      const piece = await find(text)
      const why = unfit?.(piece, now.current) ?? null
      if (why !== null) return bad(why)
      const own = atHand ?? now.current.list.find(one => codeOf(one) === text)
      const fresh = begun<P, T>(piece, usulan(piece), now.current.kode_baki)
      takeUp(own === undefined ? fresh : { ...own, piece })
    } catch (problem) {
      if (isGone(problem)) put(without(now.current, text))
      bad(await problemText(problem))
    }
  }
  return {
    bring: (text: string): Promise<void> => {
      queue.current = queue.current.then(() => bringOne(text))
      return queue.current
    },
    /** What somebody changed is read anew; what waits here no more leaves the bench. */
    renew: async (codes: readonly string[]): Promise<void> => {
      for (const code of codes) {
        try {
          put(renewed(now.current, await latest.current.find(code)))
        } catch (problem) {
          if (!isGone(problem)) return
          put(without(now.current, code))
        }
      }
    },
  }
}

/** Pieces that are weighed one after another, by scanner and scale, and sent together. */
export function useBench<P extends BenchPiece, T extends string>(options: BenchOptions<P, T>) {
  const { t } = useTranslation()
  const top = useTop<P, T>(options.draft)
  const { kept, now, put, bad, takeUp, accept, faults, notice, scan, change, close } = top
  const { bring, renew } = useBringing(top, options)
  const thrown = useThrown()
  const sent = useRef(kept.value)
  return {
    ...{ kept, form: kept.value, faults, notice, scan, thrown, accept, change, close, bring },
    /** A ready piece is taken up again, as it is now. */
    take: (code: string) => {
      if (!accept()) return
      const own = now.current.list.find(one => codeOf(one) === code)
      if (own !== undefined) takeUp(own)
    },
    remove: (code: string) => {
      const gone = now.current.list.find(one => codeOf(one) === code)
      if (gone === undefined) return
      put(without(now.current, code))
      thrown.threw(`${gone.piece.nama_barang} ${code}`, () =>
        put({ ...now.current, list: [gone, ...without(now.current, code).list] }),
      )
    },
    save: () => {
      if (!accept()) return
      const { list } = now.current
      if (list.length === 0) return bad(t('Belum ada barang'))
      sent.current = now.current
      options.send(list)
    },
    /** Takes up the first piece that the server found fault with; answers whether there is one. */
    refused: ({ errors, code, facts }: ApiProblem): boolean => {
      if (CHANGED.includes(code)) void renew(String(facts.kode_barcode ?? '').split(', '))
      const faulty = faultyOf(errors)
      const piece = faulty === null ? undefined : sent.current.list[faulty.index]
      if (faulty === null || piece === undefined) return false
      takeUp(piece, faulty.faults)
      bad(t('{kode_barcode}: periksa isian yang ditandai', { kode_barcode: codeOf(piece) }))
      return true
    },
    /** It is saved: the bench is empty, its tray stays. */
    done: () => {
      thrown.forget()
      kept.settle({ ...EMPTY_BENCH, kode_baki: sent.current.kode_baki })
      scan.current?.focus()
    },
  }
}

export type Bench<P extends BenchPiece, T extends string> = ReturnType<typeof useBench<P, T>>
