import { amountRounding } from '@kencana/contract/amount-rounding'
import type { appraisePembelian } from '@kencana/contract/areas/beli/pembelian'
import type { appraised as appraisedShape } from '@kencana/contract/areas/beli/shapes'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import {
  type ButuhPembelian,
  butuhPembelian,
  type PengaturanAmbang,
} from '@kencana/domain/beli/ambang'
import { ATURAN_AWAL } from '@kencana/domain/beli/aturan-awal'
import { type AturanBeli, pakaiKodeHarga } from '@kencana/domain/beli/aturan-beli'
import type { Kerusakan } from '@kencana/domain/beli/kerusakan'
import { pelangganSetia } from '@kencana/domain/beli/setia'
import {
  type BarangDitaksir,
  type HasilTaksir,
  type Taksiran,
  taksir,
} from '@kencana/domain/beli/taksir'
import { janjiTukar } from '@kencana/domain/beli/tukar-tambah'
import { daysBetween } from '@kencana/domain/calendar'
import { gramToMg, type Permil, type Rupiah } from '@kencana/domain/quantity'
import type { z } from 'zod'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { readInStore } from '../../platform/transaction.ts'
import type { BuyingFacts, NotaLineRow, NotaRow } from './facts.queries.ts'
import { type Looked, lookAtNotas } from './nota/look-at-notas.ts'
import { type Brought, type BuyingRead, readForBuying } from './nota/read-for-buying.ts'

type Appraised = z.output<typeof appraisedShape>

/** The rules in force, and which version of the list they are. */
export interface RuleList {
  readonly versi: number
  readonly aturan: readonly AturanBeli[]
}

/** Version 0 is the list every chain begins with. */
export const rulesOf = ({ aturan }: Pick<BuyingFacts, 'aturan'>): RuleList =>
  aturan ?? { versi: 0, aturan: ATURAN_AWAL }

/** The line of a nota that a piece is. */
export interface OwnNota {
  readonly nota: NotaRow
  readonly line: NotaLineRow
}

/** A piece with everything its price hangs on. */
export interface ValuedPiece {
  readonly own: OwnNota | null
  readonly piece: PieceFacts
  readonly permil: Permil
  readonly taksiran: Taksiran
  readonly versi: number
  readonly butuh: readonly ButuhPembelian[]
  /** The most it is bought for; 0 where the rules do not buy it. */
  readonly beli_rp: Rupiah
}

type Transaction = BarangDitaksir['transaksi']

/** What rules and approvals look at. */
export interface PieceFacts extends BarangDitaksir {
  /** Of another kadar, group or jenis than its nota says. */
  readonly sifat_beda: boolean
}

/** Values pieces as they lie on the scale now; writes nothing but which notas were looked at. */
export async function appraisePieces(
  ctx: Ctx,
  body: BodyOf<typeof appraisePembelian>,
): Promise<AnswerOf<typeof appraisePembelian>> {
  const looked = await lookAtNotas(ctx, body.barang)
  return readInStore(ctx.app.pool, ctx.kode_toko, db => appraised({ ...ctx, db }, body, looked))
}

async function appraised(
  ctx: StoreCtx,
  { transaksi, barang }: BodyOf<typeof appraisePembelian>,
  looked: Looked,
): Promise<AnswerOf<typeof appraisePembelian>> {
  const read = await readForBuying(ctx, barang, looked)
  const tgl_system = read.facts.tgl ?? refuse('TOKO_BELUM_BUKA')
  const rules = rulesOf(read.facts)
  const valued = barang.map(piece => valuePiece(piece, transaksi, read, rules))
  const pakai_kode_harga = pakaiKodeHarga(rules.aturan)
  return { tgl_system, pakai_kode_harga, barang: valued.map(appraisedAnswer) }
}

/**
 * Values one piece by the rules.
 * @throws Refusal of what it names and of what the rules say of it
 */
export function valuePiece(
  asked: Brought,
  transaksi: Transaction,
  read: BuyingRead,
  rules: RuleList,
): ValuedPiece {
  const own = ownNota(asked, read)
  const piece = pieceFacts(asked, transaksi, own, read.facts)
  return { ...judged(piece, rules, read.facts), own }
}

/** What rules say of a piece whose facts are known. @throws Refusal of the rules */
export function judged(
  piece: PieceFacts,
  rules: RuleList,
  facts: BuyingFacts,
): Omit<ValuedPiece, 'own'> {
  const setting = { ...DEFAULT_SETTINGS, ...facts.setting }
  const terms = { rugi: facts.rugi, pembulatan: amountRounding('BELI', setting) }
  const found: HasilTaksir = taksir(piece, rules.aturan, terms)
  if ('tolak' in found) return refuse(found.tolak, found.facts)
  const { taksiran } = found
  const butuh = approvalsOf(piece, taksiran, taksiran.target_rp, setting)
  const bought =
    piece.transaksi === 'PEMBELIAN'
      ? found
      : taksir({ ...piece, transaksi: 'PEMBELIAN' }, rules.aturan, terms)
  const beli_rp = 'tolak' in bought ? 0 : bought.taksiran.tertinggi_rp
  return { piece, permil: piece.permil, taksiran, versi: rules.versi, butuh, beli_rp }
}

/** Approvals a piece needs at a price, by the settings of the store. */
export const approvalsOf = (
  { asal, berat_mg, nota, sifat_beda, kerusakan }: PieceFacts,
  { tertinggi_rp }: Taksiran,
  harga_rp: Rupiah,
  setting: Readonly<Record<string, string>>,
): ButuhPembelian[] => {
  const limits: PengaturanAmbang = {
    toleransi_berat_mg: Number(setting.TOLERANSI_BERAT_MG),
    tanpa_nota: setting.BELI_TANPA_NOTA === 'OTORISASI' ? 'OTORISASI' : 'BOLEH',
  }
  const berat_nota_mg = nota?.berat_nota_mg ?? null
  return butuhPembelian(
    { asal, harga_rp, tertinggi_rp, berat_mg, berat_nota_mg, sifat_beda, kerusakan },
    limits,
  )
}

function ownNota(
  { no_faktur_jual, kode_barcode = '' }: Brought,
  { notas }: BuyingRead,
): OwnNota | null {
  if (no_faktur_jual === undefined) return null
  const nota = notas.get(no_faktur_jual) ?? refuse('NOTA_TIDAK_DIKENAL', { nomor: no_faktur_jual })
  const line =
    nota.barang.find(one => one.kode_barcode === kode_barcode) ??
    refuse('RUJUKAN_TIDAK_ADA', { label: 'Barang di nota', kode: kode_barcode })
  const oleh_nomor = nota.dibeli[kode_barcode]
  if (oleh_nomor !== undefined) {
    const { no_faktur_jual: nomor } = nota
    refuse('NOTA_SUDAH_DIBELI', { kode_barcode, no_faktur_jual: nomor, oleh_nomor })
  }
  return { nota, line }
}

/** The rows of Master Kondisi Pembelian that a piece names, those of its jenis alone. */
function damagesOf(
  { kode_kondisi, kerusakan = [], kode_dept }: Brought,
  { kondisi }: BuyingFacts,
): Kerusakan[] {
  return [...new Set([kode_kondisi, ...kerusakan])].map(kode => {
    const row = kondisi[kode]
    if (row === undefined || (row.kode_dept !== null && row.kode_dept !== kode_dept)) {
      return refuse('RUJUKAN_TIDAK_ADA', { label: 'Kondisi', kode })
    }
    return row
  })
}

/** What the rules look at, of a piece and of the store. @throws Refusal RUJUKAN_TIDAK_ADA */
export function pieceFacts(
  asked: Brought,
  transaksi: Transaction,
  own: OwnNota | null,
  facts: BuyingFacts,
): PieceFacts {
  const { kode_dept, kode_group, kode_kadar, kelompok_harga = null } = asked
  const kadar = facts.kadar[kode_kadar] ?? missing('Kadar', kode_kadar)
  if (!facts.jenis.includes(kode_dept)) missing('Jenis', kode_dept)
  if (facts.grup[kode_group] === undefined) missing('Group', kode_group)
  const group = kelompok_harga === null ? null : facts.kelompok[kelompok_harga]
  if (group === undefined || (group !== null && group !== kode_kadar)) {
    missing('Kelompok Harga', kelompok_harga ?? '')
  }
  return {
    transaksi,
    asal: own === null ? 'TANPA_NOTA' : 'NOTA',
    kode_kadar,
    golongan: kadar.golongan,
    permil: kadar.permil,
    kode_group,
    kelompok_harga,
    berat_mg: gramToMg(asked.berat),
    nota: own === null ? null : notaFacts(own, facts),
    sifat_beda: own !== null && !isAsSold(asked, own.line),
    dipakai: asked.dipakai ?? false,
    setia: own !== null && isLoyal(own.nota, facts),
    kerusakan: damagesOf(asked, facts),
    harga: {
      mal_per_gram: facts.mal === null ? null : boardPrice(facts, facts.mal, '*'),
      papan_per_gram: boardPrice(facts, kode_kadar, kode_group),
      kode_harga: typedPrice(asked.kode_harga, facts),
    },
  }
}

/** Who brings a nota is taken for its customer, as what was agreed with him is read from it. */
function isLoyal({ belanja }: NotaRow, { tgl, setting }: BuyingFacts): boolean {
  const { SETIA_NOTA, SETIA_HARI } = { ...DEFAULT_SETTINGS, ...setting }
  const rule = { nota: Number(SETIA_NOTA), hari: Number(SETIA_HARI) }
  return tgl !== null && pelangganSetia(belanja, tgl, rule)
}

/** A supervisor's word is asked for before a piece becomes other gold than was sold. */
const isAsSold = (asked: Brought, line: NotaLineRow): boolean =>
  asked.kode_kadar === line.kode_kadar &&
  asked.kode_group === line.kode_group &&
  asked.kode_dept === line.kode_dept

const missing = (label: string, kode: string): never => refuse('RUJUKAN_TIDAK_ADA', { label, kode })

const notaFacts = ({ nota, line }: OwnNota, { tgl }: BuyingFacts): BarangDitaksir['nota'] => ({
  harga_rp: line.harga_rp,
  berat_nota_mg: line.berat_nota_mg,
  umur: Math.max(0, daysBetween(nota.tgl, tgl ?? nota.tgl)),
  potongan: line.potongan_beli,
  janji: tgl === null ? 'TANPA' : janjiTukar(line.janji_tukar, tgl),
})

const boardPrice = ({ papan }: BuyingFacts, kadar: string, group: string): number | null =>
  papan.find(row => row.kode_kadar === kadar && row.kode_group === group)?.harga_beli ?? null

function typedPrice(kode: string | undefined, { harga_beli }: BuyingFacts) {
  if (kode === undefined) return null
  const per_gram = harga_beli[kode] ?? missing('Kode Harga', kode)
  return { kode, per_gram }
}

/** A valued piece as it travels. */
export const appraisedAnswer = (valued: Omit<ValuedPiece, 'own'>): Appraised => ({
  hasil: valued.taksiran.hasil,
  asal: valued.piece.asal,
  janji: valued.piece.nota?.janji ?? 'TANPA',
  aturan: { ...valued.taksiran.aturan, versi: valued.versi },
  target: valued.taksiran.target_rp,
  tertinggi: valued.taksiran.tertinggi_rp,
  tertinggi_beli: valued.beli_rp,
  kerja: [...valued.taksiran.kerja],
  kerja_tertinggi: [...valued.taksiran.kerja_tertinggi],
  butuh: [...valued.butuh],
})
