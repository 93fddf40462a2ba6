import type { laporPpatk, tugasDokumen } from '@kencana/contract/areas/pelanggan/transaksi-besar'
import type { ringkasan, ringkasanPusat } from '@kencana/contract/areas/ringkasan'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { describe, expect, test } from 'vitest'
import { type Bought, buy, loose, openBuying, takeBack } from '../pembelian/counter.ts'
import { expectStatus } from '../penjualan/shop.ts'
import { reportOf } from '../reports/report-shop.ts'
import { fileOf } from '../reports/same-everywhere.ts'
import type { Caller } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'

// What is bought of one person on a day, over all stores, from Rp 500 million on is a task to
// report it (04-domain C4): once, in the store whose purchase reached it.

const TGL = '2026-11-21'
const MILLION = 1_000_000
/** Gold enough to be bought for any of the sums below its ceiling. */
const HEAVY = { berat: 400, kode_kondisi: 'UTUH' }

const api = await testShop({ tgl: TGL })
const { owner, kasir, spv } = await openBuying(api)
const { kasir: bandung } = await openBuying(api, 'BDG')

let people = 0
/** A person nobody has bought of yet. */
function person() {
  people += 1
  return {
    nama: `Penjual ${people}`,
    telp: `0811 7000 00${people + 10}`,
    jenis_identitas: 'KTP',
    no_identitas: `31710101010100${people + 10}`,
  }
}

/** Buys gold without a nota for so many million rupiah; its number. */
async function bought(penjual: object, juta: number, at = kasir): Promise<string> {
  const kode_sales = at === kasir ? 'DEWI' : 'NENG'
  const answer = await buy(at, [loose(juta * MILLION, HEAVY)], { penjual, kode_sales })
  return expectStatus(answer, 201).no_faktur_beli
}

const taskOf = async (nomor: string, who = spv) => {
  const answer = await who.get<AnswerOf<typeof tugasDokumen>>(`transaksi-besar/${nomor}`)
  return answer.status === 403 ? null : (expectStatus(answer, 200)[0] ?? null)
}
const statusOf = async (nomor: string) => (await taskOf(nomor))?.status

const report = (who: Caller, nomor: string, tgl_laporan = TGL, no_laporan = 'LTKT-2026-0042') =>
  who.post<Bought & AnswerOf<typeof laporPpatk>>(
    `transaksi-besar/${nomor}/lapor`,
    { no_laporan, tgl_laporan },
    who === owner ? { toko: 'JKT' } : {},
  )

const homeOf = async (toko: string, who = owner) => {
  const options = who === owner ? { toko } : {}
  const answer = await who.get<AnswerOf<typeof ringkasan>>('ringkasan', options)
  return expectStatus(answer, 200).tugas_ppatk
}

describe('a task', () => {
  test('is of who sells for Rp 500 million, however split, by card and by phone', async () => {
    const who = person()
    const first = await bought(who, 300)
    const other = await bought({ ...who, no_identitas: '3273010101019999' }, 150, bandung)
    expect(await taskOf(first)).toBeNull()
    expect(await homeOf('JKT')).toEqual({ jumlah: 0, sejak: null, sampai: null })
    const crossed = await bought(who, 60)
    expect(await taskOf(crossed)).toEqual({
      nomor: crossed,
      tgl: TGL,
      status: 'TERBUKA',
      jumlah: 510 * MILLION,
      batas: expect.stringMatching(/^2026-12-\d\d$/),
      no_laporan: null,
      tgl_laporan: null,
      oleh: null,
    })
    expect(await taskOf(crossed, kasir)).toBeNull()
    const after = await bought(who, 20)
    expect([await taskOf(first), await taskOf(after)]).toEqual([null, null])
    expect(await homeOf('JKT')).toEqual({ jumlah: 1, sejak: TGL, sampai: TGL })
    expect(await homeOf('BDG')).toEqual({ jumlah: 0, sejak: null, sampai: null })
    expect(await homeOf('JKT', kasir)).toBeNull()
    expect(await taskOf(other, await api.as('SPV-BDG'))).toBeNull()
  })

  test('is there once when two stores buy of one person at the same instant', async () => {
    const spvBdg = await api.as('SPV-BDG')
    const reached: number[] = []
    for (let round = 0; round < 10; round += 1) {
      const who = person()
      const [here, far] = await Promise.all([bought(who, 300), bought(who, 300, bandung)])
      const tasks = [await taskOf(here), await taskOf(far, spvBdg)]
      reached.push(tasks.filter(task => task?.jumlah === 600 * MILLION).length)
      expectStatus(await takeBack(kasir, here), 201)
      expectStatus(await takeBack(bandung, far, 'SPV-BDG'), 201)
    }
    expect(reached).toEqual(reached.map(() => 1))
  })

  test('asked for anew, a purchase keeps the barcode it took', async () => {
    const sides = [kasir, bandung]
    const taken: number[][] = [[], []]
    for (let round = 0; round < 10; round += 1) {
      const penjual = person()
      const answers = await Promise.all(
        sides.map(at =>
          buy(at, [loose(MILLION, HEAVY)], { penjual, kode_sales: at === kasir ? 'DEWI' : 'NENG' }),
        ),
      )
      for (const [side, answer] of answers.entries()) {
        taken[side]?.push(...expectStatus(answer, 201).barang.map(Number))
      }
    }
    for (const numbers of taken) {
      expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i))
    }
  })

  test('stands beside every store at the head office', async () => {
    const answer = await owner.get<AnswerOf<typeof ringkasanPusat>>('ringkasan/pusat')
    const { toko } = expectStatus(answer, 200)
    const said = toko.map(one => [one.kode_toko, one.tugas_ppatk?.jumlah])
    expect(said).toContainEqual(['JKT', 1])
    expect(said).toContainEqual(['BDG', 0])
  })

  test('is of nobody below it', async () => {
    expect(await taskOf(await bought(person(), 499))).toBeNull()
  })

  test('falls away when what is left is below, also by a purchase of another store', async () => {
    const who = person()
    const crossed = await bought(who, 500)
    expect(await statusOf(crossed)).toBe('TERBUKA')
    expectStatus(await takeBack(kasir, crossed), 201)
    expect(await statusOf(crossed)).toBe('GUGUR')
    expect((await report(owner, crossed)).body.code).toBe('TUGAS_GUGUR')
    const next = person()
    const far = await bought(next, 300, bandung)
    const here = await bought(next, 250)
    expect(await statusOf(here)).toBe('TERBUKA')
    expectStatus(await takeBack(bandung, far, 'SPV-BDG'), 201)
    expect(await statusOf(here)).toBe('GUGUR')
  })

  test('stays where others of that person still come to it', async () => {
    const who = person()
    await bought(who, 300)
    const crossed = await bought(who, 250)
    await bought(who, 300)
    expectStatus(await takeBack(kasir, crossed), 201)
    expect(await taskOf(crossed)).toMatchObject({ status: 'TERBUKA', jumlah: 600 * MILLION })
    expectStatus(await report(owner, crossed), 201)
  })
})

describe('reporting it', () => {
  test('is for who reports, on a day that can be, once', async () => {
    const nomor = await bought(person(), 520)
    for (const who of [kasir, spv]) expect((await report(who, nomor)).status).toBe(403)
    const early = await report(owner, nomor, '2026-11-20')
    expect([early.status, early.body.errors]).toEqual([
      400,
      { tgl_laporan: 'Sebelum transaksinya' },
    ])
    const late = await report(owner, nomor, '2026-11-22')
    expect(late.body.errors).toEqual({ tgl_laporan: 'Tanggal itu belum tiba' })
    expect((await report(owner, nomor, TGL, 'X')).status).toBe(400)
    expect(await statusOf(nomor)).toBe('TERBUKA')
    const done = expectStatus(await report(owner, nomor), 201)
    const kept = { no_laporan: 'LTKT-2026-0042', tgl_laporan: TGL, oleh: 'OWNER' }
    expect(done).toMatchObject({ status: 'DILAPORKAN', ...kept })
    expect(await taskOf(nomor)).toEqual(done)
    const again = await report(owner, nomor, TGL, 'LTKT-2026-0043')
    expect([again.status, again.body.code, again.body.facts]).toMatchObject([
      409,
      'SUDAH_DILAPORKAN',
      { no_laporan: 'LTKT-2026-0042', user_id: 'OWNER' },
    ])
    expect((await report(owner, await bought(person(), 30))).status).toBe(404)
  })
})

describe('laporan-transaksi-besar', () => {
  const DAYS = { tanggal_awal: TGL, sampai_tgl: TGL, toko: 'JKT' }
  const rowsOf = async (query: Record<string, string> = {}) =>
    (await reportOf(owner, 'laporan-transaksi-besar', { ...DAYS, ...query })).rows

  test('tells who came near and who reached it, what became of it, and no whole card', async () => {
    const who = person()
    const near = await bought(who, 420)
    const told = (rows: Awaited<ReturnType<typeof rowsOf>>, nomor: string) =>
      rows.find(row => row.nomor === nomor)
    const rows = await rowsOf()
    expect(told(rows, near)).toMatchObject({
      jumlah: 420 * MILLION,
      tingkat: 'Mendekati batas lapor',
      status: null,
      identitas: `KTP ************${who.no_identitas.slice(-4)}`,
      batas: null,
    })
    expect(new Set(rows.map(row => row.status))).toEqual(
      new Set([null, 'Belum dilaporkan', 'Sudah dilaporkan', 'Gugur']),
    )
    const crossed = await bought(who, 100)
    const after = await rowsOf()
    expect(told(after, near)).toBeUndefined()
    expect(told(after, crossed)).toMatchObject({
      jumlah: 520 * MILLION,
      tingkat: 'Wajib dilaporkan',
      status: 'Belum dilaporkan',
    })
    const open = await rowsOf({ status: 'TERBUKA' })
    expect(open.map(row => row.nomor)).toContain(crossed)
    expect(new Set(open.map(row => row.status))).toEqual(new Set(['Belum dilaporkan']))
    expect(open.length).toBe((await homeOf('JKT'))?.jumlah)
  })

  test('of several stores, as CSV, and for nobody below who reports', async () => {
    const { bytes } = await fileOf(owner, 'laporan-transaksi-besar', 'csv', {
      ...DAYS,
      toko: 'JKT,BDG',
    })
    expect(bytes.toString()).toContain('LTKT-2026-0042')
    expect(bytes.toString()).toContain('Wajib dilaporkan')
    const shut = await spv.get('reports/laporan-transaksi-besar')
    expect(shut.status).toBe(403)
  })
})
