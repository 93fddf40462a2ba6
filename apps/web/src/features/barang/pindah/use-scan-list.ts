import { fineUg, gramToMg } from '@kencana/domain/quantity'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../kit/dialogs/notify.ts'
import type { useKeptForm } from '../../../lib/device/draft.ts'
import { problemText } from '../../../lib/problem-text.ts'
import { type BarangDetail, pieceOf } from '../barang-calls.ts'

type Pieces = readonly BarangDetail[]

export const NO_PIECES: Pieces = []

interface ScanListOptions {
  readonly anyStatus?: boolean
  /** Where the pieces are kept until something is done with them. */
  readonly kept?: ReturnType<typeof useKeptForm<Pieces>>
}

/** Pieces gathered by scanning: each once, only those that lie in a tray. */
export function useScanList(options: ScanListOptions = {}) {
  const { t } = useTranslation()
  const own = useState<Pieces>(NO_PIECES)
  const { kept } = options
  const [pieces, setPieces] = kept === undefined ? own : ([kept.value, kept.set] as const)
  const add = (piece: BarangDetail) =>
    setPieces(list =>
      list.some(one => one.kode_barcode === piece.kode_barcode) ? list : [piece, ...list],
    )
  const scan = async (typed: string) => {
    const code = typed.trim()
    if (!/^\d{8}$/.test(code)) {
      notify.toast(t('Barcode harus 8 angka'), 'error')
      return
    }
    if (pieces.some(one => one.kode_barcode === code)) {
      notify.toast(t('Barcode {kode_barcode} ada dua kali', { kode_barcode: code }), 'error')
      return
    }
    try {
      const piece = await pieceOf(code)
      if (piece.status === 'ADA' || options.anyStatus === true) add(piece)
      else notify.toast(goneText(t, piece), 'error')
    } catch (problem) {
      notify.toast(await problemText(problem), 'error')
    }
  }
  return {
    pieces,
    scan,
    add,
    remove: (code: string) => setPieces(list => list.filter(piece => piece.kode_barcode !== code)),
    clear: () => (kept === undefined ? setPieces(NO_PIECES) : kept.settle(NO_PIECES)),
    replace: setPieces,
  }
}

function goneText(t: TFunction, p: BarangDetail) {
  const { kode_barcode } = p
  if (p.status === 'DIPERIKSA') {
    return t('Barang {kode_barcode} menunggu pemeriksaan di ajuan {no_ajuan} dari {user_id}', {
      kode_barcode,
      no_ajuan: p.no_keluar ?? '-',
      user_id: p.keluar_oleh ?? '-',
    })
  }
  if (p.status !== 'TERJUAL') {
    return t('Barang {kode_barcode} tidak tersedia, statusnya {status}', {
      kode_barcode,
      status: p.status,
    })
  }
  return t('Barang {kode_barcode} sudah terjual dengan faktur {no_faktur_jual} oleh {user_id}', {
    kode_barcode,
    no_faktur_jual: p.no_keluar ?? '-',
    user_id: p.keluar_oleh ?? '-',
  })
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
