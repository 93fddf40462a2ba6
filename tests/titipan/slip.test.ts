import { describe, expect, test } from 'vitest'
import { wordsOf } from '../kertas/pdf-words.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { addCash, DEPOSITOR, deposit, giveBack, undo } from './deposited-days.ts'

const api = await testShop()
const kasir = await api.as('KASIR-JKT')

const print = (nomor: string, body: object = {}, options = {}) =>
  kasir.bytes(`titipan/${nomor}/slip`, { body, ...options })
const reprint = async (nomor: string) => {
  const otorisasi = await kasir.grant('CETAK_ULANG_NOTA', `POST titipan/${nomor}/slip`, {})
  return print(nomor, { otorisasi })
}
const textsOf = async (answer: Response, page = 1): Promise<string[]> =>
  (await wordsOf(answer)).words.filter(word => word.page === page).map(({ text }) => text)
const printed = async (nomor: string) => {
  const shown = await kasir.get<{ dicetak: number }>(`titipan/${nomor}`)
  return expectStatus(shown, 200).dicetak
}

test('says whose money it is, what came and went and is left, on A5', async () => {
  const nomor = await deposit(kasir, 2_000_000, { kode_sales: 'DEWI', keterangan: 'Untuk cincin' })
  const tambah = await addCash(kasir, nomor, 500_000)
  const kembali = await giveBack(kasir, nomor, 300_000)
  const answer = await print(nomor)
  const { size } = await wordsOf(answer.clone())
  expect(size.map(Math.round)).toEqual([210, 148])
  const texts = await textsOf(answer.clone())
  for (const text of [
    'Toko Pasar Baru',
    'SLIP TITIPAN',
    nomor,
    'ASLI · hal. 1/1',
    DEPOSITOR.nama,
    DEPOSITOR.alamat,
    `Telp. ${DEPOSITOR.telp}`,
    'Sales Dewi Lestari',
    'Petugas KASIR-JKT',
    'Titipan diterima',
    tambah,
    'Ditambah',
    '2,500,000',
    kembali,
    'Dikembalikan',
    '300,000',
    'Uang masuk Rp 2,500,000',
    'Uang keluar Rp 300,000',
    'Rp 2,200,000',
    'dua juta dua ratus ribu rupiah',
    'Keterangan: Untuk cincin',
    '2. Bawa slip ini dan sebutkan nama serta nomor telepon yang tertulis di atas.',
  ]) {
    expect(texts).toContain(text)
  }
  expect(texts.filter(text => text.includes('…'))).toEqual([])
  // The store's copy is signed, and carries no terms.
  const second = await textsOf(answer, 2)
  expect(second).toContain('TEMBUSAN · hal. 1/1')
  expect(second).toContain('Rp 2,200,000')
  expect(second.filter(text => /^\d\. /.test(text))).toEqual([])
})

test('says a long address and a long reason whole', async () => {
  const alamat =
    'Jl. Cempaka Putih Tengah XXVII No. 12A RT 004 RW 011, Kelurahan Cempaka Putih Timur, ' +
    'Jakarta Pusat 10510'
  const keterangan =
    'Untuk kalung 22 karat motif rantai Italia dengan mata rubi, diambil sesudah Lebaran ' +
    'bersama adiknya; harap dihubungi dahulu sebelum pukul sepuluh pagi di nomor yang kedua'
  const nama = 'Raden Ajeng Siti Kartika Puspitasari Kusumawardhani binti Hadiningrat'
  const customer = { ...DEPOSITOR, nama, alamat }
  const nomor = await deposit(kasir, 2_000_000, { customer, keterangan })
  const texts = await textsOf(await print(nomor))
  expect(texts.filter(text => text.includes('…'))).toEqual([])
  const written = texts.join(' ').replace(/\s+/g, ' ')
  for (const whole of [nama, alamat, keterangan]) expect(written).toContain(whole)
})

test('runs over as many pages as its documents need', async () => {
  const nomor = await deposit(kasir, 100_000)
  for (let n = 0; n < 12; n += 1) await addCash(kasir, nomor, 10_000)
  const { words } = await wordsOf(await print(nomor))
  const texts = words.map(({ text }) => text)
  expect(texts).toContain('ASLI · hal. 1/3')
  expect(texts).toContain('Bersambung ke halaman berikut')
  expect(texts.filter(text => text === 'Ditambah')).toHaveLength(2 * 12)
  expect(texts.filter(text => text === 'Rp 220,000')).toHaveLength(2)
})

describe('prints are counted', () => {
  test('the first is free, a copy needs a grant; an addition has its own', async () => {
    const nomor = await deposit(kasir, 1_000_000)
    expect(await printed(nomor)).toBe(0)
    expect(await textsOf(await print(nomor, {}, { key: FIRST }))).toContain('ASLI · hal. 1/1')
    expect(await printed(nomor)).toBe(1)
    const refused = await print(nomor)
    expect([refused.status, (await refused.json()).code]).toEqual([422, 'BUTUH_OTORISASI'])
    // The same print asked again after a lost answer is the same copy.
    expect(await textsOf(await print(nomor, {}, { key: FIRST }))).toContain('ASLI · hal. 1/1')
    expect(await textsOf(await reprint(nomor))).toContain('SALINAN 1 · hal. 1/1')
    expect(await printed(nomor)).toBe(2)
    await addCash(kasir, nomor, 250_000)
    expect(await printed(nomor)).toBe(0)
    const fresh = await textsOf(await print(nomor))
    expect(fresh).toContain('ASLI · hal. 1/1')
    expect(fresh).toContain('Rp 1,250,000')
  })

  test('by two at once: one is free', async () => {
    const nomor = await deposit(kasir, 1_000_000)
    const both = await Promise.all([print(nomor), print(nomor)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  })
})

const FIRST = '3b0b54a2-6a53-4f0f-9df6-3d5f6f5c1a01'

test('a deposit that ended says so: the slip pays nothing any more', async () => {
  const returned = await deposit(kasir, 600_000)
  await giveBack(kasir, returned, 600_000)
  const ended = await textsOf(await print(returned))
  expect(ended).toContain('SUDAH DIKEMBALIKAN')
  expect(ended).toContain('Rp 0')
  const cancelled = await deposit(kasir, 600_000)
  await undo(kasir, cancelled)
  const gone = await textsOf(await print(cancelled))
  expect(gone).toContain('DIBATALKAN')
  expect(gone).toContain('Pembatalan')
})

test('is of its own store, and of whoever may see deposits', async () => {
  const nomor = await deposit(kasir, 100_000)
  const bdg = await api.as('KASIR-BDG')
  expect((await bdg.bytes(`titipan/${nomor}/slip`, { body: {} })).status).toBe(404)
  const gudang = await api.as('GUDANG-JKT')
  expect((await gudang.bytes(`titipan/${nomor}/slip`, { body: {} })).status).toBe(403)
})

test('stands in the designer, with the newest deposit of the store', async () => {
  const nomor = await deposit(kasir, 123_000)
  const owner = await api.as('OWNER')
  const path = 'setting-nota-slip/slip-titipan'
  const design = await owner.get<{ dokumen: { nomor: string } }>(path, { toko: 'JKT' })
  expect(expectStatus(design, 200).dokumen.nomor).toBe(nomor)
})
