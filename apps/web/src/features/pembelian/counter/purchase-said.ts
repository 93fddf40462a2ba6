import { tunaiBebas } from '@kencana/domain/uang/beli-kredit'
import type { TFunction } from 'i18next'
import type { Faults } from '../../../engines/counter/form.ts'
import { cashFault } from '../../../engines/document-frame/money/payment-blocker.ts'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import type { PurchaseWork } from './save/use-purchase-work.ts'
import { isAbove, priceOf } from './use-taksir.ts'

/** More goes out in other ways than there is to pay, or cash that no notes and coins make. */
export function tooMuch({ sums: { tunai } }: PurchaseWork, t: TFunction): string | null {
  if (tunai < 0) {
    return t('Pembayaran bukan tunai lebih {jumlah}.', { jumlah: rupiahText(-tunai) })
  }
  const fault = cashFault(tunai, t)
  return fault === null ? null : `${rupiahText(tunai)}: ${fault}.`
}

/** Where the cash has no coin for all of it: the prices it is of. */
export function coinFaults({ form, taksir, sums }: PurchaseWork, t: TFunction): Faults {
  if (sums.tunai <= 0 || cashFault(sums.tunai, t) === null) return {}
  const odd = form.barang.flatMap((piece, index) => {
    const fault = cashFault(priceOf(piece, taksir.of(piece)) ?? 0, t)
    return fault === null ? [] : [[`barang.${index}.harga_beli`, fault] as const]
  })
  return Object.fromEntries(odd)
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
export function lackOf({ form, taksir, faults, sums }: PurchaseWork, t: TFunction): string | null {
  const lines = form.barang.map(taksir.of)
  if (lines.length === 0) return t('Pindai nota untuk memulai.')
  if (Object.keys(faults).length > 0) return t('Periksa isian yang ditandai')
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
