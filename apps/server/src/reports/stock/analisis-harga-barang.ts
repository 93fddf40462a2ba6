import { amountRounding } from '@kencana/contract/amount-rounding'
import type { SORT_HARGA } from '@kencana/contract/areas/barang/laporan-barang'
import type { ReportRow } from '@kencana/contract/kit/report'
import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { purityOf } from '@kencana/domain/quantity'
import { type KeptWeightRule, weightRule } from '@kencana/domain/rounding'
import { type ListedPiece, type ListTerms, listedPrice } from '@kencana/domain/terms/listed-price'
import type { PoolClient } from 'pg'
import {
  choiceFilter,
  countColumn,
  defineReport,
  leadToScreen,
  moneyColumn,
  refFilter,
  textColumn,
  tokoFilter,
  weightColumn,
} from '../../engines/report/define-report.ts'
import { first, rows, sql } from '../../platform/sql.ts'
import { lying } from './stock-parts.ts'

/** Which end of the prices stands first. */
const ENDS: Readonly<Record<(typeof SORT_HARGA)[number], string>> = {
  HARGA_MAX: 'Harga paling tinggi',
  HARGA_MIN: 'Harga paling rendah',
}

/**
 * Every piece for sale with its price by the board as it stands now, and what that is a gram (doc1
 * §2, §9). Pieces whose price is typed, or that the board has none for, stand last.
 */
export const analisisHargaBarang = defineReport({
  id: 'laporan-analisis-harga-barang',
  title: 'Laporan Analisis Harga Barang',
  family: 'item price analysis',
  empty: 'Data Yang Anda Cari Tidak Ada',
  failed: 'Terjadi Kesalahan Saat Request Data',
  filters: {
    toko: tokoFilter(),
    kode_dept: refFilter('jenis', 'Jenis'),
    sort_by: choiceFilter('Urut Menurut', ENDS),
  },
  columns: {
    kode_barcode: textColumn('Barcode', {
      leadsTo: leadToScreen('/data-barang', { barcode: 'kode_barcode' }),
    }),
    kode_intern: textColumn('Kode Intern'),
    nama_barang: textColumn('Nama Barang', { width: 1.5 }),
    kode_dept: textColumn('Jenis'),
    kode_group: textColumn('Group'),
    kode_kadar: textColumn('Kadar'),
    kode_baki: textColumn('Baki'),
    size: textColumn('Size'),
    jumlah: countColumn('Pcs'),
    berat: weightColumn('Berat'),
    harga_jual: moneyColumn('Harga Jual'),
    per_gram: moneyColumn('Harga Per Gram', { total: false }),
  },
  order: [],
  rows: async (db, { toko, kode_dept, sort_by }) => {
    const terms = await termsOf(db, toko)
    const priced = (await piecesOf(db, toko, kode_dept)).map(piece => pricedRow(piece, terms))
    const turn = sort_by === 'HARGA_MAX' ? -1 : 1
    const known = priced.filter(row => row.harga_jual !== null)
    known.sort((a, b) => turn * (Number(a.harga_jual) - Number(b.harga_jual)))
    return [...known, ...priced.filter(row => row.harga_jual === null)]
  },
})

interface Piece extends Omit<ListedPiece, 'permil' | 'aturan'> {
  readonly kode_barcode: string
  readonly kode_intern: string | null
  readonly nama_barang: string
  readonly kode_dept: string
  readonly kode_group: string
  readonly kode_kadar: string
  readonly kode_baki: string
  readonly size: string | null
  readonly permil: number
  readonly sisa_permyriad: number
  readonly aturan: KeptWeightRule
}

function pricedRow({ permil, sisa_permyriad, aturan, ...piece }: Piece, terms: ListTerms) {
  const purity = purityOf({ permil, sisa_permyriad })
  const listed = { ...piece, permil: purity, aturan: weightRule(aturan) }
  const harga_jual = listedPrice(listed, terms)
  const per_gram = harga_jual === null ? null : Math.round((harga_jual * 1000) / piece.berat_mg)
  return {
    kode_barcode: piece.kode_barcode,
    kode_intern: piece.kode_intern,
    nama_barang: piece.nama_barang,
    kode_dept: piece.kode_dept,
    kode_group: piece.kode_group,
    kode_kadar: piece.kode_kadar,
    kode_baki: piece.kode_baki,
    size: piece.size,
    jumlah: 1,
    berat: piece.berat_mg,
    harga_jual,
    per_gram,
  } satisfies ReportRow
}

/** How the store rounds what it sells for. */
async function termsOf(db: PoolClient, toko: string): Promise<ListTerms> {
  const kept = await first<{ setting: Readonly<Record<string, string>> | null }>(
    db,
    sql`select json_object_agg(kunci, nilai) as setting from para_system where kode_toko = ${toko}`,
  )
  const settings = { ...DEFAULT_SETTINGS, ...kept?.setting }
  return {
    pembulatan: amountRounding('JUAL', settings),
    naik_harga_rp: Number(settings.BATAS_NAIK_HARGA),
  }
}

const piecesOf = (db: PoolClient, toko: string, kode_dept: string | null): Promise<Piece[]> =>
  rows<Piece>(
    db,
    sql`select b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_dept, b.kode_group,
          b.kode_kadar, b.kode_baki, b.size, b.berat_mg, b.permil, b.sisa_permyriad,
          json_build_object('kode', a.kode_aturan, 'versi', a.versi, 'pita', a.pita) as aturan,
          b.mode_harga, b.ongkos_per_gram, b.ongkos_per_pcs, b.atribut_rp, b.harga_bandrol,
          b.modal_rp, h.harga_jual as papan_jual
        from barang b join aturan_berat a on a.kode_aturan = b.aturan_berat
        left join (${pricesInForce(toko)}) h
          on h.kode_kadar = b.kode_kadar and h.kode_group = b.kode_group
        where b.kode_toko = ${toko} and ${lying('ADA')}
          ${kode_dept === null ? sql`` : sql`and b.kode_dept = ${kode_dept}`}
        order by b.kode_barcode`,
  )

/** The board now for each kadar and group of pieces: the group’s own price, else the kadar’s. */
const pricesInForce = (toko: string) => sql`
  select distinct on (d.kode_kadar, d.kode_group) d.kode_kadar, d.kode_group, e.harga_jual
  from (select distinct kode_kadar, kode_group from barang where kode_toko = ${toko}
    and ${lying('ADA')}) d
  join harga_emas e on e.kode_toko = ${toko} and e.kode_kadar = d.kode_kadar
    and e.kode_group in ('*', d.kode_group) and e.berlaku_pada <= now()
    and e.ditarik_pada is null
  order by d.kode_kadar, d.kode_group, (e.kode_group = d.kode_group) desc,
    e.berlaku_pada desc, e.id desc`
