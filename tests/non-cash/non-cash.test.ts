import { describe, expect, test } from 'vitest'
import { ask } from '../database/folders.ts'
import { approve, checked, type Submitted } from '../penjualan/ajuan-shop.ts'
import { expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import { appraisal, lend, letLend, redemption } from '../races/pawn-shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { add, take, undo } from '../titipan/counter.ts'
import {
  BCA,
  cancelSale,
  page,
  refused,
  sellBy,
  standing,
  TODAY,
  tick,
  tickBody,
  ticked,
  UNTICK,
  untick,
} from './counter.ts'

// Card, QRIS and transfer payments wait until somebody has found them on slip or statement.

const api = await testShop()
const { kasir, owner, rings } = await openShop(api, 24)
const spv = await api.as('SPV-JKT')
await letLend(owner, 'JKT')

const ring = (): string => {
  const next = rings.pop()
  if (next === undefined) throw new Error('no ring is left')
  return next
}
const BY = { cara: 'DEBIT' }
const card = (jumlah = RING_PRICE, more: object = {}) => ({ ...BCA, jumlah, ...more })
const sale = (...tenders: object[]) => sellBy(kasir, ring(), ...tenders)

describe('waits', () => {
  test('whatever is no cash, of every kind of document, tender by tender', async () => {
    const nomor = await sale(
      { cara: 'TUNAI', jumlah: 1_232_500 },
      card(2_000_000),
      { cara: 'QRIS', jumlah: 1_000_000 },
      { cara: 'TRANSFER', kode_bank: 'BCA', jumlah: 1_000_000 },
    )
    expect(await standing(spv, nomor)).toEqual([
      [2, 'BELUM'],
      [3, 'BELUM'],
      [4, 'BELUM'],
    ])
    const titipan = await take(kasir, 500_000, { pembayaran: [card(500_000)] })
    const more = { pembayaran: [{ cara: 'QRIS', jumlah: 250_000 }] }
    const tambah = expectStatus(await add(kasir, titipan, 250_000, more), 201).nomor
    const loan = await lend(kasir, await appraisal(kasir))
    const owed = await redemption(kasir, loan)
    const paid = { ...owed, pembayaran: owed.pembayaran.map(one => ({ ...BCA, ...one, ...BY })) }
    const back = await kasir.post<{ no_tebus: string }>(`hutang/${loan}/tebus`, paid)
    const tebus = expectStatus(back, 201).no_tebus
    for (const one of [titipan, tambah, tebus]) {
      expect(await standing(spv, one)).toEqual([[1, 'BELUM']])
    }
    const { data } = await page(spv, '?limit=200')
    const looked = (one: string) => data.find(row => row.nomor === one)?.dokumen
    expect([nomor, titipan, tambah, tebus].map(looked)).toEqual([nomor, titipan, titipan, loan])
    expect(data.map(row => row.nomor)).not.toContain(loan)
  })

  test('not what was paid in cash or out of a deposit', async () => {
    const bon = await take(kasir, 1_000_000)
    const customer = { nama: 'Siti Aminah', telp: '0812 9000 1122' }
    const sold = await kasir.post<{ no_faktur_jual: string }>('penjualan', {
      kode_sales: 'DEWI',
      customer,
      barang: [{ kode_barcode: ring() }],
      pembayaran: [
        { cara: 'SALDO', no_bon: bon, jumlah: 1_000_000 },
        { cara: 'TUNAI', jumlah: RING_PRICE - 1_000_000 },
      ],
      total: RING_PRICE,
    })
    expect(await standing(spv, expectStatus(sold, 201).no_faktur_jual)).toEqual([])
  })

  test('oldest first, found by bank, way, day, number, code, card, name and amount', async () => {
    const nomor = await sale(card(RING_PRICE, { kode_setuju: 'ZX9914', kartu_akhir: '7733' }))
    const has = async (query: string) =>
      (await page(spv, `?limit=200&${query}`)).data.some(row => row.nomor === nomor)
    for (const query of [
      'q=ZX9914',
      'q=7733',
      'q=5.232.500',
      'q=kartika',
      `q=${nomor}`,
      'kode_bank=BCA',
      'cara=DEBIT',
      `tgl_from=${TODAY}&tgl_to=${TODAY}`,
      'status=ALL',
    ]) {
      expect([query, await has(query)]).toEqual([query, true])
    }
    for (const query of ['q=ZX9915', 'kode_bank=BNI', 'cara=QRIS', 'tgl_to=2026-11-20']) {
      expect([query, await has(query)]).toEqual([query, false])
    }
    const all = await page(spv, '?limit=200')
    expect(all.jumlah).toBe(all.data.reduce((sum, row) => sum + row.jumlah, 0))
    expect(all.count).toBe(all.data.length)
    const days = all.data.map(row => `${row.tgl} ${row.nomor}`)
    expect(days).toEqual([...days].sort())
  })
})

describe('a tick', () => {
  test('of several keeps day, reference and who; they wait no more', async () => {
    const both = [await sale(card()), await sale(card())]
    const answer = await ticked(
      spv,
      both.map(nomor => ({ nomor, baris: 1 })),
    )
    expect(answer).toEqual({ cocok: 2, jumlah: 2 * RING_PRICE, ditolak: [] })
    for (const nomor of both) {
      const { data } = await page(spv, `?q=${nomor}&status=COCOK`)
      expect(data).toMatchObject([
        {
          tgl_mutasi: TODAY,
          no_referensi: 'BATCH 118',
          jumlah_mutasi: RING_PRICE,
          dicocokkan_oleh: 'SPV-JKT',
          status: 'COCOK',
        },
      ])
      expect((await page(spv, `?q=${nomor}`)).count).toBe(0)
    }
  })

  test('of another amount wants words, and is told as such', async () => {
    const nomor = await sale(card())
    const one = { nomor, baris: 1, jumlah: 5_000_000 }
    const silent = await ticked(spv, [one])
    expect(silent).toMatchObject({ cocok: 0, jumlah: 0, ditolak: [{ sebab: 'CATATAN' }] })
    expect(await standing(spv, nomor)).toEqual([[1, 'BELUM']])
    await ticked(spv, [{ ...one, keterangan: 'Mesin salah ketik' }])
    const { data } = await page(spv, `?q=${nomor}&status=SELISIH`)
    expect(data).toMatchObject([{ jumlah_mutasi: 5_000_000, keterangan: 'Mesin salah ketik' }])
  })

  test('keeps what is right, and names the rest with who was faster', async () => {
    const [done, fresh] = [await sale(card()), await sale(card())]
    await ticked(owner, [{ nomor: done, baris: 1 }])
    const mixed = await ticked(spv, [
      { nomor: done, baris: 1 },
      { nomor: fresh, baris: 1 },
      { nomor: fresh, baris: 2 },
    ])
    expect(mixed).toMatchObject({ cocok: 1, jumlah: RING_PRICE })
    expect(mixed.ditolak).toMatchObject([
      { nomor: done, sebab: 'SUDAH', user_id: 'OWNER', pada: expect.any(String) },
      { nomor: fresh, baris: 2, sebab: 'TIDAK_ADA', user_id: null },
    ])
    expect(await standing(spv, fresh)).toEqual([[1, 'COCOK']])
  })

  test('is somebody else’s than who took the money', async () => {
    const nomor = await sellBy(spv, ring(), card())
    expect((await ticked(spv, [{ nomor, baris: 1 }])).ditolak[0]?.sebab).toBe('SENDIRI')
    expect((await ticked(owner, [{ nomor, baris: 1 }])).cocok).toBe(1)
  })

  test('is of no day to come, names no line twice, and no card', async () => {
    const nomor = await sale(card())
    const one = { nomor, baris: 1 }
    const early = await tick(spv, [one], { tgl_mutasi: '2026-11-22' })
    expect(refused(early)).toEqual([422, 'TGL_MUTASI_BELUM'])
    expect(refused(await tick(spv, [one, one]))).toEqual([400, 'TIDAK_LENGKAP'])
    const carded = await tick(spv, [one], { no_referensi: '4111111111111111' })
    expect(refused(carded)).toEqual([422, 'NOMOR_KARTU'])
    expect(refused(await tick(spv, []))[0]).toBe(400)
    expect(refused(await tick(spv, [one], { no_referensi: ' ' }))[0]).toBe(400)
    expect(await standing(spv, nomor)).toEqual([[1, 'BELUM']])
  })

  test('asked again with its key answers the same and is kept once', async () => {
    const nomor = await sale(card())
    const key = '7b1c3d52-0000-4000-8000-000000000001'
    const body = tickBody([{ nomor, baris: 1 }])
    const send = () => spv.post<object>('validasi-non-cash', body, { key })
    const [first, again] = [await send(), await send()]
    expect(again.text).toBe(first.text)
    const other = { ...body, no_referensi: 'LAIN' }
    const stolen = await spv.post<{ code: string }>('validasi-non-cash', other, { key })
    expect(refused(stolen)).toEqual([422, 'KUNCI_BEDA'])
  })

  test('belongs to who has the screen', async () => {
    const nomor = await sale(card())
    expect(refused(await tick(kasir, [{ nomor, baris: 1 }]))).toEqual([403, 'TANPA_HAK'])
    const bdg = await api.as('SPV-BDG')
    const there = await bdg.post<{ ditolak: { sebab: string }[] }>(
      'validasi-non-cash',
      tickBody([{ nomor, baris: 1 }]),
      { toko: 'BDG' },
    )
    expect(expectStatus(there, 201).ditolak[0]?.sebab).toBe('TIDAK_ADA')
  })
})

test('of a sale that another approved, the one who took the payment does not tick it', async () => {
  await checked(owner)
  const sent = await spv.post<Submitted>('penjualan', {
    kode_sales: 'DEWI',
    barang: [{ kode_barcode: ring() }],
    pembayaran: [card()],
    total: RING_PRICE,
  })
  const { no_ajuan } = expectStatus(sent, 201)
  expect((await page(owner, `?q=${no_ajuan}&status=ALL`)).count).toBe(0)
  const approved = await approve(owner, no_ajuan, { toko: 'JKT' })
  const { no_faktur_jual: nomor = '' } = expectStatus(approved, 201)
  await checked(owner, 'TIDAK')
  expect((await page(owner, `?q=${nomor}`)).data).toMatchObject([{ user_id: 'SPV-JKT' }])
  const own = await ticked(spv, [{ nomor, baris: 1 }])
  expect(own.ditolak).toMatchObject([{ sebab: 'SENDIRI' }])
  expect((await ticked(owner, [{ nomor, baris: 1 }])).cocok).toBe(1)
})

describe('of what was undone', () => {
  test('nothing waits, and nothing is ticked', async () => {
    const nomor = await sale(card())
    const no_batal = await cancelSale(kasir, nomor)
    expect(await standing(spv, nomor)).toEqual([[1, 'BATAL']])
    const { ditolak } = await ticked(spv, [{ nomor, baris: 1 }])
    expect(ditolak).toMatchObject([{ sebab: 'BATAL', dibatalkan: no_batal }])
    const titipan = await take(kasir, 300_000, { pembayaran: [card(300_000)] })
    expectStatus(await undo(kasir, titipan), 201)
    expect(await standing(spv, titipan)).toEqual([[1, 'BATAL']])
  })

  test('what was found before is seen as money that is to go back', async () => {
    const nomor = await sale(card())
    await ticked(spv, [{ nomor, baris: 1 }])
    await cancelSale(kasir, nomor)
    expect(await standing(spv, nomor)).toEqual([[1, 'BATAL_COCOK']])
    expect((await page(spv, `?q=${nomor}&status=BATAL_COCOK`)).count).toBe(1)
    expectStatus(await untick(spv, nomor), 201)
    expect(await standing(spv, nomor)).toEqual([[1, 'BATAL']])
  })
})

describe('a tick is taken back', () => {
  test('with a grant: the payment waits again, and the chain knows why', async () => {
    const nomor = await sale(card())
    await ticked(spv, [{ nomor, baris: 1 }])
    expectStatus(await untick(spv, nomor), 201)
    expect(await standing(spv, nomor)).toEqual([[1, 'BELUM']])
    const rows = await ask(
      api.database.adminUrl,
      `select isi->'body'->>'alasan' as alasan from audit
       where kode_toko = 'JKT' and perintah = 'POST ${UNTICK}' order by urut desc limit 1`,
    )
    expect(rows).toEqual([{ alasan: 'Salah baris mutasi' }])
    expect((await ticked(owner, [{ nomor, baris: 1 }])).cocok).toBe(1)
  })

  test('not without one, nor one that is no tick or another by now', async () => {
    const nomor = await sale(card())
    expect(refused(await untick(spv, nomor))).toEqual([409, 'BERUBAH'])
    expect(refused(await untick(spv, nomor, 7))).toEqual([404, 'TIDAK_DITEMUKAN'])
    await ticked(spv, [{ nomor, baris: 1 }])
    const [row] = (await page(spv, `?q=${nomor}&status=COCOK`)).data
    const body = { nomor, baris: 1, dicocokkan_pada: row?.dicocokkan_pada, alasan: 'Salah' }
    expect(refused(await spv.post<{ code: string }>(UNTICK, body))).toEqual([
      422,
      'BUTUH_OTORISASI',
    ])
    const stale = await untick(spv, nomor, 1, { dicocokkan_pada: '2026-11-21T00:00:00.000Z' })
    expect(refused(stale)).toEqual([409, 'BERUBAH'])
    expect(await standing(spv, nomor)).toEqual([[1, 'COCOK']])
  })
})
