import { type RefusalCode, refuse } from '@kencana/contract/refusals'
import { formatRupiah } from '@kencana/domain/quantity'
import { bisaTunai } from '@kencana/domain/uang/tunai'
import { refuseCoins } from './payable-cash.ts'

/** How tenders stand against a total. */
interface Unpaid {
  readonly tolak: RefusalCode | null
  readonly kurang: number
  readonly lebih: number
  readonly kembali: number
}

/**
 * Says why tenders do not settle a total.
 * @throws Refusal PEMBAYARAN_KURANG, PEMBAYARAN_LEBIH, PEMBAYARAN_KOSONG, TUNAI_PECAHAN
 */
export function refuseUnpaid(
  { tolak, kurang, lebih, kembali }: Unpaid,
  tenders: readonly { readonly cara: string; readonly jumlah: number }[],
): never {
  if (tolak !== 'TUNAI_PECAHAN') {
    refuse(tolak ?? 'PEMBAYARAN_KURANG', {
      kurang: formatRupiah(kurang),
      lebih: formatRupiah(lebih),
    })
  }
  const odd = tenders.find(({ cara, jumlah }) => cara === 'TUNAI' && !bisaTunai(jumlah))
  return refuseCoins(odd?.jumlah ?? kembali)
}
