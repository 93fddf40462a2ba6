import { aksesOf, presetScreens, SCREEN_CODES } from '@kencana/contract/access'
import type { App } from '../../platform/context.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { first, sql } from '../../platform/sql.ts'
import { inStore } from '../../platform/transaction.ts'
import { holdEverybody, insertEvent, noteNewScreens, setAkses } from './users.queries.ts'

/**
 * Screens that came with a new release are given to the users there are, by the preset of their
 * level, once: what is taken from somebody afterwards stays taken. Answers the new screens.
 */
export async function giveNewScreens(app: App): Promise<string[]> {
  const place = await first<{ kode_toko: string }>(
    app.pool,
    sql`select kode_toko from toko order by nomor limit 1`,
  )
  if (place === undefined) return []
  return inStore(app.pool, place.kode_toko, async db => {
    const fresh = (await noteNewScreens(db, SCREEN_CODES)).map(row => row.kode)
    if (fresh.length === 0) return []
    const pada = app.clock.now()
    for (const { user_id, level, akses } of await holdEverybody(db)) {
      const preset = new Set(presetScreens(level))
      const given = fresh.filter(kode => preset.has(kode) && !akses.includes(kode))
      if (given.length === 0) continue
      await setAkses(db, user_id, aksesOf(new Set([...akses, ...given])))
      const facts = { sesudah: { diberi: given } }
      const event = { user_id, id: uuidv7(pada), aksi: 'LAYAR_BARU', oleh: 'SISTEM', pada } as const
      await insertEvent(db, { ...event, ...facts })
    }
    app.log.info({ layar: fresh }, 'layar baru diberikan menurut level')
    return fresh
  })
}
