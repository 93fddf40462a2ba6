import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testShop } from '../sample-shop/test-shop.ts'
import { cashSale, expectStatus, openShop, RING_PRICE, takeIn } from './shop.ts'

interface Sold {
  no_faktur_jual: string
  tgl_system: string
  total: number
  kembali: number
}
interface Problem {
  code: string
  detail: string
  facts: Record<string, string>
}
let next = 0
const ring = () => rings[next++] ?? ''

const api = await testShop()
const { kasir, owner, rings } = await openShop(api, 40)

describe('selling a piece', () => {
  test('posts document, movement and journal of the worked figures', async () => {
    const barcode = ring()
    const sold = expectStatus(
      await kasir.post<Sold>(
        'penjualan',
        cashSale([barcode], RING_PRICE, {
          pembayaran: [{ cara: 'TUNAI', jumlah: 5_300_000 }],
        }),
      ),
      201,
    )
    expect(sold).toMatchObject({ total: 5_232_500, kembali: 67_500, tgl_system: '2026-11-21' })
    expect(sold.no_faktur_jual).toMatch(/^FJ-JKT-261121-\d{4}$/)
    const { body: shown } = await kasir.get<Record<string, never>>(
      `penjualan/${sold.no_faktur_jual}`,
    )
    expect(shown).toMatchObject({
      total: 5_232_500,
      ppn: 56_931,
      murni: 2_427_750,
      status: 'SELESAI',
      barang: [
        {
          kode_barcode: barcode,
          berat: 3.237,
          berat_nota: 3.25,
          harga_jual: 5_232_500,
          ongkos: 60_000,
        },
      ],
    })
    const { body: journal } = await owner.get<Record<string, unknown>[]>(
      `penjualan/${sold.no_faktur_jual}/jurnal`,
      { toko: 'JKT' },
    )
    expect(journal.map(l => [l.jenis_akun, l.debit, l.kredit, l.murni_ug])).toEqual([
      ['KAS', 5_232_500, 0, 0],
      ['PENJUALAN', 0, 5_175_569, 0],
      ['PPN_KELUARAN', 0, 56_931, 0],
      ['HPP', 4_900_000, 0, 2_427_750],
      ['PERSEDIAAN', 0, 4_900_000, -2_427_750],
    ])
    const { body: piece } = await kasir.get(`barang/${barcode}`)
    expect(piece).toMatchObject({ status: 'TERJUAL' })
  })

  test('several tenders, change from cash only', async () => {
    const pembayaran = [
      { cara: 'DEBIT', jumlah: 5_000_000, kode_bank: 'BCA', kartu_akhir: '4021' },
      { cara: 'TUNAI', jumlah: 300_000 },
    ]
    const sold = expectStatus(
      await kasir.post<Sold>('penjualan', cashSale([ring()], RING_PRICE, { pembayaran })),
      201,
    )
    expect(sold.kembali).toBe(67_500)
  })

  test.each<[string, object, number, string]>([
    ['another total than the cashier saw', { total: 5_000_000 }, 422, 'TOTAL_BERUBAH'],
    [
      'too little money',
      { pembayaran: [{ cara: 'TUNAI', jumlah: 1_000 }] },
      422,
      'PEMBAYARAN_KURANG',
    ],
    [
      'more than the total by card',
      { pembayaran: [{ cara: 'QRIS', jumlah: 6_000_000 }] },
      422,
      'PEMBAYARAN_LEBIH',
    ],
    ['no tender', { pembayaran: [] }, 422, 'PEMBAYARAN_KOSONG'],
    ['no piece', { barang: [] }, 422, 'KERANJANG_KOSONG'],
    ['an unknown sales person', { kode_sales: 'SIAPA' }, 422, 'RUJUKAN_TIDAK_ADA'],
    [
      'a price below cost',
      {
        barang: [{ harga_jual: 4_000_000 }],
        total: 4_000_000,
        pembayaran: [{ cara: 'TUNAI', jumlah: 4_000_000 }],
      },
      422,
      'BUTUH_OTORISASI',
    ],
    ['a field nobody knows', { kode_toko: 'BDG' }, 400, 'PERMINTAAN_TIDAK_SAH'],
    ['a card number in a note', { keterangan: 'kartu 4111 1111 1111 1111' }, 422, 'NOMOR_KARTU'],
    ['the day of yesterday', { tgl_system: '2026-11-20' }, 409, 'TOKO_SUDAH_TUTUP'],
  ])('refuses %s and leaves the piece for sale', async (_name, more, status, code) => {
    const barcode = rings[39] ?? ''
    const body = cashSale([barcode], RING_PRICE, more) as { barang: object[] }
    body.barang = body.barang.map(line => ({ kode_barcode: barcode, ...line }))
    const answer = await kasir.post<Problem>('penjualan', body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect((await kasir.get(`barang/${barcode}`)).body).toMatchObject({ status: 'ADA' })
  })

  test('a replay gives the same answer, another body with the key does not', async () => {
    const key = randomUUID()
    const body = cashSale([ring()], RING_PRICE)
    const first = await kasir.post<Sold>('penjualan', body, { key })
    const again = await kasir.post<Sold>('penjualan', body, { key })
    expect(again.text).toBe(first.text)
    const other = await kasir.post<Problem>('penjualan', { ...body, keterangan: 'x' }, { key })
    expect([other.status, other.body.code]).toEqual([422, 'KUNCI_BEDA'])
  })

  test('a sold piece names who sold it and on which nota', async () => {
    const barcode = ring()
    const sold = expectStatus(
      await kasir.post<Sold>('penjualan', cashSale([barcode], RING_PRICE)),
      201,
    )
    const late = await owner.post<Problem>('penjualan', cashSale([barcode], RING_PRICE), {
      toko: 'JKT',
    })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      code: 'BARANG_SUDAH_TERJUAL',
      facts: { kode_barcode: barcode, no_faktur_jual: sold.no_faktur_jual, user_id: 'KASIR-JKT' },
    })
  })
})

describe('approval by a supervisor', () => {
  const limits = (BATAS_TURUN_HARGA: string) =>
    owner.put('para-system', { nilai: { BATAS_TURUN_HARGA }, modul: {} }, { toko: 'JKT' })
  const preview = async (lines: object[], more: object = {}) => {
    const body = { ...cashSale([], 0), barang: lines, pembayaran: [], ...more }
    const seen = await kasir.post<{ total: number; butuh: { kategori: string }[] }>(
      'penjualan/pratinjau',
      body,
    )
    const { total, butuh } = expectStatus(seen, 200)
    return { total, butuh: butuh.map(need => need.kategori) }
  }

  test('a line and the nota cannot both use the whole limit', async () => {
    expectStatus(await limits('50000'), 200)
    const [kode_barcode, other] = [rings[38], rings[37]]
    const reduced = [{ kode_barcode, diskon_rp: 50_000 }]
    expect(await preview(reduced)).toMatchObject({ total: 5_182_500, butuh: [] })
    expect((await preview([{ kode_barcode }], { diskon_rp: 50_000 })).butuh).toEqual([])
    expect((await preview(reduced, { diskon_rp: 50_000 })).butuh).toEqual(['TURUN_ONGKOS'])
    const two = [...reduced, { kode_barcode: other }]
    expect((await preview(two, { diskon_rp: 10_000 })).butuh).toEqual(['TURUN_ONGKOS'])
    expectStatus(await limits('0'), 200)
  })

  test('below cost is what the shop keeps, without VAT', async () => {
    const at = (harga_jual: number) => preview([{ kode_barcode: rings[38], harga_jual }])
    expect((await at(4_953_900)).butuh).toEqual(['TURUN_ONGKOS'])
    expect((await at(4_953_899)).butuh).toEqual(['JUAL_DIBAWAH_MODAL'])
  })

  test('what is left after a discount is a multiple of the step', async () => {
    const lines = [{ kode_barcode: rings[38], diskon_rp: 32_100 }, { kode_barcode: rings[37] }]
    expect((await preview(lines)).total).toBe(10_433_000)
    expect((await preview(lines, { diskon_rp: 400 })).total).toBe(10_433_000)
    expect((await preview(lines, { diskon_rp: 1_400 })).total).toBe(10_432_000)
  })

  test('a piece given away needs no tender, only the approval', async () => {
    const gift = { ...cashSale([], 0, { pembayaran: [] }), diskon_rp: RING_PRICE }
    const body = { ...gift, barang: [{ kode_barcode: ring() }] }
    expect((await kasir.post<Problem>('penjualan', body)).body.code).toBe('BUTUH_OTORISASI')
    const otorisasi = [
      await kasir.grant('JUAL_DIBAWAH_MODAL', 'POST penjualan', body),
      await kasir.grant('TURUN_ONGKOS', 'POST penjualan', body),
    ]
    const sold = expectStatus(await kasir.post<Sold>('penjualan', { ...body, otorisasi }), 201)
    expect(sold).toMatchObject({ total: 0, kembali: 0 })
    const { body: shown } = await kasir.get(`penjualan/${sold.no_faktur_jual}`)
    expect(shown).toMatchObject({ total: 0, diskon: RING_PRICE, pembayaran: [] })
  })

  test('diamonds have an approval of their own, and are sold only with their module', async () => {
    const [kode_barcode = ''] = await takeIn(owner, [{ kode_dept: 'BERLIAN' }])
    const line = { kode_barcode, harga_jual: 4_000_000 }
    expect((await preview([line])).butuh).toEqual(['BERLIAN_DIBAWAH_MODAL'])
    const module = (aktif: boolean) =>
      owner.put('para-system', { nilai: {}, modul: { BERLIAN_MODULE: aktif } }, { toko: 'JKT' })
    expectStatus(await module(false), 200)
    const refused = await kasir.post<Problem>('penjualan', cashSale([kode_barcode], RING_PRICE))
    expect([refused.status, refused.body.code]).toEqual([422, 'BERLIAN_NONAKTIF'])
    expect((await kasir.get(`barang/${kode_barcode}`)).body).toMatchObject({ status: 'ADA' })
    expectStatus(await module(true), 200)
    expectStatus(await kasir.post('penjualan', cashSale([kode_barcode], RING_PRICE)), 201)
  })

  const below = (barcode: string) => ({
    ...cashSale([], 4_000_000),
    barang: [{ kode_barcode: barcode, harga_jual: 4_000_000 }],
  })

  test('a grant lets exactly the approved command through, once', async () => {
    const body = below(ring())
    const otorisasi = await kasir.grant('JUAL_DIBAWAH_MODAL', 'POST penjualan', body)
    const cheaper = {
      ...body,
      total: 3_900_000,
      pembayaran: [{ cara: 'TUNAI', jumlah: 3_900_000 }],
      barang: [{ ...body.barang[0], harga_jual: 3_900_000 }],
      otorisasi,
    }
    const misused = await kasir.post<Problem>('penjualan', cheaper)
    expect([misused.status, misused.body.code]).toEqual([422, 'OTORISASI_TIDAK_SAH'])
    expectStatus(await kasir.post('penjualan', { ...body, otorisasi }), 201)
    const second = await kasir.post<Problem>('penjualan', { ...below(ring()), otorisasi })
    expect(second.body.code).toBe('OTORISASI_TIDAK_SAH')
  })

  test('a cashier cannot approve, a wrong password is told the same way', async () => {
    const ask = (user_id: string, password: string) =>
      kasir.post<Problem>('authorization', {
        user_id,
        password,
        kategori: 'BATAL_PENJUALAN',
        description: '',
        keterangan: 'Percobaan',
        perintah: { route: 'POST penjualan/X/batal', body: {} },
      })
    expect((await ask('KASIR-JKT', 'kencana-demo')).body.code).toBe('BUKAN_PENYETUJU')
    expect((await ask('SPV-JKT', 'salah')).body.detail).toBe('Incorrect username or password')
    expect((await ask('SPV-BDG', 'kencana-demo')).body.code).toBe('BUKAN_PENYETUJU')
  })
})

describe('cancelling', () => {
  test('reverses the journal, brings the piece back to its tray, works once', async () => {
    const barcode = ring()
    const sold = expectStatus(
      await kasir.post<Sold>('penjualan', cashSale([barcode], RING_PRICE)),
      201,
    )
    const path = `penjualan/${sold.no_faktur_jual}/batal`
    const body = { alasan: 'Pembeli salah ukuran' }
    expect((await kasir.post<Problem>(path, body)).body.code).toBe('BUTUH_OTORISASI')
    const otorisasi = await kasir.grant('BATAL_PENJUALAN', `POST ${path}`, body)
    const answer = expectStatus(
      await kasir.post<{ no_batal: string }>(path, { ...body, otorisasi }),
      201,
    )
    expect(answer.no_batal).toMatch(/^BJ-JKT-/)
    expect((await kasir.get(`barang/${barcode}`)).body).toMatchObject({
      status: 'ADA',
      kode_baki: 'A01',
    })
    const shown = (
      await kasir.get<{ status: string; batal: object }>(`penjualan/${sold.no_faktur_jual}`)
    ).body
    expect(shown).toMatchObject({ status: 'BATAL', batal: { penyetuju: 'SPV-JKT' } })
    const again = await kasir.grant('BATAL_PENJUALAN', `POST ${path}`, body)
    expect((await kasir.post<Problem>(path, { ...body, otorisasi: again })).body.code).toBe(
      'SUDAH_BATAL',
    )
    expectStatus(await kasir.post('penjualan', cashSale([barcode], RING_PRICE)), 201)
  })

  test('puts no piece into a tray that was deleted meanwhile', async () => {
    const at = { toko: 'JKT' }
    const barcode = ring()
    const tray = { kode_baki: 'Z90', nama_baki: 'Baki Sementara', kode_gudang: 'ETALASE' }
    expectStatus(await owner.post('baki', { ...tray, berat_baki: 0.35 }, at), 200)
    const move = { ke_baki: 'Z90', barang: [barcode] }
    expectStatus(await owner.post('barang/pindah', move, at), 201)
    const { no_faktur_jual } = expectStatus(
      await kasir.post<Sold>('penjualan', cashSale([barcode], RING_PRICE)),
      201,
    )
    expectStatus(await owner.del('baki/Z90', at), 200)
    const path = `penjualan/${no_faktur_jual}/batal`
    const body = { alasan: 'Pembeli salah ukuran' }
    const cancel = async () =>
      kasir.post<Problem>(path, {
        ...body,
        otorisasi: await kasir.grant('BATAL_PENJUALAN', `POST ${path}`, body),
      })
    expect((await cancel()).body.code).toBe('BAKI_DIHAPUS')
    expectStatus(await owner.post('baki/Z90/reactivate', undefined, at), 200)
    expectStatus(await cancel(), 201)
  })
})

describe('reading', () => {
  test('another store sees nothing of it', async () => {
    const sold = expectStatus(
      await kasir.post<Sold>('penjualan', cashSale([ring()], RING_PRICE)),
      201,
    )
    const bandung = await api.as('KASIR-BDG')
    expect((await bandung.get(`penjualan/${sold.no_faktur_jual}`)).status).toBe(404)
    const today = `penjualan?tgl_from=${sold.tgl_system}`
    expect((await bandung.get<{ count: number }>(today)).body.count).toBe(0)
    expect((await bandung.get('penjualan', { toko: 'JKT' })).status).toBe(403)
  })

  test('head office works for the branch through its portal', async () => {
    const page = await owner.get<{ count: number; data: unknown[] }>('penjualan?limit=2', {
      toko: 'JKT',
    })
    expect(page.body.data).toHaveLength(2)
    expect(page.body.count).toBeGreaterThan(2)
  })

  test('held carts are taken up once, without the number of a card', async () => {
    const buyer = { nama: 'Ibu Sari', no_identitas: '3171010101010001' }
    const held = expectStatus(
      await kasir.post<{ id: string }>('penjualan/tertahan', {
        nama: 'Ibu Sari',
        isi: { baris: [], buyer },
      }),
      200,
    )
    expect((await kasir.get('penjualan/tertahan')).body).toMatchObject([
      { isi: { baris: [], buyer: { nama: 'Ibu Sari', no_identitas: '' } } },
    ])
    expect((await kasir.del(`penjualan/tertahan/${held.id}`)).status).toBe(200)
    expect((await kasir.del(`penjualan/tertahan/${held.id}`)).status).toBe(404)
  })

  test('preview decides the same without writing', async () => {
    const barcode = ring()
    const answer = await owner.post<{ total: number; jurnal: unknown[] }>(
      'penjualan/pratinjau',
      { ...cashSale([barcode], 0), pembayaran: [] },
      { toko: 'JKT' },
    )
    expect(answer.body).toMatchObject({ total: RING_PRICE, butuh: [] })
    expect(answer.body.jurnal).toHaveLength(5)
    expect((await kasir.get(`barang/${barcode}`)).body).toMatchObject({ status: 'ADA' })
  })
})
