import type { postGesek } from '@kencana/contract/areas/uang/gesek-tunai'
import type { BodyOf } from '@kencana/contract/kit/route'
import type { KategoriOtorisasi } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import { formatRupiah } from '@kencana/domain/quantity'
import { usulanBiaya } from '@kencana/domain/uang/gesek-tunai'
import { demandCoins } from '../../engines/document/cash/payable-cash.ts'

/** By what a store gives cash against a card; rupiah. */
export interface Terms {
  /** Its fee in hundredths of a percent. */
  readonly biaya_e2: number
  /** Multiple that the proposed fee is rounded up to. */
  readonly kelipatan: number
  /** Above it of one card and day a supervisor approves. */
  readonly batas: number
}

/** What somebody at the counter says. */
export interface Said {
  readonly kartu: BodyOf<typeof postGesek>['kartu']
  readonly jumlah: number
  readonly tunai: number
  readonly keterangan: string
}

/** What was swiped before with the same card. */
export interface Before {
  /** Rupiah of the same day that nobody approved. */
  readonly sudah: number
  /** The document that was paid by this very slip: the same card and approval code. */
  readonly nomor: string | null
}

/** What is kept of what was swiped, what was proposed, and who must approve. */
export interface Given {
  readonly biaya: number
  readonly usulan: number
  readonly butuh: readonly KategoriOtorisasi[]
}

/**
 * Whether cash is given against a card: a debit card, no more than was swiped, words where the fee
 * is another than the one proposed, a slip that paid nothing yet. The limit is of a card and day,
 * so that nobody splits it. Whether the drawer holds it the ledger's writer says, before an
 * approval too (decision 0105).
 * @throws Refusal GESEK_KREDIT, SLIP_SUDAH, GESEK_LEBIH, TUNAI_PECAHAN, GESEK_PERLU_CATATAN
 */
export function decideGesek(said: Said, terms: Terms, before: Before): Given {
  const { kartu, jumlah, tunai, keterangan } = said
  const { sudah, nomor } = before
  if (kartu !== 'DEBIT') refuse('GESEK_KREDIT')
  if (nomor !== null) refuse('SLIP_SUDAH', { nomor }, { kode_setuju: 'Slip ini sudah dipakai' })
  const biaya = jumlah - tunai
  if (biaya < 0) {
    const facts = { tunai: formatRupiah(tunai), jumlah: formatRupiah(jumlah) }
    refuse('GESEK_LEBIH', facts, { tunai: 'Lebih dari yang digesek' })
  }
  demandCoins(tunai)
  const usulan = usulanBiaya(jumlah, terms.biaya_e2, terms.kelipatan)
  if (biaya !== usulan && keterangan === '') {
    const facts = { biaya: formatRupiah(biaya), usulan: formatRupiah(usulan) }
    refuse('GESEK_PERLU_CATATAN', facts, { keterangan: 'Tulis sebab biayanya lain' })
  }
  return { biaya, usulan, butuh: sudah + jumlah > terms.batas ? ['GESEK_TUNAI'] : [] }
}
