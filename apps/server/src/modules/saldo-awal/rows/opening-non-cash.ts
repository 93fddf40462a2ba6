import type { NonCashAwal } from '@kencana/contract/areas/akuntansi/rows'
import { plain } from '@kencana/domain/bank/match'
import { postNonCashAwal } from '@kencana/domain/posting/saldo-awal'
import {
  type Opening,
  type OpeningRows,
  summed,
  summedBy,
} from '../../../engines/document/opening/sums.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { refuseRows } from '../../../platform/sheet/sheet-rows.ts'
import { bookedJournal } from '../../akun/index.ts'
import { holdBanks } from '../accounts.queries.ts'

/**
 * The card and QRIS money a shop begins with: each row waits as a tender of ours would, from the
 * day of its slip, until it is found and paid out. What is of the open day is taken here.
 * @throws Refusal BARIS_SALAH, AKUN_BELUM_DIPETAKAN
 */
export async function openingReceivables(
  ctx: StoreCtx,
  incoming: OpeningRows<NonCashAwal>,
): Promise<Opening> {
  const { rows } = incoming
  const banks = await holdBanks(
    ctx.db,
    rows.map(row => row.kode_bank),
  )
  refuseRows(faultsOf(incoming, banks))
  const of = (isQris: boolean) =>
    rows.reduce((sum, { cara, jumlah }) => sum + ((cara === 'QRIS') === isQris ? jumlah : 0), 0)
  return {
    sums: summed(rows.map(sumsOf)),
    rincian: summedBy(rows, ({ cara, kode_bank }) => `${kode_bank} ${cara}`, sumsOf),
    janggal: [],
    own: async () => ({}),
    // functions/non-cash.sql makes what waits of it
    isi: {
      piutang: rows.map(({ jumlah, ...row }, i) => ({ ...row, baris: i + 1, jumlah_rp: jumlah })),
    },
    jurnal: await bookedJournal(ctx, 'SALDO_AWAL', postNonCashAwal(of(false), of(true))),
    parts: [],
  }
}

const sumsOf = ({ jumlah }: NonCashAwal) => ({
  jumlah: 1,
  rupiah: jumlah,
  berat_mg: 0,
  murni_ug: 0,
})

function faultsOf(
  { rows, place, tgl }: OpeningRows<NonCashAwal>,
  banks: ReadonlySet<string>,
): Record<string, string> {
  const faults: Record<string, string> = {}
  const seen = new Set<string>()
  rows.forEach((row, i) => {
    if (!banks.has(row.kode_bank)) faults[place(i, 'kode_bank')] = `Bank ${row.kode_bank} tidak ada`
    if (row.tgl >= tgl) faults[place(i, 'tgl')] = NOT_BEFORE.teks
    const slip = slipOf(row)
    if (seen.has(slip)) faults[place(i, 'no_slip')] = `Slip ${row.no_slip} sudah ada di baris lain`
    seen.add(slip)
  })
  return faults
}

const NOT_BEFORE = { teks: 'Harus sebelum hari bisnis yang buka' } as const

/** What a slip is known by, as `bukti_bayar` of functions/non-cash.sql says it. */
function slipOf({ kode_bank, no_slip, kartu_akhir = '', tgl }: NonCashAwal): string {
  const slip = plain(no_slip)
  const isOfDay = kartu_akhir === '' && slip.length < 9
  return `${kode_bank} ${kartu_akhir} ${slip} ${isOfDay ? tgl : ''}`
}
