import { tunaiBebas } from '@kencana/domain/uang/beli-kredit'
import type { TFunction } from 'i18next'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import type { PurchaseWork } from './save/use-purchase-work.ts'
import { isAbove } from './use-taksir.ts'

/** More goes out in other ways than there is to pay. */
export function tooMuch({ sums: { tunai } }: PurchaseWork, t: TFunction): string | null {
  return tunai < 0
    ? t('Pembayaran bukan tunai lebih {jumlah}.', { jumlah: rupiahText(-tunai) })
    : null
}

/** Pieces a supervisor is asked for. */
export const askedCount = ({ form, taksir }: PurchaseWork): number =>
  form.barang.filter(piece => {
    const line = taksir.of(piece)
    return isAbove(piece, line) || (line.shown?.butuh.length ?? 0) > 0
  }).length

/** Cash goes out for what a credit card paid: how it goes without a supervisor, else null. */
export function cashForCredit({ sums }: PurchaseWork, t: TFunction): string | null {
  const free = tunaiBebas(sums.total, sums.kredit)
  if (sums.kredit === 0 || sums.tunai <= free) return null
  return t(
    'Nota kartu kredit {jumlah}: tunai di atas {tunai} perlu otorisasi, transfer tidak perlu.',
    { jumlah: rupiahText(sums.kredit), tunai: rupiahText(free) },
  )
}

/** The first thing still missing of the pieces and of who brings them; `null` where nothing is. */
export function lackOf({ form, taksir, said, sums }: PurchaseWork, t: TFunction): string | null {
  const lines = form.barang.map(taksir.of)
  if (lines.length === 0) return t('Pindai nota untuk memulai.')
  if (Object.keys(said.faults).length > 0) return t('Periksa isian yang ditandai')
  if (lines.some(({ problem }) => problem !== null)) {
    return t('Ada barang yang belum dapat dibeli.')
  }
  if (lines.some(({ waiting }) => waiting)) return t('Menghitung taksiran…')
  if (!sums.isPriced) return t('Timbang barangnya, lalu pilih kondisinya.')
  return form.nama.trim() === '' ? t('Isi penjual (F3).') : null
}

/** The first thing still missing, else what saving will do. */
export function whatNext(purchase: PurchaseWork, t: TFunction): string {
  const { form, sums } = purchase
  const lack = lackOf(purchase, t)
  if (lack !== null) return lack
  if (form.kode_sales === null) return t('Pilih sales (F4).')
  const jumlah = askedCount(purchase)
  const credit = cashForCredit(purchase, t)
  if (credit !== null) return credit
  return jumlah > 0
    ? t('{jumlah} barang perlu otorisasi supervisor sebelum disimpan.', { jumlah })
    : t('{jumlah} barang masuk, {tunai} keluar dari laci.', {
        jumlah: form.barang.length,
        tunai: rupiahText(sums.tunai),
      })
}
