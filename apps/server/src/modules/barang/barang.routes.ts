import * as reads from '@kencana/contract/areas/barang'
import * as commands from '@kencana/contract/areas/barang/commands'
import * as market from '@kencana/contract/areas/barang/marketplace'
import { labelTemplat, printStockSlip } from '@kencana/contract/areas/barang/slip'
import type { BodyOf } from '@kencana/contract/kit/route'
import { labelBarang } from '@kencana/contract/papers/kinds/label-barang'
import { activeTemplate } from '../../engines/paper/draw-paper.ts'
import type { Ctx } from '../../platform/context.ts'
import {
  change,
  document,
  type Endpoint,
  file,
  lookup,
  read,
  upload,
} from '../../platform/http/endpoint.ts'
import { askPage, pageAnswer } from './daftar/list-barang.ts'
import { destroyPieces } from './destroy-barang.ts'
import { editPiece } from './edit-barang.ts'
import { printSlip } from './kertas/print-slip.ts'
import { offerPiece, withdrawPiece } from './marketplace/offer-barang.ts'
import { picture, uploadPicture } from './picture-barang.ts'
import { movePieces, moveTray } from './pindah/move-barang.ts'
import { printLabels } from './print-barcode.ts'
import { history, show } from './show-barang.ts'
import { addPieces } from './tambah/add-barang.ts'
import { templateSheet, uploadPieces } from './tambah/upload-barang.ts'

/** Faults are named as the fields of the body are. */
const add = (ctx: Ctx, { barang: rows, ...asal }: BodyOf<typeof commands.addBarang>) =>
  addPieces(ctx, { rows, asal, place: (i, field) => `barang.${String(i)}.${field}` })

export const endpoints: readonly Endpoint[] = [
  lookup(
    reads.listBarang,
    (ctx, { query }, db) => askPage(ctx, query, db),
    async (_ctx, { query }, found) => pageAnswer(query, found),
  ),
  file(commands.templateBarang, () => templateSheet()),
  read(reads.getBarang, (ctx, { params }) => show(ctx, params.kode_barcode)),
  read(reads.riwayatBarang, (ctx, { params }) => history(ctx, params.kode_barcode)),
  file(reads.gambarBarang, (ctx, { params, query }) =>
    picture(ctx, params.kode_barcode, query.kecil === 'ya'),
  ),
  document(commands.addBarang, (ctx, { body }) => add(ctx, body)),
  document(commands.addBarangBanyak, (ctx, { body }) => add(ctx, body)),
  upload(commands.uploadBarang, uploadPieces),
  change(commands.editBarang, (ctx, { params, body }) => editPiece(ctx, params.kode_barcode, body)),
  change(market.offerBarang, (ctx, { params, body }) => offerPiece(ctx, params.kode_barcode, body)),
  change(market.withdrawBarang, (ctx, { params, query }) =>
    withdrawPiece(ctx, params.kode_barcode, query.versi),
  ),
  upload(commands.uploadGambar, uploadPicture),
  document(commands.moveBarang, (ctx, { body }) => movePieces(ctx, body)),
  document(commands.moveBaki, (ctx, { body }) => moveTray(ctx, body)),
  document(commands.destroyBarang, (ctx, { body }) => destroyPieces(ctx, body)),
  read(labelTemplat, async ctx => ({
    templat: await activeTemplate(ctx.db, ctx.kode_toko, labelBarang),
  })),
  file(printStockSlip, (ctx, { params }) => printSlip(ctx, params.nomor)),
  file(commands.printBarcode, (ctx, { body }) => printLabels(ctx, body)),
]
