import type { postSortir } from '@kencana/contract/areas/stok/sortir'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { postSortir as journalOfSorting } from '@kencana/domain/posting/stok/sortir'
import { fineUg, mgToGram } from '@kencana/domain/quantity'
import { TUJUAN_SORTIR, type TujuanSortir } from '@kencana/domain/stok/sortir'
import { openDay } from '../../engines/document/open-day.ts'
import { intoPools } from '../../engines/document/pools.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import { gramSaid, type Needed } from '../../engines/grants/approved.ts'
import { grantsFor } from '../../engines/grants/use-grant.ts'
import { storeSettings } from '../../engines/settings/store-settings.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { bookedJournal } from '../akun/index.ts'
import { checkLaid, claimOn, lineOn, pieceSaid } from '../barang/index.ts'
import { demandScales } from '../timbang-baki/index.ts'
import { waitingAsSeen } from './as-seen.ts'
import { type Sorted, sortedAs } from './check-sorted.ts'
import type { Sorting } from './sortir.queries.ts'

type Body = BodyOf<typeof postSortir>

/**
 * Sorts bought pieces that wait (13 §1): each is weighed again and goes into a tray, a bin or to
 * scrap, all on one document. What was paid for a piece stays its cost.
 * @throws Refusal SUDAH_DISORTIR, BARIS_SALAH, TERA_HABIS, BUTUH_OTORISASI, …
 */
export const sortPieces = (ctx: Ctx, body: Body): Promise<AnswerOf<typeof postSortir>> =>
  runDocument(ctx, {
    isLocking: true,
    otorisasi: body.otorisasi,
    decide: store => decide(store, body),
  })

async function decide(ctx: StoreCtx, body: Body): Promise<DecidedDocument> {
  const tgl = (await openDay(ctx.db, ctx.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const pieces = await waitingAsSeen(ctx, body.barang)
  const settings = await storeSettings(ctx.db, ctx.kode_toko)
  const scales = await demandScales(ctx, tgl, body.barang)
  const { dipastikan } = body
  const laid = await checkLaid(ctx, body.barang, pieces, { settings, dipastikan })
  const sorted = laid.map(one => {
    const scale = scales.get(one.row.kode_timbangan ?? '')
    const toleransi = Math.max(Number(settings.SUSUT_MIN_MG), scale?.daya_baca_mg ?? 0)
    return sortedAs(one, { toleransi, tera_sampai: scale?.tera_sampai ?? null })
  })
  const grant = await grantsFor(ctx, neededFor(sorted), body.otorisasi)
  const figures = figuresOf(sorted)
  const { semula, baki, rosok, tempat } = figures
  const murni_ug = baki.murni_ug + rosok.murni_ug + tempat.murni_ug
  const berat_mg = sorted.reduce((sum, one) => sum + one.berat_mg, 0)
  const tujuan = countOf(sorted)
  const isMoved = sorted.some(one => one.row.tujuan in OUT || one.beda_ug !== 0)
  return {
    jenis: 'SORTIR',
    awalan: 'SR',
    kunci_nomor: 'no_sortir',
    tgl,
    dokumen: {
      subtotal_rp: semula.modal_rp,
      total_rp: semula.modal_rp,
      berat_mg,
      murni_ug,
      otorisasi: grant.id,
      penyetuju: grant.penyetuju,
      keterangan: body.keterangan ?? null,
      isi: { tujuan },
    },
    barang: sorted.map(lineOf),
    klaim: sorted.map(claimOf),
    klaim_lain: intoPools('ROSOK', sorted.filter(({ row }) => row.tujuan === 'ROSOK').map(goldNow)),
    ...(isMoved
      ? { jurnal: await bookedJournal(ctx, 'SORTIR', journalOfSorting(figures)) }
      : { tanpa_jurnal: true }),
    otorisasi: grant.uses,
    jawaban: {
      pcs: sorted.length,
      berat: mgToGram(berat_mg),
      tujuan,
      baki: sorted.flatMap(({ row }) => (row.tujuan === 'BAKI' ? [row.kode_barcode] : [])),
    },
  }
}

/** Where a piece that leaves the stock of bought ones goes; in a bin it stays there. */
const OUT = { BAKI: 'ADA', ROSOK: 'HANCUR' } as const

const claimOf = ({ piece, row, ubah }: Sorted) => ({
  ...claimOn(piece, {
    ke_status: row.tujuan in OUT ? OUT[row.tujuan as keyof typeof OUT] : 'BLN',
    ke_baki: row.tujuan === 'BAKI' ? (row.kode_baki ?? null) : null,
  }),
  dari_permil: piece.permil,
  ...(Object.keys(ubah).length === 0 ? {} : { ubah }),
})

function lineOf({ piece, row, ubah, murni_ug, tera_sampai }: Sorted, i: number) {
  const proses: Sorting = {
    tujuan: row.tujuan,
    dari_berat_mg: piece.berat_mg,
    dari_murni_ug: fineUg(piece.berat_mg, piece.permil),
    dari_kadar: piece.kode_kadar,
    sumber: row.sumber,
    baris_mentah: row.baris_mentah ?? null,
    kode_timbangan: row.kode_timbangan ?? null,
    tera_sampai,
  }
  const { tujuan: _, ...now } = { ...piece, ...ubah }
  const ke_baki = row.tujuan === 'BAKI' ? (row.kode_baki ?? null) : null
  return { ...lineOn(now as typeof piece, i, ke_baki), murni_ug, proses }
}

/** Weights and kadar that two scales do not explain, and what becomes scrap, somebody else sees. */
function neededFor(sorted: readonly Sorted[]): Needed[] {
  const odd = sorted.filter(({ isOdd }) => isOdd)
  const scrap = sorted.filter(({ row }) => row.tujuan === 'ROSOK')
  return [
    ...(odd.length === 0 ? [] : [{ kategori: 'SUSUT_TUKANG' as const, hal: odd.map(oddSaid) }]),
    ...(scrap.length === 0
      ? []
      : [
          {
            kategori: 'HANCUR_BARANG' as const,
            hal: scrap.map(({ piece, berat_mg, murni_ug }) => ({
              ...pieceSaid(piece),
              berat_mg,
              murni_ug,
              kata: [['DIHANCURKAN', ''] as const],
            })),
          },
        ]),
  ]
}

const oddSaid = ({ piece, berat_mg, murni_ug, beda_ug, kode_kadar }: Sorted) => ({
  ...pieceSaid(piece),
  berat_mg,
  murni_ug,
  selisih_ug: beda_ug,
  kata: [
    gramSaid('BERAT_BUKU', piece.berat_mg),
    ...(kode_kadar === piece.kode_kadar
      ? []
      : [['KADAR_UJI', `${piece.kode_kadar} → ${kode_kadar}`] as const]),
  ],
})

const goldNow = ({ piece, berat_mg, murni_ug, kode_kadar }: Sorted) => ({
  kode_kadar,
  berat_mg,
  murni_ug,
  modal_rp: piece.modal_rp,
})

const countOf = (sorted: readonly Sorted[]): Record<TujuanSortir, number> =>
  Object.fromEntries(
    TUJUAN_SORTIR.map(tujuan => [tujuan, sorted.filter(({ row }) => row.tujuan === tujuan).length]),
  ) as Record<TujuanSortir, number>

/** What stood in the books, where it stands now, and the gold that was found or lacked. */
function figuresOf(sorted: readonly Sorted[]) {
  const sum = (of: readonly Sorted[]) => ({
    modal_rp: of.reduce((rp, { piece }) => rp + piece.modal_rp, 0),
    murni_ug: of.reduce((ug, one) => ug + one.murni_ug, 0),
  })
  const going = (tujuan: TujuanSortir) => sum(sorted.filter(one => one.row.tujuan === tujuan))
  const all = sum(sorted)
  const beda = sorted.map(({ beda_ug }) => beda_ug)
  return {
    semula: { ...all, murni_ug: all.murni_ug - beda.reduce((ug, one) => ug + one, 0) },
    baki: going('BAKI'),
    rosok: going('ROSOK'),
    tempat: sum(sorted.filter(({ row }) => !(row.tujuan in OUT))),
    lebih_ug: beda.reduce((ug, one) => ug + Math.max(0, one), 0),
    kurang_ug: beda.reduce((ug, one) => ug + Math.max(0, -one), 0),
  }
}
