import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { meant } from '../sample-shop/meant.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { add, ok, priceBoard, ring } from './shop.ts'

interface Problem {
  code: string
  detail: string
  facts: Record<string, unknown>
}
interface Moved {
  no_pindah: string
  pcs: number
  berat: number
}

const api = await testShop()
const spv = await api.as('SPV-JKT')
const kasir = await api.as('KASIR-JKT')
await priceBoard(api)
afterAll(async () => expect(await miscounted()).toEqual([]))

/** Stores and statuses whose kept count is not the count of their pieces. */
async function miscounted(): Promise<unknown[]> {
  const admin = new pg.Client({ connectionString: api.database.adminUrl })
  await admin.connect()
  const { rows } = await admin.query(`select * from
    (select kode_toko, status, count(*) n from barang group by 1, 2) b
    full join (select kode_toko, status, jumlah n from barang_jumlah where jumlah <> 0) j
    using (kode_toko, status) where b.n is distinct from j.n`)
  await admin.end()
  return rows
}

const show = async (code = '') => ok(await spv.get(`barang/${code}`))
const sell = (code = '') =>
  kasir.post<Problem & { no_faktur_jual: string }>('penjualan', {
    kode_sales: 'DEWI',
    barang: [{ kode_barcode: code }],
    pembayaran: [{ cara: 'TUNAI', jumlah: 5_232_500 }],
    total: 5_232_500,
  })

describe('moving', () => {
  test('puts pieces into another tray and keeps the way they went', async () => {
    const codes = await add(spv, ring(), ring())
    const moved = ok(await spv.post<Moved>('barang/pindah', { ke_baki: 'A02', barang: codes }), 201)
    expect(moved).toMatchObject({ pcs: 2, berat: 6.474 })
    expect(moved.no_pindah).toMatch(/^PB-JKT-261121-\d{4}$/)
    expect(await show(codes[0])).toMatchObject({ kode_baki: 'A02', status: 'ADA', versi: 2 })
    const history = ok(await spv.get<unknown[]>(`barang/${String(codes[0])}/riwayat`))
    expect(history[1]).toMatchObject({
      aksi: 'PINDAH_BARANG',
      nomor: moved.no_pindah,
      dari_baki: 'A01',
      ke_baki: 'A02',
    })
  })

  test('refuses the same tray, an unknown one, doubles and strangers', async () => {
    const [code] = await add(spv)
    const move = (ke_baki: string, ...barang: unknown[]) =>
      spv.post<Problem>('barang/pindah', { ke_baki, barang })
    expect((await move('A01', code)).body.code).toBe('BAKI_SAMA')
    expect((await move('ZZ', code)).body.code).toBe('RUJUKAN_TIDAK_ADA')
    expect((await move('A02', code, code)).body.code).toBe('BARCODE_GANDA')
    expect((await move('A02', '99999999')).status).toBe(404)
    expect((await move('A02')).status).toBe(400)
    expect((await move('A02', '../../x')).status).toBe(400)
  })

  test('asks about a piece taken into a tray of another kategori', async () => {
    const owner = await api.as('OWNER')
    const bars = { nama_baki: 'Baki LM', kode_gudang: 'ETALASE', berat_baki: 350 }
    const baki = { ...bars, kode_baki: 'LM01', kode_kategori: 'LM' }
    ok(await owner.post('baki', baki, { toko: 'JKT' }))
    const send = (dipastikan?: string[]) =>
      spv.post<Problem>('barang', { barang: [ring(), ring({ kode_baki: 'LM01' })], dipastikan })
    const asked = await send()
    expect([asked.status, asked.body.code]).toEqual([422, 'BAKI_KATEGORI'])
    expect(asked.body.facts).toMatchObject({ kode_baki: 'LM01', kategori: 'PERHIASAN', lagi: 0 })
    expect((await send([String(asked.body.facts.tanda)])).status).toBe(201)
    const bar = ring({ kode_baki: 'LM01', kode_dept: 'LM' })
    expect((await spv.post('barang', { barang: [bar] })).status, 'of its own kategori').toBe(201)
  })

  test('asks before pieces go to a tray of another kategori, alone or by the tray', async () => {
    const owner = await api.as('OWNER')
    const bars = { nama_baki: 'Baki LM', kode_gudang: 'ETALASE', berat_baki: 350 }
    const baki = { ...bars, kode_baki: 'LM02', kode_kategori: 'LM' }
    ok(await owner.post('baki', baki, { toko: 'JKT' }))
    const barang = await add(spv, ring({ kode_baki: 'A03' }))
    const goal = { ke_baki: 'LM02' }
    for (const [path, body] of [
      ['barang/pindah', { ...goal, barang }],
      ['barang/pindah-baki', { ...goal, dari_baki: 'A03' }],
    ] as const) {
      const asked = await spv.post<Problem>(path, body)
      expect([asked.status, asked.body.code]).toEqual([422, 'BAKI_KATEGORI'])
      expect(asked.body.facts).toMatchObject({ kategori_baki: 'LM', kategori: 'PERHIASAN' })
      expect(await show(barang[0])).toMatchObject({ kode_baki: 'A03' })
    }
    expect((await meant(spv, 'barang/pindah', { ...goal, barang })).status).toBe(201)
    expect(await show(barang[0])).toMatchObject({ kode_baki: 'LM02', versi: 2 })
  })

  test('empties a whole tray', async () => {
    await add(
      spv,
      ring({ kode_baki: 'D01' }),
      ring({ kode_baki: 'D01' }),
      ring({ kode_baki: 'D01' }),
    )
    const body = { dari_baki: 'D01', ke_baki: 'D02' }
    expect(ok(await spv.post<Moved>('barang/pindah-baki', body), 201).pcs).toBe(3)
    expect(ok(await spv.get('barang?kode_baki=D02'))).toMatchObject({ count: 3 })
    const again = await spv.post<Problem>('barang/pindah-baki', body)
    expect(again.body).toMatchObject({ code: 'BAKI_KOSONG', facts: { kode_baki: 'D01' } })
  })

  test('of a piece just sold says who sold it on which nota', async () => {
    const [code] = await add(spv)
    const sold = ok(await sell(code), 201)
    const late = await spv.post<Problem>('barang/pindah', { ke_baki: 'A02', barang: [code] })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      code: 'BARANG_SUDAH_TERJUAL',
      facts: { no_faktur_jual: sold.no_faktur_jual, user_id: 'KASIR-JKT' },
    })
    expect(await show(code)).toMatchObject({ status: 'TERJUAL', keluar_oleh: 'KASIR-JKT' })
  })

  test('and selling at once: one wins, the other reads why', async () => {
    const codes = await add(spv, ...Array.from({ length: 10 }, () => ring()))
    for (const code of codes) {
      const [sale, move] = await Promise.all([
        sell(code),
        spv.post<Problem>('barang/pindah', { ke_baki: 'A03', barang: [code] }),
      ])
      expect([200, 201]).toContain(Math.min(sale.status, move.status))
      for (const loser of [sale, move].filter(answer => answer.status >= 300)) {
        expect(loser.status).toBe(409)
        expect(['BARANG_BERUBAH', 'BARANG_SUDAH_TERJUAL']).toContain(loser.body.code)
      }
    }
  })
})

describe('destroying', () => {
  test('needs a grant for this very command', async () => {
    const [code, other] = await add(spv, ring(), ring())
    const body = { barang: [code], alasan: 'Patah saat dibersihkan' }
    const bare = await spv.post<Problem>('barang/hancur', body)
    expect(bare.body).toMatchObject({
      code: 'BUTUH_OTORISASI',
      facts: { kategori: 'HANCUR_BARANG' },
    })
    const elsewhere = { barang: [other], alasan: body.alasan }
    const wrong = await spv.grant('HANCUR_BARANG', 'POST barang/hancur', elsewhere)
    const refused = await spv.post<Problem>('barang/hancur', { ...body, otorisasi: wrong })
    expect(refused.body.code).toBe('OTORISASI_TIDAK_SAH')
    expect(await show(code)).toMatchObject({ status: 'ADA' })

    const otorisasi = await spv.grant('HANCUR_BARANG', 'POST barang/hancur', body)
    const key = randomUUID()
    const done = ok(await spv.post('barang/hancur', { ...body, otorisasi }, { key }), 201)
    expect(done).toMatchObject({ pcs: 1, berat: 3.237, modal_rp: 4_900_000 })
    const again = await spv.post('barang/hancur', { ...body, otorisasi }, { key })
    expect(again.body).toEqual(done)
    expect(await show(code)).toMatchObject({ status: 'HANCUR', no_keluar: done.no_hancur })
    const reused = await spv.post<Problem>('barang/hancur', { ...elsewhere, otorisasi })
    expect(reused.body.code).toBe('OTORISASI_TIDAK_SAH')
    const gone = await spv.post<Problem>('barang/hancur', { ...body, otorisasi })
    expect(gone.body.code).toBe('BARANG_TIDAK_TERSEDIA')
  })

  test('is not for the cashier', async () => {
    expect((await kasir.post('barang/hancur', { barang: ['11000001'], alasan: 'x' })).status).toBe(
      403,
    )
  })
})

describe('editing', () => {
  test('asks about a price that a slip of a comma moves', async () => {
    const [code] = await add(spv)
    const put = (body: object) =>
      spv.put<Problem & { facts: Record<string, unknown> }>(`barang/${String(code)}`, body)
    ok(await put({ ongkos_per_gram: 45_000, versi: 1 }))
    const asked = await put({ ongkos_per_gram: 4_500, size: '18', versi: 2 })
    expect([asked.status, asked.body.code]).toEqual([422, 'HARGA_BERUBAH_JAUH'])
    expect(asked.body.facts).toMatchObject({ label: 'Ongkos per Gram', persen: -90, lagi: 0 })
    const dipastikan = [asked.body.facts.tanda]
    const other = await put({ ongkos_per_gram: 4_400, versi: 2, dipastikan })
    expect(other.body.code, 'other figures').toBe('HARGA_BERUBAH_JAUH')
    ok(await put({ ongkos_per_gram: 4_500, size: '18', versi: 2, dipastikan }))
    ok(await put({ ongkos_per_gram: 6_750, versi: 3 }))
  })

  test('changes what is no gold, says who was faster, keeps before and after', async () => {
    const [code] = await add(spv)
    const body = {
      nama_barang: 'Cincin Ukir Melati',
      kode_bandrol: 'B985',
      mode_harga: 'BANDROL',
      versi: 1,
    }
    const edited = ok(await spv.put<{ data: unknown }>(`barang/${String(code)}`, body))
    expect(edited.data).toMatchObject({
      nama_barang: 'Cincin Ukir Melati',
      harga_jual: 985_000,
      versi: 2,
      berat: 3.237,
    })
    const late = await spv.put<Problem>(`barang/${String(code)}`, { size: '17', versi: 1 })
    expect(late.body.code).toBe('BERUBAH')
    expect((await spv.put(`barang/${String(code)}`, { berat: 1, versi: 2 })).status).toBe(400)
    const missing = await spv.put<Problem>(`barang/${String(code)}`, { kode_ongkos: 'X', versi: 2 })
    expect(missing.body.code).toBe('RUJUKAN_TIDAK_ADA')
    const history = ok(await spv.get<Record<string, unknown>[]>(`barang/${String(code)}/riwayat`))
    expect(history[1]).toMatchObject({
      aksi: 'UBAH',
      user_id: 'SPV-JKT',
      rincian: {
        nama_barang: { sebelum: 'Cincin Polos Mawar', sesudah: 'Cincin Ukir Melati' },
        harga_bandrol: { sebelum: null, sesudah: 985_000 },
      },
    })
  })
})

describe('another store', () => {
  test('sees nothing of it and moves nothing of it', async () => {
    const [code] = await add(spv)
    const other = await api.as('SPV-BDG')
    expect((await other.get(`barang/${String(code)}`)).status).toBe(404)
    expect((await other.get(`barang/${String(code)}/riwayat`)).status).toBe(404)
    expect(ok(await other.get(`barang?q=${String(code)}`))).toMatchObject({ count: 0, data: [] })
    expect(ok(await other.get('barang?q=cincin'))).toMatchObject({ count: 0 })
    const move = await other.post('barang/pindah', { ke_baki: 'A02', barang: [code] })
    expect(move.status).toBe(404)
    expect((await other.get('barang', { toko: 'JKT' })).status).toBe(403)
  })
})
