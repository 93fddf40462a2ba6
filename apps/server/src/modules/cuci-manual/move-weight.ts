import { type keluarManual, TEMPAT_TOKO } from '@kencana/contract/areas/stok/cuci-manual'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import type { JournalLine } from '@kencana/domain/journal'
import { postKeluarManual, postMasukManual } from '@kencana/domain/posting/stok/cuci-manual'
import { formatGram, gramToMg, mgToGram } from '@kencana/domain/quantity'
import { type Pool, takenOut } from '@kencana/domain/stok/kolam'
import { openDay } from '../../engines/document/open-day.ts'
import { demandKadar, intoPools, outOfPools, type PoolKind } from '../../engines/document/pools.ts'
import type { DecidedDocument } from '../../engines/document/post-document.ts'
import { runDocument } from '../../engines/document/run-document.ts'
import type { Ctx, StoreCtx } from '../../platform/context.ts'
import { bookedJournal } from '../akun/index.ts'
import { demandTukang } from '../cuci/index.ts'
import { poolOf } from './cuci-manual.queries.ts'

type Moved = AnswerOf<typeof keluarManual>

interface Asked {
  readonly kode_kadar: string
  readonly berat: number
  readonly keterangan?: string | undefined
}

/** A pool by its kind and, of one that has places, its place. */
interface Place {
  readonly jenis: PoolKind
  readonly tempat?: string
}

const ROSOK: Place = { jenis: 'ROSOK' }
const TOKO: Place = { jenis: 'CUCI_MANUAL', tempat: TEMPAT_TOKO }

interface Move {
  readonly jenis: string
  readonly awalan: string
  readonly dari: Place
  readonly ke: Place
  /** None where it stays in one account. */
  readonly journal?: (gold: Pool) => JournalLine[]
  readonly isi?: Readonly<Record<string, unknown>>
}

/** Scrap that is to be washed (13 §1, journal 102). @throws Refusal KOLAM_KURANG */
export const takeToWash = (ctx: Ctx, body: Asked) =>
  moved(ctx, body, () => ({
    ...{ jenis: 'MASUK_CUCI_MANUAL', awalan: 'MI', dari: ROSOK, ke: TOKO },
    journal: postMasukManual,
  }))

/** It goes back to the scrap. @throws Refusal KOLAM_KURANG */
export const backToScrap = (ctx: Ctx, body: Asked) =>
  moved(ctx, body, () => ({
    ...{ jenis: 'KELUAR_CUCI_MANUAL', awalan: 'MO', dari: TOKO, ke: ROSOK },
    journal: postKeluarManual,
  }))

/** It is given to a craftsman (13 §8 #103), in one account. @throws Refusal KOLAM_KURANG */
export const giveToWash = (ctx: Ctx, body: Asked & { readonly kode_tukang: string }) =>
  moved(ctx, body, async store => {
    const { kode_tukang } = body
    await demandTukang(store, kode_tukang, 'CUCI')
    const ke: Place = { jenis: 'CUCI_MANUAL', tempat: kode_tukang }
    return { jenis: 'KIRIM_CUCI_MANUAL', awalan: 'MK', dari: TOKO, ke, isi: { kode_tukang } }
  })

const moved = (
  ctx: Ctx,
  body: Asked,
  what: (ctx: StoreCtx) => Move | Promise<Move>,
): Promise<Moved> =>
  runDocument(ctx, {
    isLocking: true,
    decide: async (store): Promise<DecidedDocument> => {
      const tgl = (await openDay(store.db, store.kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
      const { jenis, awalan, dari, ke, journal, isi = {} } = await what(store)
      const { pool, gold } = await goldOut(store, dari, body)
      const { kode_kadar, keterangan = null } = body
      return {
        ...{ jenis, awalan, kunci_nomor: 'no_cuci_manual', tgl },
        dokumen: {
          total_rp: gold.modal_rp,
          ...{ berat_mg: gold.berat_mg, murni_ug: gold.murni_ug, keterangan },
          isi: { kode_kadar, ...isi },
        },
        klaim_lain: [
          ...outOfPools(dari.jenis, [{ kode_kadar, ...placeOf(dari), ...gold }]),
          ...intoPools(ke.jenis, [{ kode_kadar, ...placeOf(ke), ...gold }]),
        ],
        ...(journal === undefined
          ? { tanpa_jurnal: true }
          : { jurnal: await bookedJournal(store, 'CUCI', journal(gold)) }),
        jawaban: { sisa: mgToGram(pool.berat_mg - gold.berat_mg) },
      }
    },
  })

const placeOf = ({ tempat }: Place) => (tempat === undefined ? {} : { tempat })

/** What a pool gives of a weight. @throws Refusal KOLAM_KURANG, RUJUKAN_TIDAK_ADA */
export async function goldOut(
  { db, kode_toko }: StoreCtx,
  { jenis, tempat = '' }: Place,
  { kode_kadar, berat }: Pick<Asked, 'kode_kadar' | 'berat'>,
): Promise<{ readonly pool: Pool; readonly gold: Pool }> {
  const pool = await poolOf(db, kode_toko, { jenis, kode_kadar, tempat })
  const berat_mg = gramToMg(berat)
  if (pool === undefined) await demandKadar(db, kode_kadar)
  if (pool === undefined || berat_mg > pool.berat_mg) {
    return refuse('KOLAM_KURANG', { kode_kadar, stok: formatGram(pool?.berat_mg ?? 0) })
  }
  return { pool, gold: takenOut(pool, berat_mg) }
}
