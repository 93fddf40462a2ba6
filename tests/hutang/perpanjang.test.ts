import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sql } from '../../apps/server/src/platform/sql.ts'
import type { Answer } from '../sample-shop/api.ts'
import { meant } from '../sample-shop/meant.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import {
  BANGLE,
  closeDays,
  expectStatus,
  LICENCE,
  lend,
  openCounter,
  type Problem,
  read,
  sentOf,
  set,
} from './counter.ts'
import { journalOf } from './journal.ts'

interface Figures {
  pokok_lama: number
  pokok_baru: number
  bunga_pinjam: number
  denda: number
  selisih: number
  plafond: number
  tgl_jatuh_tempo: string
  syarat: { kode_bunga: string; metode: string }
}
interface Renewed extends Figures {
  no_faktur_hutang: string
  no_asal: string
  tgl_system: string
  kembali: number
}
const next = () => loans.shift() ?? ''

const api = await testShop()
const { kasir, owner } = await openCounter(api)
/** Loans of the first day, each 1,575,000 against the worked bangle. */
const loans: string[] = []
for (let i = 0; i < 9; i += 1) loans.push(await lend(kasir))
/** A loan of 2,000,000 against three pieces. */
const three = await lend(kasir, {
  barang: [
    BANGLE,
    { ...BANGLE, nama_barang: 'Cincin', kode_dept: 'CINCIN', berat: 2, kode_kondisi: 'PENYOK' },
    { ...BANGLE, nama_barang: 'Anting', kode_kadar: '375', berat: 1.5 },
  ],
  jumlah_hutang: 2_000_000,
  taksiran: 2_250_000 + 873_000 + 360_000,
})
await closeDays(api, kasir, 106)

const preview = (nomor: string, body: object) =>
  kasir.post<Figures & Problem>(`hutang/${nomor}/perpanjang/pratinjau`, body)
const renew = (nomor: string, body: object, options = {}) =>
  kasir.post<Renewed & Problem>(`hutang/${nomor}/perpanjang`, body, options)
const refused = ({ status, body }: Answer<Problem>) => [status, body.code]
const cash = (jumlah: number) => [{ cara: 'TUNAI', jumlah }]
/** The renewal of the worked figures: 575,000 of the principal and the interest are paid. */
const worked = { jumlah_hutang: 1_000_000, selisih: 742_000, pembayaran: cash(742_000) }

describe('a renewal with a part payment', () => {
  test('posts the worked figures: 742,000 in, two loans linked (B18 #20)', async () => {
    const nomor = next()
    expect(expectStatus(await preview(nomor, { jumlah_hutang: 1_000_000 }), 200)).toMatchObject({
      pokok_lama: 1_575_000,
      pokok_baru: 1_000_000,
      bunga_pinjam: 167_000,
      denda: 0,
      selisih: 742_000,
      plafond: 1_575_000,
      tgl_jatuh_tempo: '2027-06-05',
      syarat: { kode_bunga: 'H2', metode: 'HARIAN' },
      pelunasan: { lama_pinjam: 106, total_bayar: 1_742_000 },
    })
    const body = { ...worked, pembayaran: cash(750_000), tgl_system: '2027-03-07' }
    const renewed = expectStatus(await renew(nomor, body), 201)
    expect(renewed).toEqual({
      no_faktur_hutang: expect.stringMatching(/^FP-JKT-270307-\d{4}$/),
      no_asal: nomor,
      tgl_system: '2027-03-07',
      tgl_jatuh_tempo: '2027-06-05',
      pokok_lama: 1_575_000,
      pokok_baru: 1_000_000,
      bunga_pinjam: 167_000,
      denda: 0,
      selisih: 742_000,
      kembali: 8_000,
    })
    const baru = renewed.no_faktur_hutang
    expect(await journalOf(api, baru)).toEqual([
      ['1102', 'KAS_GADAI', 742_000, 0, 0, 'RR'],
      ['1133', 'PIUTANG_GADAI', 1_000_000, 0, 0, null],
      ['1133', 'PIUTANG_GADAI', 0, 1_575_000, 0, null],
      ['4112', 'PENDAPATAN_BUNGA', 0, 167_000, 0, null],
      ['9102', 'KONTRA_JAMINAN', 2_250_000, 0, 3_500_000, null],
      ['9101', 'BARANG_JAMINAN', 0, 2_250_000, -3_500_000, null],
      ['9101', 'BARANG_JAMINAN', 2_250_000, 0, 3_500_000, null],
      ['9102', 'KONTRA_JAMINAN', 0, 2_250_000, -3_500_000, null],
    ])
    expect((await kasir.get(`hutang/${nomor}`)).body).toMatchObject({
      status: 'DIPERPANJANG',
      no_penerus: baru,
      tgl_lunas: '2027-03-07',
      pelunasan: { bunga_pinjam: 167_000, total_bayar: 1_742_000 },
    })
    expect(await sentOf(kasir, nomor)).toContain(`telah diperpanjang menjadi ${baru}`)
    expect(await sentOf(kasir, baru)).toContain('Jatuh tempo Sab, 5 Jun 2027')
    expect((await kasir.get(`hutang/${baru}`)).body).toMatchObject({
      status: 'AKTIF',
      versi: 1,
      no_asal: nomor,
      tgl_hutang: '2027-03-07',
      jumlah_hutang: 1_000_000,
      customer: { nama: 'Siti Aminah', no_identitas: '************0002' },
      riwayat: [{ nomor: baru, jenis: 'PERPANJANG_HUTANG', ke_status: 'AKTIF', total: 742_000 }],
    })
  })

  test('again: the new loan is renewed as any other, and the old one no more', async () => {
    const nomor = next()
    const first = expectStatus(await renew(nomor, worked), 201)
    const lost = await renew(nomor, worked)
    expect([lost.status, lost.body]).toMatchObject([
      409,
      {
        code: 'HUTANG_TIDAK_AKTIF',
        facts: { status: 'diperpanjang', oleh_nomor: first.no_faktur_hutang, user_id: 'KASIR-JKT' },
      },
    ])
    const body = { jumlah_hutang: 1_000_000, selisih: 1_000, pembayaran: cash(1_000) }
    const second = expectStatus(await renew(first.no_faktur_hutang, body), 201)
    expect(second).toMatchObject({ no_asal: first.no_faktur_hutang, bunga_pinjam: 1_000 })
  })

  test('a key sent twice at once and later renews once', async () => {
    const nomor = next()
    const key = randomUUID()
    const [one, two] = await Promise.all([
      renew(nomor, worked, { key }),
      renew(nomor, worked, { key }),
    ])
    const later = await renew(nomor, worked, { key })
    expect([one.status, two.status, later.status]).toEqual([201, 201, 201])
    expect([two.body, later.body]).toEqual([one.body, one.body])
    const linked = sql`select count(*)::int as n from hutang where no_asal = ${nomor}`
    expect(await read(api, linked)).toEqual([{ n: 1 }])
  })

  test('two tills at once: one wins, the other is told', async () => {
    const nomor = next()
    const spv = await api.as('SPV-JKT')
    const answers = await Promise.all([
      renew(nomor, worked),
      spv.post<Renewed & Problem>(`hutang/${nomor}/tebus`, {
        total_bayar: 1_742_000,
        pembayaran: cash(1_742_000),
      }),
    ])
    expect(answers.map(one => one.status).sort()).toEqual([201, 409])
    expect(answers.find(one => one.status === 409)?.body.code).toBe('HUTANG_TIDAK_AKTIF')
  })
})

describe('the difference the other way', () => {
  test('lends on top: nothing moves when it is what is owed, more is paid out', async () => {
    const small = await lend(kasir, { jumlah_hutang: 600_000 })
    // One day costs 600,000 x 3 % / 30 = 600, up to 1,000.
    const even = expectStatus(await renew(small, { jumlah_hutang: 601_000, selisih: 0 }), 201)
    expect((await journalOf(api, even.no_faktur_hutang)).map(line => line[1])).not.toContain(
      'KAS_GADAI',
    )
    const more = { jumlah_hutang: 1_500_000, selisih: -898_000, pencairan: { cara: 'TRANSFER' } }
    const lent = expectStatus(await renew(even.no_faktur_hutang, more), 201)
    expect((await journalOf(api, lent.no_faktur_hutang)).slice(0, 4)).toEqual([
      ['1111', 'BANK', 0, 898_000, 0, null],
      ['1133', 'PIUTANG_GADAI', 1_500_000, 0, 0, null],
      ['1133', 'PIUTANG_GADAI', 0, 601_000, 0, null],
      ['4112', 'PENDAPATAN_BUNGA', 0, 1_000, 0, null],
    ])
    const [head] = await read(
      api,
      sql`select total_rp, isi->'pencairan'->>'cara' as cara from dokumen
          where nomor = ${lent.no_faktur_hutang}`,
    )
    expect(head).toEqual({ total_rp: 898_000, cara: 'TRANSFER' })
  })

  test.each<[string, object, number, string]>([
    ['above the ceiling', { jumlah_hutang: 1_575_001, selisih: 166_999 }, 422, 'MELEBIHI_PLAFOND'],
    ['another difference', { ...worked, selisih: 700_000 }, 422, 'TOTAL_BERUBAH'],
    ['too little money', { ...worked, pembayaran: cash(1) }, 422, 'PEMBAYARAN_KURANG'],
    ['no money', { ...worked, pembayaran: [] }, 422, 'PEMBAYARAN_KOSONG'],
    ['no such band', { ...worked, metode: 'BULANAN' }, 422, 'PINJAMAN_TIDAK_DILAYANI'],
    [
      'less than any band',
      { jumlah_hutang: 49_000, selisih: 1_693_000, pembayaran: cash(1_693_000) },
      422,
      'PINJAMAN_TIDAK_DILAYANI',
    ],
    ['another day', { ...worked, tgl_system: '2027-03-06' }, 409, 'TOKO_SUDAH_TUTUP'],
    ['all goods taken', { ...worked, barang_diambil: [1] }, 400, 'TIDAK_LENGKAP'],
    ['goods that are not there', { ...worked, barang_diambil: [2] }, 400, 'TIDAK_LENGKAP'],
  ])('refused: %s', async (_, body, status, code) => {
    const [nomor = ''] = loans
    expect(refused(await renew(nomor, body))).toEqual([status, code])
    expect((await kasir.get(`hutang/${nomor}`)).body).toMatchObject({ status: 'AKTIF', versi: 1 })
  })

  test('refused: of another store', async () => {
    const bdg = await api.as('KASIR-BDG')
    expect(refused(await bdg.post(`hutang/${loans[0]}/perpanjang`, worked))).toEqual([
      404,
      'TIDAK_DITEMUKAN',
    ])
  })
})

describe('goods that go home', () => {
  test('what stays is appraised anew and numbered anew', async () => {
    const some = { jumlah_hutang: 1_575_000, barang_diambil: [1] }
    const dear = await preview(three, some)
    expect(refused(dear)).toEqual([422, 'MELEBIHI_PLAFOND'])
    // 2 g of 700 less 3 % at 70 %, and 1.5 g of 375 at 60 %: 611,100 + 216,000.
    expect(dear.body.facts).toMatchObject({ plafond: '827,100' })
    const body = {
      jumlah_hutang: 800_000,
      barang_diambil: [1],
      selisih: 1_412_000,
      pembayaran: cash(1_412_000),
    }
    const { no_faktur_hutang } = expectStatus(await renew(three, body), 201)
    expect((await kasir.get(`hutang/${no_faktur_hutang}`)).body).toMatchObject({
      taksiran: 1_233_000,
      plafond: 827_100,
      berat: 3.5,
      barang: [
        { baris: 1, nama_barang: 'Cincin', potongan_permil: 30, taksiran: 873_000 },
        { baris: 2, nama_barang: 'Anting', kadar: 375, taksiran: 360_000, plafond: 216_000 },
      ],
    })
    expect((await journalOf(api, no_faktur_hutang)).slice(-4)).toEqual([
      ['9102', 'KONTRA_JAMINAN', 3_483_000, 0, 5_462_500, null],
      ['9101', 'BARANG_JAMINAN', 0, 3_483_000, -5_462_500, null],
      ['9101', 'BARANG_JAMINAN', 1_233_000, 0, 1_962_500, null],
      ['9102', 'KONTRA_JAMINAN', 0, 1_233_000, -1_962_500, null],
    ])
  })
})

describe('always served: all goods stay, nothing more is lent', () => {
  test('when gold has become cheap, and the ceiling lies below what is lent', async () => {
    const nomor = next()
    const price = { kode_kadar: '700', harga_jual: 300_000, harga_beli: 250_000 }
    const board = (baris: object) => meant(owner, 'harga-emas', { baris: [baris] }, { toko: 'JKT' })
    expectStatus(await board(price), 201)
    const asked = expectStatus(await preview(nomor, { jumlah_hutang: 1_500_000 }), 200)
    expect(asked).toMatchObject({ plafond: 1_575_000, selisih: 242_000 })
    const same = { jumlah_hutang: 1_575_000, selisih: 167_000, pembayaran: cash(167_000) }
    const { no_faktur_hutang } = expectStatus(await renew(nomor, same), 201)
    expect((await kasir.get(`hutang/${no_faktur_hutang}`)).body).toMatchObject({
      jumlah_hutang: 1_575_000,
      taksiran: 1_500_000,
      plafond: 1_050_000,
    })
    expectStatus(await board({ ...price, harga_jual: 450_000, harga_beli: 390_000 }), 201)
  })

  test('without a licence, which a higher principal needs', async () => {
    await set(owner, { ...LICENCE, IZIN_GADAI_SAMPAI: '2027-03-06' })
    const small = next()
    const more = await preview(small, { jumlah_hutang: 1_575_500 })
    expect(refused(more)).toEqual([422, 'IZIN_GADAI_HABIS'])
    expectStatus(await renew(small, worked), 201)
    await set(owner, LICENCE)
  })
})
