import type { Settlement } from '@kencana/domain/cart'
import { bisaTunai, TUNAI_TERKECIL } from '@kencana/domain/uang/tunai'
import type { TFunction } from 'i18next'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { TENDER_KEYS } from './tender-names.ts'
import { type CartTender, incomplete } from './tenders.ts'

/** What keeps something from being saved, as the counter should read it. */
export interface Blocker {
  readonly text: string
  readonly tone: 'plain' | 'bad'
}

/** What is wrong with an amount of cash that no notes and coins make; null where they do. */
export const cashFault = (jumlah: number, t: TFunction): string | null =>
  bisaTunai(jumlah)
    ? null
    : t('Uang tunai kelipatan {jumlah}', { jumlah: rupiahText(TUNAI_TERKECIL) })

/** What keeps these tenders from paying; `ways` there are to choose from, each with its key. */
export function paymentBlocker(
  tenders: readonly CartTender[],
  { kurang, lebih, kembali }: Pick<Settlement, 'kurang' | 'lebih' | 'kembali'>,
  t: TFunction,
  ways: number = TENDER_KEYS.length,
): Blocker | null {
  if (kurang > 0 && tenders.every(tender => tender.jumlah === 0)) {
    return plain(t('Pilih cara pembayaran (Alt 1 sampai Alt {banyak}).', { banyak: ways }))
  }
  if (lebih > 0)
    return bad(t('Pembayaran bukan tunai lebih {jumlah}.', { jumlah: rupiahText(lebih) }))
  if (kurang > 0) return bad(t('Pembayaran kurang {jumlah}.', { jumlah: rupiahText(kurang) }))
  const odd = tenders.filter(({ cara }) => cara === 'TUNAI').map(({ jumlah }) => jumlah)
  const fault = [...odd, kembali].map(jumlah => cashFault(jumlah, t)).find(one => one !== null)
  if (fault !== undefined) return bad(`${fault}.`)
  const over = tenders.find(({ bon, jumlah }) => bon !== undefined && jumlah > bon.saldo)
  if (over?.bon !== undefined) {
    const { no_bon: nomor, saldo } = over.bon
    return bad(t('Saldo {nomor} paling banyak {jumlah}.', { nomor, jumlah: rupiahText(saldo) }))
  }
  if (tenders.some(incomplete)) return bad(t('Lengkapi bank, 4 angka kartu dan kode persetujuan.'))
  return null
}

export const plain = (text: string): Blocker => ({ text, tone: 'plain' })
export const bad = (text: string): Blocker => ({ text, tone: 'bad' })
