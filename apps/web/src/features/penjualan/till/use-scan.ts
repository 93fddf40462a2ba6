import type { BarangDetail } from '@kencana/contract/areas/barang'
import type { TFunction } from 'i18next'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api.ts'
import { ApiProblem, unanswered } from '../../../lib/api-problem.ts'
import { problemText } from '../../../lib/problem-text.ts'
import { calls } from '../calls.ts'
import type { Piece } from './cart/cart.ts'
import type { OpenNota } from './cart/use-cart.ts'

/** What the last scan had to say. */
export interface Notice {
  readonly tone: 'bad' | 'plain'
  readonly text: string
}

/** A scan that is not on the nota yet: asked for, or asked for in vain. */
export interface Missing {
  readonly kode_barcode: string
  readonly isLost: boolean
}

/** Brings pieces onto the nota, in the order they were scanned; none is lost without a word. */
export function useScan({ cart, dispatch }: OpenNota) {
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
      const gone = goneText(piece, t)
      if (gone === null) dispatch({ type: 'add', piece: pieceOf(piece) })
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
    setNotice(null)
    const known = cart.items.findIndex(item => item.piece.kode_barcode === kode_barcode)
    if (known >= 0) {
      dispatch({ type: 'choose', index: known })
      setNotice({ tone: 'plain', text: t('{kode} sudah ada di nota ini', { kode: kode_barcode }) })
      return queue.current
    }
    setMissing(list => [
      ...list.filter(one => one.kode_barcode !== kode_barcode),
      { kode_barcode, isLost: false },
    ])
    // Asked for at once, put on the nota in its turn.
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

export type Scanning = ReturnType<typeof useScan>

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

function goneText(piece: BarangDetail, t: TFunction): string | null {
  if (piece.status === 'ADA') return null
  if (piece.status === 'DIPERIKSA') {
    return t('Barang {kode_barcode} menunggu pemeriksaan di ajuan {no_ajuan} dari {user_id}', {
      kode_barcode: piece.kode_barcode,
      no_ajuan: piece.no_keluar ?? '-',
      user_id: piece.keluar_oleh ?? '-',
    })
  }
  if (piece.status !== 'TERJUAL') {
    return t('Barang {kode_barcode} tidak tersedia, statusnya {status}', {
      kode_barcode: piece.kode_barcode,
      status: t(piece.status),
    })
  }
  return t('Barang {kode_barcode} sudah terjual dengan faktur {no_faktur_jual} oleh {user_id}', {
    kode_barcode: piece.kode_barcode,
    no_faktur_jual: piece.no_keluar ?? '-',
    user_id: piece.keluar_oleh ?? '-',
  })
}

/** Only what the nota needs: a held cart and a draft stay small. */
export const pieceOf = (piece: BarangDetail): Piece => ({
  kode_barcode: piece.kode_barcode,
  nama_barang: piece.nama_barang,
  nama_dept: piece.nama_dept,
  nama_kadar: piece.nama_kadar,
  kode_kadar: piece.kode_kadar,
  kadar: piece.kadar,
  kode_baki: piece.kode_baki,
  size: piece.size,
  berat: piece.berat,
  aturan_berat: piece.aturan_berat,
  aturan_versi: piece.aturan_versi,
  aturan_pita: piece.aturan_pita,
  mode_harga: piece.mode_harga,
  ongkos_per_gram: piece.ongkos_per_gram,
  ongkos_per_pcs: piece.ongkos_per_pcs,
  atribut_rp: piece.atribut_rp,
  harga_bandrol: piece.harga_bandrol,
  asal_pajak: piece.asal_pajak,
  pajak: piece.pajak,
  potongan_kategori: piece.potongan_kategori,
  berlian: piece.berlian,
  papan: piece.papan,
})
