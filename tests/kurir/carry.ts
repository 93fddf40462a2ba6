import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { receivers } from '../../apps/server/src/areas.ts'
import { carryAll } from '../../apps/server/src/engines/courier/carry-line.ts'
import type { Receiver } from '../../apps/server/src/engines/courier/receivers.ts'
import type { TestApi } from '../sample-shop/api.ts'

/** Brings all that is due in an app that runs no courier; answers how many messages. */
export const carry = (
  { app }: Pick<TestApi, 'app'>,
  kinds: readonly Receiver[] = receivers,
): Promise<number> => carryAll(app, kinds)

/** What a closing of a branch tells. */
export const TOLD = {
  tgl: '2026-11-21',
  tgl_berikut: '2026-11-22',
  ditutup_oleh: 'KASIR-JKT',
  lebih_rp: 0,
  kurang_rp: 0,
  alasan: '',
}

/** Puts messages of no document into an outbox, as an administrator: there is no other way. */
export async function say(
  admin: pg.ClientBase | pg.Pool,
  count: number,
  { dari = 'JKT', ke = 'PUSAT', saluran = 'UJI', isi = {} as object } = {},
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  await admin.query(
    `insert into outbox (kode_toko, id, saluran, isi, dibuat_pada, urut, nomor, ke)
     select $1, p.id, $3, $4, '2026-11-21 03:00Z', p.n + o.n, 'TT-' || $1 || '-' || p.n + o.n, $2
     from unnest($5::uuid[]) with ordinality p(id, n),
       (select coalesce(max(urut), 0) n from outbox where kode_toko = $1) o`,
    [dari, ke, saluran, JSON.stringify(isi), ids],
  )
  return ids
}
