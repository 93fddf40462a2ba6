import { randomUUID } from 'node:crypto'
import { io } from 'socket.io-client'
import { describe, expect, test } from 'vitest'
import { journalDoor } from '../akuntansi/books.ts'
import { ask } from '../database/folders.ts'
import { boardToCome } from '../harga-emas/board-shop.ts'
import type { Problem } from '../hutang/counter.ts'
import { moneyDoors } from '../kirim-uang/transit.ts'
import { owed, shortBody } from '../kurang-bayar/short.ts'
import { doorsBehind } from '../lebur/doors.ts'
import { tickedDeposit, UNTICK } from '../non-cash/counter.ts'
import { boughtTwice } from '../pembelian/counter.ts'
import { exchangeDoors } from '../pembelian/exchange.ts'
import { found, settleBody } from '../pencairan/settle.ts'
import {
  cashSale,
  expectStatus,
  openShop,
  RING_PRICE,
  setBoard,
  takeIn,
} from '../penjualan/shop.ts'
import { appraisal, lend, printedLoans } from '../races/pawn-shop.ts'
import { allAtOnce } from '../races/race.ts'
import { auctionBody, auctionDoor, openingDoor } from '../saldo-awal/sheets.ts'
import { type Answer, type Caller, PASSWORD } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { take } from '../titipan/counter.ts'
import { DOORS } from './grant-doors.ts'

let now = new Date('2026-11-21T03:00:00Z')
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

// T30: a supervisor's grant lets one command of one person through, once, for three minutes, while
// the supervisor is one. Every other use is refused, and stays in the books with its reason.

const api = await testShop({ clock: { now: () => now } })
const { kasir, owner } = await openShop(api, 1)

const sql = <R extends Record<string, unknown>>(text: string) => ask<R>(api.database.adminUrl, text)

/** A sale of the day, to be cancelled. */
async function sold(seller = kasir, toko?: string): Promise<string> {
  const place = toko === undefined ? {} : { toko }
  const rings = await takeIn(owner, [{}], toko ?? 'JKT')
  const kode_sales = toko === 'BDG' ? 'NENG' : 'DEWI'
  const body = cashSale(rings, RING_PRICE, { kode_sales })
  const answer = await seller.post<{ no_faktur_jual: string }>('penjualan', body, place)
  return expectStatus(answer, 201).no_faktur_jual
}

const belowCost = (kode_barcode: string, harga_jual: number) =>
  cashSale([], harga_jual, { barang: [{ kode_barcode, harga_jual }] })

const REASON = { alasan: 'Pembeli salah ukuran' }
const routeOf = (nomor: string) => `penjualan/${nomor}/batal`

const grantFor = (nomor: string, asker = kasir, kategori = 'BATAL_PENJUALAN') =>
  asker.grant(kategori, `POST ${routeOf(nomor)}`, REASON)

const cancel = (nomor: string, otorisasi: string, by = kasir, options = {}) =>
  by.post<Problem>(routeOf(nomor), { ...REASON, otorisasi }, options)

/** The reasons kept since the last time this was asked. */
async function reasons(): Promise<string[]> {
  const rows = await sql<{ sebab: string }>(`delete from otorisasi_gagal returning sebab`)
  return rows.map(row => row.sebab).sort()
}

const state = async (id: string) =>
  (
    await sql<{ n: number }>(
      `select count(dipakai_pada)::int as n from otorisasi where id = '${id}'`,
    )
  )[0]?.n

/** A refused use: its code, its reason in the books, and that nothing came of it. */
async function expectRefused(
  nomor: string,
  answer: Answer<Problem>,
  sebab: string,
  code = 'OTORISASI_TIDAK_SAH',
): Promise<void> {
  expect([answer.status, answer.body.code]).toEqual([422, code])
  await expect.poll(reasons).toEqual([sebab])
  const cancelled = await sql(`select 1 from dokumen where membatalkan = '${nomor}'`)
  expect(cancelled).toEqual([])
}

describe('a grant used for something else', () => {
  test('again, after it was used', async () => {
    const [first, second] = [await sold(), await sold()]
    const grant = await grantFor(first)
    expect((await cancel(first, grant)).status).toBe(201)
    await expectRefused(second, await cancel(second, grant), 'SUDAH_DIPAKAI')
  })

  test('another nota, another reason, another person', async () => {
    const [mine, other] = [await sold(), await sold()]
    const grant = await grantFor(mine)
    await expectRefused(other, await cancel(other, grant), 'PERINTAH_LAIN')
    const body = { alasan: 'Lain', otorisasi: grant }
    const reworded = await kasir.post<Problem>(routeOf(mine), body)
    await expectRefused(mine, reworded, 'PERINTAH_LAIN')
    const spv = await api.as('SPV-JKT')
    await expectRefused(mine, await cancel(mine, grant, spv), 'PEMINTA_LAIN')
    expect(await state(grant)).toBe(0)
    expect((await cancel(mine, grant)).status).toBe(201)
  })

  test('another amount of the same nota', async () => {
    const [ring = ''] = await takeIn(owner, [{}])
    const below = belowCost(ring, 4_000_000)
    const grant = await kasir.grant('JUAL_DIBAWAH_MODAL', 'POST penjualan', below)
    const sell = (price: number) =>
      kasir.post<Problem>('penjualan', { ...belowCost(ring, price), otorisasi: grant })
    const cheaper = await sell(3_999_500)
    expect([cheaper.status, cheaper.body.code]).toEqual([422, 'OTORISASI_TIDAK_SAH'])
    await expect.poll(reasons).toEqual(['PERINTAH_LAIN'])
    expect((await sell(4_000_000)).status).toBe(201)
  })

  test('another kind of command', async () => {
    const nomor = await sold()
    const scrap = await grantFor(nomor, kasir, 'HANCUR_BARANG')
    await expectRefused(nomor, await cancel(nomor, scrap), 'KATEGORI_LAIN', 'BUTUH_OTORISASI')
  })

  test('another store, by one who works for both', async () => {
    await setBoard(owner, 'BDG')
    const nomor = await sold(owner, 'BDG')
    const here = await owner.post<{ otorisasi: string }>(
      'authorization',
      {
        user_id: 'OWNER',
        password: PASSWORD,
        kategori: 'BATAL_PENJUALAN',
        perintah: { route: `POST ${routeOf(nomor)}`, body: REASON },
      },
      { toko: 'JKT' },
    )
    const there = await cancel(nomor, here.body.otorisasi, owner, { toko: 'BDG' })
    await expectRefused(nomor, there, 'TIDAK_DIKENAL', 'BUTUH_OTORISASI')
  })

  test('a number somebody made up', async () => {
    const nomor = await sold()
    const answer = await cancel(nomor, randomUUID())
    await expectRefused(nomor, answer, 'TIDAK_DIKENAL', 'BUTUH_OTORISASI')
  })
})

describe('a grant that no longer holds', () => {
  test('three minutes after it was given, and not before', async () => {
    const [early, late] = [await sold(), await sold()]
    const [one, two] = [await grantFor(early), await grantFor(late)]
    later(179_000)
    expect((await cancel(early, one)).status).toBe(201)
    later(1_000)
    await expectRefused(late, await cancel(late, two), 'KEDALUWARSA')
  })

  test.each([
    ['was disabled', 'aktif = false', 'aktif = true'],
    ['lost the level', `level = 'KASIR'`, `level = 'SPV'`],
    ['went to another store', `kode_toko = 'SBY'`, `kode_toko = 'JKT'`],
  ])('since its supervisor %s', async (_name, change, back) => {
    const nomor = await sold()
    const grant = await grantFor(nomor)
    await sql(`update users set ${change} where user_id = 'SPV-JKT'`)
    await expectRefused(nomor, await cancel(nomor, grant), 'PENYETUJU_GUGUR')
    expect(await state(grant)).toBe(0)
    await sql(`update users set ${back} where user_id = 'SPV-JKT'`)
    expect((await cancel(nomor, grant)).status).toBe(201)
  })

  test('at every door that takes one', async () => {
    const [[ring = ''], nomor] = [await takeIn(owner, [{}]), await sold()]
    const [admin, tried] = [await api.as('ADMIN-PUSAT'), [] as string[]]
    const opening = await openingDoor(admin)
    const auction = await auctionDoor(admin, await api.as('SPV-JKT'))
    const [dari, ke] = [await take(kasir, 500_000), await take(kasir, 500_000)]
    for (const paper of [`penjualan/${nomor}/nota`, `titipan/${dari}/slip`]) {
      expectStatus(await kasir.post(paper, {}), 200)
    }
    const baris = [{ kode_kadar: '750', harga_jual: 1_500_000, harga_beli: 1_400_000 }]
    const [spv, gudang] = await Promise.all([api.as('SPV-JKT'), api.as('GUDANG-JKT')])
    const [loans, undone, toko] = [await printedLoans(owner, kasir), await undoneOf(kasir), 'JKT']
    const stale = async (caller: Caller, kategori: string, path: string, body: object) => {
      tried.push(path)
      const perintah = { route: `POST ${path}`, body }
      const why = { keterangan: 'Percobaan' }
      const asked = { user_id: 'SPV-JKT', password: PASSWORD, kategori, perintah, ...why }
      const granted = await caller.post<{ otorisasi: string }>('authorization', asked, { toko })
      later(180_000)
      const { otorisasi } = granted.body
      const answer = await caller.post<Problem>(path, { ...body, otorisasi }, { toko })
      expect([path, answer.status, answer.body.code]).toEqual([path, 422, 'OTORISASI_TIDAK_SAH'])
      await expect.poll(reasons).toEqual(['KEDALUWARSA'])
      expect(await state(otorisasi)).toBe(0)
      // Their pages stay open, and ask.
      for (const one of [owner, kasir, spv, gudang, admin]) await one.get('users/session')
    }
    await stale(kasir, 'JUAL_DIBAWAH_MODAL', 'penjualan', belowCost(ring, 4_000_000))
    await stale(kasir, 'BATAL_PENJUALAN', routeOf(nomor), REASON)
    await stale(kasir, 'CETAK_ULANG_NOTA', `penjualan/${undone.sale}/batal/slip`, {})
    await stale(kasir, 'CETAK_ULANG_NOTA', `penjualan/${nomor}/nota`, {})
    await stale(gudang, 'HANCUR_BARANG', 'barang/hancur', { barang: [ring], alasan: 'Patah' })
    await stale(admin, 'UBAH_HARGA_EMAS', 'harga-emas', { baris })
    const rencana = await boardToCome(owner, now, baris)
    await stale(admin, 'UBAH_HARGA_EMAS', `harga-emas/rencana/${rencana}/tarik`, { rencana })
    await stale(admin, 'BATAL_SALDO_AWAL', opening, REASON)
    await stale(kasir, 'BATAL_HUTANG_LUNAS', `hutang/${loans.open}/batal`, REASON)
    await stale(kasir, 'BATAL_HUTANG_LUNAS', `hutang/${loans.redeemed}/batal-lunas`, REASON)
    await stale(kasir, 'CETAK_ULANG_NOTA', `hutang/${loans.open}/surat`, {})
    await stale(kasir, 'CETAK_ULANG_NOTA', `hutang/${loans.redeemed}/kwitansi`, {})
    await stale(kasir, 'CETAK_ULANG_NOTA', `hutang/${undone.loan}/batal/slip`, {})
    const back = { ...REASON, jumlah: 500_000, pencairan: { cara: 'TUNAI' } }
    await stale(kasir, 'BATAL_TITIPAN', `titipan/${dari}/kembali`, back)
    await stale(kasir, 'BATAL_TITIPAN', `titipan/${dari}/batal`, REASON)
    await stale(kasir, 'CETAK_ULANG_NOTA', `titipan/${dari}/slip`, {})
    const gold = await boughtTwice(owner, kasir)
    await stale(kasir, 'TOLERANSI_BERAT_PEMBELIAN', 'pembelian', gold.light)
    await stale(spv, 'HANCUR_BARANG', 'pembelian/hancur', { ...REASON, barang: gold.barang })
    const behind = await doorsBehind(api, { owner, kasir, gudang, spv })
    for (const [who, ...door] of behind) await stale(who, ...door)
    await stale(spv, 'BATAL_JURNAL', await journalDoor(owner, spv), REASON)
    await stale(kasir, 'BATAL_PEMBELIAN', `pembelian/${gold.no_faktur_beli}/batal`, REASON)
    await stale(kasir, 'CETAK_ULANG_NOTA', `pembelian/${gold.no_faktur_beli}/slip`, {})
    const doors = [...(await exchangeDoors(owner, kasir)), ...(await moneyDoors(owner, kasir))]
    for (const door of doors) await stale(kasir, ...door)
    const owing = await owed(kasir, await sold())
    expectStatus(await kasir.post(`piutang-penjualan/${owing}/slip`, {}), 200)
    await stale(kasir, 'KURANG_BAYAR', 'piutang-penjualan', shortBody(await sold()))
    await stale(kasir, 'BATAL_UANG', `piutang-penjualan/${owing}/batal`, REASON)
    await stale(kasir, 'CETAK_ULANG_NOTA', `piutang-penjualan/${owing}/slip`, {})
    await stale(spv, 'BATAL_TITIPAN', 'pengalihan-saldo', { ...REASON, dari, ke, jumlah: 500_000 })
    await stale(spv, 'BATAL_COCOK', UNTICK, await tickedDeposit(api))
    const fee = settleBody([await found(api, 1_000_000)], 1, { keterangan: 'Biaya EDC' })
    await stale(spv, 'BIAYA_NON_CASH', 'pencairan-non-cash', fee)
    await stale(spv, 'LELANG_HUTANG', auction, auctionBody(1_000_000))
    const count = { hitungan: [{ laci: 'KASIR', pecahan: {} }], alasan_selisih: 'Ke bank' }
    const closing = { tgl_system: '2026-11-21', tetap_tutup: true, ...count }
    await stale(kasir, 'SELISIH_KAS', 'tutup-toko', closing)
    expect(DOORS.filter(door => !tried.some(path => door.test(path)))).toEqual([])
    expectStatus(await owner.get('reports/laporan-otorisasi?toko=JKT'), 200)
  })
})

/** A sale and a loan that were cancelled, the slips of both printed once. */
async function undoneOf(cashier: Caller) {
  const sale = await sold()
  const loan = await lend(cashier, await appraisal(cashier))
  for (const [kategori, path] of [
    ['BATAL_PENJUALAN', routeOf(sale)],
    ['BATAL_HUTANG_LUNAS', `hutang/${loan}/batal`],
  ] as const) {
    const otorisasi = await cashier.grant(kategori, `POST ${path}`, REASON)
    expectStatus(await cashier.post(path, { ...REASON, otorisasi }), 201)
    expectStatus(await cashier.post(`${path}/slip`, {}), 200)
  }
  return { sale, loan }
}

describe('who may approve', () => {
  const NOBODY: readonly (readonly [who: string, password: string, code: string])[] = [
    ['KASIR-JKT', PASSWORD, 'BUKAN_PENYETUJU'],
    ['GUDANG-JKT', PASSWORD, 'BUKAN_PENYETUJU'],
    ['SPV-BDG', PASSWORD, 'BUKAN_PENYETUJU'],
    ['ADMIN-PUSAT', PASSWORD, 'BUKAN_PENYETUJU'],
    ['SPV-JKT', 'salah', 'SANDI_SALAH'],
    ['TIDAK-ADA', PASSWORD, 'SANDI_SALAH'],
  ]

  test('is neither the cashier nor another store, and each try stays in the books', async () => {
    for (const [user_id, password, code] of NOBODY) {
      const perintah = { route: 'POST penjualan/X/batal', body: {} }
      const why = { kategori: 'BATAL_PENJUALAN', alasan: 'Salah ukuran', no_faktur_group: 'X' }
      const answer = await kasir.post<Problem>('authorization', {
        user_id,
        password,
        perintah,
        ...why,
      })
      expect([user_id, answer.body.code]).toEqual([user_id, code])
      expect(await reasons(), user_id).toEqual([code])
      later(60_000)
    }
  })

  test('is a supervisor of the store, an owner, and a supervisor for what they ask', async () => {
    const spv = await api.as('SPV-JKT')
    for (const [asker, approver] of [
      [kasir, 'SPV-JKT'],
      [kasir, 'OWNER'],
      [spv, 'SPV-JKT'],
    ] as const) {
      const nomor = await sold()
      const command = `POST ${routeOf(nomor)}`
      const grant = await asker.grant('BATAL_PENJUALAN', command, REASON, approver)
      expect((await cancel(nomor, grant, asker)).status).toBe(201)
    }
  })

  test('is not a browser that says so: its event is unheard, approves nothing', async () => {
    const [spy, forger] = [kasir, await api.as('GUDANG-JKT')].map(({ token }) =>
      io(api.origin, { transports: ['websocket'], auth: { token }, reconnection: false }),
    )
    const heard: string[] = []
    spy?.onAny(event => heard.push(event))
    await Promise.all([spy, forger].map(s => new Promise<void>(done => s?.on('connect', done))))
    const grants = await sql('select count(*)::int as n from otorisasi')
    const cut = new Promise<string>(done => forger?.on('disconnect', done))
    const said = { status: true, auth_for: 'KASIR-JKT', user_id: 'SPV-JKT' }
    forger?.emit('fingerprint-auth', said)
    expect(await cut).toBeTruthy()
    expect(heard).toEqual([])
    expect(await sql('select count(*)::int as n from otorisasi')).toEqual(grants)
    spy?.disconnect()
  })
})

describe('a grant burns with its command', () => {
  test('not at all when the command is refused: it is good for the next try', async () => {
    const [ring = ''] = await takeIn(owner, [{}])
    const scrap = { barang: [ring], alasan: 'Patah' }
    const gudang = await api.as('GUDANG-JKT')
    const otorisasi = await gudang.grant('HANCUR_BARANG', 'POST barang/hancur', scrap)
    await sql(`update para_akun_transaksi set nomor_akun = nomor_akun`)
    const other = { barang: ['99999999'], alasan: 'Patah', otorisasi }
    expect((await gudang.post('barang/hancur', other)).status).toBe(404)
    expect(await state(otorisasi)).toBe(0)
    expect((await gudang.post('barang/hancur', { ...scrap, otorisasi })).status).toBe(201)
    expect(await state(otorisasi)).toBe(1)
  })

  test('not at all when the writer undoes it after the grant was taken', async () => {
    const [ring = ''] = await takeIn(owner, [{}])
    const scrap = { barang: [ring], alasan: 'Patah' }
    const gudang = await api.as('GUDANG-JKT')
    const otorisasi = await gudang.grant('HANCUR_BARANG', 'POST barang/hancur', scrap)
    // The piece moves between the reading and the writing: the writer stops at the piece.
    const mover = await api.app.pool.connect()
    await mover.query('begin')
    await mover.query(`set local app.kode_toko = 'JKT'`)
    await mover.query(`update barang set versi = versi + 1 where kode_barcode = '${ring}'`)
    const scrapped = gudang.post<Problem>('barang/hancur', { ...scrap, otorisasi })
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database() and query like '%post(%'`
    await expect.poll(() => sql(waiting), { timeout: 5_000 }).not.toEqual([])
    await mover.query('commit')
    mover.release()
    expect((await scrapped).body.code).toBe('BARANG_BERUBAH')
    expect(await state(otorisasi)).toBe(0)
    expect((await gudang.post('barang/hancur', { ...scrap, otorisasi })).status).toBe(201)
  })

  test('of two supervisors who approve at once, one is used', async () => {
    const nomor = await sold()
    const both = ['SPV-JKT', 'OWNER'].map(who =>
      kasir.grant('BATAL_PENJUALAN', `POST ${routeOf(nomor)}`, REASON, who),
    )
    const grants = await Promise.all(both)
    expect(new Set(grants).size).toBe(2)
    const answers = await Promise.all(grants.map(grant => cancel(nomor, grant)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await Promise.all(grants.map(state))).sort()).toEqual([0, 1])
  })

  test('once, when twenty use it at once for the same command', async () => {
    const nomor = await sold()
    const grant = await grantFor(nomor)
    const answers = await allAtOnce(20, () => cancel(nomor, grant))
    expect(answers.filter(answer => answer.status === 201)).toHaveLength(1)
    expect(answers.filter(answer => answer.status >= 500)).toEqual([])
    expect(await state(grant)).toBe(1)
    const again = await sql(`select 1 from dokumen where membatalkan = '${nomor}'`)
    expect(again).toHaveLength(1)
  })

  test('never, when it names no command, not even one of an older version', async () => {
    const why = { kategori: 'BATAL_PENJUALAN', alasan: 'Salah ukuran' }
    const asked = { user_id: 'SPV-JKT', password: PASSWORD, ...why }
    expect((await kasir.post<Problem>('authorization', asked)).body.code).toBe('TIDAK_LENGKAP')
    const nomor = await sold()
    const grant = await grantFor(nomor)
    await sql(`update otorisasi set sidik = null, perintah = null where id = '${grant}'`)
    const answers = await allAtOnce(4, () => cancel(nomor, grant))
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([422]))
    const path = `penjualan/${nomor}/nota`
    expect((await kasir.post(path, {})).status).toBe(200)
    const reprint = await kasir.grant('CETAK_ULANG_NOTA', `POST ${path}`, {})
    await sql(`update otorisasi set sidik = null where id = '${reprint}'`)
    const again = await kasir.post<Problem>(path, { otorisasi: reprint })
    expect(again.body.code).toBe('OTORISASI_TIDAK_SAH')
  })
})
