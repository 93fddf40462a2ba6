import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { set } from '../hutang/counter.ts'
import type { Answer } from '../sample-shop/api.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { closeDay, TODAY, UNCOUNTED } from '../tutup-toko/shop.ts'
import {
  type Ajuan,
  ajuanOf,
  approve,
  checked,
  openCheckedShop,
  type Problem,
  refused,
  type Submitted,
  submit,
  turnDown,
  withdraw,
} from './ajuan-shop.ts'
import { cashSale, expectStatus, RING_PRICE, setBoard } from './shop.ts'

const ring = () => rings.pop() ?? ''

// Sales that another has to approve: until then pieces are held, and no money is in the drawer.

const api = await testShop()
const { kasir, spv, owner, rings } = await openCheckedShop(api, 40)

const pieceOf = async (kode: string) =>
  expectStatus(await kasir.get<{ status: string; no_keluar: string }>(`barang/${kode}`), 200)
const saleOf = async (nomor: string) => expectStatus(await kasir.get(`penjualan/${nomor}`), 200)
const waiting = async () =>
  expectStatus(await spv.get<{ data: Ajuan[] }>('validasi-penjualan'), 200).data

describe('a sale that is submitted', () => {
  test('holds its pieces, books nothing, and is sold when another approves it', async () => {
    const code = ring()
    const body = cashSale([code], RING_PRICE, {
      pembayaran: [{ cara: 'TUNAI', jumlah: 5_300_000 }],
      customer: { nama: 'Bu Rina', telp: '0812' },
      keterangan: 'Kotak merah',
    })
    const sent = expectStatus(await kasir.post<Submitted>('penjualan', body), 201)
    expect(sent).toEqual({
      no_ajuan: `AJ-JKT-261121-0001`,
      tgl_system: TODAY,
      total: RING_PRICE,
      kembali: 67_500,
    })
    const { no_ajuan } = sent
    expect(await pieceOf(code)).toMatchObject({ status: 'DIPERIKSA', no_keluar: no_ajuan })
    expect(await waiting()).toMatchObject([
      { no_ajuan, status: 'MENUNGGU', user_id: 'KASIR-JKT', total: RING_PRICE, pcs: 1 },
    ])
    const sales = await kasir.get<{ count: number }>(`penjualan?tgl_from=${TODAY}`)
    expect(sales.body.count).toBe(0)
    expect(await brokenInvariants(api.database.adminUrl)).toEqual([])

    const sold = expectStatus(await approve(spv, no_ajuan), 201)
    expect(sold).toEqual({
      no_faktur_jual: 'FJ-JKT-261121-0001',
      no_ajuan,
      tgl_system: TODAY,
      total: RING_PRICE,
      kembali: 67_500,
    })
    expect(await saleOf('FJ-JKT-261121-0001')).toMatchObject({
      user_id: 'SPV-JKT',
      ajuan: { no_ajuan, user_id: 'KASIR-JKT' },
      customer: { nama: 'Bu Rina', telp: '0812' },
      keterangan: 'Kotak merah',
      total: RING_PRICE,
      kembali: 67_500,
      barang: [{ kode_barcode: code, harga_jual: RING_PRICE }],
      pembayaran: [{ cara: 'TUNAI', jumlah: 5_300_000 }],
    })
    expect(await pieceOf(code)).toMatchObject({ status: 'TERJUAL' })
    expect(await ajuanOf(kasir, no_ajuan)).toMatchObject({
      status: 'DISETUJUI',
      diputus_oleh: 'SPV-JKT',
      no_faktur_jual: 'FJ-JKT-261121-0001',
    })
    const nota = await kasir.bytes('penjualan/FJ-JKT-261121-0001/nota', { body: {} })
    expect(nota.status).toBe(200)
  })

  test('is sold by the same journal as one that waits for nobody', async () => {
    const journal = async (nomor: string) => {
      const { body } = await owner.get<Record<string, unknown>[]>(`penjualan/${nomor}/jurnal`, {
        toko: 'JKT',
      })
      return body.map(({ jenis_akun, debit, kredit, murni }) => [jenis_akun, debit, kredit, murni])
    }
    const { no_faktur_jual = '' } = expectStatus(
      await approve(spv, await submit(kasir, ring())),
      201,
    )
    await checked(owner, 'TIDAK')
    const at_once = expectStatus(
      await kasir.post<Submitted>('penjualan', cashSale([ring()], RING_PRICE)),
      201,
    )
    await checked(owner)
    expect(at_once.no_ajuan).toBeUndefined()
    expect(await journal(no_faktur_jual)).toEqual(await journal(at_once.no_faktur_jual ?? ''))
  })

  test('that is refused frees its pieces, and says why', async () => {
    const code = ring()
    const nomor = await submit(kasir, code)
    const none = await turnDown<Problem>(spv, nomor, ' ')
    expect(refused(none)).toEqual([400, 'TIDAK_LENGKAP'])
    expect(expectStatus(await turnDown(spv, nomor), 201)).toMatchObject({ no_ajuan: nomor })
    expect(await pieceOf(code)).toMatchObject({ status: 'ADA' })
    expect(await ajuanOf(kasir, nomor)).toMatchObject({
      status: 'DITOLAK',
      alasan: 'Harga terlalu murah',
      diputus_oleh: 'SPV-JKT',
      no_faktur_jual: null,
    })
    // It is for sale again.
    expectStatus(await approve(spv, await submit(kasir, code)), 201)
  })

  test('is taken back by who submitted it, and by nobody else', async () => {
    const code = ring()
    const nomor = await submit(kasir, code)
    const other = await withdraw<Problem>(spv, nomor)
    expect(refused(other)).toEqual([422, 'AJUAN_ORANG_LAIN'])
    expectStatus(await withdraw(kasir, nomor, { alasan: 'Pembeli pergi' }), 201)
    expect(await ajuanOf(kasir, nomor)).toMatchObject({
      status: 'DITARIK',
      alasan: 'Pembeli pergi',
    })
    expect(await pieceOf(code)).toMatchObject({ status: 'ADA' })
  })

  test('is neither approved nor refused by who submitted it', async () => {
    const nomor = await submit(spv, ring())
    expect(refused(await approve<Problem>(spv, nomor))).toEqual([422, 'AJUAN_SENDIRI'])
    expect(refused(await turnDown<Problem>(spv, nomor))).toEqual([422, 'AJUAN_SENDIRI'])
    expect(refused(await approve<Problem>(kasir, nomor))).toEqual([403, 'TANPA_HAK'])
    expectStatus(await withdraw(spv, nomor), 201)
  })

  test('ends once, and who comes later reads how', async () => {
    const nomor = await submit(kasir, ring())
    expectStatus(await approve(spv, nomor), 201)
    for (const late of [
      await approve<Problem>(spv, nomor),
      await turnDown<Problem>(spv, nomor),
      await withdraw<Problem>(kasir, nomor),
    ]) {
      expect(refused(late)).toEqual([409, 'AJUAN_SELESAI'])
      expect(late.body.detail).toBe(`Ajuan ${nomor} sudah disetujui oleh SPV-JKT`)
    }
    expect(refused(await approve<Problem>(spv, 'AJ-JKT-261121-9999'))).toEqual([
      404,
      'TIDAK_DITEMUKAN',
    ])
  })

  test('under one key is one, and so is its approval', async () => {
    const [code, key, again] = [ring(), randomUUID(), randomUUID()]
    const body = cashSale([code], RING_PRICE)
    const sent = await Promise.all(
      [1, 2, 3].map(() => kasir.post<Submitted>('penjualan', body, { key })),
    )
    const numbers = new Set(sent.map(answer => expectStatus(answer, 201).no_ajuan))
    expect(numbers.size).toBe(1)
    const [nomor = ''] = numbers
    const done = await Promise.all([1, 2, 3].map(() => approve(spv, nomor, { key: again })))
    expect(new Set(done.map(answer => expectStatus(answer, 201).no_faktur_jual)).size).toBe(1)
    // The key of the submission still answers what it answered.
    const late = expectStatus(await kasir.post<Submitted>('penjualan', body, { key }), 201)
    expect(late.no_ajuan).toBe(nomor)
  })
})

describe('while it waits', () => {
  test('nobody else sells, moves, destroys or edits the piece', async () => {
    const code = ring()
    const nomor = await submit(kasir, code)
    const spvSells = await spv.post<Problem>('penjualan', cashSale([code], RING_PRICE))
    const moved = { kode_barcode: [code], ke_baki: 'A02' }
    const answers: Answer<Problem>[] = [
      spvSells,
      await spv.post<Problem>('pindah-barang', moved),
      await spv.post<Problem>('hancur-barang', { kode_barcode: [code], alasan: 'Patah dua' }),
      await spv.put<Problem>(`barang/${code}`, { versi: 2, nama_barang: 'Lain' }),
    ]
    for (const answer of answers) expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(refused(spvSells)).toEqual([409, 'BARANG_DIPERIKSA'])
    expect(spvSells.body.detail).toBe(
      `Barang ${code} menunggu pemeriksaan di ajuan ${nomor} dari KASIR-JKT`,
    )
    expectStatus(await withdraw(kasir, nomor), 201)
  })

  test('it is in the tray for whoever counts, and in the list of what is held', async () => {
    const code = ring()
    const inTray = async () => {
      const report = await spv.get('reports/laporan-stock-barang?kode_baki=A01')
      return report.text.includes(code)
    }
    const before = await inTray()
    const nomor = await submit(kasir, code)
    expect([before, await inTray()]).toEqual([true, true])
    const held = await kasir.get<{ data: { kode_barcode: string }[] }>('barang?status=DIPERIKSA')
    expect(held.body.data.map(row => row.kode_barcode)).toEqual([code])
    expectStatus(await withdraw(kasir, nomor), 201)
  })

  test('a changed board, tax and setting leave what was agreed', async () => {
    const nomor = await submit(kasir, ring())
    const baris = [{ kode_kadar: '750', harga_jual: 1_700_000, harga_beli: 1_600_000 }]
    const dear = await owner.post('harga-emas', { baris, dipastikan: [] }, { toko: 'JKT' })
    await checked(owner, 'TIDAK')
    const sold = expectStatus(await approve(spv, nomor), 201)
    expect([dear.status < 500, sold.total]).toEqual([true, RING_PRICE])
    await setBoard(owner)
    await checked(owner)
  })

  test('an approved discount is sold as it was approved, by one grant', async () => {
    const code = ring()
    const total = RING_PRICE - 200_000
    const body = cashSale([code], total, { diskon_rp: 200_000 })
    const asked = await kasir.post<Problem>('penjualan', body)
    expect(refused(asked)).toEqual([422, 'BUTUH_OTORISASI'])
    const otorisasi = await Promise.all(
      String(asked.body.facts.kategori)
        .split(', ')
        .map(kategori => kasir.grant(kategori, 'POST penjualan', body)),
    )
    const sent = await kasir.post<Submitted>('penjualan', { ...body, otorisasi })
    const { no_ajuan } = expectStatus(sent, 201)
    expect(await ajuanOf(kasir, no_ajuan)).toMatchObject({ penyetuju: 'SPV-JKT', diskon: 200_000 })
    const sold = expectStatus(await approve(spv, no_ajuan), 201)
    expect(await saleOf(sold.no_faktur_jual ?? '')).toMatchObject({ total, diskon: 200_000 })
  })

  test('a deposit is looked at again: what somebody spent meanwhile is told', async () => {
    const customer = { nama: 'Bu Rina', telp: '0812' }
    const deposit = {
      customer,
      total: RING_PRICE,
      pembayaran: [{ cara: 'TUNAI', jumlah: RING_PRICE }],
    }
    const { no_titipan } = expectStatus(
      await kasir.post<{ no_titipan: string }>('titipan', deposit),
      201,
    )
    const pembayaran = [{ cara: 'SALDO', no_bon: no_titipan, jumlah: RING_PRICE }]
    const [one, two] = [
      await submit(kasir, ring(), { customer, pembayaran }),
      await submit(kasir, ring(), { customer, pembayaran }),
    ]
    expectStatus(await approve(spv, one), 201)
    expect(refused(await approve<Problem>(spv, two))).toEqual([409, 'BON_SELESAI'])
    expectStatus(await turnDown(spv, two), 201)
  })
})

test('a sale that was approved is cancelled like any other: its pieces are for sale', async () => {
  const code = ring()
  const nomor = await submit(kasir, code)
  const { no_faktur_jual = '' } = expectStatus(await approve(spv, nomor), 201)
  const body = { alasan: 'Pembeli berubah pikiran' }
  const path = `penjualan/${no_faktur_jual}/batal`
  const otorisasi = await kasir.grant('BATAL_PENJUALAN', `POST ${path}`, body)
  expectStatus(await kasir.post(path, { ...body, otorisasi }), 201)
  expect(await pieceOf(code)).toMatchObject({ status: 'ADA' })
  expect(await ajuanOf(kasir, nomor)).toMatchObject({ status: 'DISETUJUI' })
  expectStatus(await approve(spv, await submit(kasir, code)), 201)
})

test('the day is not closed while one waits, and its drawer holds approved sales', async () => {
  await set(owner, UNCOUNTED)
  const nomor = await submit(kasir, ring())
  const state = await kasir.get<{ penghalang: unknown[] }>('tutup-toko')
  expect(state.body.penghalang).toEqual([{ apa: 'Ajuan penjualan menunggu', rincian: nomor }])
  const early = await closeDay(kasir, 0, TODAY, { tetap_tutup: true })
  expect(early.body).toMatchObject({
    code: 'MASIH_ADA_YANG_TERBUKA',
    detail: `Masih ada yang belum selesai: ajuan penjualan ${nomor}`,
  })
  expectStatus(await turnDown(spv, nomor), 201)
  const { body } = await kasir.get<{ data: { total: number; status: string }[] }>(
    `penjualan?limit=200&status=SELESAI&tgl_from=${TODAY}`,
  )
  const cash = body.data.reduce((sum, { total }) => sum + total, 0)
  const { laci } = expectStatus(await closeDay(kasir, 0), 201)
  // One of them was paid out of a deposit, whose money came in before: the same sum.
  expect(laci).toMatchObject([{ laci: 'KASIR', buku: cash }])
  const yesterday = await kasir.get<unknown[]>('ajuan-penjualan')
  expect(yesterday.body).toEqual([])
})

test('a page that does not understand it is asked to reload; nothing is submitted', async () => {
  const code = ring()
  const body = cashSale([code], RING_PRICE)
  const key = randomUUID()
  const old = { key, accept: 'application/json' }
  const sent = await kasir.post<Problem>('penjualan', body, old)
  expect(refused(sent)).toEqual([409, 'HALAMAN_LAMA'])
  expect(sent.body.detail).toContain('muat ulang (F5)')
  expect((await pieceOf(code)).status).toBe('ADA')
  const again = expectStatus(await kasir.post<Submitted>('penjualan', body, { key }), 201)
  expectStatus(await withdraw(kasir, again.no_ajuan), 201)
  // Where sales are not checked, the answer is the one it always was.
  await checked(owner, 'TIDAK')
  const sold = expectStatus(await kasir.post('penjualan', body, { ...old, key: randomUUID() }), 201)
  await checked(owner)
  const { no_faktur_jual } = sold
  expect(sold).toEqual({
    no_faktur_jual,
    tgl_system: again.tgl_system,
    total: RING_PRICE,
    kembali: 0,
  })
  expect(no_faktur_jual).toMatch(/^FJ-JKT-/)
})

test('a sales named in a submission that waits is not deleted', async () => {
  const at = { toko: 'JKT' }
  const bank = { kode_bank: 'BCA', nama_bank: 'BCA', no_rekening: '77', nama_rekening: 'Uji' }
  expectStatus(
    await owner.post('sales', { kode_sales: 'UJI', nama_sales: 'Uji', ...bank }, at),
    200,
  )
  const nomor = await submit(kasir, ring(), { kode_sales: 'UJI' })
  const kept = await owner.del<Problem>('sales/UJI', at)
  expect([kept.status, kept.body.detail]).toEqual([409, `UJI masih dipakai oleh Ajuan ${nomor}`])
  expectStatus(await turnDown(spv, nomor), 201)
  expectStatus(await owner.del('sales/UJI', at), 200)
})
