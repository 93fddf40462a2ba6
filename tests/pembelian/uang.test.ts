import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { journalOf } from '../hutang/journal.ts'
import { cashSale, expectStatus, takeIn } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { take } from '../titipan/counter.ts'
import {
  type Bought,
  buy,
  buying,
  loose,
  ofNota,
  openBuying,
  refused,
  SELLER,
  sellRings,
  show,
  takeBack,
  valuedBy,
} from './counter.ts'

const api = await testShop()
const { owner, kasir, spv } = await openBuying(api)

const valued = (piece: object) => valuedBy(kasir, piece)

describe('the money', () => {
  test('out of the drawer named, by transfer, and into a deposit of the seller', async () => {
    const { target } = await valued(loose(1))
    const bon = await take(kasir, 500_000)
    const part = 1_000_000
    const bought = expectStatus(
      await buy(kasir, [loose(target)], {
        laci: 'DUA',
        pembayaran: [
          { cara: 'TUNAI', jumlah: target - 2 * part },
          { cara: 'TRANSFER', jumlah: part, kode_bank: 'BCA', no_rekening: '12345' },
          { cara: 'SALDO', jumlah: part, no_bon: bon },
        ],
      }),
      201,
    )
    const lines = await journalOf(api, bought.no_faktur_beli)
    expect(lines).toContainEqual(['1101', 'KAS', 0, target - 2 * part, 0, 'DUA'])
    expect(lines).toContainEqual(['1111', 'BANK', 0, part, 0, null])
    expect(lines).toContainEqual(['2111', 'HUTANG_TITIPAN', 0, part, 0, null])
    const deposit = await kasir.get<{ saldo: number }>(`titipan/${bon}`)
    expect(deposit.body.saldo).toBe(500_000 + part)
  })

  test('into a new deposit, which is called by the purchase and may be spent', async () => {
    const { target } = await valued(loose(1))
    const pembayaran = [{ cara: 'SALDO', jumlah: target }]
    const { no_faktur_beli } = expectStatus(await buy(kasir, [loose(target)], { pembayaran }), 201)
    const deposit = await kasir.get<{ saldo: number; masuk: number; customer: { nama: string } }>(
      `titipan/${no_faktur_beli}`,
    )
    expect(deposit.body).toMatchObject({ saldo: target, masuk: target })
    const { telp: _, ...silent } = SELLER
    const answer = await buy(kasir, [loose(target)], { pembayaran, penjual: silent })
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      { 'penjual.telp': 'Titipan perlu nomor telepon' },
    ])
  })

  test('is what the pieces cost, no more and no less', async () => {
    const { target } = await valued(loose(1))
    const cash = (jumlah: number) => ({ pembayaran: [{ cara: 'TUNAI', jumlah }] })
    const less = await buy(kasir, [loose(target)], cash(target - 1))
    expect(refused(less)).toEqual([422, 'PEMBAYARAN_KURANG'])
    const more = await buy(kasir, [loose(target)], cash(target + 1))
    expect(refused(more)).toEqual([422, 'PEMBAYARAN_LEBIH'])
    const other = await buy(kasir, [loose(target)], { ...cash(target - 500), total: target - 500 })
    expect(refused(other)).toEqual([422, 'TOTAL_BERUBAH'])
  })

  test('of Rp 100 million a day asks who it is, however it is split and wherever', async () => {
    const heavy = { berat: 30, kode_kondisi: 'UTUH' }
    const nota = await sellRings(owner, kasir)
    const { target } = await valued(ofNota(nota, 1))
    const buyer = { nama: 'Hartono', telp: '+62 813-5555-0001' }
    const known = { ...buyer, jenis_identitas: 'KTP', no_identitas: '3171010101010001' }
    const first = await valued(loose(1, heavy))
    const price = Math.min(first.target, 60_000_000)
    for (let paid = 0; paid + target < 100_000_000; paid += price) {
      expectStatus(await buy(kasir, [loose(price, heavy)], { penjual: known }), 201)
    }
    const anonymous = { penjual: { ...buyer, telp: '0813 5555 0001' } }
    const late = await buy(kasir, [ofNota(nota, target)], anonymous)
    expect(refused(late)).toEqual([422, 'IDENTITAS_JUMLAH'])
    expectStatus(await buy(kasir, [ofNota(nota, target)], { penjual: known }), 201)
  })
})

describe('a seller who says neither a card nor a telephone', () => {
  /** Gold of 40 g of the board with its nota, which is bought back for Rp 60 million. */
  async function sold(customer: object = {}) {
    const barcodes = await takeIn(owner, [{ berat: 40, modal_rp: 50_000_000 }])
    const body = cashSale(barcodes, 64_400_000, { customer })
    const { no_faktur_jual } = expectStatus(
      await kasir.post<{ no_faktur_jual: string }>('penjualan', body),
      201,
    )
    return ofNota({ no_faktur_jual, barcodes }, 60_000_000, { berat: 40 })
  }
  const offer = async (penjual: object, piece = sold()) =>
    refused(await buy(kasir, [await piece], { penjual }))
  const TAKEN = [201, undefined]
  const ASKED = [422, 'IDENTITAS_JUMLAH']

  test('is counted by his name in the store, however it is written and split', async () => {
    expect(await offer({ nama: 'Budi Santoso' })).toEqual(TAKEN)
    expect(await offer({ nama: 'Pak  budi santoso.' })).toEqual(ASKED)
    expect(await offer({ nama: 'Budi Santoso', telp: '12-3' })).toEqual(ASKED)
    expect(await offer({ nama: 'Budi Santosa' })).toEqual(TAKEN)
    const known = { jenis_identitas: 'KTP', no_identitas: '3171010101010088' }
    expect(await offer({ nama: 'Budi Santoso', ...known })).toEqual(TAKEN)
  })

  test('and by the telephone of whom the nota was written for', async () => {
    const ani = { nama: 'Ani', telp: '0813 5555 0077', no_identitas: '3171010101010077' }
    expect(await offer({ nama: 'Ibu Ani' }, sold(ani))).toEqual(ASKED)
    expect(await offer({ nama: 'Lestari' }, sold(ani))).toEqual(ASKED)
    expect(await offer({ nama: 'Lestari', telp: '+62 813-5555-0077' })).toEqual(ASKED)
    expect(await offer({ nama: 'Lestari' })).toEqual(TAKEN)
    const { no_faktur_beli } = expectStatus(
      await buy(kasir, [await sold()], { penjual: { nama: 'Ibu Wulan' } }),
      201,
    )
    expectStatus(await takeBack(kasir, no_faktur_beli), 201)
    expect(await offer({ nama: 'Wulan' })).toEqual(TAKEN)
  })

  test('and by neither where he says a telephone of his own', async () => {
    const tia = { nama: 'Tia', telp: '0813 5555 0066' }
    expect(await offer({ nama: 'Rini Wati', telp: '0813 5555 0055' }, sold(tia))).toEqual(TAKEN)
    expect(await offer({ nama: 'Rini Wati', telp: '0813 5555 0044' })).toEqual(TAKEN)
    expect(await offer({ nama: 'Rini Wati', telp: '0813 5555 0055' })).toEqual(ASKED)
  })

  test('at two tills at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const nama = `Bapak Serentak ${round}`
      const pieces = [await sold(), await sold()]
      const answers = await Promise.all(
        pieces.map(piece => buy(kasir, [piece], { penjual: { nama } })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
      expect(answers.map(refused)).toContainEqual(ASKED)
    }
  })
})

describe('taking back', () => {
  test('on its day: the piece is gone, its nota free, the money back', async () => {
    const nota = await sellRings(owner, kasir)
    const { target } = await valued(ofNota(nota, 1))
    const { no_faktur_beli, barang } = expectStatus(await buy(kasir, [ofNota(nota, target)]), 201)
    expectStatus(await takeBack(kasir, no_faktur_beli), 201)
    expect((await show(kasir, no_faktur_beli)).status).toBe('BATAL')
    const piece = await kasir.get<{ status: string }>(`barang/${barang[0]}`)
    expect(piece.body.status).toBe('BATAL')
    expect(refused(await takeBack(kasir, no_faktur_beli))).toEqual([409, 'SUDAH_BATAL'])
    expectStatus(await buy(kasir, [ofNota(nota, target)]), 201)
  })

  test('not once a piece of it has moved, been changed or sold', async () => {
    const nota = await sellRings(owner, kasir)
    const { target } = await valued(ofNota(nota, 1))
    const into = ofNota(nota, target, { ke: 'BAKI', kode_baki: 'A01' })
    const bought = expectStatus(await buy(kasir, [into]), 201)
    const moved = await spv.post('barang/pindah', { barang: bought.barang, ke_baki: 'A02' })
    expectStatus(moved, 201)
    const answer = await takeBack(kasir, bought.no_faktur_beli)
    expect(refused(answer)).toEqual([409, 'BARANG_SUDAH_BERGERAK'])
  })

  test('not once its money was spent out of the deposit', async () => {
    const { target } = await valued(loose(1))
    const pembayaran = [{ cara: 'SALDO', jumlah: target }]
    const { no_faktur_beli } = expectStatus(await buy(kasir, [loose(target)], { pembayaran }), 201)
    const body = { alasan: 'Diminta', jumlah: target, pencairan: { cara: 'TUNAI' } }
    const path = `titipan/${no_faktur_beli}/kembali`
    const otorisasi = await kasir.grant('BATAL_TITIPAN', `POST ${path}`, body)
    expectStatus(await kasir.post(path, { ...body, otorisasi }), 201)
    expect(refused(await takeBack(kasir, no_faktur_beli))).toEqual([409, 'BON_TERPAKAI'])
  })
})

describe('destroying what was bought', () => {
  test('sends it to scrap at cost, with a grant', async () => {
    const { target } = await valued(loose(1))
    const { barang } = expectStatus(await buy(kasir, [loose(target)]), 201)
    const body = { barang, alasan: 'Lebur' }
    const alone = await spv.post<Bought>('pembelian/hancur', body)
    expect(refused(alone)).toEqual([422, 'BUTUH_OTORISASI'])
    const otorisasi = await spv.grant('HANCUR_BARANG', 'POST pembelian/hancur', body, 'OWNER')
    const done = expectStatus(
      await spv.post<Bought>('pembelian/hancur', { ...body, otorisasi }),
      201,
    )
    expect(done.no_hancur).toMatch(/^HP-JKT-/)
    expect(await journalOf(api, done.no_hancur)).toEqual([
      ['1205', 'PERSEDIAAN_ROSOK', target, 0, 2_427_750, null],
      ['1202', 'PERSEDIAAN_BLN', 0, target, -2_427_750, null],
    ])
  })

  test('is for bought pieces that wait, not for stock', async () => {
    const nota = await sellRings(owner, kasir)
    const body = { barang: nota.barcodes, alasan: 'Lebur' }
    const answer = await spv.post<Bought>('pembelian/hancur', body)
    expect(refused(answer)).toEqual([409, 'BARANG_SUDAH_TERJUAL'])
  })
})

test('one key buys once, and answers the same', async () => {
  const { target } = await valued(loose(1))
  const key = randomUUID()
  const first = expectStatus(await buy(kasir, [loose(target)], {}, { key }), 201)
  const again = await buy(kasir, [loose(target)], {}, { key })
  expect(again.body).toEqual(first)
  expect(refused(await buy(kasir, [loose(target - 500)], {}, { key }))).toEqual([422, 'KUNCI_BEDA'])
})

test.each<[string, object, string]>([
  ['a sales person', { kode_sales: 'NIHIL' }, 'Sales'],
  ['a condition', { barang: [loose(1, { kode_kondisi: 'NIHIL' })], total: 1 }, 'Kondisi'],
  ['a damage', { barang: [loose(1, { kerusakan: ['NIHIL'] })], total: 1 }, 'Kondisi'],
  ['a kadar', { barang: [loose(1, { kode_kadar: 'NIHIL' })], total: 1 }, 'Kadar'],
  ['a jenis', { barang: [loose(1, { kode_dept: 'NIHIL' })], total: 1 }, 'Jenis'],
  ['a group', { barang: [loose(1, { kode_group: 'NIHIL' })], total: 1 }, 'Group'],
  ['a price code', { barang: [loose(1, { kode_harga: 'NIHIL' })], total: 1 }, 'Kode Harga'],
  [
    'a price group',
    { barang: [loose(1, { kelompok_harga: 'NIHIL' })], total: 1 },
    'Kelompok Harga',
  ],
])('%s that is not there is named', async (_, more, label) => {
  const answer = await kasir.post<Bought>('pembelian', buying([loose(1)], more))
  expect([answer.status, answer.body.facts]).toMatchObject([
    expect.any(Number),
    { label, kode: 'NIHIL' },
  ])
})
