import { isCostTotal } from '@kencana/contract/cost'
import type { KategoriOtorisasi } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../../platform/context.ts'
import type { Needed } from '../../grants/approved.ts'
import { findDocument } from './find-document.ts'

/** What is approved when a document is undone: its number, whose it is, its figures. */
export async function undoneThing(
  { db, kode_toko }: StoreCtx,
  kategori: KategoriOtorisasi,
  nomor: string,
): Promise<Needed> {
  const undone = (await findDocument(db, kode_toko, nomor)) ?? refuse('TIDAK_DITEMUKAN')
  const { nama_customer, berat_mg, murni_ug, total_rp } = undone
  const apa = nama_customer === null ? nomor : `${nomor} ${nama_customer}`
  const gold = berat_mg === 0 ? {} : { berat_mg, murni_ug }
  // What pieces cost is not for everybody who takes their document back.
  const isSecret = isCostTotal(undone.jenis) && undone.jenis !== 'SALDO_AWAL'
  if (isSecret) return { kategori, hal: [{ apa, ...gold, kata: [['DIURUNGKAN', '']] }] }
  return { kategori, hal: [{ apa, ...gold, nilai: ['DIBATALKAN', total_rp] }] }
}
