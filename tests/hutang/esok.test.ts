import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sql } from '../../apps/server/src/platform/sql.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { closeDays, expectStatus, lend, openCounter, type Problem, read } from './counter.ts'
import { ONE_DAY } from './one-day.ts'

// Begun on one business day and sent after another till closed it: refused by the name of who
// closed, nothing is written, the key stays free; sent again it stands on the new day, whole.

interface Loan {
  status: string
  versi: number
  riwayat: { jenis: string; tgl: string }[]
}
interface Attempt {
  readonly nomor: string
  readonly path: string
  readonly key: string
  /** What the counter would send, by what stands on the screen on the open day. */
  body(): Promise<object>
}

const api = await testShop()
const counter = await openCounter(api)
const { spv } = counter
expectStatus(await counter.owner.post('bunga-hutang', ONE_DAY, { toko: 'JKT' }), 200)
const loans: string[] = []
for (let i = 0; i < 2; i += 1) loans.push(await lend(counter.kasir, { metode: 'BULANAN' }))
await closeDays(api, spv, 3)

const openDay = async () => (await spv.get<{ tgl_system: string }>('tutup-toko')).body.tgl_system
const loanOf = async (nomor: string) => expectStatus(await spv.get<Loan>(`hutang/${nomor}`), 200)
const written = async () =>
  (await read(api, sql`select count(*)::int as n from dokumen where jenis <> 'TUTUP_TOKO'`))[0]

/** Closes the day under the attempt; answers what it is refused with, and the day after. */
async function closedUnder({ nomor, path, key, body }: Attempt) {
  const begun = await openDay()
  const typed = { ...(await body()), tgl_system: begun }
  const before = [await loanOf(nomor), await written()]
  const now = await closeDays(api, spv, 1)
  const late = await spv.post<Problem>(path, typed, { key })
  expect([late.status, late.body.code, late.body.facts]).toEqual([
    409,
    'TOKO_SUDAH_TUTUP',
    { user_id: 'SPV-JKT', tgl: begun },
  ])
  expect([await loanOf(nomor), await written()]).toMatchObject(
    before.map(left => ('riwayat' in Object(left) ? bare(left as Loan) : left)),
  )
  const fate = await spv.get<{ status: string }>(`perintah/${key}`)
  expect(fate.body.status).toBe('TIDAK_ADA')
  return { typed, now }
}

/** A loan as it stood, without what another day reckons anew. */
const bare = ({ status, versi, riwayat }: Loan) => ({ status, versi, riwayat })

/** Sent again with the same key it is done once, on the new day. */
async function sentAgain({ nomor, path, key, body }: Attempt, now: string): Promise<Loan> {
  const again = { ...(await body()), tgl_system: now }
  const done = expectStatus(await spv.post<{ tgl_system?: string }>(path, again, { key }), 201)
  expect(expectStatus(await spv.post(path, again, { key }), 201)).toEqual(done)
  const loan = await loanOf(nomor)
  expect(loan.riwayat.at(-1)?.tgl).toBe(now)
  return loan
}

test('a renewal, whose interest another day makes dearer', async () => {
  const [nomor = ''] = loans
  const path = `hutang/${nomor}/perpanjang`
  const body = async () => {
    const wanted = { jumlah_hutang: 1_000_000 }
    const { selisih } = expectStatus(
      await spv.post<{ selisih: number }>(`${path}/pratinjau`, wanted),
      200,
    )
    return { ...wanted, selisih, pembayaran: [{ cara: 'TUNAI', jumlah: selisih }] }
  }
  const attempt = { nomor, path, key: randomUUID(), body }
  const { typed, now } = await closedUnder(attempt)
  // The new day was said, but the sum is yesterday's.
  const stale = await spv.post<Problem>(path, { ...typed, tgl_system: now }, { key: attempt.key })
  expect([stale.status, stale.body.code]).toEqual([422, 'TOTAL_BERUBAH'])
  expect((await sentAgain(attempt, now)).status).toBe('DIPERPANJANG')
})

test('an auction, whose penalty another day makes dearer, and its surplus', async () => {
  const nomor = loans[1] ?? ''
  expectStatus(await spv.post(`hutang/${nomor}/pemberitahuan`, { cara: 'SURAT' }), 201)
  const sale = { hasil: 2_400_000, biaya: 0, pembeli: 'Toko Mas Sinar' }
  const left = async () => {
    const asked = { hasil: sale.hasil, biaya: sale.biaya }
    const path = `hutang/${nomor}/lelang/pratinjau`
    return expectStatus(await spv.post<{ kelebihan: number }>(path, asked), 200).kelebihan
  }
  const before = await left()
  const auction = {
    nomor,
    path: `hutang/${nomor}/lelang`,
    key: randomUUID(),
    body: async () => ({ ...sale, pembayaran: [{ cara: 'TUNAI', jumlah: sale.hasil }] }),
  }
  const sold = await closedUnder(auction)
  expect((await sentAgain(auction, sold.now)).status).toBe('DILELANG')
  const { lelang } = (await spv.get<{ lelang: { kelebihan: number } }>(`hutang/${nomor}`)).body
  expect(lelang.kelebihan).toBeLessThan(before)

  const surplus = {
    nomor,
    path: `hutang/${nomor}/kelebihan`,
    key: randomUUID(),
    body: async () => ({ pencairan: { cara: 'TUNAI' }, penerima: 'Siti Aminah' }),
  }
  const paid = await closedUnder(surplus)
  expect((await sentAgain(surplus, paid.now)).status).toBe('KELEBIHAN_DIBAYAR')
})
