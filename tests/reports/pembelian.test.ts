import { describe, expect, test } from 'vitest'
import { buyForADay, PAID, UNDONE } from '../pembelian/bought-day.ts'
import { buy, loose, openBuying } from '../pembelian/counter.ts'
import { expectStatus, RING_PRICE } from '../penjualan/shop.ts'
import { closeDay } from '../races/race.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { reportOf } from './report-shop.ts'
import { fileOf, PURCHASE_REPORTS, pdfText, sameEverywhere } from './same-everywhere.ts'
import { ledger } from './take-in.ts'

// The reports of what was bought against its documents and the books, after two days in JKT.

const FIRST = '2026-11-21'
const LAST = '2026-11-22'
const DAYS = { tanggal_awal: FIRST, sampai_tgl: LAST }
const LATE = 2_700_000
/** What stands of both days. */
const PIECES = [...Object.values(PAID), LATE]
const TOTAL = PIECES.reduce((sum, paid) => sum + paid, 0)

const api = await testShop({ tgl: FIRST })
const day = await buyForADay(api)
const spv = await api.as('SPV-JKT')
const kasir = await api.as('KASIR-JKT')
const owner = await api.as('OWNER')
expectStatus(await closeDay(kasir, FIRST), 201)
const late = expectStatus(
  await buy(kasir, [loose(LATE)], { kode_sales: 'RINI' }),
  201,
).no_faktur_beli

const books = (statement: string) => ledger(api, 'JKT', statement)
const report = (id: string, query: object = {}, who = spv) =>
  reportOf(who, id, { ...DAYS, ...query })
const column = (rows: readonly Record<string, unknown>[], key: string) => rows.map(row => row[key])

const BUYING = "jenis in ('PEMBELIAN', 'BATAL_PEMBELIAN')"

/** Rupiah and fine gold the books took into stock, pieces and weight that moved into the trays. */
async function bought() {
  const [total, murni] = await books(`select
    sum(debit_rp - kredit_rp) filter (where jenis_akun in ('PERSEDIAAN_BLN', 'PERSEDIAAN')),
    -sum(murni_ug) filter (where jenis_akun = 'EMAS_DIBELI')
    from jurnal_baris where ${BUYING}`)
  const [jumlah, berat] = await books(`select sum(case when ke_baki is null then -1 else 1 end),
    sum(case when ke_baki is null then -berat_mg else berat_mg end)
    from gerak_barang where ${BUYING}`)
  return { jumlah, berat, murni, total }
}

describe.each(PURCHASE_REPORTS)('%s', id => {
  test('says the same on screen, paper, sheet and CSV', async () => {
    expect((await report(id)).rows.length).toBeGreaterThan(0)
    await sameEverywhere(spv, id, DAYS)
  })

  test('is of one store; head office reads several, and it is refused to others', async () => {
    expect((await report(id, {}, await api.as('SPV-BDG'))).rows).toEqual([])
    const both = await report(id, { toko: 'JKT,BDG' }, owner)
    expect(both.totals).toEqual((await report(id)).totals)
    const answer = await (await api.as('SALES-JKT')).get(`reports/${id}`)
    expect([answer.status, answer.body.code]).toEqual([403, 'TANPA_HAK'])
  })
})

describe('what was bought is what the books took in', () => {
  test.each(['', '-detail', '-per-kondisi', '-per-sales'])('laporan-pembelian%s', async which => {
    const { totals } = await report(`laporan-pembelian${which}`)
    expect(totals).toMatchObject(await bought())
    expect([totals.jumlah, totals.total]).toEqual([PIECES.length, TOTAL])
  })

  test('laporan-pembelian-per-faktur: what stands, nota by nota', async () => {
    const { totals } = await report('laporan-pembelian-per-faktur')
    const { total, berat } = await bought()
    expect(totals).toMatchObject({ harga: total, berat, harga_nota: 2 * RING_PRICE })
  })
})

test('laporan-pembelian: one row per day and condition', async () => {
  const { rows } = await report('laporan-pembelian')
  expect(
    rows.map(r => [r.tgl, r.kondisi, r.faktur, r.batal, r.jumlah, r.beli, r.batal_rp]),
  ).toEqual([
    [FIRST, 'PENYOK', 1, 0, 1, PAID.bent, 0],
    [
      ...[FIRST, 'UTUH', 5, 1, 4],
      TOTAL - PAID.bent - LATE + UNDONE.own + UNDONE.loose,
      UNDONE.own + UNDONE.loose,
    ],
    [LAST, 'UTUH', 1, 0, 1, LATE, 0],
  ])
  expect(rows[0]).toMatchObject({ berat: 5_123, per_gram: Math.round(PAID.bent / 5.123) })
  const bent = await report('laporan-pembelian', { kondisi: 'PENYOK' })
  expect(bent.totals.total).toBe(PAID.bent)
})

test('laporan-pembelian-per-kondisi: by condition and price group, with its share', async () => {
  const { rows } = await report('laporan-pembelian-per-kondisi')
  expect(rows.map(r => [r.kondisi, r.kelompok_harga, r.jumlah, r.total])).toEqual([
    ['PENYOK', 'ROSOK', 1, PAID.bent],
    ['UTUH', 'TUA', 1, PAID.intact],
    ['UTUH', null, 4, PAID.loose + PAID.tray + PAID.lebur + LATE],
  ])
  expect(rows[0]?.andil).toBe(Math.round((1000 * PAID.bent) / TOTAL))
  const tua = await report('laporan-pembelian-per-kondisi', { kelompok_harga: 'TUA' })
  expect(tua.totals.total).toBe(PAID.intact)
})

test('laporan-pembelian-per-sales: per person, and per person and day', async () => {
  const { rows } = await report('laporan-pembelian-per-sales')
  const rini = PAID.bent + PAID.loose + LATE
  expect(rows.map(r => [r.kode_sales, r.faktur, r.batal, r.jumlah, r.total])).toEqual([
    ['DEWI', 4, 1, 3, TOTAL - rini],
    ['RINI', 2, 0, 3, rini],
  ])
  const daily = await report('laporan-pembelian-per-sales', { rincian: 'HARI', kode_sales: 'RINI' })
  expect(daily.rows.map(r => [r.tgl, r.total])).toEqual([
    [FIRST, rini - LATE],
    [LAST, LATE],
  ])
})

test('laporan-pembelian-detail: piece by piece, cancelled ones on both sides', async () => {
  const { rows } = await report('laporan-pembelian-detail')
  const of = (nomor: string) =>
    rows.filter(r => r.no_faktur_beli === nomor).map(r => [r.status, r.jumlah, r.total])
  expect(of(day.batal)).toEqual([
    ['Dibeli', 1, UNDONE.own],
    ['Dibeli', 1, UNDONE.loose],
    ['Dibatalkan', -1, -UNDONE.own],
    ['Dibatalkan', -1, -UNDONE.loose],
  ])
  expect(rows.find(r => r.no_faktur_beli === day.intact)).toMatchObject({
    no_faktur_jual: day.nota,
    nota_sini: day.nota,
    kondisi: 'UTUH',
    kelompok_harga: 'TUA',
    aturan: 'D',
    kode_baki: 'BLN',
    berat: 3_237,
  })
  const found = async (query: object) =>
    column((await report('laporan-pembelian-detail', query)).rows, 'no_faktur_beli')
  expect(await found({ kode_sales: 'RINI' })).toEqual([day.mixed, day.mixed, late])
  expect(await found({ kondisi: 'PENYOK' })).toEqual([day.mixed])
  expect(await found({ kelompok_harga: 'TUA' })).toEqual([day.intact, day.batal, day.batal])
  expect(await found({ asal: 'NOTA' })).toEqual([day.intact, day.tray, day.batal, day.batal])
  expect(await found({ asal: 'TANPA', tanggal_awal: LAST })).toEqual([late])
  expect(await found({ kode_kadar: '700' })).toEqual([])
  expect(await found({ valid_by: 'SPV-JKT' })).toEqual([])
})

interface Limited {
  data: { kode_toko: string; kondisi: string; detail: Record<string, unknown>[] }[]
  more: boolean
  message: string
}

describe('laporan-pembelian-per-faktur (doc1 §2, §3, §7, §8)', () => {
  const id = 'laporan-pembelian-per-faktur'
  const range = { tgl_from: FIRST, tgl_to: LAST }
  const path = 'pembelian/hidup/report-limited'
  const ask = (body: object, who = spv) => who.post<Limited>(path, body)

  test('by condition and nota, with the gold price and the average of the nota', async () => {
    const { rows, meta } = await report(id)
    expect(meta.group).toEqual(['kondisi', 'no_faktur_beli'])
    expect(meta.columns.map(({ key }) => key)).toEqual([
      ...['kondisi', 'no_faktur_beli', 'kode_sales', 'nama_barang', 'kode_group', 'harga_emas'],
      ...['berat_nota', 'berat', 'harga_nota', 'harga', 'rata_asal'],
    ])
    const order = [day.mixed, day.intact, day.mixed, day.tray, day.lebur, late]
    expect(column(rows, 'no_faktur_beli')).toEqual(order)
    expect(column(rows, 'kondisi')).toEqual(['PENYOK', ...Array(5).fill('UTUH')])
    expect(rows[1]).toMatchObject({
      kode_sales: 'DEWI',
      nama_barang: 'Cincin Belah Rotan',
      kode_group: 'T750',
      harga_emas: 1_490_000,
      berat_nota: 3_250,
      berat: 3_237,
      harga_nota: RING_PRICE,
      harga: PAID.intact,
      rata_asal: RING_PRICE / 3.25,
    })
    expect(rows[0]).toMatchObject({ berat_nota: null, harga_nota: null, rata_asal: null })
  })

  test('by days, group, price group and condition', async () => {
    const found = async (query: object) => column((await report(id, query)).rows, 'no_faktur_beli')
    expect(await found({ tanggal_awal: LAST })).toEqual([late])
    expect(await found({ kode_group: 'T750' })).toHaveLength(6)
    expect(await found({ kode_group: 'T700' })).toEqual([])
    expect(await found({ kelompok_harga: 'ROSOK' })).toEqual([day.mixed])
    expect(await found({ kondisi: 'PENYOK' })).toEqual([day.mixed])
    expect(await found({ kondisi: 'ALL', kelompok_harga: 'ALL' })).toHaveLength(6)
  })

  test('its call answers the same, gathered by condition, by both verbs', async () => {
    const answer = expectStatus(await ask(range), 200)
    expect([answer.message, answer.more]).toEqual(['Laporan Tersedia', false])
    expect(answer.data.map(({ kondisi, detail }) => [kondisi, detail.length])).toEqual([
      ['PENYOK', 1],
      ['UTUH', 5],
    ])
    const { rows } = await report(id)
    const grams = (mg: unknown) => (mg === null ? null : Number(mg) / 1000)
    const same = rows.map(({ kondisi: _, berat_nota, berat, ...row }) => ({
      ...row,
      berat_nota: grams(berat_nota),
      berat: grams(berat),
    }))
    expect(answer.data.flatMap(({ detail }) => detail)).toEqual(same)
    const got = await spv.get<Limited>(`${path}?${new URLSearchParams(range)}`)
    expect(expectStatus(got, 200)).toEqual(answer)
  })

  test('its call is filtered, says when there is nothing, and refuses', async () => {
    const bent = expectStatus(await ask({ ...range, kondisi: 'PENYOK', kode_group: 'ALL' }), 200)
    expect(bent.data.flatMap(({ detail }) => column(detail, 'no_faktur_beli'))).toEqual([day.mixed])
    const none = { data: [], more: false, message: 'Laporan Tidak Tersedia' }
    const past = { tgl_from: '2026-11-01', tgl_to: '2026-11-02' }
    expect(expectStatus(await ask(past), 200)).toEqual(none)
    expect(expectStatus(await ask({ ...range, kelompok_harga: 'MUDA' }), 200)).toEqual(none)
    expect(expectStatus(await ask(range, await api.as('SPV-BDG')), 200)).toEqual(none)
    expect((await ask({ tgl_from: LAST, tgl_to: FIRST })).status).toBe(400)
    expect((await ask({ tgl_from: FIRST })).status).toBe(400)
    expect((await ask({ ...range, kode_sales: 'DEWI' })).status).toBe(400)
    expect((await ask(range, await api.as('SALES-JKT'))).status).toBe(403)
  })

  test('its paper lies across, with every piece on it', async () => {
    const paper = await fileOf(spv, id, 'pdf', DAYS)
    const box = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper.bytes.toString('latin1'))
    const mm = [box?.[1], box?.[2]].map(points => Math.round((Number(points) / 72) * 25.4))
    expect(mm).toEqual([297, 210])
    const text = await pdfText(paper.bytes)
    for (const said of ['Laporan Pembelian Per Faktur', day.intact, 'PENYOK', '1,610,000']) {
      expect(text).toContain(said)
    }
  })

  test('its paper is saved when it has more than 500 rows, and opened with 500', async () => {
    const { kasir: surabaya } = await openBuying(api, 'SBY')
    const who = await api.as('SPV-SBY')
    const people = await who.get<{ data: { kode_sales: string }[] }>('sales')
    const by = { kode_sales: expectStatus(people, 200).data[0]?.kode_sales }
    const pieces = Array.from({ length: 50 }, () => loose(100_000))
    const at = async () => (await fileOf(who, id, 'pdf', DAYS)).headers.get('content-disposition')
    for (let nota = 0; nota < 10; nota += 1) {
      expectStatus(await buy(surabaya, pieces, by), 201)
    }
    expect((await report(id, {}, who)).meta.count).toBe(500)
    expect(await at()).toMatch(/^inline/)
    expectStatus(await buy(surabaya, [loose(100_000)], by), 201)
    expect(await at()).toMatch(/^attachment/)
  })
})

test('laporan-batal-pembelian: who cancelled, who approved, the money that came back', async () => {
  const { rows, totals } = await report('laporan-batal-pembelian')
  const total = UNDONE.own + UNDONE.loose
  expect(rows).toMatchObject([
    {
      tgl: FIRST,
      no_batal: day.no_batal,
      no_faktur_beli: day.batal,
      kode_sales: 'DEWI',
      jumlah: 2,
      tunai: total,
      transfer: 0,
      saldo: 0,
      total,
      dibeli_oleh: 'KASIR-JKT',
      user_id: 'KASIR-JKT',
      penyetuju: 'SPV-JKT',
      alasan: 'Salah ketik',
    },
  ])
  const [money, murni] = await books(`select sum(debit_rp) filter (where jenis_akun = 'KAS'),
    sum(murni_ug) filter (where jenis_akun = 'EMAS_DIBELI')
    from jurnal_baris where jenis = 'BATAL_PEMBELIAN'`)
  expect(totals).toMatchObject({ tunai: money, murni })
  expect((await report('laporan-batal-pembelian', { kode_sales: 'RINI' })).rows).toEqual([])
})

test('laporan-hancur-pembelian: the cost of the books, each piece with its purchase', async () => {
  const { rows, totals } = await report('laporan-hancur-pembelian')
  expect(rows).toMatchObject([
    {
      nomor: day.no_hancur,
      no_faktur_beli: day.lebur,
      tgl_beli: FIRST,
      kode_baki: 'BLN',
      user_id: 'SPV-JKT',
      penyetuju: 'OWNER',
      alasan: 'Lebur',
    },
  ])
  const [modal, murni] = await books(`select sum(kredit_rp), -sum(murni_ug) from jurnal_baris
    where jenis = 'HANCUR_PEMBELIAN' and jenis_akun = 'PERSEDIAAN_BLN'`)
  expect(totals).toMatchObject({ jumlah: 1, modal, murni })
  expect(totals.modal).toBe(PAID.lebur)
})

test.each(['laporan-stock-barang', 'laporan-stock-per-baki'])(
  '%s: what waits in BLN trays is its account, and with what is for sale both',
  async id => {
    const worth = async (letak: string) => {
      const { totals } = await reportOf(spv, id, { letak })
      return {
        jumlah: totals.jumlah,
        berat: totals.berat,
        murni: totals.murni,
        modal: totals.modal,
      }
    }
    const account = async (kinds: string) => {
      const [modal, murni] = await books(`select sum(debit_rp - kredit_rp), sum(murni_ug)
        from jurnal_baris where jenis_akun in (${kinds})`)
      return id === 'laporan-stock-barang' ? { modal, murni } : { murni }
    }
    const bln = await worth('BLN')
    expect(bln).toMatchObject({ jumlah: 4, ...(await account("'PERSEDIAAN_BLN'")) })
    const ada = await worth('ADA')
    expect(ada).toMatchObject({ jumlah: 1, ...(await account("'PERSEDIAAN'")) })
    const all = await worth('ALL')
    expect(all).toMatchObject({ jumlah: 5, ...(await account("'PERSEDIAAN', 'PERSEDIAAN_BLN'")) })
    expect(all.berat).toBe(Number(bln.berat) + Number(ada.berat))
    const { rows } = await reportOf(spv, id, { letak: 'BLN' })
    expect(new Set(column(rows, 'letak'))).toEqual(new Set(['BLN']))
  },
)

describe('laporan-margin', () => {
  test('of what was sold: revenue without VAT less cost, as the books have it', async () => {
    const { rows, totals } = await report('laporan-margin')
    const [net, ppn, modal] = await books(`select
      sum(kredit_rp - debit_rp) filter (where jenis_akun in ('PENJUALAN', 'POTONGAN_PENJUALAN')),
      sum(kredit_rp - debit_rp) filter (where jenis_akun = 'PPN_KELUARAN'),
      sum(debit_rp - kredit_rp) filter (where jenis_akun = 'HPP') from jurnal_baris`)
    expect(totals).toMatchObject({ ppn, modal, margin: Number(net) - Number(modal) })
    expect(rows).toHaveLength(3)
    const perGroup = await report('laporan-margin', { rincian: 'GROUP' })
    expect(perGroup.rows).toMatchObject([{ kode_group: 'T750', jumlah: 3, margin: totals.margin }])
  })

  test('of what came back: the price of the nota over what was paid, what stands', async () => {
    const { rows, totals } = await report('laporan-margin', { sisi: 'BELI' })
    expect(column(rows, 'no_faktur_beli')).toEqual([day.intact, day.tray, day.batal, day.batal])
    const paid = PAID.intact + PAID.tray
    expect(totals).toMatchObject({
      jumlah: 2,
      harga_nota: 2 * RING_PRICE,
      harga_beli: paid,
      margin: 2 * RING_PRICE - paid,
    })
    expect(rows[0]?.persen).toBe(Math.round((1000 * (RING_PRICE - PAID.intact)) / RING_PRICE))
  })
})

test('laporan-barang-batal: the pieces of every cancelled document, with who and why', async () => {
  const { rows, totals } = await report('laporan-barang-batal')
  const cancelled = { no_batal: day.no_batal, no_faktur: day.batal, jenis: 'Batal pembelian' }
  expect(rows).toMatchObject([
    { ...cancelled, total: UNDONE.own, penyetuju: 'SPV-JKT', alasan: 'Salah ketik' },
    { ...cancelled, total: UNDONE.loose },
  ])
  const [pieces, berat, total] = await books(`select count(*), sum(berat_mg), sum(harga_rp)
    from dokumen_barang where jenis like 'BATAL%'`)
  expect(totals).toMatchObject({ jumlah: pieces, berat, total })
  expect((await report('laporan-barang-batal', { jenis: 'BATAL_PENJUALAN' })).rows).toEqual([])
})
