import type { HutangAnswer, hutang, PledgeLine } from '@kencana/contract/areas/hutang'
import { identityFor } from '@kencana/contract/areas/hutang/identity'
import { indonesianDay } from '@kencana/contract/kit/days/indonesian-day'
import { pageWindow } from '@kencana/contract/kit/page'
import type { AnswerOf, QueryOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { daysBetween } from '@kencana/domain/calendar'
import { formatRupiah, mgToGram } from '@kencana/domain/quantity'
import { checksShown } from '../../../engines/document/checks/check-documents.ts'
import { openDay } from '../../../engines/document/open-day.ts'
import { piecesTold, type ReceiptFacts } from '../../../engines/document/serve/receipts.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { printsOf } from '../../cetak/index.ts'
import {
  findLoan,
  type GoodsRow,
  type LoanRow,
  loanGoods,
  loanMovements,
  loanNotices,
  type MovementRow,
} from '../hutang.queries.ts'
import { listLoans, stepsOf } from './list.queries.ts'
import { payoffOf } from './payoff-of.ts'

/** A page of loans, each with what it costs on the open day. @throws Refusal TOKO_BELUM_BUKA */
export async function loansPage(
  ctx: StoreCtx,
  query: QueryOf<typeof hutang.list>,
): Promise<AnswerOf<typeof hutang.list>> {
  const page = pageWindow(query)
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const { count, rows } = await listLoans(ctx.db, ctx.kode_toko, query, { tgl, ...page })
  const data = rows.map(loan => ({
    ...summaryOf(loan, tgl),
    total_bayar: payoffOf(loan, tgl)?.total_bayar ?? 0,
    kelebihan: loan.kelebihan_rp ?? 0,
  }))
  return { count, data, ...page }
}

/** What every view of a loan begins with, on the open day if there is one. */
const summaryOf = (loan: LoanRow, tgl: string | undefined) => ({
  no_faktur_hutang: loan.no_faktur_hutang,
  status: loan.status,
  tgl_hutang: loan.tgl_hutang,
  tgl_jatuh_tempo: loan.tgl_jatuh_tempo,
  tgl_lunas: loan.tgl_lunas,
  nama_customer: loan.nama_customer,
  telp_customer: loan.telp_customer,
  kode_sales: loan.kode_sales,
  jumlah_hutang: loan.jumlah_hutang_rp,
  taksiran: loan.taksiran_rp,
  berat: mgToGram(loan.berat_mg),
  lokasi: loan.lokasi,
  lewat_hari:
    tgl === undefined || loan.status !== 'AKTIF'
      ? 0
      : Math.max(0, daysBetween(loan.tgl_jatuh_tempo, tgl)),
  diberitahu: loan.diberitahu,
})

/** One loan with all that became of it; weights in grams. @throws Refusal TIDAK_DITEMUKAN */
export async function showLoan(ctx: StoreCtx, nomor: string): Promise<HutangAnswer> {
  const { db, kode_toko } = ctx
  const loan = (await findLoan(db, kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const tgl = await openDay(db, kode_toko)
  const goods = await loanGoods(db, kode_toko, nomor)
  const movements = await loanMovements(db, kode_toko, nomor)
  const notices = await loanNotices(db, kode_toko, nomor)
  return {
    ...summaryOf(loan, tgl),
    versi: loan.versi,
    plafond: loan.plafond_rp,
    user_id: movements[0]?.user_id ?? '',
    customer: {
      kode_customer: loan.kode_customer,
      nama: loan.nama_customer,
      alamat: loan.alamat_customer,
      telp: loan.telp_customer,
      jenis_identitas: loan.jenis_identitas,
      no_identitas: identityFor(ctx.actor.level, loan.no_identitas),
    },
    no_asal: loan.no_asal,
    no_penerus: loan.no_penerus,
    syarat: loan.syarat,
    barang: goods.map(goodsAnswer),
    pelunasan: payoffOf(loan, tgl),
    lelang: auctionOf(loan),
    riwayat: movements.map(movementAnswer),
    pemberitahuan: notices.map(({ pada, ...row }) => ({ ...row, pada: pada.toISOString() })),
    validasi: await checksShown(ctx, stepsOf(kode_toko, nomor)),
    dicetak: (await printsOf(db, kode_toko, nomor)).length,
    keterangan: loan.keterangan,
  }
}

/**
 * Documents of a loan whose journals are shown, oldest first; a renewal stands with the loan it
 * ends and with the one that goes on. @throws Refusal TIDAK_DITEMUKAN
 */
export async function loanDocuments({ db, kode_toko }: StoreCtx, nomor: string) {
  const loan = (await findLoan(db, kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  return (await loanMovements(db, kode_toko, loan.no_faktur_hutang)).map(one => one.nomor)
}

/** A line of a pledge as it travels. */
export const goodsAnswer = (line: GoodsRow): PledgeLine => ({
  baris: line.baris,
  nama_barang: line.nama_barang,
  kode_dept: line.kode_dept,
  kode_kadar: line.kode_kadar,
  kadar: line.permil,
  jumlah: line.jumlah,
  berat_kotor: mgToGram(line.berat_kotor_mg),
  berat: mgToGram(line.berat_mg),
  kode_kondisi: line.kode_kondisi,
  harga_per_gram: line.harga_per_gram,
  pokok_per_gram: line.pokok_per_gram,
  potongan_permil: line.potongan_permil,
  plafond_permil: line.plafond_permil,
  taksiran: line.taksiran_rp,
  plafond: line.plafond_rp,
  keterangan: line.keterangan,
})

const auctionOf = ({ hasil_rp, ...loan }: LoanRow): HutangAnswer['lelang'] =>
  hasil_rp === null
    ? null
    : {
        hasil: hasil_rp,
        biaya: loan.biaya_rp ?? 0,
        kelebihan: loan.kelebihan_rp ?? 0,
        kekurangan: loan.kekurangan_rp ?? 0,
      }

const movementAnswer = (row: MovementRow) => ({
  nomor: row.nomor,
  jenis: row.jenis,
  tgl: row.tgl,
  pada: row.pada.toISOString(),
  user_id: row.user_id,
  penyetuju: row.penyetuju,
  dari_status: row.dari_status,
  ke_status: row.ke_status,
  total: row.total_rp,
  keterangan: row.keterangan,
})

/** What a borrower is sent of a loan: while it runs when it is due, else how it ended. */
export function loanTold(loan: HutangAnswer): ReceiptFacts<(typeof hutang)['kind']['receipt']> {
  const facts = { ...piecesTold(loan.barang), total: formatRupiah(loan.jumlah_hutang) }
  return {
    tgl: loan.tgl_hutang,
    nama: loan.customer.nama,
    telp: loan.customer.telp,
    kode_sales: loan.kode_sales,
    lines: {
      dataPembelianGrouped: loan.barang.map(line => ({
        nama_barang: line.nama_barang,
        jumlah: line.jumlah,
        berat: line.berat,
        taksiran: line.taksiran,
      })),
    },
    told:
      loan.status === 'AKTIF'
        ? { kode: 'HUTANG', facts: { ...facts, jatuh_tempo: indonesianDay(loan.tgl_jatuh_tempo) } }
        : { kode: 'HUTANG_SELESAI', facts: { ...facts, keadaan: endTold(loan) } },
  }
}

/** How a loan ended, as its borrower reads it. */
function endTold({ status, tgl_lunas, no_penerus }: HutangAnswer): string {
  if (status === 'DIPERPANJANG') return `telah diperpanjang menjadi ${no_penerus ?? '-'}`
  const day = tgl_lunas === null ? '' : ` pada ${indonesianDay(tgl_lunas)}`
  if (status === 'LUNAS') return `telah lunas${day}`
  const sold = `telah dilelang${day}`
  return status === 'KELEBIHAN_DIBAYAR' ? `${sold}, kelebihannya sudah dibayarkan` : sold
}
