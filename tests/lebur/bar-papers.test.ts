import { expect, test } from 'vitest'
import { wordsOf } from '../kertas/pdf-words.ts'
import { openBuying } from '../pembelian/counter.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { melting, priced } from './melt.ts'

// What stands on the slip of a melt and on the nota of its bar, read back from the files.

const api = await testShop()
await openBuying(api)
const { spv, bar, sell } = await melting(api)

const texts = async (path: string, body: object = {}) => {
  const { words } = await wordsOf(await spv.bytes(path, { body }))
  return words.map(({ text }) => text)
}

test('a melt has a slip: what went in, the bar, what was lost, two names', async () => {
  const nomor = await bar(3.23)
  const said = await texts(`lebur/${nomor}/slip`)
  for (const text of [
    ...['SLIP LEBUR', nomor, 'Bahan: Rosok', 'Dilebur oleh', 'Disetujui oleh', 'SPV-JKT', 'OWNER'],
    'Dilebur 3.237 g, emas murni 2.428 g',
    'Lantak 3.230 g, kadar uji 750 ‰, emas murni 2.423 g',
    'Susut emas murni 0.005 g, diizinkan 0.012 g, melebihi izin 0.000 g',
  ]) {
    expect(said).toContain(text)
  }
  expect(await spv.get(`lebur/${nomor}`)).toMatchObject({ body: { dicetak: 1, nota_dicetak: 0 } })
  const again = await spv.post<{ code: string }>(`lebur/${nomor}/slip`, {})
  expect([again.status, again.body.code]).toEqual([422, 'BUTUH_OTORISASI'])
})

test('a bar that lies in the shop has no nota; sold it has one, with its taxes', async () => {
  const nomor = await bar()
  expect((await spv.bytes(`lebur/${nomor}/nota`, { body: {} })).status).toBe(404)
  const { no_jual } = expectStatus(await sell(nomor, priced(5_000_000, 5_012_297)), 201)
  const said = await texts(`lebur/${nomor}/nota`)
  for (const text of [
    ...['NOTA LANTAK', no_jual, `Nomor lantak ${nomor}`, 'CV Lebur Jaya', 'NPWP 012345678901234'],
    'Lantak 3.237 g, kadar uji 750 ‰, emas murni 2.428 g',
    ...['Rp 5,000,000', 'termasuk PPN Rp 81,161', 'PPh 22 dipungut Rp 12,297', 'Rp 5,012,297'],
    'TRANSFER 5,012,297',
  ]) {
    expect(said).toContain(text)
  }
  expect(await texts(`lebur/${nomor}/slip`)).toContain('SUDAH DIJUAL')
})
