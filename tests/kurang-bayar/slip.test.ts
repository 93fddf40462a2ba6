import { describe, expect, test } from 'vitest'
import { wordsOf } from '../kertas/pdf-words.ts'
import { expectStatus, openShop } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { OWES, owed, PATH, pay, soldFor, undo } from './short.ts'

// The slip that a customer who owes, or pays of it, is handed: of the last document that stands.

const api = await testShop()
const { kasir, rings } = await openShop(api, 7)

const sold = () => soldFor(kasir, rings.pop() ?? '')
const print = (nomor: string, body: object = {}, options = {}) =>
  kasir.bytes(`${PATH}/${nomor}/slip`, { body, ...options })
const reprint = async (nomor: string) => {
  const otorisasi = await kasir.grant('CETAK_ULANG_NOTA', `POST ${PATH}/${nomor}/slip`, {})
  return print(nomor, { otorisasi })
}
const textsOf = async (answer: Response, page = 1): Promise<string[]> =>
  (await wordsOf(answer)).words.filter(word => word.page === page).map(({ text }) => text)
const paid = async (nomor: string, total: number, more: object = {}): Promise<string> =>
  expectStatus(await pay(kasir, nomor, total, more), 201).nomor

/** What stands on the same line, right of its words. */
async function figures(answer: Response): Promise<Record<string, string | undefined>> {
  const words = (await wordsOf(answer)).words.filter(({ page }) => page === 1)
  const beside = (label: string) => {
    const said = words.find(({ text }) => text === label)
    return words.find(
      ({ text, y, x }) =>
        said !== undefined && x > said.x && Math.abs(y - said.y) < 1.6 && text.startsWith('Rp '),
    )?.text
  }
  return {
    jumlah: beside('JUMLAH'),
    kurang: beside('Uang yang kurang'),
    bayar: beside('Dibayar dengan slip ini'),
    dibayar: beside('Dibayar seluruhnya'),
    sisa: beside('SISA PIUTANG'),
  }
}

test('of what was short says who owes how much of which nota, and until when, on A5', async () => {
  const nota = await sold()
  const nomor = await owed(kasir, nota)
  const answer = await print(nomor)
  const { size } = await wordsOf(answer.clone())
  expect(size.map(Math.round)).toEqual([210, 148])
  const texts = await textsOf(answer.clone())
  for (const text of [
    'Toko Pasar Baru',
    'KURANG BAYAR',
    nomor,
    'ASLI · hal. 1/1',
    OWES.nama,
    `Telp. ${OWES.telp}`,
    `Nota ${nota} · Kurang bayar ${nomor}`,
    'Janji bayar Min, 31 Jan 2027',
    'dua ratus ribu rupiah',
    'Keterangan: Uang kurang dua lembar',
    'Petugas KASIR-JKT',
    'Pelanggan',
  ]) {
    expect(texts).toContain(text)
  }
  expect(texts).toContainEqual(expect.stringMatching(/^Sab, 21 Nov 2026 \d\d[.:]\d\d$/))
  expect(texts.filter(text => /…|LUNAS|DIBATALKAN/.test(text))).toEqual([])
  expect(await figures(answer.clone())).toEqual({
    jumlah: 'Rp 200,000',
    kurang: 'Rp 200,000',
    bayar: 'Rp 0',
    dibayar: 'Rp 0',
    sisa: 'Rp 200,000',
  })
  const second = await textsOf(answer, 2)
  expect(second).toContain('TEMBUSAN · hal. 1/1')
})

test('of a payment says what was paid and is left; of the last one that nothing is', async () => {
  const nomor = await owed(kasir, await sold())
  const first = await paid(nomor, 50_000, { keterangan: 'Dititip anaknya' })
  const part = await print(nomor)
  const texts = await textsOf(part.clone())
  for (const text of [
    'BUKTI PEMBAYARAN PIUTANG',
    first,
    'lima puluh ribu rupiah',
    'Keterangan: Dititip anaknya',
  ]) {
    expect(texts).toContain(text)
  }
  expect(texts).not.toContain('LUNAS')
  expect(await figures(part)).toEqual({
    jumlah: 'Rp 50,000',
    kurang: 'Rp 200,000',
    bayar: 'Rp 50,000',
    dibayar: 'Rp 50,000',
    sisa: 'Rp 150,000',
  })
  const last = await paid(nomor, 150_000)
  const whole = await print(nomor)
  const ended = await textsOf(whole.clone())
  for (const text of [last, 'LUNAS', 'seratus lima puluh ribu rupiah', 'ASLI · hal. 1/1']) {
    expect(ended).toContain(text)
  }
  expect(await figures(whole)).toEqual({
    jumlah: 'Rp 150,000',
    kurang: 'Rp 200,000',
    bayar: 'Rp 150,000',
    dibayar: 'Rp 200,000',
    sisa: 'Rp 0',
  })
})

test('of a debt that was taken back says so, and names what was written down', async () => {
  const nomor = await owed(kasir, await sold())
  await paid(nomor, 50_000)
  expectStatus(await undo(kasir, nomor), 201)
  expectStatus(await undo(kasir, nomor), 201)
  const answer = await print(nomor)
  const texts = await textsOf(answer.clone())
  for (const text of ['KURANG BAYAR', nomor, 'DIBATALKAN']) expect(texts).toContain(text)
  expect(await figures(answer)).toEqual({
    jumlah: 'Rp 200,000',
    kurang: 'Rp 200,000',
    bayar: 'Rp 0',
    dibayar: 'Rp 0',
    sisa: 'Rp 0',
  })
})

describe('prints are counted', () => {
  test('by document: each has an original, a copy needs a grant', async () => {
    const nomor = await owed(kasir, await sold())
    expect(await textsOf(await print(nomor, {}, { key: FIRST }))).toContain('ASLI · hal. 1/1')
    const refused = await print(nomor)
    expect([refused.status, (await refused.json()).code]).toEqual([422, 'BUTUH_OTORISASI'])
    // The same print asked again after a lost answer is the same copy.
    expect(await textsOf(await print(nomor, {}, { key: FIRST }))).toContain('ASLI · hal. 1/1')
    expect(await textsOf(await reprint(nomor))).toContain('SALINAN 1 · hal. 1/1')
    const payment = await paid(nomor, 50_000)
    // Asked for by the number of the payment as well.
    const fresh = await textsOf(await print(payment))
    expect(fresh).toContain('ASLI · hal. 1/1')
    expect(fresh).toContain(payment)
    expect((await print(nomor)).status).toBe(422)
    // What stands again was printed before.
    expectStatus(await undo(kasir, nomor), 201)
    expect((await print(nomor)).status).toBe(422)
    const again = await textsOf(await reprint(nomor))
    expect(again).toContain('SALINAN 2 · hal. 1/1')
    expect(again).toContain('KURANG BAYAR')
  })

  test('by two at once: one is free', async () => {
    const nomor = await owed(kasir, await sold())
    const both = await Promise.all([print(nomor), print(nomor)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  })
})

const FIRST = '5f0c1a1e-0b7e-4a53-9a4b-2f7d3c1b9e02'

test('is of its own store, and of whoever may see debts', async () => {
  const nomor = await owed(kasir, await sold())
  const bdg = await api.as('KASIR-BDG')
  expect((await bdg.bytes(`${PATH}/${nomor}/slip`, { body: {} })).status).toBe(404)
  const gudang = await api.as('GUDANG-JKT')
  expect((await gudang.bytes(`${PATH}/${nomor}/slip`, { body: {} })).status).toBe(403)
})

test('stands in the designer, with the newest document of the store', async () => {
  const payment = await paid(await owed(kasir, await sold()), 70_000)
  const owner = await api.as('OWNER')
  const path = 'setting-nota-slip/slip-piutang'
  const design = await owner.get<{ dokumen: { nomor: string } }>(path, { toko: 'JKT' })
  expect(expectStatus(design, 200).dokumen.nomor).toBe(payment)
})
