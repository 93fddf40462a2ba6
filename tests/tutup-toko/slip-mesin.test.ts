import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BCA, cancelSale, sellBy } from '../non-cash/counter.ts'
import { expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { pdfText } from '../reports/same-everywhere.ts'
import { type Caller, type TestApi, testApi } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { closeDay, type Problem, TODAY } from './shop.ts'

// What the slips of card machines and QRIS say, typed blind when the day is closed.

let api: TestApi
let kasir: Caller
let owner: Caller
let rings: string[]

beforeEach(async () => {
  api = await testApi()
  ;({ kasir, owner, rings } = await openShop(api, 6))
})
afterEach(async () => {
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  await api.stop()
})

/** Paid by card, each time by another slip. */
const card = () => ({ ...BCA, jumlah: RING_PRICE })
const sell = (...pembayaran: object[]) => sellBy(kasir, rings.pop() ?? '', ...pembayaran)
const setTo = async (SLIP_MESIN: string) =>
  expectStatus(
    await owner.put(
      'para-system',
      { nilai: { SLIP_MESIN, TIMBANG_TUTUP: 'TIDAK' }, modul: {} },
      { toko: 'JKT' },
    ),
    200,
  )
const bca = (total: number, jumlah: number) => ({ alat: 'KARTU', penerbit: 'BCA', total, jumlah })
const qris = (total: number, jumlah: number) => ({ alat: 'QRIS', penerbit: '-', total, jumlah })
const close = (mesin: object[], more: object = {}) => closeDay(kasir, 0, TODAY, { mesin, ...more })

interface Machine {
  readonly alat: string
  readonly penerbit: string
  readonly slip: number | null
}
interface State {
  readonly slip_mesin: string
  readonly mesin: Machine[]
}
interface Shown {
  readonly mesin: Machine[]
  readonly alasan_mesin: string
  readonly slip_ditolak: number
}

const state = async () => expectStatus(await kasir.get<State>('tutup-toko'), 200)
const shown = async () => expectStatus(await kasir.get<Shown>(`tutup-toko/${TODAY}`), 200)
const refused = async (answer: ReturnType<typeof close>) => {
  const { status, body } = (await answer) as unknown as { status: number; body: Problem }
  return [status, body.code, body.facts]
}

test('every machine with takings is asked for, and nothing tells what it took', async () => {
  await setTo('BOLEH')
  expect(await state()).toMatchObject({ slip_mesin: 'BOLEH', mesin: [] })
  await sell(card())
  await sell({ ...card(), cara: 'KREDIT' })
  await sell({ cara: 'QRIS', jumlah: RING_PRICE })
  const { body: accounts } = await kasir.get<{ no_rekening: string }[]>('rekenings')
  const no_rekening = accounts[0]?.no_rekening
  await sell({ cara: 'TRANSFER', jumlah: RING_PRICE, no_rekening })
  expect((await state()).mesin).toEqual([
    { alat: 'KARTU', penerbit: 'BCA', hari_ini: true },
    { alat: 'QRIS', penerbit: '-', hari_ini: true },
  ])
  const { text, body } = await kasir.get<{ perhatian: { apa: string }[] }>('tutup-toko')
  expect(body.perhatian.map(({ apa }) => apa)).toEqual(['Transfer belum dicocokkan'])
  expect(text.replace(/"perhatian":\[.*?\]/, '')).not.toMatch(/5232500|10465000/)
  await api.goTo('2026-11-22')
  expectStatus(await closeDay(kasir, 0), 201)
  const { perhatian } = (await kasir.get<typeof body>('tutup-toko')).body
  expect(perhatian, 'told once the slips are typed').toHaveLength(4)
})

test('slips that agree are kept with the closing; what was undone stands apart', async () => {
  await sell(card())
  await sell({ ...card(), cara: 'KREDIT' })
  await cancelSale(kasir, await sell(card()))
  await sell({ cara: 'QRIS', jumlah: RING_PRICE })
  const closed = expectStatus(await close([bca(2 * RING_PRICE, 2), qris(RING_PRICE, 1)]), 201)
  const mesin = [
    {
      alat: 'KARTU',
      penerbit: 'BCA',
      buku: 2 * RING_PRICE,
      buku_jumlah: 2,
      batal: RING_PRICE,
      batal_jumlah: 1,
      slip: 2 * RING_PRICE,
      slip_jumlah: 2,
      selisih: 0,
    },
    {
      alat: 'QRIS',
      penerbit: '-',
      buku: RING_PRICE,
      buku_jumlah: 1,
      batal: 0,
      batal_jumlah: 0,
      slip: RING_PRICE,
      slip_jumlah: 1,
      selisih: 0,
    },
  ]
  expect(closed).toMatchObject({ mesin })
  expect(await shown()).toMatchObject({ mesin, alasan_mesin: '', slip_ditolak: 0 })
  expect((await owner.get('tutup-toko/selisih')).body).toEqual([])
  await api.goTo('2026-11-22')
  expect((await state()).mesin, 'known machines of a day without takings').toEqual([
    { alat: 'KARTU', penerbit: 'BCA', hari_ini: false },
    { alat: 'QRIS', penerbit: '-', hari_ini: false },
  ])
})

describe('a slip that differs', () => {
  test('is named after the attempt, wants its cause, and posts nothing', async () => {
    await sell(card())
    expect(await refused(close([bca(RING_PRICE - 1, 1)]))).toEqual([
      422,
      'SELISIH_MESIN',
      { mesin: 'EDC BCA' },
    ])
    expect(await refused(close([bca(RING_PRICE, 2)])), 'one payment more').toEqual([
      422,
      'SELISIH_MESIN',
      { mesin: 'EDC BCA' },
    ])
    const alasan_mesin = 'Tergesek kurang'
    const mesin = [bca(RING_PRICE - 10_000, 1)]
    const { no_tutup } = expectStatus(await close(mesin, { alasan_mesin }), 201)
    expect(await journalLines(no_tutup)).toBe(0)
    expect(await shown()).toMatchObject({ alasan_mesin, slip_ditolak: 2 })
    const told = { no_tutup, alasan_mesin, mesin_lebih: 0, mesin_kurang: 10_000, slip_ditolak: 2 }
    for (const toko of [undefined, 'JKT']) {
      const notices = await owner.get('tutup-toko/selisih', toko === undefined ? {} : { toko })
      expect(notices.body).toMatchObject([{ ...told, lebih: 0, kurang: 0, hitungan_ditolak: 0 }])
    }
  })

  test('of a card written down as cash is found on a machine that took nothing', async () => {
    await sell(card())
    expectStatus(await close([bca(RING_PRICE, 1)]), 201)
    await api.goTo('2026-11-22')
    const next = (more: object) => closeDay(kasir, 0, '2026-11-22', more)
    const mesin = [bca(RING_PRICE, 1)]
    expect((await refused(next({ mesin })))[1]).toBe('SELISIH_MESIN')
    const closed = expectStatus(await next({ mesin, alasan_mesin: 'Tertulis tunai' }), 201)
    expect(closed).toMatchObject({ mesin: [{ buku: 0, slip: RING_PRICE, selisih: RING_PRICE }] })
  })

  test('and a drawer that is off each want their own cause, then one approval', async () => {
    await sell(card())
    const body = {
      tgl_system: TODAY,
      hitungan: [{ laci: 'KASIR', pecahan: { '100000': 1 } }],
      mesin: [bca(1, 1)],
    }
    const send = (more: object) => kasir.post<Problem>('tutup-toko', { ...body, ...more })
    expect((await send({})).body.code).toBe('SELISIH_KAS')
    expect((await send({ alasan_selisih: 'Kembalian' })).body.code).toBe('SELISIH_MESIN')
    const whole = { alasan_selisih: 'Kembalian', alasan_mesin: 'Rusak' }
    expect((await send(whole)).body.facts).toMatchObject({ kategori: 'SELISIH_KAS' })
    const otorisasi = await kasir.grant('SELISIH_KAS', 'POST tutup-toko', { ...body, ...whole })
    expectStatus(await send({ ...whole, otorisasi }), 201)
    const told = await owner.get('tutup-toko/selisih')
    expect(told.body).toMatchObject([
      { hitungan_ditolak: 1, slip_ditolak: 1, lebih: 100_000, mesin_kurang: RING_PRICE - 1 },
    ])
  })
})

test('a count that asks for an approval at once is kept: it is told its difference', async () => {
  await sell(card())
  const body = {
    tgl_system: TODAY,
    hitungan: [{ laci: 'KASIR', pecahan: { '100000': 1 } }],
    alasan_selisih: 'Kembalian',
    mesin: [bca(RING_PRICE, 1)],
  }
  expect((await kasir.post<Problem>('tutup-toko', body)).body.code).toBe('BUTUH_OTORISASI')
  expectStatus(await close([bca(RING_PRICE, 1)]), 201)
  const told = await owner.get('tutup-toko/selisih')
  expect(told.body).toMatchObject([{ lebih: 0, kurang: 0, hitungan_ditolak: 1 }])
})

test('a machine twice, or one the store does not have, is refused', async () => {
  await sell(card())
  for (const mesin of [
    [bca(RING_PRICE, 1), bca(RING_PRICE, 1)],
    [{ ...bca(RING_PRICE, 1), penerbit: 'BNI' }],
  ]) {
    expect((await refused(close(mesin)))[0]).toBe(400)
  }
})

describe('the setting', () => {
  test('BOLEH: a page of before sends none, and that is named on every paper', async () => {
    await sell(card())
    expectStatus(await closeDay(kasir, 0), 201)
    const untyped = { penerbit: 'BCA', buku: RING_PRICE, slip: null }
    expect((await shown()).mesin).toMatchObject([untyped])
    expect(await packText()).toContain('tidak diketik')
    expect(await sheetRows()).toEqual([['EDC BCA', 'Slip tidak diketik', RING_PRICE, null]])
  })

  test('WAJIB: what lacks wants its cause, and a shop whose machine broke closes', async () => {
    await setTo('WAJIB')
    await sell(card())
    await sell({ cara: 'QRIS', jumlah: RING_PRICE })
    for (const mesin of [undefined, [qris(RING_PRICE, 1)]]) {
      const [status, code, facts] = await refused(close(mesin ?? []))
      expect([status, code]).toEqual([422, 'SLIP_MESIN_KURANG'])
      expect(facts).toEqual({ mesin: mesin === undefined ? 'EDC BCA, QRIS' : 'EDC BCA' })
    }
    const more = { alasan_mesin: 'Mesin rusak' }
    expectStatus(await close([qris(RING_PRICE, 1)], more), 201)
    expect(await shown()).toMatchObject({ alasan_mesin: 'Mesin rusak', slip_ditolak: 0 })
    expect((await owner.get('tutup-toko/selisih')).body).toMatchObject([more])
  })

  test('WAJIB: a day without cards needs no slip', async () => {
    await setTo('WAJIB')
    expectStatus(await closeDay(kasir, 0), 201)
  })

  test('TIDAK: nobody is asked, and nothing counts as left empty', async () => {
    await setTo('TIDAK')
    await sell(card())
    expect(await state()).toMatchObject({ slip_mesin: 'TIDAK', mesin: [] })
    expectStatus(await closeDay(kasir, 0), 201)
    expect((await shown()).mesin).toEqual([])
    expect(await sheetRows()).toEqual([])
  })
})

test('the pack and the papers of the day have slips, differences and what was undone', async () => {
  await sell(card())
  await cancelSale(kasir, await sell(card()))
  const alasan_mesin = 'Tergesek kurang'
  expectStatus(await close([bca(RING_PRICE - 10_000, 2)], { alasan_mesin }), 201)
  const text = await packText()
  for (const word of ['EDC BCA', '5,232,500', '5,222,500', '-10,000', alasan_mesin]) {
    expect(text).toContain(word)
  }
  expect(await sheetRows()).toEqual([
    [
      'EDC BCA',
      'Selisih -10,000, 1 transaksi · Dibatalkan 5,232,500',
      RING_PRICE,
      RING_PRICE - 10_000,
    ],
  ])
})

async function packText(): Promise<string> {
  const pack = await kasir.bytes(`tutup-toko/${TODAY}/pdf`)
  return pdfText(Buffer.from(await pack.arrayBuffer()))
}

async function sheetRows() {
  type Rows = { rows: Record<string, unknown>[] }
  const papers = await Promise.all(
    ['laporan-eod', 'laporan-akhir_hari'].map(async id => {
      const { rows } = expectStatus(
        await owner.get<Rows>(`reports/${id}?tgl=${TODAY}&toko=JKT`),
        200,
      )
      return rows
        .filter(row => row.bagian === 'Slip Mesin')
        .map(row => [row.uraian, row.keterangan, row.masuk, row.saldo])
    }),
  )
  expect(papers[0]).toEqual(papers[1])
  return papers[0]
}

async function journalLines(nomor: string): Promise<number> {
  const admin = new pg.Client({ connectionString: api.database.adminUrl })
  await admin.connect()
  try {
    const { rows } = await admin.query<{ n: number }>(
      'select count(*)::int n from jurnal_baris where nomor = $1',
      [nomor],
    )
    return rows[0]?.n ?? 0
  } finally {
    await admin.end()
  }
}
