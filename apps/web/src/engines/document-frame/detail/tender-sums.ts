import type { PenjualanAnswer } from '@kencana/contract/areas/penjualan'
import type { useTenderNames } from '../money/tender-names.ts'

/** How it was paid, way by way, as rows of sums. */
export const tenderSums = (
  pembayaran: PenjualanAnswer['pembayaran'],
  names: ReturnType<typeof useTenderNames>,
) =>
  pembayaran.map(({ cara, no_bon, kode_bank, no_rekening, kartu_akhir, jumlah }) => {
    const way = [names[cara], no_bon, kode_bank, no_rekening].filter(part => part !== null)
    return {
      label: way.join(' ') + (kartu_akhir === null ? '' : ` ··${kartu_akhir}`),
      value: jumlah,
    }
  })
