import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BCA, standing, ticked } from '../non-cash/counter.ts'
import { expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { type Caller, type TestApi, testApi } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { closeDay, TODAY } from '../tutup-toko/shop.ts'
import {
  OWES,
  owed,
  PATH,
  PROMISED,
  pay,
  refused,
  type Said,
  short,
  shortBody,
  shorting,
  show,
  soldFor,
  stands,
  undo,
} from './short.ts'

// Cash that was short after a sale, and what its customer pays of it later (04-domain B18 #6, #7).

let api: TestApi
let kasir: Caller
let rings: string[]

beforeEach(async () => {
  api = await testApi()
  ;({ kasir, rings } = await openShop(api, 5))
})
afterEach(async () => {
  expect(await brokenInvariants(api.database.adminUrl)).toEqual([])
  await api.stop()
})

const sold = (more: object = {}) => soldFor(kasir, rings.pop() ?? '', more)

/** Lines of a document's journal: account, rupiah into it, drawer. */
async function journalOf(nomor: string) {
  const admin = new pg.Client({ connectionString: api.database.adminUrl })
  await admin.connect()
  try {
    const { rows } = await admin.query(
      `select nomor_akun akun, (debit_rp - kredit_rp)::int rp, laci from jurnal_baris
       where nomor = $1 order by baris`,
      [nomor],
    )
    return rows
  } finally {
    await admin.end()
  }
}

describe('what was short', () => {
  test('leaves the drawer, is owed by its customer, and names the day he promised', async () => {
    const nota = await sold()
    const nomor = await owed(kasir, nota)
    expect(nomor).toBe('PK-JKT-261121-0001')
    expect(await journalOf(nomor)).toEqual([
      { akun: '1131', rp: 200_000, laci: null },
      { akun: '1101', rp: -200_000, laci: 'KASIR' },
    ])
    expect(await show(kasir, nomor)).toMatchObject({
      status: 'BUKA',
      no_faktur_jual: nota,
      nama_customer: OWES.nama,
      telp_customer: OWES.telp,
      jumlah: 200_000,
      sisa: 200_000,
      dibayar: 0,
      tgl_janji: PROMISED,
      umur: 0,
    })
    const closed = expectStatus(await closeDay(kasir, RING_PRICE - 200_000), 201)
    expect(closed.laci, 'the drawer has what is there').toMatchObject([{ selisih: 0 }])
    const { body } = await kasir.get(`tutup-toko/${TODAY}`)
    expect(body).toMatchObject({
      bayar: [{ cara: 'TUNAI', total: RING_PRICE }],
      keluar: [{ cara: 'TUNAI', jumlah: 1, total: 200_000 }],
    })
  })

  test('needs a grant for this very command', async () => {
    const nota = await sold()
    const asked = await kasir.post<Said>(PATH, shortBody(nota))
    expect(refused(asked)).toEqual([422, 'BUTUH_OTORISASI'])
    const other = { ...(await shorting(kasir, nota)), jumlah: 100_000 }
    expect((await kasir.post<Said>(PATH, other)).body.code).toBe('OTORISASI_TIDAK_SAH')
  })

  test('is at most what was paid in cash, change taken off, and stands once', async () => {
    const half = 2_000_000
    const nota = await sold({
      pembayaran: [
        { ...BCA, jumlah: RING_PRICE - half },
        { cara: 'TUNAI', jumlah: half + 100_000 },
      ],
    })
    const before = await kasir.get(`nota-kurang-bayar/${nota}`)
    expect(before.body).toMatchObject({ tunai: half, total: RING_PRICE, no_kurang_bayar: null })
    const more = await short(kasir, nota, { jumlah: half + 1 })
    expect(refused(more)).toEqual([422, 'KURANG_MELEBIHI_TUNAI'])
    const nomor = await owed(kasir, nota, { jumlah: half })
    // A part that somebody types has to be cash; nobody would know whose the rest is.
    const part = await pay(kasir, nomor, 50_050, {
      pembayaran: [{ cara: 'TUNAI', jumlah: 50_100 }],
    })
    expect(refused(part)).toEqual([422, 'TUNAI_PECAHAN'])
    expect(refused(await short(kasir, nota))).toEqual([409, 'KURANG_SUDAH_ADA'])
    const after = await kasir.get(`nota-kurang-bayar/${nota}`)
    expect(after.body).toMatchObject({ no_kurang_bayar: nomor })
  })

  test('is of a sale, by somebody with name and telephone, for a day to come', async () => {
    const nota = await sold()
    expect((await short(kasir, 'FJ-JKT-261121-9999')).status).toBe(404)
    for (const lack of [{ nama: '' }, { telp: '' }, { jumlah: 0 }]) {
      expect((await kasir.post(PATH, shortBody(nota, lack))).status).toBe(400)
    }
    const late = await short(kasir, nota, { tgl_janji: '2026-11-20' })
    expect([late.status, Object.keys(late.body.errors)]).toEqual([400, ['tgl_janji']])
    expectStatus(await undoSale(nota), 201)
    expect(refused(await short(kasir, nota))).toEqual([409, 'SUDAH_BATAL'])
  })

  test('by two at once stands once', async () => {
    const nota = await sold()
    const spv = await api.as('SPV-JKT')
    const both = await Promise.all([kasir, spv].map(who => short(who, nota)))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test('is of the customer of the nota, however it is written, and of the open day', async () => {
    const named = await sold({ customer: { nama: 'Ibu Kartika', telp: '0812' } })
    const other = await short(kasir, named, { nama: 'Bapak Lain' })
    expect([...refused(other), other.body.errors.nama]).toEqual([
      422,
      'KURANG_NAMA_LAIN',
      'Bukan nama di nota',
    ])
    await owed(kasir, named, { nama: ' ibu  KARTIKA' })
    const nota = await sold()
    expectStatus(await closeDay(kasir, 2 * RING_PRICE - 200_000), 201)
    await api.goTo('2026-11-22')
    expect(refused(await short(kasir, nota))).toEqual([422, 'KURANG_HARI_LAIN'])
    const looked = await kasir.get<Said>(`nota-kurang-bayar/${nota}`)
    expect(refused(looked)).toEqual([422, 'KURANG_HARI_LAIN'])
  })
})

async function undoSale(nota: string) {
  const path = `penjualan/${nota}/batal`
  const body = { alasan: 'Pembeli batal' }
  const otorisasi = await kasir.grant('BATAL_PENJUALAN', `POST ${path}`, body)
  return kasir.post<Said>(path, { ...body, otorisasi })
}

describe('what is paid later', () => {
  test('comes in part and whole, by any way; what is no cash waits to be found', async () => {
    const nomor = await owed(kasir, await sold())
    const first = expectStatus(
      await pay(kasir, nomor, 50_000, { pembayaran: [{ cara: 'TUNAI', jumlah: 100_000 }] }),
      201,
    )
    expect(first).toMatchObject({ no_kurang_bayar: nomor, sisa: 150_000, kembali: 50_000 })
    expect(await stands(kasir, nomor)).toEqual(['BUKA', 150_000, 1])
    const rest = {
      pembayaran: [
        { ...BCA, jumlah: 100_000 },
        { cara: 'QRIS', jumlah: 50_000 },
      ],
    }
    const last = expectStatus(await pay(kasir, nomor, 150_000, rest), 201)
    expect(await journalOf(last.nomor)).toEqual([
      { akun: '1121', rp: 100_000, laci: null },
      { akun: '1122', rp: 50_000, laci: null },
      { akun: '1131', rp: -150_000, laci: null },
    ])
    expect(await stands(kasir, nomor)).toEqual(['LUNAS', 0, 2])
    const spv = await api.as('SPV-JKT')
    expect(await standing(spv, last.nomor)).toEqual([
      [1, 'BELUM'],
      [2, 'BELUM'],
    ])
    const { cocok } = await ticked(spv, [{ nomor: last.nomor, baris: 1 }])
    expect(cocok).toBe(1)
    expect(refused(await pay(kasir, nomor, 1))).toEqual([409, 'BON_SELESAI'])
    expect((await show(kasir, last.nomor)).no_kurang_bayar, 'found by its payment').toBe(nomor)
  })

  test('is never more than what is owed', async () => {
    const nomor = await owed(kasir, await sold())
    expect(refused(await pay(kasir, nomor, 200_001))).toEqual([422, 'BAYAR_MELEBIHI_SISA'])
    expect(await stands(kasir, nomor)).toEqual(['BUKA', 200_000, 0])
  })

  test('by two at once is decided one after the other', async () => {
    const nomor = await owed(kasir, await sold())
    const spv = await api.as('SPV-JKT')
    const both = await Promise.all([kasir, spv].map(who => pay(who, nomor, 150_000)))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(await stands(kasir, nomor)).toEqual(['BUKA', 50_000, 1])
  })
})

describe('taken back on its day', () => {
  test('the last payment first, then the short payment, then its sale', async () => {
    const nota = await sold()
    const nomor = await owed(kasir, nota)
    expectStatus(await pay(kasir, nomor, 200_000), 201)
    expect(refused(await undoSale(nota))).toEqual([409, 'ADA_KURANG_BAYAR'])
    expectStatus(await undo(kasir, nomor), 201)
    expect(await stands(kasir, nomor)).toEqual(['BUKA', 200_000, 0])
    expect(refused(await undoSale(nota))).toEqual([409, 'ADA_KURANG_BAYAR'])
    expectStatus(await undo(kasir, nomor), 201)
    expect(await stands(kasir, nomor)).toEqual(['BATAL', 0, 0])
    const again = await owed(kasir, nota)
    expectStatus(await undo(kasir, again), 201)
    expectStatus(await undoSale(nota), 201)
    expectStatus(await closeDay(kasir, 0), 201)
  })

  test('never on another day', async () => {
    const nomor = await owed(kasir, await sold())
    expectStatus(await closeDay(kasir, RING_PRICE - 200_000), 201)
    await api.goTo('2026-11-22')
    expect(refused(await undo(kasir, nomor))).toEqual([422, 'DOKUMEN_BUKAN_HARI_INI'])
    expectStatus(await pay(kasir, nomor, 200_000), 201)
    expect(await stands(kasir, nomor)).toEqual(['LUNAS', 0, 1])
  })

  test('a sale that is taken back while it is written down: one of both stands', async () => {
    const nota = await sold()
    const body = await shorting(kasir, nota)
    const [written, gone] = await Promise.all([kasir.post<Said>(PATH, body), undoSale(nota)])
    expect([written.status, gone.status].sort()).toEqual([201, 409])
  })
})

test('the list has what is owed first and oldest, and the closing names it', async () => {
  const first = await owed(kasir, await sold())
  const paid = await owed(kasir, await sold())
  expectStatus(await pay(kasir, paid, 200_000), 201)
  expectStatus(await closeDay(kasir, 2 * RING_PRICE - 200_000), 201)
  await api.goTo('2026-11-22')
  const second = await owed(kasir, await sold(), { jumlah: 70_000 })
  const numbers = async (query = '') => {
    const { body } = await kasir.get<{ data: Said[] }>(`${PATH}${query}`)
    return body.data.map(row => row.no_kurang_bayar)
  }
  expect(await numbers()).toEqual([first, second, paid])
  expect(await numbers('?status=LUNAS')).toEqual([paid])
  expect(await numbers(`?q=${OWES.telp}`)).toHaveLength(3)
  const page = await kasir.get<{ data: object[] }>(`${PATH}?status=BUKA&limit=1`)
  expect(page.body.data).toMatchObject([{ umur: 1, sisa: 200_000 }])
  const { body } = await kasir.get<{ perhatian: object[] }>('tutup-toko')
  expect(body.perhatian).toContainEqual({
    apa: 'Kurang bayar belum lunas',
    rincian: '2',
    jumlah: 270_000,
    sejak: TODAY,
  })
})
