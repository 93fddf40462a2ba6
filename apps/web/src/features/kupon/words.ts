import type { CouponAnswer } from '@kencana/contract/areas/nota/kupon'
import type { TFunction } from 'i18next'
import { cellText } from '../../kit/table/columns.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'

/** What a coupon takes off, in words. */
export function cutText(coupon: CouponAnswer, t: TFunction): string {
  const { jenis_kupon, potongan_rp, potongan_permil, potongan_maksimal } = coupon
  if (jenis_kupon === 'RUPIAH') return rupiahText(potongan_rp ?? 0)
  const persen = `${cellText(potongan_permil ?? 0, 'percent')}%`
  return potongan_maksimal === null
    ? persen
    : t('{persen}, paling banyak {maks}', { persen, maks: rupiahText(potongan_maksimal) })
}

/** Why no sale of today takes it. */
export function whyNot({ code, facts }: NonNullable<CouponAnswer['tolak']>, t: TFunction): string {
  switch (code) {
    case 'KUPON_TIDAK_BERLAKU':
      return t('Kupon {kode_kupon} berlaku {tgl_dari} sampai {tgl_sampai}, hari ini {tgl}', facts)
    case 'KUPON_HABIS':
      return t('Kupon {kode_kupon} sudah habis: {terpakai} dari {kuota} terpakai', facts)
    case 'KUPON_TERPAKAI':
      return t('Kupon {kode_kupon} sudah dipakai pelanggan ini di nota {no_faktur_jual}', facts)
    default:
      return t('Kupon {kode_kupon} sekali per pelanggan: isi telepon pelanggan dahulu', facts)
  }
}
