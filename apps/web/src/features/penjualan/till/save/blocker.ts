import type { Settlement } from '@kencana/domain/cart'
import type { TFunction } from 'i18next'
import { rupiahText } from '../../figure-texts.ts'
import type { OpenWork } from '../cart/use-cart.ts'
import { type CartTender, incomplete } from '../payment/tenders.ts'

export interface Blocker {
  readonly text: string
  readonly tone: 'plain' | 'bad'
}

/** The first thing that keeps the nota from being saved, as the cashier should read it. */
export function blockerOf(open: OpenWork, t: TFunction): Blocker | null {
  const { cart, nota, tgl } = open
  if (cart.items.length === 0) return plain(t('Pindai barang untuk memulai nota.'))
  if (tgl === null) return bad(t('Belum ada hari yang dibuka di toko ini'))
  const stuck = cart.items.filter(item => item.halangan !== null).length
  if (stuck > 0)
    return bad(t('{jumlah} barang tidak dapat dijual, hapus dari nota.', { jumlah: stuck }))
  const priceless = nota.lines.find(line => line.belum !== null)
  if (priceless !== undefined) {
    const { nama_barang } = priceless.item.piece
    return bad(t('Periksa harga {nama} (F2).', { nama: nama_barang }))
  }
  if (nota.cart.tolak !== null) return bad(t('Potongan tidak boleh melebihi total'))
  if (cart.kode_sales === null) return plain(t('Pilih sales (F4).'))
  return paymentBlocker(cart.tenders, nota.bayar, t)
}

/** What keeps these tenders from paying. */
export function paymentBlocker(
  tenders: readonly CartTender[],
  { kurang, lebih }: Pick<Settlement, 'kurang' | 'lebih'>,
  t: TFunction,
): Blocker | null {
  if (kurang > 0 && tenders.every(tender => tender.jumlah === 0)) {
    return plain(t('Pilih cara pembayaran (1 sampai 5).'))
  }
  if (lebih > 0)
    return bad(t('Pembayaran bukan tunai lebih {jumlah}.', { jumlah: rupiahText(lebih) }))
  if (kurang > 0) return bad(t('Pembayaran kurang {jumlah}.', { jumlah: rupiahText(kurang) }))
  if (tenders.some(incomplete)) return bad(t('Lengkapi bank, 4 angka kartu dan kode persetujuan.'))
  return null
}

const plain = (text: string): Blocker => ({ text, tone: 'plain' })
const bad = (text: string): Blocker => ({ text, tone: 'bad' })
