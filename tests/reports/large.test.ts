import { request } from 'node:http'
import type { ReportAnswer, ReportPage } from '@kencana/contract/kit/report'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { testShop } from '../sample-shop/test-shop.ts'
import { ledger } from './take-in.ts'

const LINES = 200_000
/** A second on a quiet machine; tests share theirs. */
const SOON = 3_000

/** Journal lines enough that nobody may hold them all; written below the ledger's door. */
const FILL = `insert into jurnal_baris (kode_toko, nomor, baris, jenis, tgl, pada, nomor_akun,
    jenis_akun, debit_rp, kredit_rp, murni_ug)
  select 'JKT', 'UJI-' || (n / 2), 2 + n % 2, 'PENJUALAN', '2026-11-21', now(),
    case n % 2 when 0 then '1101' else '4101' end,
    case n % 2 when 0 then 'KAS' else 'PENJUALAN' end,
    case n % 2 when 0 then 1000 else 0 end, case n % 2 when 0 then 0 else 1000 end, 0
  from generate_series(0, ${LINES - 1}) n`

const api = await testShop({ tgl: '2026-11-21', rowsByHand: true })
const spv = await api.as('SPV-JKT')
const admin = new pg.Client({ connectionString: api.database.adminUrl })
await admin.connect()
await admin.query(`begin; set local app.kode_toko = 'JKT'; ${FILL}; commit`)
afterAll(() => admin?.end())

const running = async (): Promise<number> => {
  const { rows } = await admin.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where usename = 'kencana_read' and datname = current_database()
       and (state = 'active' or state like 'idle in transaction%')`,
  )
  return rows[0]?.n ?? -1
}

async function within(ms: number, what: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + ms
  for (;;) {
    if (await what()) return true
    if (performance.now() > end) return false
    await new Promise(done => setTimeout(done, 50))
  }
}

/** Begins a download and leaves it; `until` says when. */
function leave(path: string, until: 'first byte' | 'at once'): Promise<void> {
  return new Promise(done => {
    const call = request(`${api.origin}/api/v1/${path}`, {
      headers: { authorization: `Bearer ${spv.token}` },
    })
    const end = () => {
      call.destroy()
      done()
    }
    call.on('error', () => undefined)
    if (until === 'first byte') call.on('response', answer => answer.once('data', end))
    else setTimeout(end, 150)
    call.end()
  })
}

/** Bytes of a whole download on a connection of its own. */
const lengthOf = (path: string): Promise<number> =>
  new Promise((done, failed) => {
    const headers = { authorization: `Bearer ${spv.token}` }
    const call = request(`${api.origin}/api/v1/${path}`, { headers, agent: false })
    call.once('error', failed)
    call.once('response', answer => {
      let length = 0
      answer.on('data', (piece: Buffer) => {
        length += piece.length
      })
      answer.once('error', failed)
      answer.once('end', () => done(length))
    })
    call.end()
  })

/** Number and day of the first lines of a CSV. */
async function firstLines(path: string, count: number): Promise<string[]> {
  const response = await spv.bytes(path)
  let text = ''
  for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += Buffer.from(piece).toString()
    if (text.split('\r\n').length > count + 2) break
  }
  const lines = text.split('\r\n').slice(1, count + 1)
  return lines.map(line => `${line.split(',').slice(0, 2).join(',')},`)
}

describe('a long report (T39)', () => {
  test('streams as CSV with memory flat, and its last line is the ledger', async () => {
    const before = process.memoryUsage().rss
    let most = 0
    let tail = ''
    const response = await spv.bytes('reports/laporan-jurnal/csv')
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
      tail = (tail + Buffer.from(piece).toString()).slice(-300)
      most = Math.max(most, process.memoryUsage().rss)
    }
    const [debit] = await ledger(api, 'JKT', 'select sum(debit_rp) from jurnal_baris')
    expect(tail.trim().split('\r\n').at(-1)).toContain(`,${debit},${debit},`)
    expect(most - before).toBeLessThan(150 * 1024 * 1024)
    expect(await within(SOON, async () => (await running()) === 0)).toBe(true)
  })

  test.each(['', 'urut=-debit', 'urut=keterangan', 'q=1101', 'toko=JKT'])(
    'goes on from row to row (%s)',
    async query => {
      const first = (await spv.get<ReportAnswer>(`reports/laporan-jurnal?${query}`)).body
      const came = [...first.rows]
      let { lanjut } = first.meta
      for (let page = 1; page <= 2; page += 1) {
        const path = `reports/laporan-jurnal/lanjut?${query}&setelah=${lanjut}`
        const next = (await spv.get<ReportPage>(path)).body
        came.push(...next.rows)
        lanjut = next.lanjut
      }
      expect([came.length, lanjut === null]).toEqual([6_000, false])
      const lines = await firstLines(`reports/laporan-jurnal/csv?${query}`, came.length)
      expect(came.map(row => `${row.nomor},${row.tgl},`)).toEqual(lines)
    },
  )

  test('goes on from no place that is made up, and ends behind the last row', async () => {
    const behind = async (place: unknown) => {
      const setelah = Buffer.from(JSON.stringify(place)).toString('base64url')
      return spv.get<ReportPage>(`reports/laporan-jurnal/lanjut?setelah=${setelah}`)
    }
    const tempat = ['2026-11-21', '2026-11-21 00:00:00+00', 'ZZZ', '1']
    for (const place of [
      'x',
      { toko: 'BDG', tempat },
      { toko: 'JKT', tempat: tempat.slice(1) },
      { toko: 'JKT', tempat: ['2026-11-21', 'kemarin', 'ZZZ', '1'] },
    ]) {
      const { status, body } = await behind(place)
      expect([status, body]).toMatchObject([400, { code: 'PERMINTAAN_TIDAK_SAH' }])
    }
    const last = { toko: 'JKT', tempat: ['2026-11-21', '2999-01-01 00:00:00+00', 'ZZZ', '1'] }
    expect((await behind(last)).body).toEqual({ rows: [], lanjut: null })
  })

  test.each([
    ['csv', 'first byte'],
    ['excel', 'first byte'],
    ['csv', 'at once'],
    ['excel', 'at once'],
    ['pdf', 'at once'],
  ] as const)('whoever leaves a %s (%s) ends its statement', async (kind, until) => {
    await leave(`reports/laporan-jurnal/${kind}`, until)
    expect(await within(SOON, async () => (await running()) === 0)).toBe(true)
    const after = await spv.get('reports/laporan-penjualan')
    expect(after.status).toBe(200)
  })

  test('a statement that is still at work is ended, too', async () => {
    const blocker = new pg.Client({ connectionString: api.database.adminUrl })
    await blocker.connect()
    await blocker.query('begin; lock table jurnal_baris in access exclusive mode')
    const left = leave('reports/laporan-jurnal', 'at once')
    expect(await within(2_000, async () => (await running()) === 1)).toBe(true)
    await left
    expect(await within(SOON, async () => (await running()) === 0)).toBe(true)
    await blocker.query('rollback')
    await blocker.end()
  })

  test('a download that waits is no idle connection', async () => {
    const usual = api.http.timeout
    api.http.timeout = 600
    const blocker = new pg.Client({ connectionString: api.database.adminUrl })
    await blocker.connect()
    await blocker.query('begin; lock table jurnal_baris in access exclusive mode')
    const asked = Promise.all([
      lengthOf('reports/laporan-jurnal/csv'),
      new Promise(done => setTimeout(done, 2_000)).then(() => blocker.query('rollback')),
    ]).finally(() => {
      api.http.timeout = usual
      return blocker.end()
    })
    const [length] = await asked
    expect(length).toBeGreaterThan(LINES)
  })

  test('a store that does not answer is named, the others still answer', async () => {
    const owner = await api.as('OWNER')
    const blocker = new pg.Client({ connectionString: api.database.adminUrl })
    await blocker.connect()
    await blocker.query('begin; lock table jurnal_baris in access exclusive mode')
    const asked = owner.get<ReportAnswer>('reports/laporan-jurnal?toko=JKT,BDG')
    expect(await within(2_000, async () => (await running()) === 1)).toBe(true)
    await new Promise(done => setTimeout(done, 200))
    await admin.query(
      `select pg_cancel_backend(pid) from pg_stat_activity
       where usename = 'kencana_read' and state = 'active' and datname = current_database()`,
    )
    await blocker.query('rollback')
    await blocker.end()
    const { status, body } = await asked
    expect(status).toBe(200)
    expect(body.meta).toMatchObject({ stores: ['JKT', 'BDG'], missing: ['JKT'], count: 0 })
  })

  test('a paper that nobody could read is refused with what to do', async () => {
    const answer = await spv.get('reports/laporan-jurnal/pdf')
    expect([answer.status, answer.body.code]).toEqual([422, 'LAPORAN_TERLALU_BESAR'])
    expect(await within(SOON, async () => (await running()) === 0)).toBe(true)
  })
})
