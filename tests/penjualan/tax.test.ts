import { describe, expect, test } from 'vitest'
import { wordsOf } from '../kertas/pdf-words.ts'
import { reportOf } from '../reports/report-shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { cashSale, expectStatus, openShop, RING_PRICE, takeIn } from './shop.ts'

// VAT by the class of the piece, its origin and the buyer; PPh 22; rates as data with a from-date.

interface Sold {
  readonly no_faktur_jual: string
  readonly total: number
  readonly pembulatan?: number
}
interface Problem {
  readonly code: string
  readonly facts: Record<string, string>
}
interface Line {
  readonly pajak: Record<string, unknown> | null
}
interface Shown {
  readonly total: number
  readonly ppn: number
  readonly pph22: number
  readonly pembulatan: number
  readonly barang: readonly Line[]
}

const api = await testShop()
const { kasir, owner } = await openShop(api, 1)
const baris = [{ kode_kadar: '999', harga_jual: 2_000_000, harga_beli: 1_900_000 }]
expectStatus(await owner.post('harga-emas', { baris }, { toko: 'JKT' }), 201)

// its bars are of 999 permil, and it sells them as such
const nilai = { KADAR_BATANGAN: '999' }
expectStatus(await owner.put('para-system', { nilai, modul: {}, toko: ['JKT'] }), 200)

const BAR = { kode_dept: 'LM', kode_group: 'LM999', nama_barang: 'Batangan 10 gram', berat: 10 }
const bar = async (more: object = {}) =>
  (await takeIn(owner, [{ ...BAR, modal_rp: 19_000_000, ongkos_per_gram: 0, ...more }]))[0] ?? ''
const ring = async () => (await takeIn(owner, [{}]))[0] ?? ''

const shown = async ({ no_faktur_jual }: Sold) =>
  (await kasir.get<Shown>(`penjualan/${no_faktur_jual}`)).body
const sell = async (barcode: string, total: number, more: object = {}) =>
  shown(expectStatus(await kasir.post<Sold>('penjualan', cashSale([barcode], total, more)), 201))
const journal = async ({ no_faktur_jual }: Sold) =>
  (
    await owner.get<{ jenis_akun: string; debit: number; kredit: number }[]>(
      `penjualan/${no_faktur_jual}/jurnal`,
      { toko: 'JKT' },
    )
  ).body.map(line => [line.jenis_akun, line.debit, line.kredit])

/** What reports say of the day: sales, PPh 22, the same on the day's paper, and what is owed. */
async function reported() {
  const { totals } = await reportOf(kasir, 'laporan-penjualan')
  const day = (await reportOf(kasir, 'laporan-eod')).rows
  const accounts = (await reportOf(owner, 'laporan-neraca-saldo', { toko: 'JKT' })).rows
  return {
    total: Number(totals.total),
    pph22: Number(totals.pph22),
    eod: day.find(({ uraian }) => uraian === 'PPh 22 dipungut')?.saldo ?? 0,
    owed: accounts.find(({ nomor_akun }) => nomor_akun === '2122')?.kredit_akhir ?? 0,
    coins: day.find(({ uraian }) => uraian === 'Pembulatan tunai')?.saldo ?? 0,
    rounded: accounts.find(({ nomor_akun }) => nomor_akun === '4124')?.kredit_akhir ?? 0,
  }
}

const readPaper = async (path: string) => {
  const { words } = await wordsOf(await kasir.bytes(path, { body: {} }))
  return words.map(({ text }) => text).join(' ')
}

const cash = (jumlah: number) => ({ cara: 'TUNAI', jumlah })
let slips = 0
const CARD = {
  ...{ cara: 'DEBIT', kode_bank: 'BCA', kartu_akhir: '4021' },
  get kode_setuju() {
    slips += 1
    return `PPH${slips}`
  },
}

describe('VAT', () => {
  test('is not collected for a gold bar, and the line says by which row', async () => {
    const sold = await sell(await bar(), 20_000_000)
    expect(sold).toMatchObject({ total: 20_000_000, ppn: 0, pph22: 0 })
    expect(sold.barang[0]?.pajak).toEqual({
      kode_pajak: 'BATANGAN',
      kelas_pajak: 'BATANGAN',
      tgl_berlaku: '2023-05-01',
      versi: 1,
      ppn_permyriad: 0,
      pph22_permyriad: 0,
    })
  })

  test('is that of jewellery for a bar of less than fine gold', async () => {
    const less = { kode_group: 'T750', mode_harga: 'BANDROL', harga_bandrol: 20_000_000 }
    const sold = await sell(await bar(less), 20_000_000)
    expect(sold).toMatchObject({ ppn: 217_606 })
    expect(sold.barang[0]?.pajak).toMatchObject({ kode_pajak: 'PERHIASAN', ppn_permyriad: 110 })
  })

  test('the till is told the rates of the piece', async () => {
    const { body } = await kasir.get<{ pajak: object }>(`barang/${await ring()}`)
    expect(body.pajak).toMatchObject({ ppn_faktur: 110, ppn_tanpa: 165, pph22: 25 })
  })

  test('is not taken from a maker; PPh 22 is', async () => {
    const pajak = { jenis: 'PABRIKAN', npwp: '0123456789012345' }
    const customer = { nama: 'PT Pabrik', pajak }
    const sold = await sell(await ring(), RING_PRICE + 13_081, { customer })
    expect(sold).toMatchObject({ total: RING_PRICE, ppn: 0, pph22: 13_081, customer: { pajak } })
    expect(sold.pembulatan).toBe(19)
  })
})

describe('PPh 22', () => {
  const pajak = { jenis: 'PEDAGANG', npwp: '0123456789012345' }
  const bebas = { dokumen: 'SUKET', nomor: 'S-12/2026', tgl: '2026-01-02' }

  test('of a trader is paid on top, owed to the state, and undone with the sale', async () => {
    const due = RING_PRICE + 12_938
    const before = await reported()
    const customer = { nama: 'Toko Lain', pajak }
    // More than it comes to, so that the sum stands on the paper as its TOTAL alone.
    const body = cashSale([await ring()], due, { customer, pembayaran: [cash(5_300_000)] })
    const sold = expectStatus(await kasir.post<Sold>('penjualan', body), 201)
    expect([sold.total, sold.pembulatan]).toEqual([due, 62])
    expect(await journal(sold)).toEqual([
      ['KAS', due + 62, 0],
      ['PENJUALAN', 0, 5_175_569],
      ['PPN_KELUARAN', 0, 56_931],
      ['HUTANG_PPH22', 0, 12_938],
      ['HPP', 4_900_000, 0],
      ['PERSEDIAAN', 0, 4_900_000],
      ['PEMBULATAN', 0, 62],
    ])
    const total = before.total + RING_PRICE
    const pph22 = before.pph22 + 12_938
    const coins = Number(before.coins) + 62
    expect(await reported()).toEqual({
      total,
      pph22,
      eod: pph22,
      owed: pph22,
      coins,
      rounded: coins,
    })
    const nota = `penjualan/${sold.no_faktur_jual}/nota`
    const said = await readPaper(nota)
    for (const text of ['Ditambah PPh 22', 'Pembulatan tunai', '5,245,500']) {
      expect(said).toContain(text)
    }
    const path = `penjualan/${sold.no_faktur_jual}/batal`
    const why = { alasan: 'Salah pembeli' }
    const otorisasi = await kasir.grant('BATAL_PENJUALAN', `POST ${path}`, why)
    expectStatus(await kasir.post(path, { ...why, otorisasi }), 201)
    expect(await reported()).toEqual(before)
    const slip = await readPaper(`${path}/slip`)
    expect(slip).toContain('5,245,500')
    expect(slip).not.toContain('5,245,438')
  })

  test.each<[string, object[], number | string]>([
    ['a card pays to the rupiah', [{ ...CARD, jumlah: RING_PRICE + 12_938 }], 0],
    ['cash pays the rest of a card in coins', [{ ...CARD, jumlah: 5_000_000 }, cash(245_500)], 62],
    ['the change is of coins, too', [cash(5_300_000)], 62],
    ['no coin pays it exactly', [cash(RING_PRICE + 12_938)], 'TUNAI_PECAHAN'],
    ['cash below it does not pay it', [cash(RING_PRICE + 12_900)], 'PEMBAYARAN_KURANG'],
  ])('%s', async (_, pembayaran, said) => {
    const customer = { nama: 'Toko Lain', pajak }
    const body = cashSale([await ring()], RING_PRICE + 12_938, { customer, pembayaran })
    const answer = await kasir.post<Sold & Problem>('penjualan', body)
    if (typeof said === 'string') expect([answer.status, answer.body.code]).toEqual([422, said])
    else expect((await shown(expectStatus(answer, 201))).pembulatan).toBe(said)
  })

  test('is not collected with an exemption that has number and date', async () => {
    const customer = { nama: 'Toko Lain', pajak: { ...pajak, bebas } }
    expect(await sell(await ring(), RING_PRICE, { customer })).toMatchObject({ pph22: 0 })
  })

  test.each<[string, object]>([
    ['an exemption without a number', { ...pajak, bebas: { ...bebas, nomor: ' ' } }],
    ['an exemption without a date', { ...pajak, bebas: { dokumen: 'SKB', nomor: '1' } }],
    ['a trader without a tax number', { jenis: 'PEDAGANG' }],
    ['a tax number of another length', { ...pajak, npwp: '123' }],
  ])('%s is refused', async (_, tax) => {
    const customer = { nama: 'Toko Lain', pajak: tax }
    const answer = await kasir.post('penjualan', cashSale(['11000001'], RING_PRICE, { customer }))
    expect([400, 422]).toContain(answer.status)
  })

  test('the amount without it is not what is to be paid', async () => {
    const customer = { nama: 'Toko Lain', pajak }
    const body = cashSale([await ring()], RING_PRICE, { customer })
    expect((await kasir.post<Problem>('penjualan', body)).body.code).toBe('TOTAL_BERUBAH')
  })
})

describe('rates', () => {
  const row = (more: object) => ({
    nama_pajak: 'Perhiasan emas',
    kelas_pajak: 'PERHIASAN',
    ppn_faktur: 1.2,
    ppn_tanpa: 1.8,
    ppn_pabrikan: 0,
    pph22: 0.5,
    ...more,
  })

  test('change on their day; a sale of before keeps its own', async () => {
    const before = expectStatus(
      await kasir.post<Sold>('penjualan', cashSale([await ring()], RING_PRICE)),
      201,
    )
    const later = row({ kode_pajak: 'P27', tgl_berlaku: '2027-01-01' })
    expectStatus(await owner.post('para-pajak', later), 200)
    expect(await sell(await ring(), RING_PRICE)).toMatchObject({ ppn: 56_931 })
    const today = row({ kode_pajak: 'P26', tgl_berlaku: '2026-11-21' })
    expectStatus(await owner.post('para-pajak', today), 200)
    const sold = await sell(await ring(), RING_PRICE)
    // 5,232,500 x 120 / 10,120
    expect(sold.ppn).toBe(62_045)
    expect(sold.barang[0]?.pajak).toMatchObject({ kode_pajak: 'P26', tgl_berlaku: '2026-11-21' })
    const kept = await shown(before)
    expect([kept.ppn, kept.barang[0]?.pajak?.kode_pajak]).toEqual([56_931, 'PERHIASAN'])
  })

  test('two rows of one class cannot begin on one day', async () => {
    const again = row({ kode_pajak: 'P26B', tgl_berlaku: '2026-11-21' })
    const answer = await owner.post<{ errors: Record<string, string> }>('para-pajak', again)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['tgl_berlaku']])
  })

  test('two who begin a row of one class on one day at once: one stands', async () => {
    const rivals = ['P30A', 'P30B', 'P30C'].map(kode_pajak =>
      owner.post('para-pajak', row({ kode_pajak, tgl_berlaku: '2030-01-01' })),
    )
    const answers = (await Promise.all(rivals)).map(({ status }) => status)
    expect(answers.sort()).toEqual([200, 400, 400])
  })

  test('that change while others sell stand on each nota as one version of their row', async () => {
    const { versi, tgl_berlaku } = (
      await owner.get<{ versi: number; tgl_berlaku: string }>('para-pajak/P26')
    ).body
    const rings = await takeIn(owner, Array(6).fill({}))
    const change = (ppn_faktur: number) =>
      owner.put('para-pajak/P26', row({ tgl_berlaku, ppn_faktur, versi }))
    const sales = rings.map(barcode => sell(barcode, RING_PRICE))
    const [one, two] = await Promise.all([change(1.3), change(1.4)])
    expect([one.status, two.status].sort()).toEqual([200, 409])
    const rates = new Map([
      [versi, 120],
      [versi + 1, one.status === 200 ? 130 : 140],
    ])
    const later = await sell(await ring(), RING_PRICE)
    expect(later.barang[0]?.pajak?.versi).toBe(versi + 1)
    for (const { ppn, barang } of [...(await Promise.all(sales)), later]) {
      const rate = rates.get(Number(barang[0]?.pajak?.versi)) ?? 0
      expect(Math.abs(ppn - (RING_PRICE * rate) / (10_000 + rate))).toBeLessThan(1)
    }
  })

  test('without a row in force nothing of the class is sold', async () => {
    const bars = await bar()
    const path = 'para-pajak/BATANGAN'
    expectStatus(await owner.del(path), 200)
    const refused = await kasir.post<Problem>('penjualan', cashSale([bars], 20_000_000))
    expect([refused.body.code, refused.body.facts]).toEqual([
      'PAJAK_BELUM_ADA',
      { kelas: 'BATANGAN' },
    ])
  })
})

describe('a kategori that is cheaper while it lasts', () => {
  const cut = (row: object) =>
    owner.post(
      'potongan-kategori',
      { kode_kategori: 'PERHIASAN', potongan_rp: 0, potongan_permil: 0, ...row },
      { toko: 'JKT' },
    )
  const perGram = { jenis_potongan: 'PER_GRAM', potongan_rp: 10_000 }
  const ended = { kode_potongan: 'A', nama_potongan: 'Kemarin', tgl_sampai: '2026-11-20' }
  const begun = { kode_potongan: 'B', nama_potongan: 'Promo', tgl_dari: '2026-11-21' }

  test('is sold for less on its days, told on the line, without an approval', async () => {
    expectStatus(await cut({ ...ended, jenis_potongan: 'PERSEN', potongan_permil: 500 }), 200)
    const rings = [await ring(), await ring()]
    const price = async (code = '') =>
      (await kasir.get<{ potongan_kategori: object | null }>(`barang/${code}`)).body
    expect((await price(rings[0])).potongan_kategori).toBeNull()
    expectStatus(await cut({ ...begun, ...perGram }), 200)
    expect((await price(rings[0])).potongan_kategori).toMatchObject({ kode_potongan: 'B' })
    // 3.250 g of the nota's weight at 10,000
    const less = RING_PRICE - 32_500
    const dear = await kasir.post<Problem>('penjualan', cashSale([String(rings[0])], RING_PRICE))
    expect(dear.body.code).toBe('TOTAL_BERUBAH')
    const sold = expectStatus(
      await kasir.post<Sold>('penjualan', cashSale([String(rings[0])], less)),
      201,
    )
    const { body } = await kasir.get<{
      barang: { harga_jual: number; diskon: number; kerja: object[] }[]
    }>(`penjualan/${sold.no_faktur_jual}`)
    expect(body.barang[0]).toMatchObject({ harga_jual: less, diskon: 32_500 })
    expect(body.barang[0]?.kerja.at(-1)).toMatchObject({
      facts: { nama: 'Promo', kode: 'B', versi: '1' },
      jumlah_rp: -32_500,
    })
    const module = (aktif: boolean) =>
      owner.put(
        'para-system',
        { nilai: {}, modul: { POTONGAN_PENJUALAN_MODULE: aktif } },
        { toko: 'JKT' },
      )
    await module(false)
    expect((await price(rings[1])).potongan_kategori).toBeNull()
    expectStatus(await kasir.post('penjualan', cashSale([String(rings[1])], RING_PRICE)), 201)
    await module(true)
    expectStatus(await owner.del('potongan-kategori/B', { toko: 'JKT' }), 200)
  })
})

describe('the deduction agreed for the buy-back', () => {
  const kept = async (barcode: string) => {
    const sold = expectStatus(
      await kasir.post<Sold>('penjualan', cashSale([barcode], RING_PRICE)),
      201,
    )
    const { body } = await kasir.get<{ barang: { potongan_beli: object }[] }>(
      `penjualan/${sold.no_faktur_jual}`,
    )
    return body.barang[0]?.potongan_beli
  }
  const agree = (row: object) =>
    owner.post(
      'potongan-pembelian',
      { potongan_rp: 0, potongan_permil: 0, keterangan: null, kode_group: null, ...row },
      { toko: 'JKT' },
    )

  test('is that of the day of the sale, the closest one, and stays', async () => {
    // The sample shop agrees on 2 % for this group; a purity without a rule of its own has none.
    const first = { kode_potongan: 'TUA-2', jenis_potongan: 'PERSEN', potongan_permil: 20 }
    expect(await kept(await ring())).toMatchObject({ ...first, versi: 1 })
    const close = { nama_potongan: 'Per gram', jenis_potongan: 'PER_GRAM', potongan_rp: 25_000 }
    const all = { ...close, kode_potongan: 'A-SEMUA' }
    expectStatus(await agree(all), 200)
    expect(await kept(await ring())).toMatchObject(first)
    const own = { ...close, kode_potongan: 'A-750' }
    expectStatus(await agree({ ...own, kode_group: 'T750' }), 200)
    expect(await kept(await ring())).toEqual({ ...own, potongan_permil: 0, versi: 1 })
    const module = (aktif: boolean) =>
      owner.put(
        'para-system',
        { nilai: {}, modul: { POTONGAN_PENJUALAN_MODULE: aktif } },
        { toko: 'JKT' },
      )
    expectStatus(await module(false), 200)
    expect(await kept(await ring())).toEqual({ jenis_potongan: 'TIDAK_ADA' })
    expectStatus(await module(true), 200)
  })
})
