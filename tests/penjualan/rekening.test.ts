import { expect, test } from 'vitest'
import { wordsOf } from '../kertas/pdf-words.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { cashSale, expectStatus, openShop, RING_PRICE } from './shop.ts'

interface Sold {
  readonly no_faktur_jual: string
}
interface Shown {
  readonly pembayaran: readonly Record<string, unknown>[]
}

const AT = { toko: 'JKT' }

const api = await testShop()
const { kasir, owner, rings } = await openShop(api, 12)
const rekening = {
  no_rekening: '1220001',
  nama_rekening: 'Kencana Mandiri',
  kode_bank: 'MANDIRI',
}
expectStatus(await owner.post('rekening', rekening, AT), 200)
const list = await kasir.get<{ no_rekening: string; kode_bank: string }[]>('rekenings')
/** The one account of the sample store, at BCA. */
const own = list.body.find(one => one.kode_bank === 'BCA')?.no_rekening ?? ''
expect(own).not.toBe('')

const sell = (tender: object, barcode = rings.shift() ?? '') => {
  const pembayaran = [{ jumlah: RING_PRICE, ...tender }]
  return kasir.post<Sold & { code: string; detail: string; errors: object }>(
    'penjualan',
    cashSale([barcode], RING_PRICE, { pembayaran }),
  )
}

async function paidBy(tender: object) {
  const { no_faktur_jual } = expectStatus(await sell(tender), 201)
  const { pembayaran } = expectStatus(await kasir.get<Shown>(`penjualan/${no_faktur_jual}`), 200)
  return pembayaran[0]
}

test('a transfer comes to an account of the master, which says its bank', async () => {
  const kept = { cara: 'TRANSFER', kode_bank: 'MANDIRI', no_rekening: '1220001' }
  expect(await paidBy({ cara: 'TRANSFER', no_rekening: '1220001' })).toMatchObject(kept)
  // A bank with one account of the store leaves no question.
  const only = { cara: 'TRANSFER', kode_bank: 'BCA', no_rekening: own }
  expect(await paidBy({ cara: 'TRANSFER', kode_bank: 'BCA' })).toMatchObject(only)
})

test('a card names the bank of its machine', async () => {
  const card = { cara: 'DEBIT', kode_bank: 'MANDIRI', kartu_akhir: '4021' }
  expect(await paidBy(card)).toMatchObject({ ...card, no_rekening: null })
})

test.each([
  ['an unknown account', { cara: 'TRANSFER', no_rekening: '999' }, 'Rekening 999 tidak ada'],
  ['an unknown bank of a transfer', { cara: 'TRANSFER', kode_bank: 'XYZ' }, 'Bank XYZ tidak ada'],
  ['an unknown bank of a card', { cara: 'KREDIT', kode_bank: 'XYZ' }, 'Bank XYZ tidak ada'],
  ['an account that takes no cash', { cara: 'QRIS', no_rekening: '999' }, 'Rekening 999 tidak ada'],
])('%s is refused by its code', async (_, tender, detail) => {
  const [ring = ''] = rings
  const refused = await sell(tender, ring)
  expect([refused.status, refused.body.code]).toEqual([422, 'RUJUKAN_TIDAK_ADA'])
  expect(refused.body.detail).toBe(detail)
})

test.each([
  ['to no account', { cara: 'TRANSFER' }, 'Pilih rekening yang menerima transfer'],
  [
    'to an account of another bank',
    { cara: 'TRANSFER', kode_bank: 'BCA', no_rekening: '1220001' },
    'Rekening ini bukan milik bank yang dipilih',
  ],
])('a transfer %s is refused at its field', async (_, tender, text) => {
  const [ring = ''] = rings
  const refused = await sell(tender, ring)
  expect([refused.status, refused.body.errors]).toEqual([400, { 'pembayaran.0.no_rekening': text }])
})

test('another store has accounts of its own, and one that is deleted takes nothing', async () => {
  const rekening = { no_rekening: '777', nama_rekening: 'Kencana Bandung', kode_bank: 'BCA' }
  expectStatus(await owner.post('rekening', rekening, { toko: 'BDG' }), 200)
  const [ring = ''] = rings
  const other = await sell({ cara: 'TRANSFER', no_rekening: '777' }, ring)
  expect(other.body.detail).toBe('Rekening 777 tidak ada')
  const gone = { no_rekening: '1220002', nama_rekening: 'Lama', kode_bank: 'MANDIRI' }
  expectStatus(await owner.post('rekening', gone, AT), 200)
  expectStatus(await owner.del('rekening/1220002', AT), 200)
  const deleted = await sell({ cara: 'TRANSFER', no_rekening: '1220002' }, ring)
  expect(deleted.body.detail).toBe('Rekening 1220002 tidak ada')
})

test('a cancelled sale has a slip with what goes back by each way to pay', async () => {
  const pembayaran = [
    { cara: 'DEBIT', jumlah: 3_000_000, kode_bank: 'BCA', kartu_akhir: '4021' },
    { cara: 'TRANSFER', jumlah: 1_000_000, no_rekening: '1220001' },
    { cara: 'TUNAI', jumlah: 1_300_000 },
  ]
  const [ring = ''] = rings.splice(0, 1)
  const sale = cashSale([ring], RING_PRICE, { pembayaran, customer: { nama: 'Ibu Siti' } })
  const { no_faktur_jual } = expectStatus(await kasir.post<Sold>('penjualan', sale), 201)
  const path = `penjualan/${no_faktur_jual}/batal`
  const slip = (body: object = {}) => kasir.bytes(`${path}/slip`, { body })
  expect((await slip()).status).toBe(404)

  const why = { alasan: 'Salah ukuran' }
  const otorisasi = await kasir.grant('BATAL_PENJUALAN', `POST ${path}`, why)
  const cancelled = await kasir.post<{ no_batal: string }>(path, { ...why, otorisasi })
  const { no_batal } = expectStatus(cancelled, 201)
  const { words } = await wordsOf(await slip())
  const texts = words.filter(({ page }) => page === 1).map(({ text }) => text)
  for (const text of [
    'PEMBATALAN PENJUALAN',
    no_batal,
    `Membatalkan ${no_faktur_jual}`,
    'Alasan: Salah ukuran',
    'Ibu Siti',
    'Petugas KASIR-JKT',
    'Disetujui SPV-JKT',
    ring,
    'Uang yang dikembalikan',
    'Kartu debit BCA ··4021',
    '3,000,000',
    'Transfer MANDIRI 1220001',
    '1,000,000',
    'Tunai',
    // 1,300,000 less the change of 67,500
    '1,232,500',
    'Rp 5,232,500',
  ]) {
    expect(texts, text).toContain(text)
  }
  expect(texts.join(' ')).toMatch(/ASLI/)
  const second = words.filter(({ page }) => page === 2).map(({ text }) => text)
  expect(second.join(' ')).toMatch(/TEMBUSAN/)

  // A copy needs somebody's word, and says that it is one.
  const refused = await kasir.post<{ code: string }>(`${path}/slip`, {})
  expect(refused.body.code).toBe('BUTUH_OTORISASI')
  const grant = await kasir.grant('CETAK_ULANG_NOTA', `POST ${path}/slip`, {})
  const copy = (await wordsOf(await slip({ otorisasi: grant }))).words.map(({ text }) => text)
  expect(copy.join(' ')).toMatch(/SALINAN 1/)
  expect(copy.join(' ')).not.toMatch(/ASLI/)
})
