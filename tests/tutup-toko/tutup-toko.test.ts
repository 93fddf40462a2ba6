import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { pdfText } from '../reports/same-everywhere.ts'
import { type Caller, type TestApi, testApi } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { type ClosedAnswer, closeDay, type Problem, TODAY } from './shop.ts'

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

const sell = (barcode: string | undefined, more: object = {}) =>
  kasir.post<Record<string, string>>('penjualan', cashSale([barcode ?? ''], RING_PRICE, more))

interface Shown {
  no_tutup: string
  ditutup_oleh: string
  catatan: string
  laci: ClosedAnswer['laci']
  dokumen: { jenis: string; jumlah: number; total: number; berat: number }[]
  bayar: { cara: string; jumlah: number; total: number }[]
  rantai: { urut: number; hash: string }
}

interface State {
  tgl_system: string | null
  tgl_berikut: string | null
  laci: string[]
  terbuka: { apa: string; rincian: string }[]
  terakhir: { tgl: string; user_id: string; no_tutup: string } | null
}

describe('closing', () => {
  test('short: the difference is posted, the day moves on', async () => {
    expectStatus(await sell(rings[0], { pembayaran: [{ cara: 'TUNAI', jumlah: 5_300_000 }] }), 201)
    const pembayaran = [{ cara: 'QRIS', jumlah: RING_PRICE }]
    expectStatus(await sell(rings[1], { pembayaran }), 201)
    const closed = expectStatus(
      await closeDay(kasir, RING_PRICE - 500, TODAY, { catatan: 'Kurang lima ratus' }),
      201,
    )
    expect(closed).toMatchObject({
      no_tutup: 'TT-JKT-261121-0001',
      tgl_system: TODAY,
      tgl_berikut: '2026-11-22',
      laci: [{ laci: 'KASIR', buku: RING_PRICE, hitung: RING_PRICE - 500, selisih: -500 }],
    })
    const shown = expectStatus(await kasir.get<Shown>(`tutup-toko/${TODAY}`), 200)
    expect(shown).toMatchObject({
      no_tutup: closed.no_tutup,
      ditutup_oleh: 'KASIR-JKT',
      catatan: 'Kurang lima ratus',
      laci: closed.laci,
      dokumen: [
        { jenis: 'PENJUALAN', jumlah: 2, total: 2 * RING_PRICE, berat: 6.474 },
        { jenis: 'TAMBAH_BARANG', jumlah: 1 },
      ],
      bayar: [
        { cara: 'QRIS', jumlah: 1, total: RING_PRICE },
        { cara: 'TUNAI', jumlah: 1, total: RING_PRICE },
      ],
    })
    expect(shown.rantai.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(await journalOf(closed.no_tutup)).toEqual([
      { jenis_akun: 'SELISIH_KAS_KURANG', rp: 500, laci: 'KASIR' },
      { jenis_akun: 'KAS', rp: -500, laci: 'KASIR' },
    ])
    const state = expectStatus(await kasir.get<State>('tutup-toko'), 200)
    expect(state).toMatchObject({
      tgl_system: '2026-11-22',
      tgl_berikut: '2026-11-23',
      terakhir: { tgl: TODAY, user_id: 'KASIR-JKT', no_tutup: closed.no_tutup },
    })
  })

  test('over: the difference is income; exact: nothing is posted', async () => {
    const over = expectStatus(await closeDay(kasir, 2_000), 201)
    expect(over.laci[0]).toMatchObject({ buku: 0, hitung: 2_000, selisih: 2_000 })
    expect((await journalOf(over.no_tutup)).map(line => line.jenis_akun)).toEqual([
      'KAS',
      'SELISIH_KAS_LEBIH',
    ])
    await api.goTo('2026-11-22')
    const exact = expectStatus(await closeDay(kasir, 2_000, '2026-11-22'), 201)
    expect(exact.laci[0]).toMatchObject({ buku: 2_000, selisih: 0 })
    expect(await journalOf(exact.no_tutup)).toEqual([])
  })

  test('nothing tells the book balance before the count is handed in', async () => {
    expectStatus(await closeDay(kasir, 7_000), 201)
    const [read] = expectStatus(await kasir.get<Shown>(`tutup-toko/${TODAY}`), 200).laci
    expect(read, 'on the evening of the closing').toMatchObject({ hitung: 7_000 })
    await api.goTo('2026-11-23')
    expectStatus(await sell(rings[0]), 201)
    const { text } = await kasir.get('tutup-toko')
    expect(text).not.toMatch(/"(buku|hitung|selisih|bayar|total)"/)
    expect(text).not.toMatch(/7000|5232500|5239500/)
    for (const who of [kasir, await api.as('SPV-JKT')]) {
      const shown = await who.get<Shown>(`tutup-toko/${TODAY}`)
      expect([shown.body.laci, shown.body.bayar]).toEqual([[], []])
      const pack = await who.bytes(`tutup-toko/${TODAY}/pdf`)
      expect(await pdfText(Buffer.from(await pack.arrayBuffer()))).not.toContain('7,000')
      const eod = await who.get(`reports/laporan-eod?tgl=2026-11-22`)
      expect(eod.text).not.toContain('Kas per Laci')
    }
    const owners = await owner.get<Shown>(`tutup-toko/${TODAY}`, { toko: 'JKT' })
    expect(owners.body.laci[0]).toMatchObject({ hitung: 7_000 })
  })

  test('a drawer not counted, counted twice, or none of the store is refused', async () => {
    const body = { tgl_system: TODAY, hitungan: [] as object[] }
    const missing = await kasir.post<Problem>('tutup-toko', body)
    expect(missing).toMatchObject({
      status: 422,
      body: { code: 'HITUNGAN_KURANG', detail: 'Laci KASIR belum dihitung' },
    })
    const kasirDrawer = { laci: 'KASIR', pecahan: { '100000': 1 } }
    for (const more of [{ laci: 'LAIN', pecahan: { '1000': 5 } }, kasirDrawer]) {
      const answer = await kasir.post<Problem>('tutup-toko', {
        ...body,
        hitungan: [kasirDrawer, more],
      })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    }
    const strange = { laci: 'KASIR', pecahan: { '75000': 1 } }
    const unknown = await kasir.post<Problem>('tutup-toko', { ...body, hitungan: [strange] })
    expect(unknown.status).toBe(400)
    expect((await kasir.get<State>('tutup-toko')).body.tgl_system).toBe(TODAY)
  })

  test('a held cart stops it, unless it is carried over knowingly', async () => {
    expectStatus(
      await kasir.post('penjualan/tertahan', { nama: 'Ibu Sulastri', isi: { barang: [] } }),
      200,
    )
    const { body: state } = await kasir.get<State>('tutup-toko')
    expect(state.terbuka).toEqual([{ apa: 'Nota tertahan', rincian: '1' }])
    expect(await closeDay(kasir, 0)).toMatchObject({
      status: 422,
      body: { code: 'MASIH_ADA_YANG_TERBUKA' },
    })
    expectStatus(await closeDay(kasir, 0, TODAY, { tetap_tutup: true }), 201)
  })

  test('one key closes once, whatever came of the first answer', async () => {
    const key = randomUUID()
    const body = { tgl_system: TODAY, hitungan: [{ laci: 'KASIR', pecahan: {} }] }
    const first = await kasir.post('tutup-toko', body, { key })
    const second = await kasir.post('tutup-toko', body, { key })
    expect(second.text).toBe(first.text)
    expect((await kasir.get<State>('tutup-toko')).body.tgl_system).toBe('2026-11-22')
  })

  test('who sells may not close', async () => {
    const sales = await api.as('SALES-JKT')
    expect((await closeDay(sales, 0)).status).toBe(403)
  })
})

/** Commands that have read an open day, and find it closed when they come to write. */
async function closedMeanwhile<A>(user_id: string, send: () => Promise<A>[]): Promise<A[]> {
  const admin = new pg.Client({ connectionString: api.database.adminUrl })
  await admin.connect()
  try {
    await admin.query('begin')
    await admin.query(`select pg_advisory_xact_lock(7261, hashtext('JKT'))`)
    const sent = send()
    const waiting = `select count(*)::int n from pg_locks
      where locktype = 'advisory' and not granted`
    await expect
      .poll(async () => (await admin.query<{ n: number }>(waiting)).rows[0]?.n, { timeout: 10_000 })
      .toBeGreaterThan(0)
    await new Promise(resolve => setTimeout(resolve, 300))
    await admin.query(
      `update hari_bisnis set status = 'TUTUP', ditutup_pada = now(), ditutup_oleh = $1
       where kode_toko = 'JKT' and status = 'BUKA'`,
      [user_id],
    )
    await admin.query('commit')
    return await Promise.all(sent)
  } finally {
    await admin.query(
      `update hari_bisnis set status = 'BUKA', ditutup_pada = null, ditutup_oleh = null
       where kode_toko = 'JKT' and ditutup_oleh = $1`,
      [user_id],
    )
    await admin.end()
  }
}

describe('the next day and the calendar', () => {
  const approved = async (body: object, spv: string) => ({
    ...body,
    otorisasi: await kasir.grant('TUTUP_LEBIH_AWAL', 'POST tutup-toko', body, spv),
  })

  test('a day that has not come takes an owner, and nobody else', async () => {
    await api.goTo('2026-11-22')
    expectStatus(await closeDay(kasir, 0), 201)
    expectStatus(await closeDay(kasir, 0, '2026-11-22'), 201)
    const { body: state } = await kasir.get<State & { dini: boolean }>('tutup-toko')
    expect([state.tgl_system, state.dini]).toEqual(['2026-11-23', true])
    const body = { tgl_system: '2026-11-23', hitungan: [{ laci: 'KASIR', pecahan: {} }] }
    const asked = await kasir.post<Problem>('tutup-toko', body)
    expect([asked.status, asked.body.facts]).toMatchObject([422, { kategori: 'TUTUP_LEBIH_AWAL' }])
    await expect(approved(body, 'SPV-JKT')).rejects.toThrow('BUKAN_PEMILIK')
    const closed = expectStatus(
      await kasir.post<ClosedAnswer>('tutup-toko', await approved(body, 'OWNER')),
      201,
    )
    expect(closed.tgl_berikut).toBe('2026-11-24')
    await api.goTo('2026-11-24')
    expectStatus(await closeDay(kasir, 0, '2026-11-24'), 201)
  })

  test('holidays are passed over, and words that are none are refused', async () => {
    const put = (HARI_LIBUR: string) =>
      owner.put<Problem>('para-system', { nilai: { HARI_LIBUR }, modul: {} }, { toko: 'JKT' })
    for (const wrong of ['MINGGON', '2026-02-30', 'Senin,Selasa,Rabu,Kamis,Jumat,Sabtu,Minggu']) {
      expect((await put(wrong)).status, wrong).toBe(400)
    }
    expectStatus(await put('Minggu, 2026-11-23'), 200)
    const closed = expectStatus(await closeDay(kasir, 0), 201)
    expect(closed.tgl_berikut).toBe('2026-11-24')
  })
})

describe('a difference beyond the tolerance', () => {
  const hitungan = [{ laci: 'KASIR', pecahan: { '1000': 1 } }]
  const off = { tgl_system: TODAY, hitungan }

  test('needs a cause and a grant; the owner is told, also of the count before', async () => {
    expectStatus(await sell(rings[0]), 201)
    const first = await kasir.post<Problem>('tutup-toko', off)
    expect([first.status, first.body.code]).toEqual([422, 'SELISIH_KAS'])
    expect(first.body.facts, 'neither how much nor which way').toEqual({ laci: 'KASIR' })
    const body = { ...off, alasan_selisih: 'Uang dibawa ke bank' }
    const second = await kasir.post<Problem>('tutup-toko', body)
    // Whoever approves is told how much it is off; nobody is before a cause was handed in.
    expect(second.body.facts).toMatchObject({ kategori: 'SELISIH_KAS' })
    expect(second.body.facts.disetujui).toContain('["MENURUT_BUKU","5,232,500"]')
    const otorisasi = await kasir.grant('SELISIH_KAS', 'POST tutup-toko', body)
    const other = { ...body, hitungan: [{ laci: 'KASIR', pecahan: { '500': 1 } }], otorisasi }
    expect((await kasir.post<Problem>('tutup-toko', other)).body.code).toBe('OTORISASI_TIDAK_SAH')
    const closed = expectStatus(
      await kasir.post<ClosedAnswer>('tutup-toko', { ...body, otorisasi }),
      201,
    )
    const notice = {
      kode_toko: 'JKT',
      tgl: TODAY,
      no_tutup: closed.no_tutup,
      user_id: 'KASIR-JKT',
      lebih: 0,
      kurang: RING_PRICE - 1_000,
      alasan: 'Uang dibawa ke bank',
      hitungan_ditolak: 1,
    }
    for (const toko of [undefined, 'JKT']) {
      const told = await owner.get('tutup-toko/selisih', toko === undefined ? {} : { toko })
      expect(told.body).toMatchObject([notice])
    }
    expect((await owner.get('tutup-toko/selisih', { toko: 'BDG' })).body).toEqual([])
    expect((await kasir.get('tutup-toko/selisih')).status).toBe(403)
  })

  test('who counts right after a wrong count is told of all the same', async () => {
    expectStatus(await sell(rings[0]), 201)
    const key = randomUUID()
    for (const _sentAgain of [false, true]) {
      expect((await kasir.post('tutup-toko', off, { key })).status).toBe(422)
    }
    expectStatus(await closeDay(kasir, RING_PRICE), 201)
    const told = await owner.get('tutup-toko/selisih')
    expect(told.body).toMatchObject([{ lebih: 0, kurang: 0, alasan: '', hitungan_ditolak: 1 }])
  })

  test('the tolerance is the setting of the store, to the rupiah', async () => {
    const nilai = { TOLERANSI_SELISIH_KAS: '2000' }
    expectStatus(await owner.put('para-system', { nilai, modul: {} }, { toko: 'JKT' }), 200)
    expect((await closeDay(kasir, 2_100)).status).toBe(422)
    expectStatus(await closeDay(kasir, 2_000), 201)
  })
})

describe('after the closing', () => {
  test('a sale of the day before is refused, never redated', async () => {
    expectStatus(await closeDay(kasir, 0), 201)
    const late = await sell(rings[0], { tgl_system: TODAY })
    expect(late).toMatchObject({ status: 409, body: { code: 'TOKO_SUDAH_TUTUP' } })
    expect(late.body.detail).toContain('KASIR-JKT')
    const next = expectStatus(await sell(rings[0], { tgl_system: '2026-11-22' }), 201)
    expect(next.tgl_system).toBe('2026-11-22')
  })

  test('whatever came a moment too late is told who closed the day', async () => {
    const { no_faktur_jual } = expectStatus(await sell(rings[0]), 201)
    const batal = `penjualan/${no_faktur_jual}/batal`
    const spv = await api.as('SPV-JKT')
    const alasan = 'Terlambat'
    const barang = [rings[1] ?? '']
    const late: readonly (readonly [string, object])[] = [
      [
        batal,
        { alasan, otorisasi: await spv.grant('BATAL_PENJUALAN', `POST ${batal}`, { alasan }) },
      ],
      ['barang/pindah', { ke_baki: 'A02', barang }],
      [
        'barang/hancur',
        {
          barang,
          alasan,
          otorisasi: await spv.grant('HANCUR_BARANG', 'POST barang/hancur', { barang, alasan }),
        },
      ],
    ]
    const answers = await closedMeanwhile('SPV-JKT', () =>
      late.map(([path, body]) => spv.post<Problem>(path, body)),
    )
    for (const { status, body } of answers) {
      expect([status, body.code, body.facts.user_id]).toEqual([409, 'TOKO_SUDAH_TUTUP', 'SPV-JKT'])
      expect(body.detail).toContain('SPV-JKT')
    }
  })

  test('a sale of the day before cannot be cancelled', async () => {
    const { no_faktur_jual } = expectStatus(await sell(rings[0]), 201)
    expectStatus(await closeDay(kasir, RING_PRICE), 201)
    const path = `penjualan/${no_faktur_jual}/batal`
    const alasan = 'Terlambat'
    const otorisasi = await kasir.grant('BATAL_PENJUALAN', `POST ${path}`, { alasan })
    const answer = await kasir.post<Problem>(path, { alasan, otorisasi })
    expect(answer.status).toBeGreaterThanOrEqual(409)
    expect(answer.status).toBeLessThan(500)
  })

  test('opening again: owner only, with a reason, while the next day is untouched', async () => {
    const buka = (who: Caller, body: object) =>
      who.post<Problem & { tgl_system: string }>('tutup-toko/buka', body, { toko: 'JKT' })
    const alasan = 'Ada nota tertinggal'
    const first = expectStatus(await closeDay(kasir, 0), 201)
    expect((await buka(kasir, { alasan })).status).toBe(403)
    expect((await buka(await api.as('SPV-JKT'), { alasan })).status).toBe(403)
    expect((await buka(owner, { alasan: ' ' })).status).toBe(400)
    expect(expectStatus(await buka(owner, { alasan }), 201).tgl_system).toBe(TODAY)
    expect((await kasir.get(`tutup-toko/${TODAY}`)).status).toBe(404)
    expectStatus(await sell(rings[0]), 201)
    const again = expectStatus(await closeDay(kasir, RING_PRICE), 201)
    expect(again.no_tutup).toBe(first.no_tutup.replace('0001', '0002'))
    expectStatus(await sell(rings[1]), 201)
    expect(await buka(owner, { alasan })).toMatchObject({
      status: 422,
      body: { code: 'TIDAK_BISA_BUKA' },
    })
  })

  test('nothing to open again before the first closing', async () => {
    const answer = await owner.post('tutup-toko/buka', { alasan: 'x' }, { toko: 'JKT' })
    expect(answer).toMatchObject({ status: 422, body: { code: 'TIDAK_BISA_BUKA' } })
  })

  test('other stores keep their own day', async () => {
    expectStatus(await closeDay(kasir, 0), 201)
    const bdg = await api.as('KASIR-BDG')
    expect((await bdg.get<State>('tutup-toko')).body.tgl_system).toBe(TODAY)
    expect((await bdg.get(`tutup-toko/${TODAY}`)).status).toBe(404)
  })
})

async function journalOf(nomor: string) {
  const db = await api.database.read.connect()
  try {
    await db.query("begin; set local app.kode_toko = 'JKT'")
    const { rows } = await db.query<{ jenis_akun: string; rp: number; laci: string }>(
      `select jenis_akun, (debit_rp - kredit_rp)::int as rp, laci from jurnal_baris
       where nomor = $1 order by baris`,
      [nomor],
    )
    return rows
  } finally {
    await db.query('rollback')
    db.release()
  }
}
