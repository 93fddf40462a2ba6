import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../apps/server/src/platform/sql.ts'
import { BORROWER, lend, openCounter, read } from '../hutang/counter.ts'
import { cancelSale } from '../non-cash/counter.ts'
import { cashSale, expectStatus, takeIn } from '../penjualan/shop.ts'
import type { Caller } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { add, take } from '../titipan/counter.ts'
import { book, offered, RING, sell, theOne } from './book.ts'

const api = await testShop()
const { owner } = await openCounter(api)
const cheap = { modal_rp: 1_000_000 }
const rings = await takeIn(
  owner,
  Array.from({ length: 12 }, () => cheap),
)
const [kasir, spv, sales] = await Promise.all([
  api.as('KASIR-JKT'),
  api.as('SPV-JKT'),
  api.as('SALES-JKT'),
])

const ring = () => rings.pop() ?? ''
/** A telephone nobody else in this file has. */
let last = 700
const telephone = () => {
  last += 1
  return `0813 5000 0${last}`
}

describe('a document remembers its customer', () => {
  test('a sale, a deposit and a loan of one telephone are of one person', async () => {
    const telp = telephone()
    const sale = await sell(kasir, ring(), { nama: 'Ibu Kartika', telp })
    const deposit = await take(kasir, 300_000, {
      customer: { nama: 'Kartika', telp: telp.replace(/^0/, '+62 '), alamat: 'Jl. Cikini 4' },
    })
    const more = await add(kasir, deposit, 50_000)
    const card = { jenis_identitas: 'KTP', no_identitas: '3171044101800007' }
    const customer = { nama: 'Kartika Sari', telp, alamat: 'Jl. Cikini 4', ...card }
    const loan = await lend(kasir, { customer })

    const found = await theOne(spv, telp)
    expect(found).toMatchObject({ ...customer, dokumen: 4, terakhir: '2026-11-21' })
    expect(found.riwayat.map(({ nomor, jenis, dokumen }) => [jenis, nomor, dokumen])).toEqual([
      ['HUTANG', loan, loan],
      ['TAMBAH_TITIPAN', more.body.nomor, deposit],
      ['TITIPAN', deposit, deposit],
      ['PENJUALAN', sale, sale],
    ])
    expect(found.jumlah).toEqual([
      { jenis: 'HUTANG', kali: 1, total: 1_575_000 },
      { jenis: 'PENJUALAN', kali: 1, total: RING },
      { jenis: 'TAMBAH_TITIPAN', kali: 1, total: 50_000 },
      { jenis: 'TITIPAN', kali: 1, total: 300_000 },
    ])
    // The card is believed; the sale's name was not overwritten by the deposit's.
    expect(found.perubahan.map(({ nomor, sebelum, sesudah }) => [nomor, sebelum, sesudah])).toEqual(
      [
        [
          loan,
          { nama: 'Ibu Kartika', telp, alamat: 'Jl. Cikini 4' },
          { nama: 'Kartika Sari', telp, alamat: 'Jl. Cikini 4' },
        ],
        [
          deposit,
          { nama: 'Ibu Kartika', telp, alamat: null },
          { nama: 'Ibu Kartika', telp, alamat: 'Jl. Cikini 4' },
        ],
      ],
    )
  })

  test('a card is the same person with another telephone; who had that one is he', async () => {
    const [old, now] = [telephone(), telephone()]
    const card = { ...BORROWER, nama: 'Rudi Hartono', no_identitas: '3171040101000011' }
    await lend(kasir, { customer: { ...card, telp: old } })
    await sell(kasir, ring(), { nama: 'Pak Rudi', telp: now })
    await lend(kasir, { customer: { ...card, telp: now } })
    expect(await theOne(spv, now)).toMatchObject({ nama: 'Rudi Hartono', telp: now, dokumen: 3 })
    expect(await offered(kasir, old)).toEqual([])
  })

  test('two cards with one telephone are two people; a name tells whose a sale is', async () => {
    const telp = telephone()
    const wife = { ...BORROWER, nama: 'Nur Aini', telp, no_identitas: '3171040101000021' }
    const husband = { ...wife, nama: 'Joko Susilo', no_identitas: '3171040101000022' }
    await lend(kasir, { customer: wife })
    await lend(kasir, { customer: husband })
    await sell(kasir, ring(), { nama: 'joko susilo', telp })
    const { data } = await book(spv, `?q=${telp}`)
    expect(data.map(({ nama, dokumen }) => [nama, dokumen])).toEqual([
      ['Joko Susilo', 2],
      ['Nur Aini', 1],
    ])
  })

  test('nobody is remembered without a telephone and a card', async () => {
    const { count } = await book(spv)
    await sell(kasir, ring(), { nama: 'Umum Lewat' })
    await sell(kasir, ring(), { nama: 'Umum Lewat', telp: '12-3' })
    const body = cashSale([ring()], RING)
    expectStatus(await kasir.post('penjualan', body), 201)
    expect((await book(spv)).count).toBe(count)
  })

  test('what is cancelled stays in the history and leaves the sums', async () => {
    const telp = telephone()
    const sale = await sell(kasir, ring(), { nama: 'Bu Batal', telp })
    const undone = await cancelSale(kasir, sale)
    const found = await theOne(spv, telp)
    expect(found.riwayat).toMatchObject([{ nomor: sale, dibatalkan: undone }])
    expect(found).toMatchObject({ jumlah: [], dokumen: 1 })
  })

  test('the same key twice and two at once make one person', async () => {
    const telp = telephone()
    const customer = { nama: 'Bu Kembar', telp }
    const body = cashSale([ring()], RING, { customer })
    const key = randomUUID()
    for (let i = 0; i < 2; i += 1) {
      expectStatus(await kasir.post('penjualan', body, { key }), 201)
    }
    expect((await theOne(spv, telp)).dokumen).toBe(1)

    const other = telephone()
    const both = { nama: 'Bu Serentak', telp: other }
    const card = { ...BORROWER, ...both, no_identitas: '3171040101000031' }
    await Promise.all([
      sell(kasir, ring(), both),
      take(spv, 100_000, { customer: both }),
      lend(kasir, { customer: card }),
      lend(spv, { customer: card }),
    ])
    const { data } = await book(spv, `?q=${other}`)
    expect(data.reduce((sum, { dokumen }) => sum + dokumen, 0)).toBe(4)
    expect(data.filter(({ no_identitas }) => no_identitas !== null)).toHaveLength(1)
  })
})

describe('customers are offered as they are typed', () => {
  const telp = '0819 4455 6677'
  const no_identitas = 'B7654321'
  beforeAll(async () => {
    const customer = { ...BORROWER, nama: 'Made Wirawan', telp, no_identitas }
    await lend(kasir, { customer: { ...customer, jenis_identitas: 'PASPOR' } })
  })

  test.each([
    ['a telephone as it was written', '0819 44'],
    ['with the country', '+62 819-4455'],
    ['without a nought', '819445'],
    ['a name', 'made'],
    ['two words of a name', 'wira mad'],
    ['a whole card', 'b7654321'],
  ])('by %s', async (_, q) => {
    expect((await offered(kasir, q)).map(({ nama }) => nama)).toContain('Made Wirawan')
  })

  test.each([
    ['two digits of another', '0818'],
    ['how a card begins', 'B76543'],
    ['signs of a pattern', '%%%'],
    ['what means nothing', '+62 0'],
  ])('not by %s', async (_, q) => {
    expect((await offered(kasir, q)).map(({ nama }) => nama)).not.toContain('Made Wirawan')
  })

  test('a card is masked for who may not see it, else found by how it begins', async () => {
    const cards = async (who: Caller, q: string) =>
      (await offered(who, q)).map(one => one.no_identitas)
    expect(await cards(kasir, 'made')).toEqual(['****4321'])
    expect(await cards(sales, 'made')).toEqual(['****4321'])
    expect(await cards(spv, 'B7654')).toEqual([no_identitas])
    expect((await theOne(kasir, 'made')).no_identitas).toBe('****4321')
  })

  test('whose name begins so before who came later and has it inside', async () => {
    await lend(kasir, { customer: { ...BORROWER, nama: 'Irwan Nomade', telp: '0819 1111 2222' } })
    const [first] = await offered(kasir, 'made')
    expect(first?.nama).toBe('Made Wirawan')
  })

  test('fewer than three signs are not looked for', async () => {
    expect((await kasir.get('pelanggan/saran?q=ma')).status).toBe(400)
  })

  test('a loan takes the card of who was chosen from the book', async () => {
    const [{ id = '' } = {}] = await offered(kasir, 'made')
    const { jenis_identitas: _, no_identitas: __, ...rest } = { ...BORROWER, nama: 'Made Wirawan' }
    const nomor = await lend(kasir, { customer: { ...rest, telp, id_pelanggan: id } })
    const written = sql`select jenis_identitas, no_identitas from hutang
      where no_faktur_hutang = ${nomor}`
    expect(await read(api, written)).toEqual([{ jenis_identitas: 'PASPOR', no_identitas }])
    const unknown = { ...rest, id_pelanggan: randomUUID() }
    await expect(lend(kasir, { customer: unknown })).rejects.toThrow('404')
    await expect(lend(kasir, { customer: rest })).rejects.toThrow('400')
  })
})

test('another store neither finds nor reads nor changes a customer', async () => {
  const telp = telephone()
  await take(kasir, 100_000, { customer: { nama: 'Bu Rahasia', telp } })
  const { id, versi } = await theOne(spv, telp)
  const other = await api.as('SPV-BDG')
  expect(await offered(other, telp, 'BDG')).toEqual([])
  expect((await book(other, `?q=${encodeURIComponent(telp)}`, 'BDG')).count).toBe(0)
  expect((await other.get(`pelanggan/${id}`)).status).toBe(404)
  const asked = { id, nama: 'Lain', telp, versi }
  expect((await other.put('pelanggan', asked)).status).toBe(404)
  const gone = await other.post('pelanggan/lupakan', { id, alasan: 'Salah', versi })
  expect(gone.status).toBe(404)
  expect(await theOne(spv, telp)).toMatchObject({ nama: 'Bu Rahasia', versi })
})

describe('what the book says is corrected', () => {
  test('with who did it; the documents stay', async () => {
    const [telp, now] = [telephone(), telephone()]
    const deposit = await take(kasir, 100_000, { customer: { nama: 'Bu Salh', telp } })
    const { id, versi } = await theOne(spv, telp)
    const right = { nama: 'Bu Saleh', telp: now, alamat: 'Jl. Pasar 2' }
    expectStatus(await kasir.put('pelanggan', { id, ...right, versi }), 200)
    const found = await theOne(spv, now)
    expect(found).toMatchObject({ ...right, versi: versi + 1 })
    expect(found.perubahan).toMatchObject([
      { user_id: 'KASIR-JKT', nomor: null, sebelum: { nama: 'Bu Salh', telp }, sesudah: right },
    ])
    const { body } = await kasir.get<{ customer: object }>(`titipan/${deposit}`)
    expect(body.customer).toMatchObject({ nama: 'Bu Salh', telp })
    expect((await kasir.put('pelanggan', { id, ...right, versi })).body.code).toBe('BERUBAH')
    expect((await sales.put('pelanggan', { id, ...right, versi: 2 })).status).toBe(403)
    // The chain keeps for ever; what it keeps of a correction names nobody.
    const kept = sql`select perintah, isi::text from audit where perintah like '%pelanggan%'`
    const audited = JSON.stringify(await read(api, kept))
    expect(audited).toContain(id)
    expect(audited).not.toContain('Bu Saleh')
  })

  test('never to what tells nobody, or somebody else', async () => {
    const [telp, taken] = [telephone(), telephone()]
    await take(kasir, 100_000, { customer: { nama: 'Bu Satu', telp } })
    await take(kasir, 100_000, { customer: { nama: 'Bu Dua', telp: taken } })
    const { id, versi } = await theOne(spv, telp)
    const asked = async (more: object) => {
      const answer = await spv.put('pelanggan', { id, nama: 'Bu Satu', versi, ...more })
      return [answer.status, answer.body.code]
    }
    expect(await asked({})).toEqual([400, 'TIDAK_LENGKAP'])
    expect(await asked({ telp: '0812' })).toEqual([400, 'TIDAK_LENGKAP'])
    expect(await asked({ telp: taken.replace('0', '62') })).toEqual([409, 'TELEPON_DIPAKAI'])
    expect(await asked({ telp: '4111 1111 1111 1111' })).toEqual([422, 'NOMOR_KARTU'])
  })
})

test('a customer who asks for it is forgotten; his documents stay', async () => {
  const telp = telephone()
  const deposit = await take(kasir, 100_000, { customer: { nama: 'Bu Lupa', telp } })
  const { id, versi, terbuka } = await theOne(spv, telp)
  expect(terbuka).toEqual([{ jenis: 'TITIPAN', kali: 1, total: 100_000 }])
  const path = 'pelanggan/lupakan'
  expect((await kasir.post(path, { id, alasan: 'Diminta', versi })).status).toBe(403)
  expectStatus(await spv.post(path, { id, alasan: 'Diminta orangnya', versi }), 201)
  expect(await offered(kasir, telp)).toEqual([])
  expect((await spv.get(`pelanggan/${id}`)).status).toBe(404)
  const left = sql`select (select count(*) from jejak_pelanggan where id_pelanggan = ${id}::uuid)
    + (select count(*) from riwayat_pelanggan where id_pelanggan = ${id}::uuid) as n`
  expect(await read(api, left)).toEqual([{ n: 0 }])
  expect((await kasir.get(`titipan/${deposit}`)).status).toBe(200)
  // Who comes again is a new customer.
  await add(kasir, deposit, 50_000)
  expect(await theOne(spv, telp)).toMatchObject({ nama: 'Bu Lupa', dokumen: 1 })
})
