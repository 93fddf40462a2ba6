import type { StatusHutang } from '@kencana/contract/areas/hutang'
import { identityFor } from '@kencana/contract/areas/hutang/identity'
import { indonesianDay } from '@kencana/contract/kit/days/indonesian-day'
import { copyMarks } from '@kencana/contract/papers/copies'
import type { PaperFacts, PaperKind, Row, Value } from '@kencana/contract/papers/kind'
import { letterTerms, suratGadai } from '@kencana/contract/papers/kinds/surat-gadai'
import type { Template } from '@kencana/contract/papers/template'
import { refuse } from '@kencana/contract/refusals'
import type { MetodeBunga } from '@kencana/domain/terms/hutang'
import { findDocument } from '../../../engines/document/serve/find-document.ts'
import { drawPaper, logoFor } from '../../../engines/paper/draw-paper.ts'
import type { PaperDocument, PaperSource } from '../../../engines/paper/paper-endpoints.ts'
import { storeValues } from '../../../engines/paper/store-frame.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import type { FileAnswer } from '../../../platform/http/endpoint.ts'
import { formPdf } from '../../../platform/pdf/pdf.ts'
import { countPrint } from '../../cetak/index.ts'
import { payoffOn } from '../daftar/payoff-of.ts'
import { findLoan, type GoodsRow, type LoanRow, loanGoods } from '../hutang.queries.ts'
import { licenceOn } from '../tulis/licence.ts'
import { type FrameRow, latestLoan, paperFrame } from './surat.queries.ts'

/** A paper of the pawn counter ready to be drawn. */
export interface PawnPaper extends PaperDocument {
  readonly templat: Template | null
  /** ISO instant kept in the file. */
  readonly at: string
}

/**
 * Prints the letter of a loan and counts the print: the first is free, each further one needs a
 * grant and says SALINAN n. @throws Refusal TIDAK_DITEMUKAN, BUTUH_OTORISASI, OTORISASI_TIDAK_SAH
 */
export async function printLetter(
  ctx: StoreCtx,
  nomor: string,
  otorisasi: string | undefined,
): Promise<FileAnswer> {
  const loan = (await findLoan(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const salinan = await countPrint(ctx, nomor, otorisasi)
  return pawnFile(ctx, suratGadai, await letterPaper(ctx, loan, salinan))
}

/** The newest letter of the store for the designer, with the identity as its user may see it. */
export const letterSource: PaperSource = {
  kind: suratGadai,
  async latest(ctx) {
    const nomor = await latestLoan(ctx.db, ctx.kode_toko)
    const loan = nomor === undefined ? undefined : await findLoan(ctx.db, ctx.kode_toko, nomor)
    if (loan === undefined) return undefined
    const no_identitas = identityFor(ctx.actor.level, loan.no_identitas)
    return letterPaper(ctx, { ...loan, no_identitas }, 0)
  },
}

/** The letter of a loan as its customer gets it: he reads his own identity whole. */
async function letterPaper(ctx: StoreCtx, loan: LoanRow, salinan: number): Promise<PawnPaper> {
  const { db, kode_toko } = ctx
  const nomor = loan.no_faktur_hutang
  const frame = await frameOf(ctx, loan, suratGadai)
  const goods = await loanGoods(db, kode_toko, nomor)
  const written = (await findDocument(db, kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  return {
    nomor,
    templat: frame.templat,
    at: written.pada.toISOString(),
    facts: letterFacts(loan, goods, written.user_id, frame),
    tanda: copyMarks(isDouble(frame, suratGadai), salinan),
  }
}

/** Drawn after the transaction: many at once must not hold the tills' connections. */
export async function pawnFile(
  ctx: StoreCtx,
  kind: PaperKind,
  paper: PawnPaper,
): Promise<FileAnswer> {
  const template = paper.templat ?? kind.baku
  const { facts, tanda, at } = paper
  const logo = await logoFor(ctx, template)
  const title = `${kind.label} ${paper.nomor}`
  const form = drawPaper(kind, template, { title, at, facts, tanda, logo })
  return {
    mime: 'application/pdf',
    name: `${paper.nomor}.pdf`,
    disposition: 'inline',
    bytes: () => formPdf(form),
  }
}

/** @throws Refusal TIDAK_DITEMUKAN */
export const frameOf = async (ctx: StoreCtx, loan: LoanRow, kind: PaperKind): Promise<FrameRow> =>
  (await paperFrame(ctx.db, ctx.kode_toko, loan.kode_sales, kind)) ?? refuse('TIDAK_DITEMUKAN')

/** Whether the store prints a paper twice. */
export const isDouble = ({ setting }: FrameRow, { ganda }: PaperKind): boolean =>
  ganda !== null && (setting?.[ganda.setting] ?? ganda.awal) === 'YA'

/** Values of the store and of the customer that both papers begin with. */
export const sharedValues = (loan: LoanRow, goods: readonly GoodsRow[], frame: FrameRow): Row => ({
  ...storeValues({ ...frame, jam_buka: frame.setting?.JAM_BUKA ?? '' }),
  no_faktur_hutang: loan.no_faktur_hutang,
  tgl_hutang: loan.tgl_hutang,
  tgl_jatuh_tempo: loan.tgl_jatuh_tempo,
  nasabah: loan.nama_customer,
  alamat_nasabah: loan.alamat_customer,
  telp_nasabah: loan.telp_customer,
  jumlah_barang: goods.length,
  berat: loan.berat_mg,
})

/** Lines of the pledge with the shop's names of purity and condition. */
export const pledgeRows = (goods: readonly GoodsRow[], frame: FrameRow): Row[] =>
  goods.map(line => ({
    baris: line.baris,
    nama_barang: line.nama_barang,
    jumlah: line.jumlah,
    kadar: frame.kadar?.[line.kode_kadar] ?? line.kode_kadar,
    permil: line.permil,
    kondisi: frame.kondisi?.[line.kode_kondisi] ?? line.kode_kondisi,
    berat_kotor: line.berat_kotor_mg,
    berat: line.berat_mg,
    harga_per_gram: line.harga_per_gram,
    taksiran: line.taksiran_rp,
    plafond: line.plafond_rp,
    keterangan: line.keterangan,
  }))

function letterFacts(
  loan: LoanRow,
  goods: readonly GoodsRow[],
  user_id: string,
  frame: FrameRow,
): PaperFacts {
  const { syarat } = loan
  const due = payoffOn(loan, loan.tgl_jatuh_tempo)
  return {
    values: {
      ...sharedValues(loan, goods, frame),
      ...licenceValues(frame, loan.tgl_hutang),
      no_asal: loan.no_asal,
      status_surat: NO_LONGER[loan.status],
      identitas: `${loan.jenis_identitas} ${loan.no_identitas}`,
      nama_sales: frame.nama_sales,
      user_id,
      lokasi: loan.lokasi,
      taksiran: loan.taksiran_rp,
      plafond: loan.plafond_rp,
      jumlah_hutang: loan.jumlah_hutang_rp,
      bunga_kata: interestWords(syarat),
      denda_kata: penaltyWords(syarat),
      tenggang_kata: syarat.hari_tenggang > 0 ? `${syarat.hari_tenggang} hari` : 'tidak ada',
      keterangan: loan.keterangan,
    },
    lists: {
      barang: pledgeRows(goods, frame),
      biaya: [
        { nama: 'Pokok pinjaman', nilai: due.jumlah_hutang },
        { nama: `Bunga ${due.hari_bunga} hari`, nilai: due.bunga_pinjam },
        { nama: 'Dibayar', nilai: due.total_bayar },
      ],
    },
    ketentuan: letterTerms(syarat.hari_tenggang, frame.telepon),
  }
}

/** The licence stands on every letter; without one the letter says nothing of it. */
function licenceValues({ setting }: FrameRow, tgl: string): Readonly<Record<string, Value>> {
  const { nomor, lingkup, sampai } = licenceOn(setting ?? {}, tgl)
  const parts = [nomor, lingkup, sampai === null ? '' : `berlaku sampai ${indonesianDay(sampai)}`]
  const izin = nomor === '' ? null : `Izin usaha gadai ${parts.filter(Boolean).join(' · ')}`
  return { izin_nomor: nomor, izin_lingkup: lingkup, izin_sampai: sampai, izin }
}

/** A letter that is printed later must not pass for one that still redeems. */
const NO_LONGER: Readonly<Record<StatusHutang, string | null>> = {
  AKTIF: null,
  LUNAS: 'SUDAH DITEBUS',
  DIPERPANJANG: 'SUDAH DIPERPANJANG',
  DILELANG: 'SUDAH DILELANG',
  KELEBIHAN_DIBAYAR: 'SUDAH DILELANG',
  BATAL: 'DIBATALKAN',
}

const percent = (permil: number): string => `${permil / 10}%`

const PER: Readonly<Record<MetodeBunga, string>> = {
  HARIAN: 'dihitung per hari',
  BLOK_15: 'dihitung per 15 hari berjalan',
  BULANAN: 'dihitung per 30 hari berjalan',
  BERTINGKAT: 'dihitung per 30 hari berjalan',
}

function interestWords(syarat: LoanRow['syarat']): string {
  const { metode, bunga_permil, bunga_awal_permil, hari_awal, hari_minimal } = syarat
  return [
    `Bunga ${percent(bunga_permil)} per 30 hari`,
    PER[metode],
    ...(metode === 'BERTINGKAT' && bunga_awal_permil !== null && hari_awal !== null
      ? [`${percent(bunga_awal_permil)} bila sisanya sampai ${hari_awal} hari`]
      : []),
    `paling sedikit ${hari_minimal} hari`,
  ].join(', ')
}

const penaltyWords = ({ denda_permil, hari_tenggang }: LoanRow['syarat']): string =>
  denda_permil === 0
    ? 'Tanpa denda'
    : `Denda ${percent(denda_permil)} per 30 hari dari pokok, dihitung per hari setelah ` +
      (hari_tenggang > 0 ? 'masa tenggang' : 'jatuh tempo')
