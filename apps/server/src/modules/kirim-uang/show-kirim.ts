import type { KirimAnswer } from '@kencana/contract/areas/uang/kirim-uang'
import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../platform/context.ts'
import { findIncoming, findSent, receivedShown, sentShown } from './kirim-uang.queries.ts'

/** Money at either of its ends: what the store sent, or what was sent to it. */
export async function showKirim(ctx: StoreCtx, no_reff: string): Promise<KirimAnswer> {
  const { db, kode_toko } = ctx
  const sent = await findSent(db, kode_toko, no_reff)
  if (sent === undefined) return showIncoming(ctx, no_reff)
  return {
    no_reff,
    tgl_system: sent.tgl,
    jenis: sent.jenis,
    dari: kode_toko,
    pada: sent.pada.toISOString(),
    input_by: sent.user_id,
    ...sentShown(sent),
    status: sent.status,
    no_batal: sent.no_batal,
    untuk_toko_ini: false,
  }
}

/** @throws Refusal TIDAK_DITEMUKAN */
async function showIncoming({ db, kode_toko }: StoreCtx, no_reff: string): Promise<KirimAnswer> {
  const found = (await findIncoming(db, kode_toko, no_reff)) ?? refuse('TIDAK_DITEMUKAN')
  return {
    no_reff,
    tgl_system: found.tgl,
    jenis: 'KIRIM_UANG',
    dari: found.asal,
    pada: found.dikirim_pada.toISOString(),
    input_by: found.dikirim_oleh,
    tujuan: kode_toko,
    // where it lay at the sender is the sender's affair
    asal: '',
    asal_rekening: '',
    jumlah_rp: found.jumlah_rp,
    keterangan: found.keterangan,
    umur_hari: found.umur_hari,
    ...receivedShown(found),
    status: found.status,
    no_batal: null,
    untuk_toko_ini: true,
  }
}

/** The document of this store that moved it. @throws Refusal TIDAK_DITEMUKAN */
export async function ownDocument({ db, kode_toko }: StoreCtx, no_reff: string) {
  if ((await findSent(db, kode_toko, no_reff)) !== undefined) return [no_reff]
  const found = (await findIncoming(db, kode_toko, no_reff)) ?? refuse('TIDAK_DITEMUKAN')
  return found.no_terima === null ? [] : [found.no_terima]
}
