import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { cashSale, expectStatus, RING_PRICE } from '../penjualan/shop.ts'
import { openDay } from '../races/race.ts'
import { brokenOn } from '../sample-shop/invariants.ts'
import type { Trial } from '../trial/verdict.ts'
import { notesOf } from '../tutup-toko/shop.ts'
import { type CrashShop, crashShop } from './crash-shop.ts'
import { ownerGrant } from './owner-grant.ts'
import { until } from './storm.ts'

/** Too little in the drawer, within what a store bears. */
const OFF = 700

interface Closed {
  readonly tgl: string
  readonly buku: number
  readonly hitung: number
  readonly key: string
  readonly text: string
}

/** What the closing is kept waiting for when the server is killed. */
const HELD = {
  'the day': `select pg_advisory_xact_lock_shared(7261, hashtext('PUSAT'))`,
  'the chain': `select from audit_kepala where kode_toko = 'PUSAT' for update`,
} as const
const WAITING = 'select count(*)::int n from pg_locks where not granted'

/** Kills the server at a moment of the closing that is sent by `send`. */
type Kill = (send: () => Promise<unknown>) => Promise<void>

/** The server is killed while the day is closed with a difference; the closer asks again. */
export const closingKilled: Trial<void> = {
  test: 'T14',
  name: 'closing-killed',
  target: 'each day closed whole or not at all, its difference booked once, the same on replay',
  rounds: { short: 3, full: 45 },
  run: async (_, { rounds, random }) => {
    const shop = await crashShop(rounds)
    const password = /password (\S+)/.exec(shop.server.notes)?.[1] ?? ''
    try {
      const closer = closerOf(shop, password)
      const found = { cut: 0, whole: 0, faults: [] as string[] }
      for (let round = 0; round < rounds; round += 1) {
        const held = [...Object.values(HELD), undefined][round % 3]
        const kill = held === undefined ? killAfter(shop, random() * 60) : killHeld(shop, held)
        const isWhole = await closer.close(kill)
        found[isWhole ? 'whole' : 'cut'] += 1
        if (isWhole && held !== undefined) found.faults.push(`closed without ${held}`)
      }
      const { closed, faults } = closer
      faults.push(...found.faults, ...(await shop.books(admin => faultsIn(admin, closed))))
      return {
        figure: `${found.whole} closed before the kill, ${found.cut} not at all and then again`,
        faults: [...faults, ...shop.server.bugs],
      }
    } finally {
      await shop.stop()
    }
  },
}

const killAfter =
  ({ server }: CrashShop, ms: number): Kill =>
  async send => {
    void send()
    await sleep(ms)
    await server.kill9()
  }

/** Killed in the midst of it: what it waits for is let go only when the server is gone. */
const killHeld =
  ({ server, books }: CrashShop, held: string): Kill =>
  send =>
    books(async admin => {
      await admin.query('begin')
      await admin.query(held)
      void send()
      const isWaiting = async () => (await admin.query<{ n: number }>(WAITING)).rows[0]?.n !== 0
      await until('a closing that waits', isWaiting, 20_000)
      await server.kill9()
      await admin.query('rollback')
    })

function closerOf({ owner, rings, server }: CrashShop, password: string) {
  const closed: Closed[] = []
  const faults: string[] = []
  const send = async (body: object, key: string) => {
    const answer = await owner.post('tutup-toko', body, { key }).catch(() => undefined)
    return answer === undefined ? undefined : `${answer.status} ${answer.text}`
  }
  /** Days are closed faster than they come: an owner lets them. */
  const approve = (body: object): Promise<string> =>
    ownerGrant(owner, password, 'TUTUP_LEBIH_AWAL', 'POST tutup-toko', body)
  return {
    closed,
    faults,
    /** Sells, counts and closes, and is killed on the way. Answers whether that closed the day. */
    close: async (kill: Kill): Promise<boolean> => {
      const tgl_system = await openDay(owner)
      const sale = cashSale([rings.pop() ?? ''], RING_PRICE, { tgl_system })
      expectStatus(await owner.post('penjualan', sale), 201)
      const buku = (closed.at(-1)?.hitung ?? 0) + RING_PRICE
      const hitung = buku - OFF
      const count = { tgl_system, hitungan: [{ laci: 'KASIR', pecahan: notesOf(hitung) }] }
      const body = { ...count, otorisasi: await approve(count) }
      const key = crypto.randomUUID()
      let sent: Promise<string | undefined> = Promise.resolve(undefined)
      await kill(() => {
        sent = send(body, key)
        return sent
      })
      await server.start()
      const first = await sent
      const isClosed = (await openDay(owner)) !== tgl_system
      if (first !== undefined && !isClosed) faults.push(`${tgl_system} is open, but heard ${first}`)
      const text = (await send(body, key)) ?? 'no answer'
      if (first !== undefined && text !== first) faults.push(`${first}, then ${text}`)
      if (!text.startsWith('201 ')) faults.push(`${tgl_system}: ${text}`)
      closed.push({ tgl: tgl_system, buku, hitung, key, text })
      return isClosed
    },
  }
}

/** Days that are not closed once, with their count, difference, key, chain and next day. */
async function faultsIn(admin: pg.Client, closed: readonly Closed[]): Promise<string[]> {
  const { rows } = await admin.query<{ said: string }>(WRONG, [JSON.stringify(closed)])
  const broken = await brokenOn(admin)
  return [
    ...rows.map(({ said }) => said),
    ...broken.map(({ invarian, rincian }) => `invariant ${invarian}: ${rincian}`),
  ]
}

const WRONG = `
  with hari as (select * from jsonb_to_recordset($1::jsonb)
    as h(tgl date, buku bigint, hitung bigint, key uuid)),
  tutup as (select * from dokumen where kode_toko = 'PUSAT' and jenis = 'TUTUP_TOKO'),
  found as (select h.tgl,
      (select count(*) from tutup t where t.tgl = h.tgl) dokumen,
      (select count(*) from tutup t, jsonb_array_elements(t.isi->'laci') l where t.tgl = h.tgl
        and ((l->>'buku_rp')::bigint, (l->>'hitung_rp')::bigint) = (h.buku, h.hitung)) hitungan,
      (select coalesce(sum(j.debit_rp - j.kredit_rp), 0) from tutup t
        join jurnal_baris j using (kode_toko, nomor)
        where t.tgl = h.tgl and j.jenis_akun = 'KAS') - (h.hitung - h.buku) beda,
      (select count(*) from idem i join tutup t using (kode_toko, nomor)
        where i.kunci = h.key and t.tgl = h.tgl) kunci,
      (select count(*) from audit a join tutup t using (kode_toko, nomor)
        where t.tgl = h.tgl) rantai,
      (select count(*) from hari_bisnis b where b.kode_toko = 'PUSAT' and b.tgl = h.tgl
        and b.status = 'TUTUP') tertutup
    from hari h)
  select to_jsonb(f)::text said from found f
    where (dokumen, hitungan, beda, kunci, rantai, tertutup) is distinct from (1, 1, 0, 1, 1, 1)
  union all select 'closings ' || count(*) from tutup having count(*) <> (select count(*) from hari)
  union all select 'open days ' || count(*) from hari_bisnis
    where kode_toko = 'PUSAT' and status = 'BUKA' having count(*) <> 1`
