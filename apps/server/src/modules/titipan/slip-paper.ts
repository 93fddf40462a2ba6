import type { StatusTitipan } from '@kencana/contract/areas/uang/titipan'
import type { Row } from '@kencana/contract/papers/kind'
import { slipTitipan } from '@kencana/contract/papers/kinds/slip-titipan'
import { refuse } from '@kencana/contract/refusals'
import { type StoreFrame, storeFrame, storeValues } from '../../engines/paper/store-frame.ts'
import { jakartaMinute } from '../../platform/format.ts'
import { countedSlip, type SlipFacts } from '../cetak/index.ts'
import { type BonRow, type BonStep, bonSteps, findBon, latestBon } from './bon.queries.ts'

/** Documents by which the customer gets a slip: each of them has a first print of its own. */
const WITH_SLIP = ['TITIPAN', 'TAMBAH_TITIPAN', 'KEMBALI_TITIPAN']

/** What a document did, as the customer reads it. */
const STEPS: Readonly<Record<string, string>> = {
  TITIPAN: 'Titipan diterima',
  TAMBAH_TITIPAN: 'Ditambah',
  KEMBALI_TITIPAN: 'Dikembalikan',
  PENGALIHAN_SALDO: 'Dialihkan',
  BATAL_TITIPAN: 'Pembatalan',
  PEMBELIAN: 'Dari pembelian',
  BATAL_PEMBELIAN: 'Pembelian dibatalkan',
  PENJUALAN: 'Dipakai belanja',
  BATAL_PENJUALAN: 'Belanja dibatalkan',
}

/** A slip that is printed later must not pass for one that still pays. */
const NO_LONGER: Readonly<Record<StatusTitipan, string | null>> = {
  TERBUKA: null,
  HABIS: 'SUDAH HABIS DIPAKAI',
  KEMBALI: 'SUDAH DIKEMBALIKAN',
  BATAL: 'DIBATALKAN',
}

/** A deposit with every document that moved it, in order. */
interface Deposit {
  readonly bon: BonRow
  readonly steps: readonly BonStep[]
}

/**
 * Its prints are counted by the last document at the counter, so that an addition has a slip of its
 * own.
 */
const slip = countedSlip<Deposit>({
  kind: slipTitipan,
  find: async ({ db, kode_toko }, nomor) => ({
    bon: (await findBon(db, kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN'),
    steps: await bonSteps(db, kode_toko, nomor),
  }),
  latest: async ({ db, kode_toko }) => (await latestBon(db, kode_toko))?.no_bon,
  nomor: ({ bon }) => bon.no_bon,
  countedBy: ({ bon, steps }) => countedBy(steps, bon.no_bon),
  at: ({ steps }) => lastOf(steps).pada,
  facts: async (ctx, deposit) => slipFacts(deposit, await storeFrame(ctx, deposit.bon.kode_sales)),
})

export const printSlip = slip.print
export const slipSource = slip.source

/** Number by which the prints of a deposit's slip are counted now. */
export const countedBy = (steps: readonly BonStep[], nomor: string): string =>
  steps.findLast(({ jenis }) => WITH_SLIP.includes(jenis))?.nomor ?? nomor

const lastOf = (steps: readonly BonStep[]): BonStep => steps.at(-1) ?? refuse('TIDAK_DITEMUKAN')

function slipFacts({ bon, steps }: Deposit, frame: StoreFrame): SlipFacts {
  const last = lastOf(steps)
  const riwayat = steps.map(rowOf)
  return {
    values: {
      ...storeValues(frame),
      judul: 'SLIP TITIPAN',
      nomor: bon.no_bon,
      tgl_system: last.tgl,
      jam: jakartaMinute(last.pada.toISOString()).slice(-5),
      tgl_titipan: bon.tgl,
      no_dokumen: last.nomor,
      status_slip: NO_LONGER[bon.status],
      customer: bon.nama,
      alamat_customer: bon.alamat,
      telp_customer: bon.telp,
      nama_sales: frame.nama_sales,
      user_id: last.user_id,
      keterangan: bon.keterangan,
      masuk: sumOf(riwayat, 'masuk'),
      keluar: sumOf(riwayat, 'keluar'),
      saldo: bon.uang_rp,
    },
    lists: { riwayat },
  }
}

function rowOf({ tgl, nomor, jenis, sebelum_rp, saldo_rp }: BonStep): Row {
  const change = saldo_rp - sebelum_rp
  return {
    tgl,
    nomor,
    apa: STEPS[jenis] ?? jenis,
    masuk: change > 0 ? change : null,
    keluar: change < 0 ? -change : null,
    saldo: saldo_rp,
  }
}

const sumOf = (rows: readonly Row[], key: string): number =>
  rows.reduce((sum, row) => sum + Number(row[key] ?? 0), 0)
