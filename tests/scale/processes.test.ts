import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csvForm } from '../barang/shop.ts'
import { cashSale, expectStatus, RING_PRICE } from '../penjualan/shop.ts'
import { allAtOnce, closing } from '../races/race.ts'
import { logIn } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { type Fleet, openChannel, openStore, type Staff, startFleet } from './fleet.ts'

// Three bundled server processes on one database behind one address: whatever one of them knows,
// the others know too. Told by talking to one of them directly and looking at another.

const PROCESSES = 3
let fleet: Fleet
let staff: Staff
const take = (count: number) => staff.rings.splice(0, count)

beforeAll(async () => {
  fleet = await startFleet(PROCESSES)
  staff = await openStore(fleet, 90)
})

afterAll(async () => {
  const broken = await brokenInvariants(fleet.databaseUrl)
  const bugs = fleet.servers.flatMap(server => server.bugs)
  await fleet.stop()
  expect(broken).toEqual([])
  expect(bugs).toEqual([])
})

const sell = (index: number, barcode: string, key = crypto.randomUUID()) =>
  fleet
    .at(staff.cashier, index)
    .post<{ no_faktur_jual: string; code?: string }>('penjualan', cashSale([barcode], RING_PRICE), {
      key,
    })

const loginTo = (index: number, user_id: string, password: string) =>
  fleet
    .at({ ...staff.cashier, token: '' }, index)
    .post<{ code?: string }>('users/login', { user_id, password, akhiri_sesi_lain: true })

const HEADER = ['Nama Barang', 'Jenis', 'Group', 'Baki', 'Berat', 'Modal']
const CELLS = ['Cincin Polos', 'CINCIN', 'T750', 'A01', '3.237', '4900000']

const within = (ms: number) => ({ timeout: ms, interval: 25 })

describe('three processes start at the same moment on an empty database', () => {
  test('one makes the schema and the store, the others wait and find it', async () => {
    expect(fleet.notes.filter(said => /User OWNER, password \S+/.test(said))).toHaveLength(1)
    const files = readdirSync('apps/server/migrations').filter(file => /^\d{4}_/.test(file))
    const { rows } = await fleet.admin.query<{ berkas: number; toko: number; buka: number }>(
      `select (select count(*)::int from kencana_migrasi where nomor > 0) as berkas,
         (select count(*)::int from toko) as toko,
         (select count(*)::int from hari_bisnis where status = 'BUKA') as buka`,
    )
    expect(rows).toEqual([{ berkas: files.length, toko: 1, buka: 1 }])
  })
})

describe('a session', () => {
  test('of one process works on all, and through the address before them', async () => {
    for (let index = 0; index < PROCESSES; index += 1) {
      expect((await fleet.at(staff.owner, index).get('users/session')).status).toBe(200)
    }
    const answers = await allAtOnce(9, () => staff.owner.get('users/session'))
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]))
  })

  test('ended on one is ended on all within a second: requests and sockets', async () => {
    const guest = await logIn(fleet.servers[0]?.origin ?? '', 'TAMU-PST')
    const channels = await Promise.all(
      fleet.servers.map(server => openChannel(server.origin, guest.token)),
    )
    expectStatus(await fleet.at(guest, 1).post('users/logout', { user_id: 'TAMU-PST' }), 200)
    for (let index = 0; index < PROCESSES; index += 1) {
      expect((await fleet.at(guest, index).get('users/session')).status).toBe(401)
    }
    await expect.poll(() => channels.filter(c => c.isOpen()), within(1_000)).toEqual([])
  })

  test('of a user who was disabled, in the database alone, is over within a second', async () => {
    const guest = await logIn(fleet.servers[1]?.origin ?? '', 'TAMU-PST')
    const channel = await openChannel(fleet.servers[2]?.origin ?? '', guest.token)
    await fleet.admin.query(`update users set aktif = false where user_id = 'TAMU-PST'`)
    expect((await fleet.at(guest, 0).get('users/session')).status).toBe(401)
    await expect.poll(() => channel.isOpen(), within(1_000)).toBe(false)
    await fleet.admin.query(`update users set aktif = true where user_id = 'TAMU-PST'`)
  })

  test('whose user got another level loses its rooms within a second', async () => {
    const guest = await logIn(fleet.servers[0]?.origin ?? '', 'TAMU-PST')
    const channel = await openChannel(fleet.servers[1]?.origin ?? '', guest.token)
    await fleet.admin.query(`update users set level = 'GUDANG' where user_id = 'TAMU-PST'`)
    await expect.poll(() => channel.isOpen(), within(1_000)).toBe(false)
    await fleet.admin.query(`update users set level = 'SPV' where user_id = 'TAMU-PST'`)
  })
})

describe('guesses of a password', () => {
  test('are counted over all processes', async () => {
    const answers = await allAtOnce(12, index =>
      loginTo(index % PROCESSES, 'HANTU', 'salah sekali'),
    )
    const tried = answers.filter(answer => answer.status === 401)
    expect(answers.filter(answer => answer.status === 429)).toHaveLength(12 - tried.length)
    // five at once, then each waits twice as long as the one before
    expect(tried.length).toBeGreaterThan(0)
    expect(tried.length).toBeLessThanOrEqual(6)
  })
})

describe('a command', () => {
  test('with one key sent to all processes at once is done once', async () => {
    for (const piece of take(10)) {
      const key = crypto.randomUUID()
      const answers = await allAtOnce(6, client => sell(client % PROCESSES, piece, key))
      expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([201]))
      expect(new Set(answers.map(answer => answer.text)).size).toBe(1)
    }
  })

  test('for a piece another process sells at the same moment is refused', async () => {
    for (const piece of take(15)) {
      const answers = await allAtOnce(6, client => sell(client % PROCESSES, piece))
      const statuses = answers.map(answer => answer.status).sort()
      expect(statuses).toEqual([201, 409, 409, 409, 409, 409])
    }
  })

  test('is approved on one process and done once on another', async () => {
    const [piece = ''] = take(1)
    const { no_faktur_jual } = expectStatus(await sell(0, piece), 201)
    const body = { alasan: 'Salah pilih' }
    const path = `penjualan/${no_faktur_jual}/batal`
    const route = `POST ${path}`
    const otorisasi = await fleet
      .at(staff.cashier, 0)
      .grant('BATAL_PENJUALAN', route, body, 'SPV-PST')
    const answers = await allAtOnce(4, client =>
      fleet.at(staff.cashier, 1 + (client % 2)).post(path, { ...body, otorisasi }),
    )
    const statuses = answers.map(answer => answer.status).sort()
    expect(statuses.filter(status => status === 201)).toHaveLength(1)
    expect(statuses.every(status => [201, 409, 403, 422].includes(status))).toBe(true)
    expect((await fleet.at(staff.cashier, 0).post(path, { ...body, otorisasi })).status).toBe(409)
  })
})

describe('what browsers are told', () => {
  test('reaches those on other processes: progress to its user, and to nobody else', async () => {
    const mine = await openChannel(fleet.servers[1]?.origin ?? '', staff.owner.token)
    const other = await openChannel(fleet.servers[2]?.origin ?? '', staff.cashier.token)
    const form = csvForm([HEADER, ...Array.from({ length: 30 }, () => CELLS)])
    const upload = fleet.at(staff.owner, 0).post('barang/upload-banyak', undefined, { form })
    expectStatus(await upload, 201)
    await expect.poll(() => mine.heard.map(m => m.event), within(2_000)).toContain('progress')
    expect(other.heard).toEqual([])
    mine.close()
    other.close()
  })
})

describe('a picture', () => {
  test('uploaded to one process is served by the others', async () => {
    const [piece = ''] = take(1)
    const jpeg = await sharp({
      create: { width: 60, height: 60, channels: 3, background: '#d4af37' },
    })
      .jpeg()
      .toBuffer()
    const form = new FormData()
    form.set('kode_barcode', piece)
    form.set('image', new Blob([new Uint8Array(jpeg)]), 'x.jpg')
    const owner = fleet.at(staff.owner, 0)
    expectStatus(await owner.post('barang/upload-image', undefined, { form }), 200)
    const found = await fleet.at(staff.owner, 2).bytes(`barang/${piece}/gambar`)
    expect([found.status, found.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })
})

describe('a process that is killed', () => {
  test('while selling: the others go on, nothing is lost, nothing sold twice', async () => {
    const rings = take(36)
    const victim = fleet.servers[2]
    const numbers = new Map<string, string>()
    const work = allAtOnce(6, async client => {
      for (let i = client; i < rings.length; i += 6) {
        const piece = rings[i] ?? ''
        numbers.set(piece, await sellStubbornly(piece))
      }
    })
    await expect.poll(() => numbers.size, within(10_000)).toBeGreaterThan(6)
    await victim?.kill9()
    await work
    const { rows } = await fleet.admin.query<{ kode_barcode: string; nomor: string }>(
      `select kode_barcode, nomor from dokumen_barang
       where jenis = 'PENJUALAN' and kode_barcode = any($1)`,
      [rings],
    )
    expect(rows).toHaveLength(rings.length)
    expect(new Map(rows.map(row => [row.kode_barcode, row.nomor]))).toEqual(numbers)
    await victim?.start()
    expect((await fleet.at(staff.owner, 2).get('users/session')).status).toBe(200)
  })
})

/** As the till does: the same key again until somebody answers. */
async function sellStubbornly(piece: string): Promise<string> {
  const key = crypto.randomUUID()
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      const body = cashSale([piece], RING_PRICE)
      const answer = await staff.cashier.post<{ no_faktur_jual: string }>('penjualan', body, {
        key,
      })
      return expectStatus(answer, 201).no_faktur_jual
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }
  throw new Error(`nobody answered for ${piece}`)
}

describe('closing the day', () => {
  test('on two processes at once is done once, and every browser hears of it', async () => {
    const channels = await Promise.all(
      fleet.servers.map(server => openChannel(server.origin, staff.owner.token)),
    )
    const { rows } = await fleet.admin.query<{ tgl: string }>(
      `select tgl::text from hari_bisnis where status = 'BUKA'`,
    )
    const body = await closing(staff.owner, rows[0]?.tgl ?? '')
    const answers = await allAtOnce(2, index =>
      fleet.at(staff.owner, index).post('tutup-toko', body),
    )
    expect(answers.map(answer => answer.status).sort()).toEqual([201, 409])
    for (const channel of channels) {
      await expect
        .poll(() => channel.heard.map(m => m.event), within(2_000))
        .toContain('toko-tutup')
      channel.close()
    }
  })
})

describe('a process with another secret', () => {
  test('is refused with a sentence, and the passwords of the others stay', async () => {
    const rival = { SECRET_KEY: 'rahasia yang lain sama sekali' }
    await expect(fleet.startOneMore(rival)).rejects.toThrow(/SECRET_KEY yang berbeda/)
    expect((await fleet.at(staff.owner, 0).get('users/session')).status).toBe(200)
  })
})
