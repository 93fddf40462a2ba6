import { beforeAll, describe, expect, test } from 'vitest'
import { set } from '../hutang/counter.ts'
import { pdfText } from '../reports/same-everywhere.ts'
import type { Answer } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { approve, type Submitted, submit, withdraw } from './ajuan-shop.ts'
import { cashSale, expectStatus, openShop, RING_PRICE } from './shop.ts'

// Coupons at the till: what they take off, why they are not taken, how often, and what becomes of
// them when a sale is cancelled or has to be approved by another.

interface Problem {
  readonly code: string
  readonly facts: Readonly<Record<string, string | number>>
}
interface Sold {
  readonly no_faktur_jual: string
  readonly total: number
}

const AT = { toko: 'JKT' }
const RINA = { nama: 'Bu Rina', telp: '0812-3456-789' }
const ring = () => rings.pop() ?? ''

const api = await testShop()
const { kasir, owner, rings } = await openShop(api, 40)
const spv = await api.as('SPV-JKT')

const COUPON = {
  jenis_kupon: 'RUPIAH',
  potongan_rp: null,
  potongan_permil: null,
  potongan_maksimal: null,
  minimal_rp: 0,
  tgl_dari: '2026-11-01',
  tgl_sampai: '2026-11-30',
  kuota: null,
  sekali_per_member: false,
}

const coupon = async (kode_kupon: string, more: object) => {
  const minimal = { minimal_rp: 'potongan_rp' in more ? more.potongan_rp : 0 }
  const row = { ...COUPON, ...minimal, kode_kupon, nama_kupon: `Kupon ${kode_kupon}`, ...more }
  expectStatus(await owner.post('parameter-kupon', row, AT), 200)
}

const sell = <T = Sold>(kode_kupon: string, less: number, more: object = {}) =>
  kasir.post<T>('penjualan', cashSale([ring()], RING_PRICE - less, { kode_kupon, ...more }))

const refusal = ({ status, body }: Answer<Problem>) => [status, body.code]

async function cancel(nomor: string): Promise<void> {
  const path = `penjualan/${nomor}/batal`
  const body = { alasan: 'Pembeli urung' }
  const otorisasi = await kasir.grant('BATAL_PENJUALAN', `POST ${path}`, body)
  expectStatus(await kasir.post(path, { ...body, otorisasi }), 201)
}

interface Checked {
  readonly terpakai: number
  readonly dipakai_di: string | null
  readonly tolak: Problem | null
}

const checked = async (kode: string, query = '') =>
  expectStatus(await kasir.get<Checked>(`cek-kupon/${kode}${query}`), 200)

const saleOf = async (nomor: string) =>
  expectStatus(
    await kasir.get<{ kupon: object | null; diskon: number; ppn: number; total: number }>(
      `penjualan/${nomor}`,
    ),
    200,
  )

describe('a coupon', () => {
  test('takes so much off: the sale, its journal, its line, its nota', async () => {
    await coupon('SERATUS', { potongan_rp: 100_000 })
    const sold = expectStatus(await sell(' seratus ', 100_000), 201)
    expect(sold.total).toBe(RING_PRICE - 100_000)
    expect(await saleOf(sold.no_faktur_jual)).toMatchObject({
      kupon: { kode_kupon: 'SERATUS', nama_kupon: 'Kupon SERATUS', potongan: 100_000 },
      diskon: 100_000,
      total: RING_PRICE - 100_000,
    })
    const path = `penjualan/${sold.no_faktur_jual}/jurnal`
    const { body } = await owner.get<Record<string, unknown>[]>(path, AT)
    expect(body.map(({ jenis_akun, debit, kredit }) => [jenis_akun, debit, kredit])).toEqual([
      ['KAS', RING_PRICE - 100_000, 0],
      ['POTONGAN_PENJUALAN', 100_000, 0],
      ['PENJUALAN', 0, 5_176_657],
      ['PPN_KELUARAN', 0, 55_843],
      ['HPP', 4_900_000, 0],
      ['PERSEDIAAN', 0, 4_900_000],
    ])
    const nota = await kasir.bytes(`penjualan/${sold.no_faktur_jual}/nota`, { body: {} })
    const paper = await pdfText(Buffer.from(await nota.arrayBuffer()))
    expect(paper).toContain('Kupon SERATUS')
    expect(paper).toContain('5,132,500')
    expect(paper).not.toContain('Potongan -')
  })

  test('takes a share off, at most so much (M8)', async () => {
    const persen = { jenis_kupon: 'PERSEN', potongan_permil: 50 }
    await coupon('PERSEN', { ...persen, potongan_maksimal: 200_000 })
    const most = expectStatus(await sell('PERSEN', 200_000), 201)
    expect((await saleOf(most.no_faktur_jual)).ppn).toBe(54_755)
    await coupon('BEBAS', persen)
    expectStatus(await sell('BEBAS', 261_500), 201)
  })

  test('is looked at after the discount of the nota, and asks for no approval itself', async () => {
    await coupon('PAS', { potongan_rp: 50_000, minimal_rp: RING_PRICE })
    expectStatus(await sell('PAS', 50_000), 201)
    const body = cashSale([ring()], RING_PRICE - 50_500, { kode_kupon: 'PAS', diskon_rp: 500 })
    const small = await kasir.post<Problem>('penjualan', body)
    expect(refusal(small)).toEqual([422, 'KUPON_MINIMAL'])
    expect(small.body.facts).toMatchObject({ minimal: '5,232,500', total: '5,232,000' })
  })

  test('that leaves less than the cost asks as ever', async () => {
    await coupon('RUGI', { potongan_rp: 300_000 })
    const asked = await sell<Problem>('RUGI', 300_000)
    expect([...refusal(asked), asked.body.facts.kategori]).toEqual([
      422,
      'BUTUH_OTORISASI',
      'JUAL_DIBAWAH_MODAL',
    ])
  })

  test('is in the preview, whose journal is the one that is written', async () => {
    const body = { ...cashSale([ring()], RING_PRICE), kode_kupon: 'SERATUS', pembayaran: [] }
    const seen = await kasir.post<{ kupon: number; diskon: number; total: number }>(
      'penjualan/pratinjau',
      body,
    )
    expect(expectStatus(seen, 200)).toMatchObject({
      kupon: 100_000,
      diskon: 100_000,
      total: RING_PRICE - 100_000,
    })
  })
})

describe('is not taken', () => {
  beforeAll(async () => {
    await coupon('DULU', { potongan_rp: 1_000, tgl_sampai: '2026-11-20' })
    await coupon('NANTI', { potongan_rp: 1_000, tgl_dari: '2026-11-22' })
    await coupon('KINI', { potongan_rp: 1_000, tgl_dari: '2026-11-21', tgl_sampai: '2026-11-21' })
  })

  test.each([
    ['TIADA', 'KUPON_TIDAK_ADA'],
    ['DULU', 'KUPON_TIDAK_BERLAKU'],
    ['NANTI', 'KUPON_TIDAK_BERLAKU'],
  ])('%s: %s, and says which', async (kode, code) => {
    const answer = await sell<Problem>(kode, 1_000)
    expect(refusal(answer)).toEqual([422, code])
    expect(answer.body.facts).toMatchObject({ kode_kupon: kode })
  })

  test('on another day; on its own it is', async () => {
    expectStatus(await sell('KINI', 1_000), 201)
    expect((await checked('KINI')).tolak).toBe(null)
    expect((await checked('DULU')).tolak?.code).toBe('KUPON_TIDAK_BERLAKU')
    expect(refusal(await kasir.get<Problem>('cek-kupon/TIADA'))).toEqual([422, 'KUPON_TIDAK_ADA'])
  })

  test('where the store takes none, or it was deleted', async () => {
    await isOn(false)
    const off = await sell<Problem>('KINI', 1_000)
    await isOn(true)
    expect(refusal(off)).toEqual([422, 'KUPON_TIDAK_ADA'])
    expectStatus(await owner.del('parameter-kupon/KINI', AT), 200)
    expect(refusal(await sell<Problem>('KINI', 1_000))).toEqual([422, 'KUPON_TIDAK_ADA'])
  })

  test('for another total than was seen: nothing is sold, nothing is used', async () => {
    await coupon('LIHAT', { potongan_rp: 1_000, kuota: 5 })
    expect(refusal(await sell<Problem>('LIHAT', 0))).toEqual([422, 'TOTAL_BERUBAH'])
    expect((await checked('LIHAT')).terpakai).toBe(0)
  })
})

async function isOn(aktif: boolean): Promise<void> {
  const db = await api.app.pool.connect()
  await db.query('begin')
  await db.query("set local app.kode_toko = 'JKT'")
  await db.query("update modul set aktif = $1 where kunci = 'KUPON_PENJUALAN_MODULE'", [aktif])
  await db.query('commit')
  db.release()
}

describe('how often', () => {
  test('as often as its quota says; a cancelled sale gives its use back', async () => {
    await coupon('DUA', { potongan_rp: 2_000, kuota: 2 })
    const first = expectStatus(await sell('DUA', 2_000), 201)
    expectStatus(await sell('DUA', 2_000), 201)
    const third = await sell<Problem>('DUA', 2_000)
    expect(refusal(third)).toEqual([409, 'KUPON_HABIS'])
    expect(third.body.facts).toMatchObject({ kode_kupon: 'DUA', kuota: 2, terpakai: 2 })
    expect(await checked('DUA')).toMatchObject({ terpakai: 2, tolak: { code: 'KUPON_HABIS' } })
    await cancel(first.no_faktur_jual)
    expect(await checked('DUA')).toMatchObject({ terpakai: 1, tolak: null })
    expectStatus(await sell('DUA', 2_000), 201)
    expect(refusal(await sell<Problem>('DUA', 2_000))).toEqual([409, 'KUPON_HABIS'])
  })

  test('a key that is sent again is answered again, and uses nothing more', async () => {
    await coupon('KUNCI', { potongan_rp: 2_000, kuota: 1 })
    const key = crypto.randomUUID()
    const body = cashSale([ring()], RING_PRICE - 2_000, { kode_kupon: 'KUNCI' })
    const first = expectStatus(await kasir.post<Sold>('penjualan', body, { key }), 201)
    const again = await kasir.post<Sold>('penjualan', body, { key })
    expect(again.body.no_faktur_jual).toBe(first.no_faktur_jual)
    expect((await checked('KUNCI')).terpakai).toBe(1)
  })

  test('once a customer, whoever writes the number how; a cancelled one is none', async () => {
    await coupon('SEKALI', { potongan_rp: 3_000, sekali_per_member: true })
    expect(refusal(await sell<Problem>('SEKALI', 3_000))).toEqual([422, 'KUPON_PEMBELI'])
    const nameless = { customer: { nama: 'Bu Rina' } }
    expect(refusal(await sell<Problem>('SEKALI', 3_000, nameless))).toEqual([422, 'KUPON_PEMBELI'])
    const first = expectStatus(await sell('SEKALI', 3_000, { customer: RINA }), 201)
    const same = { customer: { nama: 'Rina', telp: '+62 812 3456 789' } }
    const ways = ['+62 812 3456 789', '8123456789', '00628123456789']
    for (const telp of ways.flatMap(telp => [{ telp }, { telp, kode_customer: 'SIAPA' }])) {
      const again = await sell<Problem>('SEKALI', 3_000, { customer: { nama: 'Rina', ...telp } })
      expect(refusal(again)).toEqual([409, 'KUPON_TERPAKAI'])
      expect(again.body.facts.no_faktur_jual).toBe(first.no_faktur_jual)
    }
    const code = { customer: { nama: 'Rina', kode_customer: 'SIAPA' } }
    expect(refusal(await sell<Problem>('SEKALI', 3_000, code))).toEqual([422, 'KUPON_PEMBELI'])
    const other = { customer: { nama: 'Pak Budi', telp: '0813 2222 444' } }
    expectStatus(await sell('SEKALI', 3_000, other), 201)
    expect(await checked('SEKALI', '?telp=08123456789')).toMatchObject({
      dipakai_di: first.no_faktur_jual,
      tolak: { code: 'KUPON_TERPAKAI' },
    })
    await cancel(first.no_faktur_jual)
    expectStatus(await sell('SEKALI', 3_000, same), 201)
  })
})

describe('of a sale that another has to approve', () => {
  test('is used when it is approved, for what was agreed', async () => {
    await coupon('AJU', { potongan_rp: 4_000, kuota: 1 })
    await set(owner, { VALIDASI_PENJUALAN: 'YA' })
    const total = RING_PRICE - 4_000
    const more = { kode_kupon: 'AJU', total, pembayaran: [{ cara: 'TUNAI', jumlah: total }] }
    const [first, second] = [await submit(kasir, ring(), more), await submit(kasir, ring(), more)]
    expect((await checked('AJU')).terpakai).toBe(0)
    const sold = expectStatus(await approve<Submitted>(spv, first), 201)
    expect(await saleOf(sold.no_faktur_jual ?? '')).toMatchObject({ diskon: 4_000, total })
    expect(refusal(await approve<Problem>(spv, second))).toEqual([409, 'KUPON_HABIS'])
    expectStatus(await withdraw(kasir, second), 201)
    await set(owner, { VALIDASI_PENJUALAN: 'TIDAK' })
    expect((await checked('AJU')).terpakai).toBe(1)
  })
})
