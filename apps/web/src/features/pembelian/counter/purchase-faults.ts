import { kreditDibeli } from '@kencana/domain/uang/beli-kredit'
import type { TFunction } from 'i18next'
import type { Faults } from '../../../engines/counter/form.ts'
import { cardFault, nameFault } from '../../../engines/document-frame/entry/person/card-rules.ts'
import { asksCard } from '../../../engines/document-frame/entry/person/identity.ts'
import { outAmounts } from '../../../engines/document-frame/money/outs/outs.ts'
import type { Piece, PurchaseForm } from './purchase-form.ts'
import { priceOf, type Taksiran } from './use-taksir.ts'

/** Why the seller has to show a paper; `null` where he need not. */
export function identityNeed(form: PurchaseForm, total: number, t: TFunction): string | null {
  if (form.barang.some(({ nota }) => nota === null)) {
    return t('Barang tanpa nota dibeli dengan identitas penjual.')
  }
  return asksCard(total) ? t('Mulai Rp 100 juta sehari penjual menunjukkan identitas.') : null
}

/** What keeps the purchase from being written, at its fields, in the order of the screen. */
export function purchaseFaults(form: PurchaseForm, taksir: Taksiran, t: TFunction): Faults {
  const empty = t('Harus Diisi')
  const faults: Record<string, string> = {}
  form.barang.forEach((piece, index) => {
    for (const [field, text] of pieceFaults(piece, taksir, t)) {
      faults[`barang.${index}.${field}`] = text
    }
  })
  const { total } = sumsOf(form, taksir)
  const name = nameFault(form.nama, t)
  if (name !== null) faults['penjual.nama'] = name
  const opens = form.keluar.some(({ cara, bon }) => cara === 'SALDO' && bon === null)
  if (opens && form.telp.trim() === '') {
    faults['penjual.telp'] = t('Titipan perlu nomor telepon')
  }
  const isNeeded = identityNeed(form, total, t) !== null
  const card = cardFault(form, isNeeded)
  if (card !== null) faults['penjual.no_identitas'] = t(card)
  const bank = form.keluar.some(({ cara, kode_bank }) => cara === 'TRANSFER' && kode_bank === '')
  if (bank) faults['pembayaran.kode_bank'] = empty
  if (form.kode_sales === null) faults.kode_sales = empty
  return faults
}

function* pieceFaults(
  piece: Piece,
  taksir: Taksiran,
  t: TFunction,
): Generator<readonly [string, string]> {
  const empty = t('Harus Diisi')
  if (piece.nama_barang.trim() === '') yield ['nama_barang', empty]
  const names = ['kode_dept', 'kode_group', 'kode_kadar'] as const
  const isNamed = names.every(field => piece[field] !== null)
  for (const field of names) if (piece[field] === null) yield [field, empty]
  if ((piece.berat_mg ?? 0) <= 0) {
    yield ['berat', piece.berat_mg === null ? empty : t('Berat harus lebih dari 0')]
  } else if (taksir.of(piece).brought === null && isNamed) {
    // Everything else is said: what lacks is a condition.
    yield ['kode_kondisi', empty]
  }
  if (priceOf(piece, taksir.of(piece)) === 0) yield ['harga_beli', empty]
}

/**
 * The pieces together, as far as they have a price, and how the money leaves: all of it, less what
 * new pieces settle.
 */
export function sumsOf(form: PurchaseForm, taksir: Taksiran, settled = 0) {
  const prices = form.barang.map(piece => priceOf(piece, taksir.of(piece)))
  const total = prices.reduce<number>((sum, price) => sum + (price ?? 0), 0)
  const berat_mg = form.barang.reduce((sum, piece) => sum + (piece.berat_mg ?? 0), 0)
  const keluar = Math.max(0, total - settled)
  const isPriced = !prices.includes(null)
  const kredit = creditOf(form, prices)
  return { total, keluar, berat_mg, isPriced, kredit, ...outAmounts(form.keluar, keluar) }
}

/** What credit cards paid of the pieces; the server told it only while it binds. */
const creditOf = ({ barang }: PurchaseForm, prices: readonly (number | null)[]): number =>
  kreditDibeli(
    barang.flatMap(({ nota }, i) => {
      if (nota === null) return []
      const { no_faktur_jual, kredit: kredit_rp = 0 } = nota
      return [{ no_faktur_jual, kredit_rp, umur: 0, dibeli_rp: prices[i] ?? 0 }]
    }),
    1,
  )
