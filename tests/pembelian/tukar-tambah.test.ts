import type { PembelianAnswer } from '@kencana/contract/areas/beli/pembelian'
import type { TukarTambahAnswer } from '@kencana/contract/areas/beli/tukar-tambah'
import type { PenjualanAnswer } from '@kencana/contract/areas/penjualan'
import { tunaiTurun } from '@kencana/domain/uang/tunai'
import { describe, expect, test } from 'vitest'
import { closeDays, set } from '../hutang/counter.ts'
import { journalOf } from '../hutang/journal.ts'
import { cashSale, expectStatus, RING_PRICE, takeIn } from '../penjualan/shop.ts'
import type { Answer } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { loose, ofNota, openBuying, SELLER, sellRings } from './counter.ts'
import { cancelExchange, type Exchanged, exchangeGranted, exchanging } from './exchange.ts'

const api = await testShop()
const WHY = { alasan: 'Salah' }
const { owner, kasir, spv } = await openBuying(api)

const exchange = (body: object, options = {}): Promise<Answer<Exchanged>> =>
  kasir.post<Exchanged>('tukar-tambah', body, options)

const granted = (kategori: readonly string[], body: object): Promise<Answer<Exchanged>> =>
  exchangeGranted(kasir, kategori, body)

const cancel = (nomor: string) => cancelExchange(spv, nomor)

const refused = ({ status, body }: Answer<Exchanged>) => [status, body.code]

const shown = async (nomor: string): Promise<TukarTambahAnswer> =>
  expectStatus(await spv.get<TukarTambahAnswer>(`tukar-tambah/${nomor}`), 200)

const fresh = () => takeIn(owner, [{}])

const statusOf = async (kode: string): Promise<string> =>
  expectStatus(await spv.get<{ status: string }>(`barang/${kode}`), 200).status

describe('an exchange', () => {
  test('where the customer pays: both sides gross, each under its own number', async () => {
    const nota = await sellRings(owner, kasir)
    const [ring = ''] = await fresh()
    const old = ofNota(nota, 4_337_500)
    const answer = expectStatus(await exchange(exchanging([ring], [old])), 201)
    expect(answer).toMatchObject({ total: 895_000, kembali: 0 })
    expect(answer.no_tukar_tambah).toMatch(/^TK-JKT-261121-\d{4}$/)
    const { jual, beli, ...whole } = await shown(answer.no_tukar_tambah)
    expect(whole).toMatchObject({ tukar: 4_337_500, total: 895_000, status: 'SELESAI' })
    expect(jual).toMatchObject({
      no_faktur_jual: answer.no_faktur_jual,
      no_tukar_tambah: answer.no_tukar_tambah,
      total: RING_PRICE,
      customer: { nama: SELLER.nama },
    })
    expect(jual.pembayaran.map(({ cara, jumlah }) => [cara, jumlah])).toEqual([
      ['TUKAR', 4_337_500],
      ['TUNAI', 895_000],
    ])
    expect(beli).toMatchObject({
      no_faktur_beli: answer.no_faktur_beli,
      no_tukar_tambah: answer.no_tukar_tambah,
      total: 4_337_500,
      barang: [{ asal_barcode: nota.barcodes[0], no_faktur_jual: nota.no_faktur_jual }],
    })
    expect(await journalOf(api, answer.no_faktur_jual)).toContainEqual([
      ...['1101', 'KAS', 895_000, 0, 0, 'KASIR'],
    ])
    expect(await journalOf(api, answer.no_faktur_jual)).toContainEqual([
      ...['2117', 'TUKAR_TAMBAH', 4_337_500, 0, 0, null],
    ])
    expect(await journalOf(api, answer.no_faktur_beli)).toEqual([
      ['1202', 'PERSEDIAAN_BLN', 4_337_500, 0, 2_427_750, null],
      ['5105', 'EMAS_DIBELI', 0, 0, -2_427_750, null],
      ['2117', 'TUKAR_TAMBAH', 0, 4_337_500, 0, null],
    ])
    expect(await statusOf(ring)).toBe('TERJUAL')
    expect(await statusOf(answer.barang[0] ?? '')).toBe('BLN')
  })

  test('where the shop pays: the difference goes out in cash and into a deposit', async () => {
    const nota = await sellRings(owner, kasir, 2)
    const [ring = ''] = await fresh()
    const old = nota.barcodes.map(kode => ofNota({ ...nota, barcodes: [kode] }, 4_000_000))
    const body = exchanging([ring], old, {
      pembayaran: [
        { cara: 'TUNAI', jumlah: 1_000_000 },
        { cara: 'SALDO', jumlah: 8_000_000 - RING_PRICE - 1_000_000 },
      ],
    })
    const answer = expectStatus(await exchange(body), 201)
    expect(answer).toMatchObject({ total: RING_PRICE - 8_000_000, kembali: 0 })
    const { jual, beli } = await shown(answer.no_tukar_tambah)
    expect(jual.pembayaran).toMatchObject([{ cara: 'TUKAR', jumlah: RING_PRICE }])
    expect(beli.pembayaran.map(({ cara, jumlah }) => [cara, jumlah])).toEqual([
      ['TUKAR', RING_PRICE],
      ['TUNAI', 1_000_000],
      ['SALDO', 1_767_500],
    ])
    expect(await journalOf(api, answer.no_faktur_beli)).toContainEqual([
      ...['1101', 'KAS', 0, 1_000_000, 0, 'KASIR'],
    ])
  })

  test('of equal worth moves no money', async () => {
    const [ring = ''] = await fresh()
    const body = exchanging([ring], [loose(RING_PRICE)])
    const answer = expectStatus(await granted(['PEMBELIAN'], body), 201)
    expect(answer.total).toBe(0)
    const { jual, beli } = await shown(answer.no_tukar_tambah)
    expect([jual.pembayaran.length, beli.pembayaran.length]).toEqual([1, 1])
  })

  test('gives change; sent twice it stands once, its key is for no other body', async () => {
    const nota = await sellRings(owner, kasir)
    const [ring = ''] = await fresh()
    const body = exchanging([ring], [ofNota(nota, 4_337_500)], {
      pembayaran: [{ cara: 'TUNAI', jumlah: 900_000 }],
    })
    const kunci = crypto.randomUUID()
    const first = expectStatus(await exchange(body, { key: kunci }), 201)
    expect(first.kembali).toBe(5_000)
    const again = expectStatus(await exchange(body, { key: kunci }), 201)
    expect(again).toEqual(first)
    const other = { ...body, jual: { ...body.jual, keterangan: 'lain' } }
    expect(refused(await exchange(other, { key: kunci }))).toEqual([422, 'KUNCI_BEDA'])
  })
})

describe('the price of the old piece', () => {
  const sold = async (janji_tukar: string) => {
    const [ring = ''] = await fresh()
    const body = cashSale([], RING_PRICE, { barang: [{ kode_barcode: ring, janji_tukar }] })
    const { no_faktur_jual } = expectStatus(
      await kasir.post<{ no_faktur_jual: string }>('penjualan', body),
      201,
    )
    return { no_faktur_jual, barcodes: [ring] }
  }
  const valued = async (piece: object) => {
    const body = { transaksi: 'TUKAR_TAMBAH', barang: [piece] }
    type Worth = Readonly<Record<'target' | 'tertinggi_beli', number>>
    type Valued = Worth & { janji: string; aturan: { kode: string } }
    const { barang } = expectStatus(
      await kasir.post<{ barang: Valued[] }>('pembelian/taksir', body),
      200,
    )
    return barang[0]
  }

  test('promised and in time is the nota price, without a deduction', async () => {
    const nota = await sold('2026-12-21')
    const sale = expectStatus(
      await kasir.get<PenjualanAnswer>(`penjualan/${nota.no_faktur_jual}`),
      200,
    )
    expect(sale.barang[0]?.janji_tukar).toBe('2026-12-21')
    const { harga_beli: _, nama_barang: __, ke: ___, ...piece } = ofNota(nota, 1)
    expect(await valued(piece)).toMatchObject({
      janji: 'TEPAT',
      aturan: { kode: 'G' },
      target: RING_PRICE,
    })
    const [ring = ''] = await fresh()
    const answer = expectStatus(await exchange(exchanging([ring], [ofNota(nota, RING_PRICE)])), 201)
    const { beli } = await shown(answer.no_tukar_tambah)
    expect(beli.barang[0]).toMatchObject({ harga_beli: RING_PRICE, aturan: { kode: 'G' } })
  })

  test('a promise that is over when it is given is refused', async () => {
    const [ring = ''] = await fresh()
    const barang = [{ kode_barcode: ring, janji_tukar: '2026-11-20' }]
    const answer = await kasir.post<Exchanged>('penjualan', cashSale([], RING_PRICE, { barang }))
    expect(refused(answer)).toEqual([422, 'JANJI_TERLEWAT'])
  })

  test('a promise beyond its bound of days is approved', async () => {
    const [ring = ''] = await fresh()
    const barang = [{ kode_barcode: ring, janji_tukar: '2026-12-22' }]
    const body = cashSale([], RING_PRICE, { barang })
    const answer = await kasir.post<Exchanged>('penjualan', body)
    expect([...refused(answer), answer.body.facts.kategori]).toEqual([
      ...[422, 'BUTUH_OTORISASI', 'JANJI_TUKAR'],
    ])
    await set(owner, { JANJI_TUKAR_HARI: '31' })
    expectStatus(await kasir.post('penjualan', body), 201)
    await set(owner, { JANJI_TUKAR_HARI: '30' })
  })

  test('what goes out beside the new piece is what the rest is bought for', async () => {
    const notas = [await sold('2026-12-21'), await sold('2026-12-21')]
    const [ring = ''] = await fresh()
    const {
      harga_beli: _,
      nama_barang: __,
      ke: ___,
      ...piece
    } = ofNota(await sold('2026-12-21'), 1)
    const worth = 2 * ((await valued(piece))?.tertinggi_beli ?? 0)
    expect(worth).toBeLessThan(2 * RING_PRICE)
    const most = tunaiTurun(Math.floor(RING_PRICE + worth / 2))
    const trade = (total: number) =>
      exchanging(
        [ring],
        notas.map((nota, i) => ofNota(nota, i === 0 ? RING_PRICE : total - RING_PRICE)),
      )
    const answer = await exchange(trade(most + 100))
    expect([...refused(answer), answer.body.facts.kategori]).toEqual([
      ...[422, 'BUTUH_OTORISASI', 'PEMBELIAN'],
    ])
    expectStatus(await exchange(trade(most)), 201)
  })

  test('above its ceiling asks for the approval of a purchase', async () => {
    const nota = await sellRings(owner, kasir)
    const [ring = ''] = await fresh()
    const body = exchanging([ring], [ofNota(nota, 5_200_000)])
    const answer = await exchange(body)
    expect(refused(answer)).toEqual([422, 'BUTUH_OTORISASI'])
    expect(answer.body.facts.kategori).toBe('PEMBELIAN')
    expectStatus(await granted(['PEMBELIAN'], body), 201)
  })

  test('where sales wait for another, that approval is asked for at once', async () => {
    await set(owner, { VALIDASI_PENJUALAN: 'YA' })
    const nota = await sellRingsUnchecked()
    const [ring = ''] = await fresh()
    const body = exchanging([ring], [ofNota(nota, 4_000_000)])
    const answer = await exchange(body)
    expect(answer.body.facts.kategori).toBe('TUKAR_TAMBAH')
    const done = expectStatus(await granted(['TUKAR_TAMBAH'], body), 201)
    expect((await shown(done.no_tukar_tambah)).penyetuju).toBe('SPV-JKT')
    await set(owner, { VALIDASI_PENJUALAN: 'TIDAK' })
  })

  async function sellRingsUnchecked() {
    await set(owner, { VALIDASI_PENJUALAN: 'TIDAK' })
    const nota = await sellRings(owner, kasir)
    await set(owner, { VALIDASI_PENJUALAN: 'YA' })
    return nota
  }

  test('promised and late: unworn pays a penalty, worn loses its promise', async () => {
    const nota = await sold('2026-11-21')
    await set(owner, { LACI: 'KASIR,RR' })
    await closeDays(api, kasir, 1)
    const { harga_beli: _, nama_barang: __, ke: ___, ...piece } = ofNota(nota, 1)
    const late = { janji: 'LEWAT', aturan: { kode: 'F' }, target: RING_PRICE - 32_500 }
    expect(await valued(piece)).toMatchObject(late)
    const worn = await valued({ ...piece, dipakai: true })
    expect(worn).toMatchObject({ janji: 'LEWAT', aturan: { kode: 'E' } })
    const [ring = ''] = await fresh()
    const old = ofNota(nota, worn?.target ?? 0, { dipakai: true })
    const done = expectStatus(await exchange(exchanging([ring], [old])), 201)
    const { beli } = await shown(done.no_tukar_tambah)
    expect(beli.barang[0]).toMatchObject({ harga_beli: worn?.target, aturan: { kode: 'E' } })
  })
})

describe('what keeps one side keeps both', () => {
  test.each([
    ['a total that is another', { total: 1 }, [422, 'TOTAL_BERUBAH']],
    [
      'too little money',
      { pembayaran: [{ cara: 'TUNAI', jumlah: 5 }] },
      [422, 'PEMBAYARAN_KURANG'],
    ],
    ['no money', { pembayaran: [] }, [422, 'PEMBAYARAN_KURANG']],
    ['nothing new', { jual: { kode_sales: 'DEWI', barang: [] } }, [422, 'KERANJANG_KOSONG']],
  ])('%s', async (_what, more, no) => {
    const nota = await sellRings(owner, kasir)
    const [ring = ''] = await fresh()
    const body = exchanging([ring], [ofNota(nota, 4_337_500)], more)
    expect(refused(await exchange(body))).toEqual(no)
    expect(await statusOf(ring)).toBe('ADA')
    const { barang } = expectStatus(
      await kasir.get<{ barang: { dibeli: string | null }[] }>(
        `pembelian/nota/${nota.no_faktur_jual}`,
      ),
      200,
    )
    expect(barang[0]?.dibeli).toBeNull()
  })

  test('a card for money that goes out, no number of a deposit that pays', async () => {
    const out = exchanging(['10000001'], [loose(9_000_000)], {
      pembayaran: [{ cara: 'DEBIT', jumlah: 9_000_000 - RING_PRICE }],
    })
    expect((await exchange(out)).body.errors).toEqual({
      'pembayaran.0.cara': 'Selisih dibayar dengan tunai, transfer atau titipan',
    })
    const inside = exchanging(['10000001'], [loose(4_000_000)], {
      pembayaran: [{ cara: 'SALDO', jumlah: RING_PRICE - 4_000_000 }],
    })
    expect((await exchange(inside)).body.errors).toEqual({ 'pembayaran.0.no_bon': 'Harus Diisi' })
  })

  test('who may not buy does not exchange', async () => {
    const path = 'users/KASIR-JKT/akses'
    const before = expectStatus(await owner.get<Access>(path), 200)
    const akses = without(before.akses, 'transaksi-pembelian')
    expectStatus(await owner.put(path, { akses, versi: before.versi }), 200)
    const [ring = ''] = await fresh()
    const body = exchanging([ring], [loose(4_000_000)])
    expect(refused(await exchange(body))).toEqual([403, 'TANPA_HAK'])
    expect(await statusOf(ring)).toBe('ADA')
    const { versi } = expectStatus(await owner.get<Access>(path), 200)
    expectStatus(await owner.put(path, { akses: before.akses, versi }), 200)
  })
})

interface Node {
  readonly kode: string
  readonly is_show: boolean
  readonly children: readonly Node[]
}
interface Access {
  readonly akses: readonly Node[]
  readonly versi: number
}

/** The same screens but for one. */
const without = (nodes: readonly Node[], kode: string): Node[] =>
  nodes.map(node => ({
    kode: node.kode,
    is_show: node.is_show && node.kode !== kode,
    children: without(node.children, kode),
  }))

describe('cancelling', () => {
  test('takes both sides back in one document', async () => {
    const nota = await sellRings(owner, kasir)
    const [ring = ''] = await fresh()
    const done = expectStatus(await exchange(exchanging([ring], [ofNota(nota, 4_337_500)])), 201)
    expectStatus(await cancel(done.no_tukar_tambah), 201)
    const { jual, beli, status } = await shown(done.no_tukar_tambah)
    expect([jual.status, beli.status, status]).toEqual(['BATAL', 'BATAL', 'BATAL'])
    expect(await statusOf(ring)).toBe('ADA')
    const { barang } = expectStatus(
      await kasir.get<{ barang: { dibeli: string | null }[] }>(
        `pembelian/nota/${nota.no_faktur_jual}`,
      ),
      200,
    )
    expect(barang[0]?.dibeli, 'its nota may be bought again').toBeNull()
    expect(refused(await cancel(done.no_tukar_tambah))).toEqual([409, 'SUDAH_BATAL'])
  })

  test('one side alone is refused and names the exchange', async () => {
    const nota = await sellRings(owner, kasir)
    const [ring = ''] = await fresh()
    const done = expectStatus(await exchange(exchanging([ring], [ofNota(nota, 4_337_500)])), 201)
    for (const path of [
      `penjualan/${done.no_faktur_jual}/batal`,
      `pembelian/${done.no_faktur_beli}/batal`,
    ]) {
      const answer = await spv.post<Exchanged>(path, { alasan: 'Salah' })
      expect(refused(answer)).toEqual([422, 'BAGIAN_TUKAR_TAMBAH'])
      expect(answer.body.detail).toContain(done.no_tukar_tambah)
    }
  })

  test('is refused once an old piece has moved or the new one came back', async () => {
    const nota = await sellRings(owner, kasir)
    const [ring = ''] = await fresh()
    const done = expectStatus(await exchange(exchanging([ring], [ofNota(nota, 4_337_500)])), 201)
    const again = ofNota({ no_faktur_jual: done.no_faktur_jual, barcodes: [ring] }, 4_000_000)
    const [next = ''] = await fresh()
    const second = expectStatus(await exchange(exchanging([next], [again])), 201)
    expect(refused(await cancel(done.no_tukar_tambah))).toEqual([409, 'NOTA_SUDAH_DIBELI'])
    // Known before anybody is asked to approve it.
    const path = `tukar-tambah/${done.no_tukar_tambah}/batal`
    const unasked = [await spv.get<Exchanged>(path), await spv.post<Exchanged>(path, WHY)]
    expect(unasked.map(refused)).toEqual(Array(2).fill([409, 'NOTA_SUDAH_DIBELI']))
    expectStatus(await cancel(second.no_tukar_tambah), 201)
    expectStatus(await cancel(done.no_tukar_tambah), 201)
  })
})

test('exchanges are listed, and found by the number of either side', async () => {
  const nota = await sellRings(owner, kasir)
  const [ring = ''] = await fresh()
  const done = expectStatus(await exchange(exchanging([ring], [ofNota(nota, 4_337_500)])), 201)
  type List = { count: number; data: { no_tukar_tambah: string; total: number }[] }
  for (const q of [done.no_tukar_tambah, done.no_faktur_jual, done.no_faktur_beli, ring]) {
    const { data } = expectStatus(await spv.get<List>(`tukar-tambah?q=${q}`), 200)
    expect(data).toMatchObject([{ no_tukar_tambah: done.no_tukar_tambah, total: 895_000 }])
  }
  const journal = expectStatus(
    await spv.get<{ nomor: string; debit: number; kredit: number; nomor_akun: string }[]>(
      `tukar-tambah/${done.no_tukar_tambah}/jurnal`,
    ),
    200,
  )
  const between = journal.filter(({ nomor_akun }) => nomor_akun === '2117')
  expect(between.map(({ nomor }) => nomor)).toEqual([done.no_faktur_jual, done.no_faktur_beli])
  const bought = expectStatus(
    await spv.get<PembelianAnswer>(`pembelian/${done.no_faktur_beli}`),
    200,
  )
  expect(bought.no_tukar_tambah).toBe(done.no_tukar_tambah)
})
