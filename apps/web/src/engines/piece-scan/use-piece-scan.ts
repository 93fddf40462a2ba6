import type { BarangDetail } from '@kencana/contract/areas/barang'
import { PIECES } from '@kencana/contract/names/pieces'
import type { TFunction } from 'i18next'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/api.ts'
import { ApiProblem, unanswered } from '../../lib/api-problem.ts'
import { problemText } from '../../lib/problem-text.ts'
import { calls } from './calls.ts'

/** What the last scan had to say. */
export interface Notice {
  readonly tone: 'bad' | 'plain'
  readonly text: string
}

/** A scan that is not there yet: asked for, or asked for in vain. */
export interface Missing {
  readonly kode_barcode: string
  readonly isLost: boolean
}

/** Where scanned pieces are gathered: a nota, a list of what is moved. */
interface Gathering {
  /** What is said of a piece that is there already, `null` where it is not. */
  readonly known: (kode_barcode: string) => Notice | null
  readonly add: (piece: BarangDetail) => void
  /** What is gathered: pieces for sale unless it says otherwise, or all, wherever they are. */
  readonly status?: GatheredStatus
}

/** `DI_TOKO`: for sale, or bought and waiting. */
export type GatheredStatus = 'ADA' | 'BLN' | 'DI_TOKO' | 'ALL'

/** Brings pieces where they are gathered, in the order of their scans; none is lost unsaid. */
export function usePieceScan({ known, add, status = 'ADA' }: Gathering) {
  const { t } = useTranslation()
  const [notice, setNotice] = useState<Notice | null>(null)
  const [refused, setRefused] = useState<readonly string[]>([])
  const [missing, setMissing] = useState<readonly Missing[]>([])
  const queue = useRef(Promise.resolve())

  const forget = (kode_barcode: string) =>
    setMissing(list => list.filter(one => one.kode_barcode !== kode_barcode))
  /** Kept until somebody has read it, however many good scans follow. */
  const refuse = (text: string) => setRefused(list => [...list.filter(one => one !== text), text])
  const bring = async (kode_barcode: string, asked: Promise<BarangDetail>) => {
    try {
      const piece = await asked
      const gone = goneText(piece, status, t)
      if (gone === null) add(piece)
      else refuse(gone)
      forget(kode_barcode)
    } catch (problem) {
      if (isUnanswered(problem)) {
        setMissing(list =>
          list.map(one => (one.kode_barcode === kode_barcode ? { ...one, isLost: true } : one)),
        )
        return
      }
      refuse(await problemText(problem))
      forget(kode_barcode)
    }
  }
  const scan = (kode_barcode: string): Promise<void> => {
    const said = known(kode_barcode)
    setNotice(said)
    if (said !== null) return queue.current
    setMissing(list => [
      ...list.filter(one => one.kode_barcode !== kode_barcode),
      { kode_barcode, isLost: false },
    ])
    // Asked for at once, brought in its turn.
    const asked = askPatiently(kode_barcode)
    asked.catch(() => undefined)
    queue.current = queue.current.then(() => bring(kode_barcode, asked))
    return queue.current
  }
  return {
    scan,
    notice,
    say: setNotice,
    refused,
    read: (text: string) => setRefused(list => list.filter(one => one !== text)),
    missing,
    forgetMissing: () => setMissing([]),
  }
}

export type Scanning = ReturnType<typeof usePieceScan>

const ANSWER_MS = 10_000
const RESTS_MS = [500, 1500]

/** A question harms nothing: without an answer it is asked again, and then given up. */
async function askPatiently(kode_barcode: string): Promise<BarangDetail> {
  for (let tries = 0; ; tries += 1) {
    try {
      const signal = AbortSignal.timeout(ANSWER_MS)
      return await call(calls.piece, { params: { kode_barcode }, signal })
    } catch (problem) {
      const rest = RESTS_MS[tries]
      if (rest === undefined || !isUnanswered(problem)) throw problem
      await new Promise(resolve => setTimeout(resolve, rest))
    }
  }
}

/** No answer of the shop: the line, the time, or a server that cannot answer now. */
const isUnanswered = (problem: unknown): boolean =>
  unanswered(problem) ||
  (problem instanceof ApiProblem && problem.status === 503) ||
  (problem instanceof DOMException && problem.name === 'TimeoutError')

function goneText(piece: BarangDetail, wanted: GatheredStatus, t: TFunction): string | null {
  const { kode_barcode, status } = piece
  const user_id = piece.keluar_oleh ?? '-'
  const nomor = piece.no_keluar ?? '-'
  if (wanted === 'ALL' || status === wanted) return null
  if (wanted === 'DI_TOKO' && (status === 'ADA' || status === 'BLN')) return null
  if (status === 'DIPERIKSA') {
    return t('Barang {kode_barcode} menunggu pemeriksaan di ajuan {no_ajuan} dari {user_id}', {
      kode_barcode,
      no_ajuan: nomor,
      user_id,
    })
  }
  if (status === 'TERJUAL') {
    return t('Barang {kode_barcode} sudah terjual dengan faktur {no_faktur_jual} oleh {user_id}', {
      kode_barcode,
      no_faktur_jual: nomor,
      user_id,
    })
  }
  return t('Barang {kode_barcode} tidak tersedia, statusnya {status}', {
    kode_barcode,
    status: t(PIECES[status]),
  })
}
