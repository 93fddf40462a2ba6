import { describe, expect, test } from 'vitest'
import { expectStatus, openShop, RING_PRICE, takeIn } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { reportOf } from './report-shop.ts'
import { fileOf, pdfText, sameEverywhere } from './same-everywhere.ts'
import { ledger } from './take-in.ts'

// The reports of pieces by price and by kind (doc1 §2, §7 to §9) against the pieces and the books.

const HEAVY = { nama_barang: 'Cincin Polos', berat: 10, size: '18' }
const TAGGED = {
  nama_barang: 'Anting Mutiara',
  kode_dept: 'ANTING',
  mode_harga: 'MANUAL',
  modal_rp: 1_000_000,
}
/** 10 g at 1,550,000 and 60,000 of making. */
const HEAVY_PRICE = 16_100_000

const api = await testShop({ tgl: '2026-11-21' })
const { owner, rings } = await openShop(api, 3)
const spv = await api.as('SPV-JKT')
const more = await takeIn(owner, [HEAVY, TAGGED, { ...HEAVY, size: '19', berat: 3.237 }])
const heavy = more[0] ?? ''
const typed = more[1] ?? ''

const PRICES = 'laporan-analisis-harga-barang'
const GROUPS = 'laporan-kelompok-barang'
const column = (rows: readonly Record<string, unknown>[], key: string) => rows.map(row => row[key])

describe.each([PRICES, GROUPS])('%s', id => {
  test('says the same on screen, paper, sheet and CSV', async () => {
    await sameEverywhere(spv, id)
    await sameEverywhere(spv, id, { kode_dept: 'ANTING' })
  })

  test('is of one store; head office reads several, and it is refused to others', async () => {
    expect((await reportOf(await api.as('SPV-BDG'), id)).rows).toEqual([])
    const both = await reportOf(owner, id, { toko: 'JKT,BDG' })
    expect(both.totals).toEqual((await reportOf(spv, id)).totals)
    expect((await (await api.as('SALES-JKT')).get(`reports/${id}`)).status).toBe(403)
    expect((await spv.get(`reports/${id}?toko=BDG`)).status).toBe(403)
  })

  test('its pieces, weight and fine gold are those of the trays and the books', async () => {
    const { totals } = await reportOf(spv, id)
    const [pieces, berat] = await ledger(
      api,
      'JKT',
      "select count(*), sum(berat_mg) from barang where status = 'ADA'",
    )
    const [modal, murni] = await ledger(
      api,
      'JKT',
      `select sum(debit_rp - kredit_rp), sum(murni_ug) from jurnal_baris
       where jenis_akun = 'PERSEDIAAN'`,
    )
    expect(totals).toMatchObject({ jumlah: pieces, berat })
    if (id === GROUPS) expect(totals).toMatchObject({ modal, murni })
  })
})

describe(PRICES, () => {
  test('each piece has the price that the list of pieces has', async () => {
    const { rows } = await reportOf(spv, PRICES)
    const listed = await spv.get<{ data: { kode_barcode: string; harga_jual: number | null }[] }>(
      'barang?limit=100',
    )
    const { data } = expectStatus(listed, 200)
    const price = new Map(data.map(piece => [piece.kode_barcode, piece.harga_jual]))
    expect(rows).toHaveLength(price.size)
    for (const { kode_barcode, harga_jual } of rows) {
      expect([kode_barcode, harga_jual]).toEqual([kode_barcode, price.get(String(kode_barcode))])
    }
    expect(rows[0]).toMatchObject({
      kode_barcode: heavy,
      nama_barang: 'Cincin Polos',
      kode_dept: 'CINCIN',
      kode_group: 'T750',
      size: '18',
      jumlah: 1,
      berat: 10_000,
      harga_jual: HEAVY_PRICE,
      per_gram: HEAVY_PRICE / 10,
    })
  })

  test('the highest price first, or the lowest; a typed price is none and last', async () => {
    const of = async (sort_by: string) => (await reportOf(spv, PRICES, { sort_by })).rows
    const four = Array(4).fill(RING_PRICE)
    expect(column(await of('HARGA_MAX'), 'harga_jual')).toEqual([HEAVY_PRICE, ...four, null])
    expect(column(await of('HARGA_MIN'), 'harga_jual')).toEqual([...four, HEAVY_PRICE, null])
    expect((await of('HARGA_MIN')).at(-1)?.kode_barcode).toBe(typed)
    expect((await reportOf(spv, PRICES)).rows).toEqual(await of('HARGA_MAX'))
    expect((await spv.get(`reports/${PRICES}?sort_by=HARGA`)).status).toBe(400)
  })

  test('rows that are made are sorted and searched like others', async () => {
    const of = async (query: object) =>
      column((await reportOf(spv, PRICES, { ...query })).rows, 'kode_barcode')
    const codes = [...rings, ...(await of({ q: 'polos' })), typed].sort()
    expect(await of({ urut: 'kode_barcode' })).toEqual(codes)
    expect(await of({ urut: '-kode_barcode' })).toEqual(codes.toReversed())
    expect((await of({ urut: '-size' })).slice(1, 2)).toEqual([heavy])
    expect(await of({ kode_dept: 'ANTING' })).toEqual([typed])
    const eod = await spv.get('reports/laporan-eod?urut=uraian')
    expect([eod.status, eod.body.code]).toEqual([400, 'PERMINTAAN_TIDAK_SAH'])
  })

  test('a price of the group goes before that of the kadar, a later one before both', async () => {
    const set = (harga_jual: number, more: object) =>
      owner.post(
        'harga-emas',
        {
          baris: [{ kode_kadar: '750', harga_jual, harga_beli: 1_000_000, ...more }],
        },
        { toko: 'JKT' },
      )
    const first = async () => (await reportOf(spv, PRICES)).rows[0]?.harga_jual
    expectStatus(await set(1_560_000, { kode_group: 'T750' }), 201)
    expect(await first()).toBe(HEAVY_PRICE + 100_000)
    expectStatus(await set(1_550_000, { kode_group: 'T750' }), 201)
    expect(await first()).toBe(HEAVY_PRICE)
  })

  interface Answered {
    data: { kode_barcode: string; harga_jual: number | null; berat: number }[]
    more: boolean
    message: string
  }
  const path = 'barang/laporan-analisis-harga-barang'

  test('its call answers the same by both verbs, says when empty, and refuses', async () => {
    const asked = { kode_dept: 'CINCIN', sort_by: 'HARGA_MIN' }
    const answer = expectStatus(await spv.post<Answered>(path, asked), 200)
    const { rows } = await reportOf(spv, PRICES, asked)
    expect([answer.message, answer.more]).toEqual(['Laporan Tersedia', false])
    expect(column(answer.data, 'kode_barcode')).toEqual(column(rows, 'kode_barcode'))
    expect(answer.data.at(-1)).toMatchObject({
      kode_toko: 'JKT',
      harga_jual: HEAVY_PRICE,
      harga_per_gram: HEAVY_PRICE / 10,
      berat: 10,
    })
    const got = await spv.get<Answered>(`${path}?${new URLSearchParams(asked)}`)
    expect(expectStatus(got, 200)).toEqual(answer)
    const none = expectStatus(await spv.post<Answered>(path, { kode_dept: 'KALUNG' }), 200)
    expect(none).toEqual({ data: [], more: false, message: 'Data Yang Anda Cari Tidak Ada' })
    expect((await spv.post<Answered>(path, {})).body.data).toHaveLength(6)
    expect((await spv.post(path, { sort_by: 'HARGA' })).status).toBe(400)
    expect((await spv.post(path, { ...asked, toko: 'BDG' })).status).toBe(400)
    expect((await (await api.as('SALES-JKT')).post(path, asked)).status).toBe(403)
  })
})

describe(GROUPS, () => {
  const told = async (query: object) =>
    (await reportOf(spv, GROUPS, { ...query })).rows.map(r => [r.nama_barang, r.size, r.jumlah])
  const BY_NAME = [
    ['Anting Mutiara', null, 1],
    ['Cincin Belah Rotan', null, 3],
    ['Cincin Polos', null, 2],
  ]
  const BY_SIZE = [
    ['Anting Mutiara', '-', 1],
    ['Cincin Belah Rotan', '-', 3],
    ['Cincin Polos', '18', 1],
    ['Cincin Polos', '19', 1],
  ]

  test('by name, or by name and size, of all pieces or of one jenis', async () => {
    expect(await told({})).toEqual(BY_NAME)
    expect(await told({ group_by: 'NAMA BARANG' })).toEqual(BY_NAME)
    expect(await told({ group_by: 'NAMA BARANG DAN SIZE' })).toEqual(BY_SIZE)
    expect(await told({ group_by: 'NAMA-SIZE' })).toEqual(BY_SIZE)
    expect(await told({ kode_dept: 'CINCIN' })).toEqual(BY_NAME.slice(1))
    expect(await told({ group_by: 'TIDAK ADA' })).toEqual([])
  })

  test('by nothing else than these two, before a shop names one of its own', async () => {
    const offered = expectStatus(await owner.get<{ dasar: string }[]>('jenis-group'), 200)
    expect(offered.map(row => row.dasar).sort()).toEqual(['NAMA', 'NAMA_SIZE'])
  })

  test('a kind of group that the shop names itself is obeyed', async () => {
    const own = { kode_jenis_group: 'UKUR', jenis_group: 'Nama dan ukuran', dasar: 'NAMA_SIZE' }
    expectStatus(await owner.post('master-parameter-jenis-group', own), 200)
    expect(await told({ group_by: 'UKUR' })).toEqual(BY_SIZE)
  })

  test('a row opens its pieces, those without a size too', async () => {
    const { rows, meta } = await reportOf(spv, GROUPS, { group_by: 'NAMA-SIZE' })
    const lead = meta.columns.find(one => one.key === 'nama_barang')?.leadsTo
    expect(lead?.path).toBe('/laporan-stock-barang')
    for (const { nama_barang, size, jumlah, berat, murni, modal } of rows) {
      const query = { nama_barang: String(nama_barang), ukuran: String(size) }
      const { totals } = await reportOf(spv, 'laporan-stock-barang', query)
      expect(totals).toMatchObject({ jumlah, berat, murni, modal })
    }
  })

  interface Answered {
    data: { nama_barang: string; jumlah: number }[]
    message: string
  }
  const path = 'reportbarang/kelompok-barang'

  test('its call answers the same by both verbs, says when empty, and refuses', async () => {
    const asked = { kode_dept: 'CINCIN', group_by: 'NAMA BARANG DAN SIZE' }
    const answer = expectStatus(await spv.post<Answered>(path, asked), 200)
    expect(answer).toMatchObject({ message: 'Laporan Tersedia', more: false })
    expect(answer.data).toEqual([
      { kode_toko: 'JKT', nama_barang: 'Cincin Belah Rotan', size: '-', jumlah: 3, berat: 9.711 },
      { kode_toko: 'JKT', nama_barang: 'Cincin Polos', size: '18', jumlah: 1, berat: 10 },
      { kode_toko: 'JKT', nama_barang: 'Cincin Polos', size: '19', jumlah: 1, berat: 3.237 },
    ])
    const got = await spv.get<Answered>(`${path}?${new URLSearchParams(asked)}`)
    expect(expectStatus(got, 200)).toEqual(answer)
    const none = expectStatus(await spv.post<Answered>(path, { kode_dept: 'KALUNG' }), 200)
    expect(none).toEqual({ data: [], more: false, message: 'Laporan Penjualan Tidak Tersedia' })
    expect((await spv.post(path, { group_by: '' })).status).toBe(400)
    expect((await spv.post(path, { tgl_from: '2026-11-21' })).status).toBe(400)
    expect((await (await api.as('SALES-JKT')).post(path, asked)).status).toBe(403)
  })

  test('its paper has every group with its sums', async () => {
    const text = await pdfText((await fileOf(spv, GROUPS, 'pdf', { group_by: 'NAMA-SIZE' })).bytes)
    for (const said of ['Laporan Kelompok Barang', 'Cincin Polos', 'Anting Mutiara', '9.711']) {
      expect(text).toContain(said)
    }
  })
})
