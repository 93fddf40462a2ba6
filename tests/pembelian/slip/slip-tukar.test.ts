import { expect, test } from 'vitest'
import { pagesOf, wordsOf } from '../../kertas/pdf-words.ts'
import { expectStatus, RING_PRICE, takeIn } from '../../penjualan/shop.ts'
import type { Answer } from '../../sample-shop/api.ts'
import { testShop } from '../../sample-shop/test-shop.ts'
import { loose, ofNota, openBuying, SELLER, sellRings } from '../counter.ts'
import { cancelExchange, exchangeGranted, exchanging } from '../exchange.ts'

// The slip of an exchange, read back from its file: both sides gross, and who pays the difference.

const api = await testShop()
const { owner, kasir, spv } = await openBuying(api)

interface Exchanged {
  readonly no_tukar_tambah: string
  readonly no_faktur_jual: string
  readonly no_faktur_beli: string
  readonly barang: string[]
  readonly code: string
}

const print = (nomor: string, body: object = {}) =>
  kasir.bytes(`tukar-tambah/${nomor}/slip`, { body })

const reprint = async (nomor: string) => {
  const otorisasi = await kasir.grant('CETAK_ULANG_NOTA', `POST tukar-tambah/${nomor}/slip`, {})
  return print(nomor, { otorisasi })
}

/** A ring of a nota for a new one, below its price: steps and what was agreed show. */
async function exchanged(harga_beli: number, more: object = {}) {
  const nota = await sellRings(owner, kasir)
  const [ring = ''] = await takeIn(owner, [{}])
  const body = exchanging([ring], [ofNota(nota, harga_beli)], more)
  const answer = expectStatus(await kasir.post<Exchanged>('tukar-tambah', body), 201)
  return { ...answer, ring, nota, old: answer.barang[0] ?? '' }
}

test('says by what cash went up to the next coin', async () => {
  const pembayaran = [{ cara: 'TUNAI', jumlah: 895_100 }]
  const { no_tukar_tambah } = await exchanged(4_337_477, { pembayaran })
  const [first = []] = await pagesOf(await print(no_tukar_tambah))
  expect(first).toContain('TUNAI 895,100, PEMBULATAN 77')
})

test('says both sides gross and what the customer pays, a page for each side', async () => {
  const { ring, nota, old, ...done } = await exchanged(4_337_500)
  const answer = await print(done.no_tukar_tambah)
  const { size } = await wordsOf(answer.clone())
  expect(size.map(Math.round)).toEqual([210, 148])
  const [first = [], second = [], ...more] = await pagesOf(answer)
  expect(more).toEqual([])
  for (const text of [
    'SLIP TUKAR TAMBAH',
    done.no_tukar_tambah,
    'ASLI · hal. 1/1',
    `Nota ${done.no_faktur_jual} · Pembelian ${done.no_faktur_beli}`,
    SELLER.nama,
    'Identitas KTP ************0002',
    'DIBAYAR PELANGGAN',
    'Rp 5,232,500',
    'Rp 4,337,500',
    'Rp 895,000',
    'TUNAI 895,000',
    'delapan ratus sembilan puluh lima ribu rupiah',
  ]) {
    expect(first).toContain(text)
  }
  expect(first.join(' ')).not.toContain(SELLER.no_identitas)
  // The new piece stands under its heading, the old one with its nota and its steps under its own.
  const order = ['BARANG BARU', ring, 'BARANG LAMA', old].map(text => first.indexOf(text))
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(order).not.toContain(-1)
  expect(first.join(' ')).toContain(nota.no_faktur_jual)
  expect(first).toContain('Harga nota')
  expect(first).toContain('Selisih disepakati')
  expect(second).toContain('TEMBUSAN · hal. 1/1')
})

test('says what goes back to the customer where the old pieces are worth more', async () => {
  const [ring = ''] = await takeIn(owner, [{}])
  const worth = RING_PRICE + 267_500
  const body = exchanging([ring], [loose(worth)])
  const answer = await exchangeGranted(kasir, ['PEMBELIAN'], body)
  const { no_tukar_tambah } = expectStatus(answer, 201)
  const [texts = []] = await pagesOf(await print(no_tukar_tambah))
  expect(texts).toContain('DIBAYAR KE PELANGGAN')
  expect(texts).toContain('Rp 267,500')
  expect(texts).toContain('TUNAI 267,500')
  expect(texts.join(' ')).toContain('Tanpa nota')
})

test('another print needs a grant and says SALINAN; a cancelled one says so', async () => {
  const { no_tukar_tambah } = await exchanged(4_337_500)
  expect((await print(no_tukar_tambah)).status).toBe(200)
  const bare = await kasir.post<Answer<Exchanged>['body']>(
    `tukar-tambah/${no_tukar_tambah}/slip`,
    {},
  )
  expect([bare.status, bare.body.code]).toEqual([422, 'BUTUH_OTORISASI'])
  const copies = await pagesOf(await reprint(no_tukar_tambah))
  expect(copies.map(page => page.some(text => text.startsWith('SALINAN 1')))).toEqual([true, true])
  expectStatus(await cancelExchange(spv, no_tukar_tambah), 201)
  const [cancelled = []] = await pagesOf(await reprint(no_tukar_tambah))
  expect(cancelled).toContain('DIBATALKAN')
  const shown = await spv.get<{ dicetak: number }>(`tukar-tambah/${no_tukar_tambah}`)
  expect(expectStatus(shown, 200).dicetak).toBe(3)
})
