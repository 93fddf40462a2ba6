import { type perhatianPusat, TUGAS } from '@kencana/contract/areas/ringkasan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import { liveStores, ofStores } from '../../engines/chain/every-store.ts'
import { calendarDay } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { mayOpen } from '../../platform/http/boundary.ts'
import { dayOfWork } from './ringkasan.queries.ts'
import { KODE_TUGAS, tasksFor } from './show-ringkasan.ts'
import { waitingTasks } from './tugas.queries.ts'
import { wrongAccounts } from './wrong-accounts.ts'

/** What waits in each store, read in its own row security. @throws Refusal TOKO_BUKAN_HAK */
export async function showAttention({
  actor,
  app,
  now,
}: Ctx): Promise<AnswerOf<typeof perhatianPusat>> {
  if (actor.tipe !== 'PUSAT') refuse('TOKO_BUKAN_HAK', { kode_toko: 'PUSAT' })
  const tgl_kalender = calendarDay(now())
  // Sorting what was bought is a store's own daily work.
  const kinds = KODE_TUGAS.filter(kode => kode !== 'BLN' && mayOpen(TUGAS[kode], actor))
  const stores = await liveStores(app.pool)
  const { found, silent } = await ofStores(app.pool, stores, async (db, store) => {
    const { kode_toko } = store
    const tgl = (await dayOfWork(db, kode_toko))?.tgl ?? tgl_kalender
    const asked = { kode_toko, user_id: actor.user_id, tgl, tgl_kalender }
    // The chart is the chain's: told once, at the store of whoever asks.
    const ofChain = kode_toko === actor.kode_toko ? await wrongAccounts(db, actor, kinds) : []
    return {
      ...store,
      tugas: [...(await waitingTasks(db, kinds, asked)), ...ofChain],
      tugas_ppatk: await tasksFor(db, kode_toko, actor.level),
    }
  })
  return { toko: found, tanpa_jawaban: silent.map(({ kode_toko }) => kode_toko) }
}
