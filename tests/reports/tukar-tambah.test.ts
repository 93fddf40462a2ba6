import { describe, expect, test } from 'vitest'
import { ALONE, exchangeForDays, FIRST, LAST, OLD, OUT } from '../pembelian/exchanged-days.ts'
import { RING_PRICE } from '../penjualan/shop.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { reportOf } from './report-shop.ts'
import { fileOf, pdfText, sameEverywhere } from './same-everywhere.ts'
import { ledger } from './take-in.ts'

// Exchanges in their own report and in those of sales, purchases and cancellations, against the
// books, after two days in JKT.

const ID = 'laporan-tukar-tambah'
const DAYS = { tanggal_awal: FIRST, sampai_tgl: LAST }
const FORMS = ['DOKUMEN', 'BARANG', 'HARI', 'SALES', 'KADAR']
const UP = RING_PRICE - OLD.paid
const LATE = RING_PRICE - OLD.late

const api = await testShop({ tgl: FIRST })
const day = await exchangeForDays(api)
const spv = await api.as('SPV-JKT')

const books = (statement: string) => ledger(api, 'JKT', statement)
const report = (id: string, query: object = {}, who = spv) =>
  reportOf(who, id, { ...DAYS, ...query })
type Rows = readonly Record<string, unknown>[]
const column = (rows: Rows, key: string) => rows.map(row => row[key])

/** Documents that are one side of an exchange, or undid one, by their kind. */
const SIDES = `with sisi as (select d.nomor, coalesce(o.jenis, d.jenis) jenis from dokumen d
  left join dokumen o on o.kode_toko = d.kode_toko and o.nomor = d.membatalkan
  join tukar_tambah t on t.kode_toko = d.kode_toko
    and coalesce(d.membatalkan, d.nomor) in (t.no_faktur_jual, t.no_faktur_beli))`

/** Both sides of the exchanges as the books have them. */
async function booked() {
  const [jual, murni_jual, beli, murni_beli, tukar, masuk, keluar] = await books(`${SIDES} select
    sum(kredit_rp - debit_rp) filter (where jenis_akun in
      ('PENJUALAN', 'PPN_KELUARAN', 'POTONGAN_PENJUALAN')),
    -sum(murni_ug) filter (where jenis_akun = 'PERSEDIAAN' and s.jenis = 'PENJUALAN'),
    sum(debit_rp - kredit_rp) filter (where jenis_akun = 'PERSEDIAAN_BLN'),
    -sum(murni_ug) filter (where jenis_akun = 'EMAS_DIBELI'),
    sum(debit_rp - kredit_rp) filter (where jenis_akun = 'TUKAR_TAMBAH' and s.jenis = 'PENJUALAN'),
    sum(debit_rp - kredit_rp) filter (where s.jenis = 'PENJUALAN'
      and jenis_akun in ('KAS', 'BANK', 'PIUTANG_QRIS')),
    sum(kredit_rp - debit_rp) filter (where s.jenis = 'PEMBELIAN'
      and jenis_akun in ('KAS', 'BANK', 'PIUTANG_QRIS'))
    from jurnal_baris j join sisi s using (nomor)`)
  const [pcs_jual, berat_jual, pcs_beli, berat_beli] = await books(`${SIDES} select
    sum(n) filter (where s.jenis = 'PENJUALAN'),
    sum(n * berat) filter (where s.jenis = 'PENJUALAN'),
    -sum(n) filter (where s.jenis = 'PEMBELIAN'),
    -sum(n * berat) filter (where s.jenis = 'PEMBELIAN')
    from (select nomor, berat_mg berat, case when ke_baki is null then 1 else -1 end n
      from gerak_barang) g join sisi s using (nomor)`)
  const goods = { pcs_jual, berat_jual, murni_jual, jual, pcs_beli, berat_beli, murni_beli, beli }
  return { goods, money: { pph22: 0, tukar, masuk, keluar } }
}

describe.each(FORMS)(`${ID} by %s`, rincian => {
  test('says the same on screen, paper, sheet and CSV', async () => {
    expect((await report(ID, { rincian })).rows.length).toBeGreaterThan(0)
    await sameEverywhere(spv, ID, { ...DAYS, rincian })
    await sameEverywhere(spv, ID, { ...DAYS, rincian, kode_kadar: '750' })
  })

  test('is what the books took in, gave out and settled', async () => {
    const { totals } = await report(ID, { rincian })
    const { goods, money } = await booked()
    const told = { ...goods, ...money }
    const kept = Object.entries(told).filter(([key]) => key in totals)
    expect(totals).toMatchObject(Object.fromEntries(kept))
    expect(totals).toMatchObject({ jual: 4 * RING_PRICE })
    expect(totals.beli).toBe(RING_PRICE + OLD.paid + 2 * OLD.each + OLD.late)
    const keys = { DOKUMEN: 8, BARANG: 8, HARI: 14, SALES: 14, KADAR: 8 }
    expect(Object.keys(totals)).toHaveLength(keys[rincian as keyof typeof keys])
  })

  test('is of one store; head office reads several, and it is refused to others', async () => {
    expect((await report(ID, { rincian }, await api.as('SPV-BDG'))).rows).toEqual([])
    const owner = await api.as('OWNER')
    const both = await report(ID, { rincian, toko: 'JKT,BDG' }, owner)
    expect(both.totals).toEqual((await report(ID, { rincian })).totals)
    const answer = await (await api.as('SALES-JKT')).get(`reports/${ID}`)
    expect([answer.status, answer.body.code]).toEqual([403, 'TANPA_HAK'])
  })
})

describe(ID, () => {
  test('one row per exchange: both sides gross, the difference the way it went', async () => {
    const { rows } = await report(ID)
    const of = (r: Rows[number]) => [r.status, r.jual, r.beli, r.tukar, r.masuk, r.keluar]
    expect(rows.map(r => [r.no_tukar_tambah, ...of(r)])).toEqual([
      [day.even.no_tukar_tambah, 'Ditukar', RING_PRICE, RING_PRICE, RING_PRICE, 0, 0],
      [day.paid.no_tukar_tambah, 'Ditukar', RING_PRICE, OLD.paid, OLD.paid, UP, 0],
      [
        ...[day.out.no_tukar_tambah, 'Ditukar', RING_PRICE, 2 * OLD.each, RING_PRICE, 0],
        OUT.cash + OUT.bank,
      ],
      ...[1, -1].map(sign => [
        ...[day.undone.no_tukar_tambah, sign === 1 ? 'Ditukar' : 'Dibatalkan'],
        ...[sign * RING_PRICE, sign * OLD.undone, sign * OLD.undone],
        ...[sign * (RING_PRICE - OLD.undone), 0],
      ]),
      [day.late.no_tukar_tambah, 'Ditukar', RING_PRICE, OLD.late, OLD.late, LATE, 0],
    ])
    expect(rows[1]).toMatchObject({
      no_faktur_jual: day.paid.no_faktur_jual,
      no_faktur_beli: day.paid.no_faktur_beli,
      kode_sales: 'DEWI',
      nama_customer: 'Siti Aminah',
    })
  })

  test('one row per piece, whether a promise was kept', async () => {
    const { rows } = await report(ID, { rincian: 'BARANG' })
    const of = ({ no_tukar_tambah }: { no_tukar_tambah: string }) =>
      rows.filter(row => row.no_tukar_tambah === no_tukar_tambah)
    expect(of(day.even).map(r => [r.sisi, r.janji, r.jual, r.beli])).toEqual([
      ['Barang baru', null, RING_PRICE, 0],
      ['Barang lama', 'Ditepati', 0, RING_PRICE],
    ])
    expect(column(of(day.late), 'janji')).toEqual([null, 'Terlambat'])
    expect(column(of(day.out), 'beli')).toEqual([0, OLD.each, OLD.each])
    expect(column(of(day.undone), 'pcs_jual')).toEqual([1, 0, -1, 0])
    expect(of(day.paid)[1]).toMatchObject({ kode_barcode: day.paid.barang[0], kode_kadar: '750' })
  })

  test('by day, sales person and purity', async () => {
    const by = async (rincian: string, ...keys: string[]) =>
      (await report(ID, { rincian })).rows.map(row => keys.map(key => row[key]))
    expect(await by('HARI', 'tgl', 'dokumen', 'batal', 'pcs_jual', 'pcs_beli', 'masuk')).toEqual([
      [FIRST, 4, 1, 3, 4, UP],
      [LAST, 1, 0, 1, 1, LATE],
    ])
    expect(await by('SALES', 'kode_sales', 'dokumen', 'batal', 'jual', 'keluar')).toEqual([
      ['DEWI', 4, 1, 3 * RING_PRICE, 0],
      ['RINI', 1, 0, RING_PRICE, OUT.cash + OUT.bank],
    ])
    expect(await by('KADAR', 'kode_kadar', 'pcs_jual', 'pcs_beli')).toEqual([['750', 4, 5]])
  })

  test('narrowed to a difference, a sales person, a purity, a day', async () => {
    const found = async (query: object) => column((await report(ID, query)).rows, 'no_tukar_tambah')
    expect(await found({ selisih: 'NOL' })).toEqual([day.even.no_tukar_tambah])
    expect(await found({ selisih: 'KELUAR' })).toEqual([day.out.no_tukar_tambah])
    expect(await found({ selisih: 'MASUK', tanggal_awal: LAST })).toEqual([
      day.late.no_tukar_tambah,
    ])
    expect(await found({ kode_sales: 'RINI' })).toEqual([day.out.no_tukar_tambah])
    expect(await found({ kode_kadar: '375' })).toEqual([])
    const narrowed = await report(ID, { kode_kadar: '750' })
    expect(narrowed.meta.columns.map(({ key }) => key)).not.toContain('masuk')
    const { rows } = await report(ID, { rincian: 'BARANG', selisih: 'NOL' })
    expect(rows).toHaveLength(2)
  })

  test('its paper lies across and says both sides', async () => {
    const paper = await fileOf(spv, ID, 'pdf', DAYS)
    const box = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper.bytes.toString('latin1'))
    expect(Number(box?.[1])).toBeGreaterThan(Number(box?.[2]))
    const text = await pdfText(paper.bytes)
    for (const said of ['Laporan Tukar Tambah', day.out.no_tukar_tambah, '5,232,500']) {
      expect(text).toContain(said)
    }
  })
})

describe('exchanges in the other reports', () => {
  test('laporan-penjualan-per-bayar: old pieces pay, in words, as the books have it', async () => {
    const { rows, totals } = await report('laporan-penjualan-per-bayar')
    const { goods, money } = await booked()
    const old = rows.find(row => row.cara === 'Barang lama')
    expect(old).toMatchObject({ faktur: 5, total: money.tukar, dibatalkan: OLD.undone })
    const sold = await report('laporan-penjualan')
    expect(totals.total).toBe(sold.totals.total)
    expect(sold.totals).toMatchObject({ total: Number(goods.jual) + 6 * RING_PRICE })
    const only = await report('laporan-penjualan-per-bayar', { cara: 'TUKAR', rincian: 'FAKTUR' })
    expect([only.rows.length, only.totals.total]).toEqual([6, money.tukar])
  })

  test('laporan-pembelian: pieces of exchanges are bought like others', async () => {
    const { goods } = await booked()
    for (const which of ['', '-detail', '-per-kondisi', '-per-sales']) {
      const { totals } = await report(`laporan-pembelian${which}`)
      expect([which, totals.total]).toEqual([which, Number(goods.beli) + ALONE])
      expect(totals.jumlah).toBe(Number(goods.pcs_beli) + 1)
    }
    const { totals } = await report('laporan-pembelian-per-faktur')
    expect(totals.harga).toBe(Number(goods.beli) + ALONE)
  })

  test('laporan-margin: what was paid for pieces of exchanges against their notas', async () => {
    const { totals } = await report('laporan-margin', { sisi: 'BELI' })
    const { goods } = await booked()
    expect(totals).toMatchObject({ jumlah: 5, harga_nota: 5 * RING_PRICE, harga_beli: goods.beli })
  })

  const undone = () => ({ no_tukar_tambah: day.undone.no_tukar_tambah, penyetuju: 'SPV-JKT' })

  test('laporan-batal-penjualan: which exchange, and what was given back for what', async () => {
    const id = 'laporan-batal-penjualan'
    expect((await report(id)).rows).toMatchObject([
      { ...undone(), no_faktur_jual: day.undone.no_faktur_jual, total: RING_PRICE },
    ])
    const { totals } = await report(id, { rincian: 'BAYAR' })
    const tunai = RING_PRICE - OLD.undone - 1_000_000
    expect(totals).toMatchObject({ tukar: OLD.undone, qris: 1_000_000, tunai, total: RING_PRICE })
    await sameEverywhere(spv, id, { ...DAYS, rincian: 'BAYAR' })
  })

  test('laporan-batal-pembelian: no money came back but the new pieces', async () => {
    const { rows, totals } = await report('laporan-batal-pembelian')
    const money = { tunai: 0, transfer: 0, saldo: 0, tukar: OLD.undone, total: OLD.undone }
    expect(rows).toMatchObject([
      { ...undone(), no_faktur_beli: day.undone.no_faktur_beli, ...money },
    ])
    expect(totals).toMatchObject(money)
    await sameEverywhere(spv, 'laporan-batal-pembelian', DAYS)
  })

  test('laporan-barang-batal: the pieces of both sides', async () => {
    const { rows } = await report('laporan-barang-batal')
    expect(rows.map(r => [r.jenis, r.no_tukar_tambah, r.total])).toEqual([
      ['Batal pembelian', day.undone.no_tukar_tambah, OLD.undone],
      ['Batal penjualan', day.undone.no_tukar_tambah, RING_PRICE],
    ])
  })
})
