import type { BarangRow, listBarang } from '@kencana/contract/areas/barang'
import { pageWindow } from '@kencana/contract/kit/page'
import type { AnswerOf, QueryOf } from '@kencana/contract/kit/route'
import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { purityOf } from '@kencana/domain/quantity'
import { type WeightRule, weightRule } from '@kencana/domain/rounding'
import type { Ctx } from '../../../platform/context.ts'
import type { Queryable } from '../../../platform/sql.ts'
import { type Columns, type FoundPage, searchPieces } from './cari.queries.ts'
import { rowOf, type ShownPiece } from './piece-row.ts'

type Query = QueryOf<typeof listBarang>

/** Matches beyond this are not counted. */
const COUNTED = 500

/** Asks for one page of a search; may be sent before the session is known. */
export function askPage(ctx: Ctx, query: Query, db: Queryable): Promise<FoundPage> {
  const { q, status, kode_baki, kode_dept, kode_group, kode_kadar } = query
  return searchPieces(db, ctx.kode_toko, ctx.now(), {
    saring: filled({
      q: q?.replace(/(\d),(\d)/g, '$1.$2'),
      status,
      kode_baki,
      kode_dept,
      kode_group,
      kode_kadar,
      berat_dari_mg: milligrams(query.berat_dari),
      berat_sampai_mg: milligrams(query.berat_sampai),
    }),
    urut: query.sort.replace('kode_toko', 'kode_baki'),
    ...pageWindow(query),
    batas: query.hitung === 'ya' ? COUNTED : 0,
  })
}

/** Filters that say something; an empty box of a form says nothing. */
const filled = (saring: Record<string, string | number | undefined>) =>
  Object.fromEntries(
    Object.entries(saring).filter(([, value]) => value !== undefined && value !== ''),
  )

const milligrams = (gram: number | undefined): number | undefined =>
  gram === undefined ? undefined : Math.round(gram * 1000)

/** The page, each piece with its price by the board now. */
export function pageAnswer(query: Query, found: FoundPage): AnswerOf<typeof listBarang> {
  const { jumlah: count, lebih } = found
  return { count, lebih, data: rowsOf(found), ...pageWindow(query) }
}

function rowsOf({ isi, acuan }: FoundPage): BarangRow[] {
  if (isi === null) return []
  const settings = { ...DEFAULT_SETTINGS, ...acuan.setting }
  const rules = new Map<string, WeightRule>()
  for (const [kode, rule] of Object.entries(acuan.aturan)) rules.set(kode, weightRule(rule))
  return isi.kode_barcode.map((_, i) => rowOf(pieceAt(isi, i, acuan, rules), settings))
}

/** Written out: objects made key by key cost more than all the rest of a page. */
function pieceAt(
  isi: Columns,
  i: number,
  acuan: FoundPage['acuan'],
  rules: ReadonlyMap<string, WeightRule>,
): ShownPiece {
  const kode_dept = at(isi.kode_dept, i)
  const kode_group = at(isi.kode_group, i)
  const kode_kadar = at(isi.kode_kadar, i)
  const aturan_berat = at(isi.aturan_berat, i)
  return {
    kode_barcode: at(isi.kode_barcode, i),
    nama_barang: at(isi.nama_barang, i),
    kode_intern: at(isi.kode_intern, i),
    kode_dept,
    nama_dept: known(acuan.jenis[kode_dept]),
    kode_group,
    nama_group: known(acuan.group[kode_group]),
    kode_kadar,
    nama_kadar: known(acuan.kadar[kode_kadar]),
    permil: purityOf({ permil: at(isi.permil, i), sisa_permyriad: at(isi.sisa_permyriad, i) }),
    kode_baki: at(isi.kode_baki, i),
    kode_kondisi: at(isi.kode_kondisi, i),
    berat_mg: at(isi.berat_mg, i),
    berat_nota_mg: at(isi.berat_nota_mg, i),
    aturan_berat,
    aturan: known(rules.get(aturan_berat)),
    papan_jual: acuan.papan[`${kode_kadar} ${kode_group}`] ?? null,
    mode_harga: at(isi.mode_harga, i),
    ongkos_per_gram: at(isi.ongkos_per_gram, i),
    ongkos_per_pcs: at(isi.ongkos_per_pcs, i),
    atribut_rp: at(isi.atribut_rp, i),
    harga_bandrol: at(isi.harga_bandrol, i),
    modal_rp: at(isi.modal_rp, i),
    size: at(isi.size, i),
    gambar: at(isi.gambar, i),
    status: at(isi.status, i),
    tgl_masuk: at(isi.tgl_masuk, i),
    versi: at(isi.versi, i),
  }
}

const at = <T>(column: readonly T[], i: number): T => column[i] as T

/** What a page says beside its pieces is read in the same statement, so it has all their codes. */
function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a code of a piece has no master')
  return value
}
