import type {
  notaForBuying,
  PembelianAnswer,
  pembelian,
} from '@kencana/contract/areas/beli/pembelian'
import { identityFor } from '@kencana/contract/areas/hutang/identity'
import type { AnswerOf } from '@kencana/contract/kit/route'
import type { Level } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import { formatRupiah, mgToGram } from '@kencana/domain/quantity'
import { checksShown } from '../../engines/document/checks/check-documents.ts'
import { openDay } from '../../engines/document/open-day.ts'
import { piecesTold, type ReceiptFacts } from '../../engines/document/serve/receipts.ts'
import { storeSettings } from '../../engines/settings/store-settings.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { readInStore } from '../../platform/transaction.ts'
import type { NotaRow } from './facts.queries.ts'
import { lookAtNotas, lookUpNota } from './nota/look-at-notas.ts'
import { creditTold } from './otorisasi/credit.ts'
import {
  alone,
  findPurchase,
  type PurchasedRow,
  type PurchaseRow,
  purchasedLines,
} from './pembelian.queries.ts'

/** One purchase as it travels; weights in grams. @throws Refusal TIDAK_DITEMUKAN */
export async function showPurchase(ctx: StoreCtx, nomor: string): Promise<PembelianAnswer> {
  const found = (await findPurchase(ctx.db, ctx.kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const lines = await purchasedLines(ctx.db, ctx.kode_toko, nomor)
  return {
    no_faktur_beli: found.nomor,
    tgl_system: found.tgl,
    pada: found.pada.toISOString(),
    user_id: found.user_id,
    no_tukar_tambah: found.no_tukar_tambah,
    kode_sales: found.kode_sales,
    penjual: sellerOf(found, ctx.actor.level),
    barang: lines.map(lineAnswer),
    pembayaran: found.isi.pembayaran.map(one =>
      // A deposit that the purchase opened has its number.
      one.cara === 'SALDO' ? { ...one, no_bon: one.no_bon ?? found.nomor } : one,
    ),
    total: found.total_rp,
    berat: mgToGram(found.berat_mg),
    murni: found.murni_ug,
    penyetuju: found.penyetuju,
    status: found.no_batal === null ? 'SELESAI' : 'BATAL',
    batal: cancellationOf(found),
    keterangan: found.keterangan,
    validasi: await checksShown(ctx, alone(nomor)),
    dicetak: found.dicetak,
  }
}

function sellerOf(found: PurchaseRow, level: Level): PembelianAnswer['penjual'] {
  const { jenis_identitas, no_identitas } = found.isi.penjual
  return {
    nama: found.nama_customer,
    telp: found.telp_customer,
    alamat: found.alamat_customer,
    kode_member: found.kode_customer,
    jenis_identitas,
    no_identitas: no_identitas === null ? null : identityFor(level, no_identitas),
  }
}

function cancellationOf(found: PurchaseRow): PembelianAnswer['batal'] {
  if (found.no_batal === null || found.batal_pada === null) return null
  return {
    no_batal: found.no_batal,
    pada: found.batal_pada.toISOString(),
    user_id: found.batal_oleh ?? '',
    penyetuju: found.batal_penyetuju,
    alasan: found.batal_alasan,
  }
}

const lineAnswer = ({ beli, ...line }: PurchasedRow): PembelianAnswer['barang'][number] => ({
  baris: line.baris,
  kode_barcode: line.kode_barcode,
  asal_barcode: beli.asal_barcode ?? null,
  no_faktur_jual: beli.no_faktur_jual,
  nama_barang: line.nama_barang,
  kode_dept: line.kode_dept,
  kode_group: line.kode_group,
  kode_kadar: line.kode_kadar,
  kadar: line.permil,
  berat: mgToGram(line.berat_mg),
  berat_nota_jual: beli.berat_nota_jual_mg === null ? null : mgToGram(beli.berat_nota_jual_mg),
  kode_kondisi: beli.kode_kondisi,
  kerusakan: beli.kerusakan,
  hasil: beli.hasil,
  kelompok_harga: beli.kelompok_harga,
  kode_harga: beli.kode_harga,
  aturan: beli.aturan,
  target: beli.target_rp,
  tertinggi: beli.tertinggi_rp,
  harga_beli: line.harga_rp,
  kerja: line.kerja,
  ke: beli.ke,
  kode_baki: line.kode_baki,
})

/** The pieces of a nota, each with what took it if something did. */
export async function showNota(
  ctx: Ctx,
  no_faktur_jual: string,
): Promise<AnswerOf<typeof notaForBuying>> {
  const looked = await lookAtNotas(ctx, [{ no_faktur_jual }])
  return readInStore(ctx.app.pool, ctx.kode_toko, async db => {
    const scoped = { ...ctx, db }
    return notaShown(scoped, await lookUpNota(scoped, no_faktur_jual, looked))
  })
}

async function notaShown(ctx: StoreCtx, nota: NotaRow): Promise<AnswerOf<typeof notaForBuying>> {
  const setting = await storeSettings(ctx.db, ctx.kode_toko)
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? null
  return {
    no_faktur_jual: nota.no_faktur_jual,
    kode_toko: nota.kode_toko,
    tgl_system: nota.tgl,
    customer: {
      nama: nota.nama_customer,
      telp: nota.telp_customer,
      alamat: nota.alamat_customer,
      kode_customer: nota.kode_customer,
    },
    kredit: creditTold(nota, setting, tgl),
    barang: nota.barang.map(line => ({
      baris: line.baris,
      kode_barcode: line.kode_barcode,
      nama_barang: line.nama_barang,
      kode_dept: line.kode_dept,
      kode_group: line.kode_group,
      kode_kadar: line.kode_kadar,
      berat: mgToGram(line.berat_mg),
      berat_nota: mgToGram(line.berat_nota_mg),
      harga_jual: line.harga_rp,
      potongan: line.potongan_beli,
      janji_tukar: line.janji_tukar,
      dibeli: nota.dibeli[line.kode_barcode] ?? null,
    })),
  }
}

/** What a customer is sent of a purchase; his card is not. */
export function boughtTold(
  bought: PembelianAnswer,
): ReceiptFacts<(typeof pembelian)['kind']['receipt']> {
  const dataPembelianGrouped = bought.barang.map(line => ({
    kode_barcode: line.kode_barcode,
    nama_barang: line.nama_barang,
    berat: line.berat,
    harga_beli: line.harga_beli,
  }))
  return {
    tgl: bought.tgl_system,
    nama: bought.penjual.nama,
    telp: bought.penjual.telp,
    kode_sales: bought.kode_sales,
    lines: { dataPembelianGrouped },
    told: {
      kode: 'PEMBELIAN',
      facts: { ...piecesTold(dataPembelianGrouped), total: formatRupiah(bought.total) },
    },
  }
}
