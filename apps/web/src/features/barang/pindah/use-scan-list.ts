import { fineUg, gramToMg } from '@kencana/domain/quantity'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useThrown } from '../../../engines/document-frame/entry/thrown.tsx'
import { type GatheredStatus, usePieceScan } from '../../../engines/piece-scan/use-piece-scan.ts'
import type { useKeptForm } from '../../../lib/device/draft.ts'
import type { BarangDetail } from '../barang-calls.ts'

type Pieces = readonly BarangDetail[]

export const NO_PIECES: Pieces = []

interface ScanListOptions {
  readonly status?: GatheredStatus
  /** Where the pieces are kept until something is done with them. */
  readonly kept?: ReturnType<typeof useKeptForm<Pieces>>
}

/** Pieces gathered by scanning: each once, only those for sale unless it says otherwise. */
export function useScanList(options: ScanListOptions = {}) {
  const { t } = useTranslation()
  const own = useState<Pieces>(NO_PIECES)
  const { kept } = options
  const [pieces, setPieces] = kept === undefined ? own : ([kept.value, kept.set] as const)
  const add = (piece: BarangDetail) =>
    setPieces(list =>
      list.some(one => one.kode_barcode === piece.kode_barcode) ? list : [piece, ...list],
    )
  const scanning = usePieceScan({
    known: kode_barcode =>
      pieces.some(one => one.kode_barcode === kode_barcode)
        ? { tone: 'bad', text: t('Barcode {kode_barcode} ada dua kali', { kode_barcode }) }
        : null,
    add,
    status: options.status ?? 'ADA',
  })
  const thrown = useThrown()
  const remove = (code: string) => {
    const piece = pieces.find(one => one.kode_barcode === code)
    setPieces(list => list.filter(one => one.kode_barcode !== code))
    if (piece !== undefined) thrown.threw(`${piece.nama_barang} ${code}`, () => add(piece))
  }
  return {
    pieces,
    scanning,
    add,
    thrown,
    remove,
    clear: () => {
      thrown.forget()
      if (kept === undefined) setPieces(NO_PIECES)
      else kept.settle(NO_PIECES)
    },
    replace: setPieces,
  }
}

/** Sums of gathered pieces: milligrams, fine micrograms, cost; `null` where it is not shown. */
export const sumsOf = (pieces: readonly BarangDetail[]) => ({
  berat_mg: pieces.reduce((sum, piece) => sum + gramToMg(piece.berat), 0),
  murni_ug: pieces.reduce((sum, piece) => sum + fineUg(gramToMg(piece.berat), piece.kadar), 0),
  modal_rp: pieces.reduce<number | null>(
    (sum, { modal_rp }) => (sum === null || modal_rp === null ? null : sum + modal_rp),
    0,
  ),
})
