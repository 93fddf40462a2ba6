import type { KasAwal } from '@kencana/contract/areas/akuntansi/rows'
import type { Place } from '@kencana/domain/posting/kas'
import { postKasAwal } from '@kencana/domain/posting/saldo-awal'
import {
  type Opening,
  type OpeningRows,
  summed,
  summedBy,
} from '../../engines/document/opening/sums.ts'
import { storeSettings } from '../../engines/settings/store-settings.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { refuseRows } from '../../platform/sheet/sheet-rows.ts'
import { bookedJournal } from '../akun/index.ts'
import { findAccount } from './kas.queries.ts'

interface Lying {
  readonly place: Place
  readonly jumlah_rp: number
}

/**
 * The money a shop begins with, in its drawers and its accounts, each named once.
 * @throws Refusal BARIS_SALAH, AKUN_BELUM_DIPETAKAN
 */
export async function openingMoney(
  ctx: StoreCtx,
  incoming: OpeningRows<KasAwal>,
): Promise<Opening> {
  const money = await placesOf(ctx, incoming)
  return {
    sums: summed(money.map(sumsOf)),
    rincian: summedBy(money, ({ place }) => nameOf(place), sumsOf),
    janggal: [],
    own: async () => ({}),
    jurnal: await bookedJournal(ctx, 'SALDO_AWAL', postKasAwal(money)),
    parts: [],
  }
}

const sumsOf = ({ jumlah_rp }: Lying) => ({
  jumlah: 1,
  rupiah: jumlah_rp,
  berat_mg: 0,
  murni_ug: 0,
})

const nameOf = (place: Place): string =>
  'laci' in place ? place.laci : `${place.kode_bank} ${place.no_rekening}`

async function placesOf(ctx: StoreCtx, { rows, place }: OpeningRows<KasAwal>): Promise<Lying[]> {
  const setting = await storeSettings(ctx.db, ctx.kode_toko)
  const drawers = (setting.LACI ?? '').split(',').map(laci => laci.trim())
  const faults: Record<string, string> = {}
  const found: Lying[] = []
  const named = new Set<string>()
  for (const [i, { laci, no_rekening = '', jumlah }] of rows.entries()) {
    const field = laci ? 'laci' : 'no_rekening'
    const lies = laci
      ? drawerAmong(drawers, laci)
      : await findAccount(ctx.db, ctx.kode_toko, no_rekening)
    const name = lies === undefined ? '' : nameOf(lies)
    if (lies === undefined) {
      const label = laci ? `Laci ${laci}` : `Rekening ${no_rekening}`
      faults[place(i, field)] = `${label} tidak ada`
    } else if (named.has(name)) faults[place(i, field)] = `${name} sudah ada di baris lain`
    else {
      named.add(name)
      found.push({ place: lies, jumlah_rp: jumlah })
    }
  }
  refuseRows(faults)
  return found
}

const drawerAmong = (drawers: readonly string[], laci: string): Place | undefined =>
  drawers.includes(laci) ? { laci } : undefined
