import { refuse } from '@kencana/contract/refusals'
import type { FastifyRequest } from 'fastify'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { dropLogo, keepLogo, storeLogo } from '../../platform/files/store-logo.ts'
import type { FileAnswer } from '../../platform/http/endpoint.ts'
import { judgeFile, readUpload } from '../../platform/http/upload.ts'
import { noteStoreFact } from '../pengaturan/index.ts'

/** The logo as papers print it. @throws Refusal TIDAK_DITEMUKAN */
export async function showLogo(ctx: StoreCtx): Promise<FileAnswer> {
  const logo = await storeLogo(ctx.app, ctx.db, ctx.kode_toko)
  const bytes = logo?.bytes ?? refuse('TIDAK_DITEMUKAN')
  return { mime: 'image/png', name: 'logo.png', disposition: 'inline', bytes }
}

/** Keeps the picture sent. @throws Refusal BERKAS_DITOLAK */
export async function receiveLogo(ctx: Ctx, request: FastifyRequest): Promise<{ message: string }> {
  const { file } = await readUpload(request, 'image', [])
  if (file === undefined) return refuse('BERKAS_DITOLAK', { alasan: 'berkas belum dipilih' })
  await judgeFile(() =>
    keepLogo(ctx, file.bytes, inner => noteStoreFact(inner, 'LOGO', null, file.name)),
  )
  return { message: 'Berhasil Menyimpan Data' }
}

/** Prints without a logo from now on. */
export async function removeLogo(ctx: StoreCtx): Promise<{ message: string }> {
  if (await dropLogo(ctx)) await noteStoreFact(ctx, 'LOGO', 'logo', null)
  return { message: 'Berhasil Menghapus Data' }
}
