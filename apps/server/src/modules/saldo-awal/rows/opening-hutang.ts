import { type HutangAwal, LOAN_ONCE, LOAN_WHOLE } from '@kencana/contract/areas/akuntansi/rows'
import { groupRows, type OldLoanFault, oldLoanFaults } from '@kencana/domain/awal/old-loans'
import { addDays } from '@kencana/domain/calendar'
import { costPerGram } from '@kencana/domain/figures/plausible'
import { postHutangAwal } from '@kencana/domain/posting/saldo-awal'
import { fineUg, gramToMg } from '@kencana/domain/quantity'
import { LANGKAH_BUNGA } from '@kencana/domain/terms/hutang'
import {
  type Opening,
  type OpeningRows,
  summed,
  summedBy,
} from '../../../engines/document/opening/sums.ts'
import type { DecidedDocument } from '../../../engines/document/post-document.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { refuseRows } from '../../../platform/sheet/sheet-rows.ts'
import { bookOf } from '../../akun/index.ts'
import { type Appraisal, type GoodsRow, newLoan, type Terms, totalOf } from '../../hutang/index.ts'
import { holdOld, type KnownCodes } from './old-codes.queries.ts'

/** The first row of a loan, which says what belongs to the whole. */
type Said = HutangAwal & {
  readonly [K in (typeof LOAN_ONCE)[number]]-?: NonNullable<HutangAwal[K]>
}

/** A loan of before with its pledge, as its rows say it. */
interface OldLoan {
  /** Place of its first row. */
  readonly row: number
  readonly said: Said
  readonly pledge: Appraisal
}

/**
 * The loans a shop begins with, each a document and a loan of its own: of the day it was written,
 * under the terms it was written, so that interest counts from then.
 * @throws Refusal BARIS_SALAH, AKUN_BELUM_DIPETAKAN
 */
export async function openingLoans(
  ctx: StoreCtx,
  incoming: OpeningRows<HutangAwal>,
): Promise<Opening> {
  const known = await holdOld(ctx.db, ctx.kode_toko, incoming.rows)
  const loans = readLoans(incoming, known)
  const book = await bookOf(ctx, 'SALDO_AWAL')
  return {
    sums: summed(loans.map(sumsOf)),
    rincian: summedBy(loans, loan => loan.said.metode, sumsOf),
    janggal: [],
    own: async () => ({}),
    jurnal: [],
    parts: loans.map(loan => ({
      ...documentOf(loan, incoming),
      jurnal: book(postHutangAwal(loan.said.jumlah_hutang, loan.pledge)),
    })),
  }
}

const sumsOf = ({ said, pledge }: OldLoan) => ({
  jumlah: 1,
  rupiah: said.jumlah_hutang,
  berat_mg: pledge.berat_mg,
  murni_ug: pledge.murni_ug,
})

/** @throws Refusal BARIS_SALAH with every fault of every row */
function readLoans({ rows, place, tgl }: OpeningRows<HutangAwal>, known: KnownCodes): OldLoan[] {
  const name = (row: number) => rows[row]?.no_lama.toUpperCase() ?? ''
  const { groups, faults: apart } = groupRows(rows, name, LOAN_ONCE, LOAN_WHOLE)
  const faults: Record<string, string> = {}
  rows.forEach((row, i) => {
    for (const [field, text] of unknownCodes(row, known)) faults[place(i, field)] = text
  })
  for (const { row, key, is, first } of apart) {
    const said = place(first, '').replace('.', '')
    faults[place(row, key)] = is === 'KOSONG' ? 'Harus Diisi' : `Berbeda dari baris ${said}`
  }
  refuseRows(faults)
  const loans = groups.map(group => loanOf(group, rows, known))
  for (const { row, said, pledge } of loans) {
    const loan = {
      ...said,
      taksiran: pledge.taksiran_rp,
      bunga_awal_permil: said.bunga_awal_permil ?? null,
      hari_awal: said.hari_awal ?? null,
    }
    for (const [is, key] of oldLoanFaults(loan, tgl)) faults[place(row, key)] = FAULTS[is].teks
  }
  refuseRows(faults)
  return loans
}

const FAULTS: Readonly<Record<OldLoanFault[0], { readonly teks: string }>> = {
  BELUM: { teks: 'Tanggal sesudah hari bisnis yang buka' },
  LEBIH: { teks: 'Lebih besar dari taksiran jaminannya' },
  AWAL_KOSONG: { teks: 'Harus diisi untuk metode BERTINGKAT' },
  AWAL_LEBIH: { teks: 'Tidak boleh lebih dari bunga per 30 hari' },
  AWAL_LAIN: { teks: 'Hanya untuk metode BERTINGKAT' },
}

function unknownCodes(row: HutangAwal, known: KnownCodes): [string, string][] {
  const asked = [
    ['kode_sales', 'Sales', known.sales],
    ['kode_kadar', 'Kadar', known.kadar],
    ['kode_dept', 'Jenis', known.jenis],
    ['kode_kondisi', 'Kondisi pinjaman', known.kondisi],
  ] as const
  return asked.flatMap(([field, label, codes]): [string, string][] => {
    const kode = row[field]
    return kode === undefined || codes.has(kode) ? [] : [[field, `${label} ${kode} tidak ada`]]
  })
}

function loanOf(group: readonly number[], rows: readonly HutangAwal[], known: KnownCodes): OldLoan {
  const lines = group.flatMap(i => rows[i] ?? [])
  const goods = lines.map((line, i) => goodsOf(line, i, known))
  const [row = 0] = group
  // what was appraised then is all that may be lent on it
  return { row, said: rows[row] as Said, pledge: totalOf(goods, []) }
}

function goodsOf(line: HutangAwal, index: number, known: KnownCodes): GoodsRow {
  const berat_mg = gramToMg(line.berat)
  const permil = known.kadar.get(line.kode_kadar) ?? 0
  return {
    baris: index + 1,
    nama_barang: line.nama_barang,
    kode_dept: line.kode_dept ?? null,
    kode_kadar: line.kode_kadar,
    permil,
    jumlah: line.jumlah,
    berat_kotor_mg: line.berat_kotor === undefined ? berat_mg : gramToMg(line.berat_kotor),
    berat_mg,
    murni_ug: fineUg(berat_mg, permil),
    kode_kondisi: line.kode_kondisi,
    potongan_permil: 0,
    harga_per_gram: costPerGram(line.taksiran, berat_mg),
    pokok_per_gram: null,
    plafond_permil: 1000,
    taksiran_rp: line.taksiran,
    plafond_rp: line.taksiran,
    keterangan: line.keterangan ?? null,
  }
}

function documentOf(
  { said, pledge }: OldLoan,
  { tgl, muat }: OpeningRows<HutangAwal>,
): DecidedDocument {
  const customer = {
    kode_customer: null,
    nama_customer: said.nama,
    alamat_customer: said.alamat,
    telp_customer: said.telp ?? null,
  }
  const card = {
    jenis_identitas: said.jenis_identitas ?? 'KTP',
    no_identitas: said.no_identitas,
  }
  const tgl_jatuh_tempo = addDays(said.tgl_hutang, said.jangka_hari)
  const keterangan = `Surat lama ${said.no_lama}`
  return {
    jenis: 'AWAL_HUTANG',
    awalan: 'HA',
    kunci_nomor: 'no_akhir',
    tgl,
    dokumen: {
      kode_sales: said.kode_sales,
      ...customer,
      total_rp: said.jumlah_hutang,
      berat_mg: pledge.berat_mg,
      murni_ug: pledge.murni_ug,
      keterangan,
      isi: { muat, no_lama: said.no_lama, taksiran: pledge.taksiran_rp, tgl_jatuh_tempo },
    },
    baru_lain: [
      newLoan(pledge, {
        ...customer,
        ...card,
        no_asal: null,
        tgl_hutang: said.tgl_hutang,
        kode_sales: said.kode_sales,
        tgl_jatuh_tempo,
        jumlah_hutang_rp: said.jumlah_hutang,
        syarat: termsOf(said),
        lokasi: said.lokasi ?? null,
        keterangan,
      }),
    ],
    jawaban: {},
  }
}

/** The terms it was written under; what the sheet leaves out costs nothing. */
const termsOf = (said: Said): Terms => ({
  kode_bunga: 'AWAL',
  nama_bunga: 'Saldo awal',
  metode: said.metode,
  bunga_permil: said.bunga_permil,
  bunga_awal_permil: said.bunga_awal_permil ?? null,
  hari_awal: said.hari_awal ?? null,
  hari_minimal: said.hari_minimal ?? 1,
  jangka_hari: said.jangka_hari,
  hari_tenggang: said.hari_tenggang ?? 0,
  denda_permil: said.denda_permil ?? 0,
  hitung_hari_pertama: said.hitung_hari_pertama === 'YA',
  langkah: LANGKAH_BUNGA,
})
