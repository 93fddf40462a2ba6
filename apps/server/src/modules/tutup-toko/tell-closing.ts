import type { DrawerCount } from '@kencana/domain/posting/selisih-kas'
import { z } from 'zod'
import { defineReceiver } from '../../engines/courier/receivers.ts'
import type { Saying } from '../../engines/document/post-document.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { headOffice, keepClosing } from './kabar.queries.ts'

const SALURAN = 'TUTUP_TOKO'

// A newer version may say more.
const closing = z.object({
  tgl: z.string(),
  tgl_berikut: z.string(),
  ditutup_oleh: z.string(),
  lebih_rp: z.number().int(),
  kurang_rp: z.number().int(),
  alasan: z.string(),
})

type Closing = z.infer<typeof closing>

/** What a branch tells head office of a closing; head office tells nobody of its own. */
export async function tellClosing(
  { db, kode_toko, actor, now }: StoreCtx,
  drawers: readonly DrawerCount[],
  day: Pick<Closing, 'tgl' | 'tgl_berikut' | 'alasan'>,
): Promise<Saying[]> {
  const ke = await headOffice(db)
  if (ke === undefined || ke === kode_toko) return []
  const off = drawers.map(({ hitung_rp, buku_rp }) => hitung_rp - buku_rp)
  const sum = (all: readonly number[]) => all.reduce((total, rp) => total + Math.max(0, rp), 0)
  const isi: Closing = {
    ...day,
    ditutup_oleh: actor.user_id,
    lebih_rp: sum(off),
    kurang_rp: sum(off.map(rp => -rp)),
  }
  return [{ id: uuidv7(now()), saluran: SALURAN, ke, isi }]
}

/** Head office keeps what it was told, and its screens look again. */
export const closingReceiver = defineReceiver(SALURAN, closing, async (db, message) => {
  const { asal, ke, id, nomor, isi, dibuat_pada } = message
  await keepClosing(db, ke, { ...isi, asal, id, no_tutup: nomor, ditutup_pada: dibuat_pada })
  return [{ event: 'kabar-tutup', to: { kode_toko: ke }, body: { kode_toko: asal, tgl: isi.tgl } }]
})
