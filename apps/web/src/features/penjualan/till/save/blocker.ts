import type { TFunction } from 'i18next'
import {
  asksCard,
  lacksCard,
  NO_CARD,
} from '../../../../engines/document-frame/entry/person/identity.ts'
import {
  type Blocker,
  bad,
  paymentBlocker,
  plain,
} from '../../../../engines/document-frame/money/payment-blocker.ts'
import { TENDER_KEYS } from '../../../../engines/document-frame/money/tender-names.ts'
import type { OpenWork } from '../cart/use-cart.ts'

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
  if (nota.cart.tolak === 'KUPON_MINIMAL') return bad(t('Nota belum cukup untuk kuponnya.'))
  if (nota.cart.tolak !== null) return bad(t('Potongan tidak boleh melebihi total'))
  if (cart.kode_sales === null) return plain(t('Pilih sales (F4).'))
  const isTrade = (cart.tukar_rp ?? null) !== null
  const nobody = lacksCard({ ...NO_CARD, ...cart.buyer })
  // Who trades in shows the card of the other side.
  if (!isTrade && nobody && asksCard(nota.cart.bayar))
    return plain(t('Isi identitas pembeli (F3): mulai Rp 100 juta sehari.'))
  // A deposit pays a sale, too.
  return paymentBlocker(nota.tenders, nota.bayar, t, TENDER_KEYS.length + 1)
}
