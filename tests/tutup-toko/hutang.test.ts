import type { ReportAnswer } from '@kencana/contract/kit/report'
import { beforeAll, describe, expect, test } from 'vitest'
import { cashSale, expectStatus, openShop, RING_PRICE } from '../penjualan/shop.ts'
import {
  appraisal,
  lend,
  loanOf,
  openPawn,
  PRINCIPAL,
  renewal,
  undoing,
} from '../races/pawn-shop.ts'
import { pdfText } from '../reports/same-everywhere.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { type ClosedAnswer, notesOf, type Problem, TODAY, UNCOUNTED } from './shop.ts'

// A store with a drawer of the pawn counter: what is lent, redeemed, renewed there; its closing.

const NEXT = '2026-11-22'
const FLOAT = 10_000_000
/** Interest of one day at the counter's usual terms. */
let bunga = 0
/** Loans: the redeemed one, the renewed one and the one it was renewed by, for what difference. */
let lunas = ''
let lama = ''
let baru = ''
let selisih = 0

interface State {
  laci: string[]
  terbuka: { apa: string; rincian: string }[]
  perhatian: { apa: string; rincian: string }[]
}
interface Shown {
  no_tutup: string
  bayar: { cara: string; jumlah: number; total: number }[]
  keluar: { cara: string; jumlah: number; total: number }[]
}

const setDrawers = async (LACI: string, tolerance = UNCOUNTED) =>
  expectStatus(
    await owner.put(
      'para-system',
      // Where slips are typed at the closing, those of the day are told by nobody before.
      { nilai: { LACI, SLIP_MESIN: 'TIDAK', TIMBANG_TUTUP: 'TIDAK', ...tolerance }, toko: ['JKT'] },
      { toko: 'JKT' },
    ),
    200,
  )

const closing = (tgl_system: string, counts: Readonly<Record<string, number>>, more = {}) => ({
  tgl_system,
  hitungan: Object.entries(counts).map(([laci, rp]) => ({ laci, pecahan: notesOf(rp) })),
  ...more,
})
const close = (...asked: Parameters<typeof closing>) =>
  kasir.post<ClosedAnswer & Problem>('tutup-toko', closing(...asked))

const state = async () => expectStatus(await kasir.get<State>('tutup-toko'), 200)

const api = await testShop()
const { kasir, owner, rings } = await openShop(api, 3)
await setDrawers('KASIR,RR')
await openPawn(owner)
const taksiran = await appraisal(kasir)
// Due on the next day; the money of the pawn counter is laid in its drawer that evening.
await lend(kasir, taksiran, { metode: 'BLOK_15' })
expectStatus(await close(TODAY, { KASIR: 0, RR: FLOAT }), 201)
expectStatus(await kasir.post('penjualan', cashSale([rings[0] ?? ''], RING_PRICE)), 201)
lunas = await lend(kasir, taksiran)
lama = await lend(kasir, taksiran, { pencairan: { cara: 'TRANSFER' } })
const batal = await lend(kasir, taksiran)
expectStatus(await (await undoing(kasir, batal, 'batal'))(), 201)
const total_bayar = (await loanOf(kasir, lunas)).pelunasan?.total_bayar ?? 0
bunga = total_bayar - PRINCIPAL
const pembayaran = [{ cara: 'TUNAI', jumlah: total_bayar + 7_000 }]
expectStatus(await kasir.post(`hutang/${lunas}/tebus`, { pembayaran, total_bayar }), 201)
const body = await renewal(kasir, lama, PRINCIPAL / 2)
selisih = body.selisih
const paid = { ...body, pembayaran: [{ cara: 'QRIS', jumlah: selisih }] }
const renewed = await kasir.post<{ no_faktur_hutang: string }>(`hutang/${lama}/perpanjang`, paid)
baru = expectStatus(renewed, 201).no_faktur_hutang

describe('before the closing', () => {
  test('both drawers are to be counted; what is unchecked is named', async () => {
    const { laci, terbuka, perhatian } = await state()
    expect(laci).toEqual(['KASIR', 'RR'])
    // Four loans and a redemption and a renewal, less the cancelled one; the due one is open still.
    expect(terbuka).toEqual([{ apa: 'Dokumen hutang belum divalidasi', rincian: '5' }])
    // What is due today may be redeemed still; it is none of the list of those past their day.
    expect(perhatian).toMatchObject([
      // The renewal was paid by it.
      { apa: 'QRIS belum dicocokkan', rincian: '1', jumlah: selisih },
    ])
  })

  test('it says nothing of the cash, nor of what was paid out', async () => {
    const { text } = await kasir.get('tutup-toko')
    expect(text).not.toMatch(/"(buku|hitung|selisih|bayar|keluar)"/)
  })

  test('no sale goes into the drawer of the pawn counter', async () => {
    const bill = cashSale([rings[1] ?? ''], RING_PRICE, { laci: 'RR' })
    const answer = await kasir.post<Problem>('penjualan', bill)
    expect([answer.status, answer.body.code]).toEqual([422, 'RUJUKAN_TIDAK_ADA'])
    expect(answer.body.facts).toMatchObject({ label: 'Laci', kode: 'RR' })
  })

  test('it is not closed without the drawer of the pawn counter', async () => {
    const answer = await close(NEXT, { KASIR: RING_PRICE })
    expect(answer).toMatchObject({ status: 422, body: { code: 'HITUNGAN_KURANG' } })
    expect(answer.body.facts).toEqual({ laci: 'RR' })
  })
})

describe('papers of the open day', () => {
  const partsOf = async (id: string) => {
    const query = new URLSearchParams({ tgl: NEXT })
    const spv = await api.as('SPV-JKT')
    const answer = await spv.get<ReportAnswer>(`reports/${id}?${query}`)
    const { rows } = expectStatus(answer, 200)
    return (bagian: string, ...keys: string[]) =>
      rows.filter(row => row.bagian === bagian).map(row => keys.map(key => row[key]))
  }

  test('laporan-eod: what was lent and came back, by kind, by way and by drawer', async () => {
    const part = await partsOf('laporan-eod')
    expect(part('Ringkasan Hutang', 'uraian', 'keterangan', 'masuk', 'keluar', 'saldo')).toEqual([
      ['Pinjaman', '3 dokumen', null, 3 * PRINCIPAL, null],
      ['Perpanjangan', '1 dokumen', selisih, null, null],
      ['Tebus', '1 dokumen', PRINCIPAL + bunga, null, null],
      ['Batal pinjaman', '1 dokumen', PRINCIPAL, null, null],
      ['Uang hutang bersih', null, null, null, selisih + bunga - PRINCIPAL],
      ['Pinjaman berjalan', '2 surat', null, null, PRINCIPAL + PRINCIPAL / 2],
    ])
    expect(part('Uang Hutang', 'uraian', 'masuk', 'keluar', 'saldo')).toEqual([
      ['QRIS', selisih, 0, selisih],
      ['Transfer', 0, PRINCIPAL, -PRINCIPAL],
      ['Tunai', 2 * PRINCIPAL + bunga, 2 * PRINCIPAL, bunga],
    ])
    expect(part('Kas per Laci', 'uraian'), 'before it is counted').toEqual([])
    expect(part('Pembayaran', 'uraian', 'saldo')).toEqual([['Tunai', RING_PRICE]])
  })

  test('laporan-akhir_hari: every document of the pawn counter with its money', async () => {
    const part = await partsOf('laporan-akhir_hari')
    const documents = part('Dokumen Hutang', 'uraian', 'masuk', 'keluar')
    expect(documents).toHaveLength(6)
    expect(documents).toContainEqual([lunas, null, PRINCIPAL])
    expect(documents).toContainEqual([baru, selisih, null])
    const words = part('Dokumen Hutang', 'uraian', 'keterangan')
    expect(Object.fromEntries(words)[baru]).toContain(`Perpanjangan · ${lama}`)
    const accounts = part('Ringkasan Jurnal', 'uraian', 'masuk', 'keluar')
    const [cash] = accounts.filter(([uraian]) => String(uraian).startsWith('1102'))
    expect(cash?.slice(1)).toEqual([2 * PRINCIPAL + bunga, 2 * PRINCIPAL])
  })
})

describe('the closing', () => {
  let closed: ClosedAnswer
  beforeAll(async () => {
    await api.goTo(NEXT)
    closed = expectStatus(await close(NEXT, { KASIR: RING_PRICE, RR: FLOAT + bunga - 1_000 }), 201)
  })

  test('laporan-eod then has the cash of each drawer', async () => {
    const query = new URLSearchParams({ tgl: NEXT })
    const spv = await api.as('SPV-JKT')
    const { rows } = expectStatus(await spv.get<ReportAnswer>(`reports/laporan-eod?${query}`), 200)
    const drawers = rows.filter(row => row.bagian === 'Kas per Laci')
    expect(drawers.map(row => [row.uraian, row.masuk, row.keluar, row.saldo])).toEqual([
      ['KASIR', RING_PRICE, 0, RING_PRICE],
      ['RR', 2 * PRINCIPAL + bunga, 2 * PRINCIPAL + 1_000, FLOAT + bunga - 1_000],
    ])
  })

  test('a difference of the pawn drawer stands in the account of its cash', async () => {
    expect(closed.laci).toEqual([
      { laci: 'KASIR', buku: RING_PRICE, hitung: RING_PRICE, selisih: 0 },
      { laci: 'RR', buku: FLOAT + bunga, hitung: FLOAT + bunga - 1_000, selisih: -1_000 },
    ])
    expect(await journalOf(closed.no_tutup)).toEqual(
      [
        { jenis_akun: 'SELISIH_KAS_KURANG', rp: 1_000, laci: 'RR' },
        { jenis_akun: 'KAS_GADAI', rp: -1_000, laci: 'RR', nomor_akun: '1102' },
      ].map(line => expect.objectContaining(line)),
    )
  })

  test('it keeps what came in and what was paid out, without what was cancelled', async () => {
    const shown = expectStatus(await kasir.get<Shown>(`tutup-toko/${NEXT}`), 200)
    expect(shown.bayar).toEqual([
      { cara: 'QRIS', jumlah: 1, total: selisih },
      { cara: 'TUNAI', jumlah: 2, total: RING_PRICE + PRINCIPAL + bunga },
    ])
    expect(shown.keluar).toEqual([
      { cara: 'TRANSFER', jumlah: 1, total: PRINCIPAL },
      { cara: 'TUNAI', jumlah: 1, total: PRINCIPAL },
    ])
  })

  test('the pack says the same, with both drawers', async () => {
    const pack = await kasir.bytes(`tutup-toko/${NEXT}/pdf`)
    const text = await pdfText(Buffer.from(await pack.arrayBuffer()))
    expect(text).toMatch(/TRANSFER 1 2,000,000/)
    expect(text).toMatch(/TUNAI 2 [\d,]+ 1 2,000,000/)
    expect(text).toMatch(/RR 10,00\d,\d{3} [\d,]+ -1,000/)
    for (const kind of ['HUTANG 3', 'TEBUS HUTANG 1', 'PERPANJANG HUTANG 1', 'BATAL HUTANG 1']) {
      expect(text).toContain(kind)
    }
  })

  test('a drawer out of the setting counts while it holds money; what is due shows', async () => {
    await setDrawers('KASIR')
    const { laci, perhatian } = await state()
    expect(laci).toEqual(['KASIR', 'RR'])
    expect(perhatian).toMatchObject([{ apa: 'Hutang jatuh tempo', rincian: '1' }, {}])
    const past = await kasir.get<{ count: number }>('hutang?status=JATUH_TEMPO')
    expect(past.body.count).toBe(1)
    const day = '2026-11-23'
    await api.goTo('2026-11-24')
    const short = await close(day, { KASIR: RING_PRICE })
    expect(short.body.code).toBe('HITUNGAN_KURANG')
    await setDrawers('KASIR', { TOLERANSI_SELISIH_KAS: '0' })
    const counts = { KASIR: RING_PRICE + 1_000, RR: 0 }
    const taken = { alasan_selisih: 'Uang loket dibawa ke bank' }
    const otorisasi = await kasir.grant(
      'SELISIH_KAS',
      'POST tutup-toko',
      closing(day, counts, taken),
    )
    expectStatus(await close(day, counts, { ...taken, otorisasi }), 201)
    const { body } = await owner.get('tutup-toko/selisih')
    expect(body).toMatchObject([{ tgl: day, lebih: 1_000, kurang: FLOAT + bunga - 1_000 }])
    await setDrawers('KASIR')
    expect((await state()).laci).toEqual(['KASIR'])
    expectStatus(await close('2026-11-24', { KASIR: RING_PRICE }), 201)
  })
})

async function journalOf(nomor: string) {
  const db = await api.database.read.connect()
  try {
    await db.query("begin; set local app.kode_toko = 'JKT'")
    const { rows } = await db.query<Record<string, unknown>>(
      `select jenis_akun, nomor_akun, (debit_rp - kredit_rp)::int as rp, laci from jurnal_baris
       where nomor = $1 order by baris`,
      [nomor],
    )
    return rows
  } finally {
    await db.query('rollback')
    db.release()
  }
}
