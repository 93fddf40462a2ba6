import type { editBarang } from '@kencana/contract/areas/barang/commands'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { leapFacts, leapsOf } from '@kencana/domain/figures/plausible'
import { storeSettings } from '../../engines/settings/store-settings.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { type Meant, questionOf } from '../../platform/texts/question-of.ts'
import { noteChanged } from '../../platform/trail/changed.ts'
import {
  addHistory,
  findPieces,
  type PieceEdit,
  type PieceRow,
  updatePiece,
} from './barang.queries.ts'
import { refuseGone } from './claim-barang.ts'
import { lockMasters, type Masters, readMasters } from './dokumen.queries.ts'
import { show } from './show-barang.ts'
import { foreignCharge } from './tambah/check-barang.ts'

type Body = BodyOf<typeof editBarang>

/**
 * Changes the description and the price of a piece in a tray; before and after stay in its history.
 * @throws Refusal BARANG_TIDAK_ADA, BERUBAH, RUJUKAN_TIDAK_ADA, BARANG_SUDAH_TERJUAL
 */
export async function editPiece(
  ctx: StoreCtx,
  kode_barcode: string,
  body: Body,
): Promise<AnswerOf<typeof editBarang>> {
  const [piece] = await findPieces(ctx.db, ctx.kode_toko, [kode_barcode], ctx.now())
  if (piece === undefined) return refuse('BARANG_TIDAK_ADA', { kode_barcode })
  if (piece.status !== 'ADA') return refuseGone(piece)
  const { kode_kondisi, kode_ongkos, kode_bandrol } = body
  await lockMasters(ctx.db, ctx.kode_toko, {
    kode_kondisi: kode_kondisi ? [kode_kondisi] : [],
    kode_ongkos: kode_ongkos ? [kode_ongkos] : [],
    kode_bandrol: kode_bandrol ? [kode_bandrol] : [],
  })
  const edit = changesOf(body, piece, await readMasters(ctx.db, ctx.kode_toko))
  const changed = Object.entries(edit).filter(
    ([key, value]) => piece[key as keyof typeof piece] !== value,
  )
  const mode = edit.mode_harga ?? piece.mode_harga
  if (mode === 'BANDROL' && Number(edit.harga_bandrol ?? piece.harga_bandrol ?? 0) <= 0) {
    refuse('TIDAK_LENGKAP', {}, { harga_bandrol: 'Harus Diisi' })
  }
  if (piece.versi !== body.versi) refuse('BERUBAH')
  if (changed.length > 0) {
    await askPrices(ctx, Object.fromEntries(changed), piece, body.dipastikan)
    const { versi } = body
    const done = await updatePiece(
      ctx.db,
      ctx.kode_toko,
      { kode_barcode, versi },
      Object.fromEntries(changed),
    )
    if (!done) refuse('BERUBAH')
    const rincian = Object.fromEntries(
      changed.map(([key, sesudah]) => [
        key,
        { sebelum: piece[key as keyof typeof piece], sesudah },
      ]),
    )
    await addHistory(ctx.db, by(ctx), [
      { id: uuidv7(ctx.now()), kode_barcode, aksi: 'UBAH', rincian },
    ])
    const sides = Object.entries(rincian).map(([key, { sebelum, sesudah }]) => {
      return [key, [sebelum, sesudah]] as const
    })
    await noteChanged(ctx.db, () => ({
      ...{ tabel: 'barang', kode: kode_barcode, nama: piece.nama_barang, aksi: 'UBAH' },
      bidang: Object.fromEntries(sides),
    }))
  }
  return { message: 'Berhasil Mengedit Data', data: await show(ctx, kode_barcode) }
}

const PRICES = {
  ongkos_per_gram: 'Ongkos per Gram',
  ongkos_per_pcs: 'Ongkos per Barang',
  atribut_rp: 'Atribut',
  harga_bandrol: 'Harga Bandrol',
} as const

/** @throws Refusal HARGA_BERUBAH_JAUH unless who sends it has read these very changes */
async function askPrices(
  ctx: StoreCtx,
  edit: PieceEdit,
  piece: Readonly<Record<keyof typeof PRICES, number | null>>,
  dipastikan: Meant,
): Promise<void> {
  const settings = await storeSettings(ctx.db, ctx.kode_toko)
  const moved = Object.entries(PRICES).flatMap(([key, label]) => {
    const baru = edit[key]
    return typeof baru === 'number'
      ? [{ label, lama: piece[key as keyof typeof PRICES], baru }]
      : []
  })
  const leaps = leapsOf(moved, Number(settings.BATAS_UBAH_HARGA))
  const leapt = questionOf('HARGA_BERUBAH_JAUH', leaps, dipastikan, leap => ({
    label: leap.label,
    ...leapFacts(leap),
  }))
  if (leapt !== null) refuse('HARGA_BERUBAH_JAUH', leapt)
}

/** Who does it, for the history. */
export const by = (ctx: StoreCtx) => ({
  kode_toko: ctx.kode_toko,
  user_id: ctx.actor.user_id,
  pada: ctx.now(),
})

/** Columns to set. A newly picked charge or tag brings its figures along unless they are typed. */
function changesOf(
  { versi: _, dipastikan: _meant, ...body }: Body,
  piece: PieceRow,
  masters: Masters,
): PieceEdit {
  const edit: Record<string, string | number | null> = {}
  for (const [key, value] of Object.entries(body)) if (value !== undefined) edit[key] = value
  const { kode_ongkos, kode_bandrol, kode_kondisi } = body
  if (kode_kondisi && !masters.kondisi.has(kode_kondisi)) missing('Kondisi', kode_kondisi)
  if (kode_ongkos) {
    const ongkos = masters.ongkos.get(kode_ongkos) ?? missing('Ongkos', kode_ongkos)
    const foreign = foreignCharge(ongkos, piece.kode_group)
    if (foreign !== null) refuse('TIDAK_LENGKAP', {}, { kode_ongkos: foreign })
    edit.ongkos_per_gram = body.ongkos_per_gram ?? ongkos.ongkos_per_gram
    edit.ongkos_per_pcs = body.ongkos_per_pcs ?? ongkos.ongkos_per_pcs
  }
  if (kode_bandrol) {
    const price = masters.bandrol.get(kode_bandrol) ?? missing('Bandrol', kode_bandrol)
    edit.harga_bandrol = body.harga_bandrol ?? price
  }
  // an emptied charge is no charge
  for (const key of ['ongkos_per_gram', 'ongkos_per_pcs']) if (edit[key] === null) edit[key] = 0
  return edit
}

const missing = (label: string, kode: string): never => refuse('RUJUKAN_TIDAK_ADA', { label, kode })
