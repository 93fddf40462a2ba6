import { join } from 'node:path'
import { barcode } from '@kencana/contract/areas/barang'
import { PIECE_EDITORS } from '@kencana/contract/areas/barang/commands'
import { refuse } from '@kencana/contract/refusals'
import type { FastifyRequest } from 'fastify'
import type { App, Ctx, StoreCtx } from '../../platform/context.ts'
import { normalisePicture } from '../../platform/files/pictures.ts'
import { diskStore, newFileName } from '../../platform/files/storage.ts'
import type { FileAnswer } from '../../platform/http/endpoint.ts'
import { judgeFile, readUpload } from '../../platform/http/upload.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { inStore } from '../../platform/transaction.ts'
import { addHistory, findPieces, setPicture } from './barang.queries.ts'
import { by } from './edit-barang.ts'

const storeOf = (app: App) => diskStore(join(app.config.dataDir, 'files'))

/** The small picture stands beside the large one. */
const small = (name: string): string => name.replace('.jpg', '-s.jpg')

/**
 * Keeps a picture of a piece, re-encoded (03-decisions §13). The older one is taken away after the
 * new one counts. @throws Refusal BARANG_TIDAK_ADA, BERKAS_DITOLAK, TANPA_HAK
 */
export async function uploadPicture(ctx: Ctx, request: FastifyRequest) {
  const { file, texts } = await readUpload(request, 'image', ['kode_barcode'])
  const code = barcode.safeParse(texts.kode_barcode)
  if (!code.success) return refuse('TIDAK_LENGKAP', {}, { kode_barcode: 'Barcode harus 8 angka' })
  const kode_barcode = code.data
  const piece = () =>
    inStore(ctx.app.pool, ctx.kode_toko, async db => {
      const [found] = await findPieces(db, ctx.kode_toko, [kode_barcode], ctx.now())
      return found ?? refuse('BARANG_TIDAK_ADA', { kode_barcode })
    })
  const { gambar } = await piece()
  const mayReplace = PIECE_EDITORS.includes(ctx.actor.level)
  // Whoever serves at the till adds what is missing; what a piece was taken in with is evidence.
  if (gambar !== null && !mayReplace) refuse('TANPA_HAK')
  if (file === undefined) return refuse('BERKAS_DITOLAK', { alasan: 'berkas belum dipilih' })
  const picture = await judgeFile(() => normalisePicture(file.bytes))
  const files = storeOf(ctx.app)
  const name = newFileName(ctx.now(), 'jpg')
  await files.put(ctx.kode_toko, name, picture.jpeg)
  await files.put(ctx.kode_toko, small(name), picture.thumb)
  const { gambar: older } = await piece()
  await inStore(ctx.app.pool, ctx.kode_toko, async db => {
    await setPicture(db, ctx.kode_toko, kode_barcode, name)
    const { width, height } = picture
    await addHistory(db, by({ ...ctx, db }), [
      {
        id: uuidv7(ctx.now()),
        kode_barcode,
        aksi: 'GAMBAR',
        rincian: { lebar: width, tinggi: height },
      },
    ])
  })
  if (older !== null) {
    await files.remove(ctx.kode_toko, older)
    await files.remove(ctx.kode_toko, small(older))
  }
  return { message: 'Berhasil Menyimpan Data', kode_barcode }
}

/** The picture, or its thumbnail. @throws Refusal BARANG_TIDAK_ADA, TIDAK_DITEMUKAN */
export async function picture(
  ctx: StoreCtx,
  kode_barcode: string,
  thumb: boolean,
): Promise<FileAnswer> {
  const [piece] = await findPieces(ctx.db, ctx.kode_toko, [kode_barcode], ctx.now())
  if (piece === undefined) return refuse('BARANG_TIDAK_ADA', { kode_barcode })
  const name = piece.gambar ?? refuse('TIDAK_DITEMUKAN')
  const bytes = await storeOf(ctx.app).get(ctx.kode_toko, thumb ? small(name) : name)
  return {
    mime: 'image/jpeg',
    name: `${kode_barcode}.jpg`,
    disposition: 'inline',
    bytes: bytes ?? refuse('TIDAK_DITEMUKAN'),
  }
}
