import { type StatusPiutang, TANPA_PENERBIT } from '@kencana/contract/areas/uang/pencairan'
import type { KategoriOtorisasi } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import { formatRupiah } from '@kencana/domain/quantity'
import {
  CARA_PIUTANG,
  type CaraPiutang,
  type Mdr,
  type Settled,
  settledBy,
  settlementOf,
} from '@kencana/domain/uang/pencairan'

/** A payment as it stands; rupiah. */
export interface Open {
  readonly nomor: string
  readonly baris: number
  readonly cara: CaraPiutang | 'TRANSFER'
  readonly kode_bank: string | null
  readonly jumlah_rp: number
  readonly mutasi_rp: number
  readonly status: StatusPiutang
  /** The document that undid its document, and the one that paid it out. */
  readonly dibatalkan: string | null
  readonly no_cair: string | null
}

/** A receivable that is paid out, as its document keeps it. */
export type Ended = Pick<Open, 'nomor' | 'baris' | 'jumlah_rp' | 'mutasi_rp'> & {
  readonly cara: CaraPiutang
}

/** What is booked, what it ends, and who must approve. */
interface Decided {
  readonly settled: Settled
  readonly ended: readonly Ended[]
  readonly butuh: readonly KategoriOtorisasi[]
}

/** What somebody says of a statement. */
export interface Said {
  /** TANPA_PENERBIT for payments that name none. */
  readonly penerbit: string
  readonly jumlah_bank: number
  readonly keterangan: string
  readonly pembayaran: readonly { readonly nomor: string; readonly baris: number }[]
}

/** By what the fee of a settlement is judged. */
export interface Terms {
  readonly mdr: Mdr
  /** Hundredths of a percent of the slips that it may be off before a supervisor approves. */
  readonly batas_e2: number
}

/**
 * Whether receivables are paid out: each open, found, of one acquirer, named once; the statement
 * with no more than the slips, words where its fee is another than the one by the rates, and an
 * approval where it is much another.
 * @throws Refusal TIDAK_LENGKAP, SUDAH_CAIR, PIUTANG_TIDAK_TERBUKA, BELUM_COCOK, CAIR_LEBIH,
 *   CAIR_PERLU_CATATAN
 */
export function decidePencairan(
  said: Said,
  found: readonly Open[],
  { mdr, batas_e2 }: Terms,
): Decided {
  const known = new Map(found.map(one => [keyOf(one), one]))
  const twice = said.pembayaran.findIndex((one, i) =>
    said.pembayaran.some((other, j) => j < i && keyOf(one) === keyOf(other)),
  )
  if (twice >= 0) refuse('TIDAK_LENGKAP', {}, { [`pembayaran.${twice}.nomor`]: 'Ada dua kali' })
  const ended = said.pembayaran.map(one => endedOf(one.nomor, known.get(keyOf(one)), said.penerbit))
  const receivables = ended.map(({ cara, jumlah_rp, mutasi_rp }) => ({
    cara,
    jumlah: jumlah_rp,
    mutasi: mutasi_rp,
  }))
  const settlement = settlementOf(receivables, mdr)
  const slips = settlement.piutang + settlement.selisih
  const settled =
    settledBy(settlement, said.jumlah_bank) ??
    refuse('CAIR_LEBIH', { bank: formatRupiah(said.jumlah_bank), nilai: formatRupiah(slips) })
  if (settled.beda !== 0 && said.keterangan === '') {
    const { biaya, usulan } = settled
    const facts = { biaya: formatRupiah(biaya), usulan: formatRupiah(usulan) }
    refuse('CAIR_PERLU_CATATAN', facts, { keterangan: 'Tulis sebab selisih MDR' })
  }
  const isFar = Math.abs(settled.beda) * 10_000 > slips * batas_e2
  return { settled, ended, butuh: isFar ? ['BIAYA_NON_CASH'] : [] }
}

const keyOf = ({ nomor, baris }: { readonly nomor: string; readonly baris: number }): string =>
  `${nomor} ${baris}`

function endedOf(nomor: string, found: Open | undefined, penerbit: string): Ended {
  const notOpen = (): never => refuse('PIUTANG_TIDAK_TERBUKA', { nomor, penerbit })
  if (found === undefined || found.dibatalkan !== null) return notOpen()
  const cara = CARA_PIUTANG.find(one => one === found.cara) ?? notOpen()
  if ((found.kode_bank ?? TANPA_PENERBIT) !== penerbit) notOpen()
  if (found.no_cair !== null) refuse('SUDAH_CAIR', { nomor, no_cair: found.no_cair })
  if (found.status === 'BELUM') refuse('BELUM_COCOK', { nomor })
  const { baris, jumlah_rp, mutasi_rp } = found
  return { nomor, baris, cara, jumlah_rp, mutasi_rp }
}
