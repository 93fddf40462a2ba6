import { afterEach, expect, test } from 'vitest'
import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { closing } from '../races/race.ts'
import { type Caller, logIn, PASSWORD, type TestApi, testApi } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { UNCOUNTED } from '../tutup-toko/shop.ts'

// T21: the business date is the store's open day, wherever the server stands and whatever the
// calendar does meanwhile. The same hours are lived in three time zones and must leave the same.

const ZONES = ['UTC', 'America/Los_Angeles', 'Asia/Jakarta'] as const
const HERE = process.env.TZ

afterEach(() => {
  if (HERE === undefined) delete process.env.TZ
  else process.env.TZ = HERE
})

interface Closed {
  no_tutup: string
  tgl_berikut: string
}
interface Sold {
  no_faktur_jual: string
  tgl_system: string
}

/** Closes the day and answers the next one. */
async function close(kasir: Caller, tgl_system: string): Promise<string> {
  const hitungan = [{ laci: 'KASIR', pecahan: {} }]
  const body = { tgl_system, hitungan, tetap_tutup: true, catatan: '' }
  return expectStatus(await kasir.post<Closed>('tutup-toko', body), 201).tgl_berikut
}

const sell = async (kasir: Caller, ring: string | undefined): Promise<string> => {
  const body = cashSale([ring ?? ''], RING_PRICE)
  const { no_faktur_jual, tgl_system } = expectStatus(
    await kasir.post<Sold>('penjualan', body),
    201,
  )
  return `${no_faktur_jual} ${tgl_system}`
}

interface Shop {
  readonly owner: Caller
  readonly kasir: Caller
}

/** The hours of every zone: midnight and the end of the year, days that stay closed, a leap day. */
async function live(api: TestApi, goTo: (instant: string) => Promise<Shop>) {
  const { kasir, owner, rings } = await openShop(api, 4)
  const nilai = { nilai: UNCOUNTED, modul: {} }
  expectStatus(await owner.put('para-system', nilai, { toko: 'JKT' }), 200)
  const sales = [await sell(kasir, rings[0])]
  const perintah = { route: 'POST penjualan/X/batal', body: {} }
  const asked = { kategori: 'BATAL_PENJUALAN', keterangan: 'Percobaan', perintah }
  const wrong = { user_id: 'KASIR-JKT', password: PASSWORD, ...asked }
  await kasir.post('authorization', wrong)
  await goTo('2027-12-31T17:00:00.000Z')
  sales.push(await sell(kasir, rings[1]))
  await kasir.post('authorization', wrong)
  // A till whose own clock is days ahead, and one that is behind.
  for (const tgl_system of ['2028-01-03', '2027-12-28']) {
    const body = cashSale([rings[2] ?? ''], RING_PRICE, { tgl_system })
    expect((await kasir.post('penjualan', body)).status).toBe(409)
  }
  const days = [await close(kasir, '2027-12-31')]
  sales.push(await sell(kasir, rings[2]))
  const books: string[] = []
  for (const day of ['2027-12-31', '2028-01-01']) {
    const span = `toko=JKT&tanggal_awal=${day}&sampai_tgl=${day}`
    for (const report of ['laporan-penjualan-detail', 'laporan-authorization']) {
      books.push((await owner.get(`reports/${report}/csv?${span}`)).text)
    }
  }
  const february = await goTo('2028-02-27T17:00:00.000Z')
  days.push(await close(february.kasir, '2028-01-01'))
  const last = await goTo('2028-02-28T16:59:59.999Z')
  days.push(await close(last.kasir, '2028-02-28'))
  sales.push(await sell(last.kasir, rings[3]))
  // The calendar is still on the 28th: an owner approves.
  const ahead = await last.kasir.post<Closed>('tutup-toko', await closing(last.kasir, '2028-02-29'))
  days.push(expectStatus(ahead, 201).tgl_berikut)
  return { sales, days, books }
}

/** A server that stands in a zone, on a fresh database; its clock goes where it is told. */
async function livedIn(zone: string) {
  process.env.TZ = zone
  let now = new Date('2027-12-31T16:59:59.900Z')
  const api = await testApi({ tgl: '2027-12-31', clock: { now: () => now } })
  const goTo = async (instant: string) => {
    now = new Date(instant)
    const [owner, kasir] = await Promise.all(
      ['OWNER', 'KASIR-JKT'].map(user => logIn(api.origin, user)),
    )
    return { owner, kasir } as Shop
  }
  try {
    const seen = await live(api, async instant => {
      // The sessions of before midnight go on; later ones begin anew.
      if (!instant.startsWith('2027')) return goTo(instant)
      now = new Date(instant)
      return { owner: await api.as('OWNER'), kasir: await api.as('KASIR-JKT') }
    })
    expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
    return { seen, offset: new Date(now).getTimezoneOffset() }
  } finally {
    await api.stop()
  }
}

test('the same hours in three time zones leave the same days, numbers and papers', async () => {
  const lives = [await livedIn(ZONES[0]), await livedIn(ZONES[1]), await livedIn(ZONES[2])]
  // The zones were really other ones.
  expect(new Set(lives.map(one => one.offset)).size).toBe(ZONES.length)
  const [first, ...others] = lives.map(one => one.seen)
  for (const other of others) expect(other).toEqual(first)
  expect(first?.sales).toEqual([
    'FJ-JKT-271231-0001 2027-12-31',
    'FJ-JKT-271231-0002 2027-12-31',
    'FJ-JKT-280101-0001 2028-01-01',
    'FJ-JKT-280229-0001 2028-02-29',
  ])
  expect(first?.days).toEqual(['2028-01-01', '2028-02-28', '2028-02-29', '2028-03-01'])
  const [sold, asked, soldNext, askedNext] = first?.books ?? []
  const notas = (text: string | undefined) => new Set(text?.match(/FJ-JKT-\d+-\d+/g)).size
  expect([notas(sold), notas(soldNext)]).toEqual([2, 1])
  // An approval has an instant, not a business date: each lies on its side of midnight in WIB.
  expect([asked?.match(/2027-12-31 23:59/g), askedNext?.match(/2028-01-01 00:00/g)]).toEqual([
    ['2027-12-31 23:59'],
    ['2028-01-01 00:00'],
  ])
  expect(asked).not.toContain('2028-01-01 00:00')
})
