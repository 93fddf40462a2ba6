import { describe, expect, it, test } from 'vitest'
import { CARA_BAYAR, CARA_JUAL } from './cart.ts'
import { CHART, DEFAULT_MAPPINGS, GOLONGAN_AKUN, TYPE_UMUM } from './chart.ts'
import type { JournalLine } from './journal.ts'
import { balance, resolveAccounts } from './journal.ts'
import { postGesekTunai } from './posting/gesek-tunai.ts'
import { postHancurBarang } from './posting/hancur-barang.ts'
import { postHutang, postLelang, postPenebusan } from './posting/hutang.ts'
import { AKUN_KODE, postKirim, postMutasi, postUangKeluar } from './posting/kas.ts'
import { CARA_BELI, postPembelian } from './posting/pembelian.ts'
import { postPenjualan } from './posting/penjualan.ts'
import { postBayarPiutang, postKurangBayar } from './posting/piutang/kurang-bayar.ts'
import { postPencairan } from './posting/piutang/pencairan.ts'
import {
  postHutangAwal,
  postKasAwal,
  postKurangAwal,
  postNonCashAwal,
  postStokAwal,
  postTitipanAwal,
} from './posting/saldo-awal.ts'
import { postSelisihKas } from './posting/selisih-kas.ts'
import { postKirimCuci, postTerimaCuci, postValidasiSusut } from './posting/stok/cuci.ts'
import { postMasukManual } from './posting/stok/cuci-manual.ts'
import { postJualLantak, postLebur, postLeburAbu, postSerahLantak } from './posting/stok/lebur.ts'
import { postSortir } from './posting/stok/sortir.ts'
import { LAWAN_TAMBAH_BARANG, postTambahBarang } from './posting/tambah-barang.ts'
import { postKembaliTitipan, postPengalihan, postTitipan } from './posting/titipan.ts'
import { hitungLelang } from './terms/lelang.ts'
import type { Settled } from './uang/pencairan.ts'

const account = new Map(CHART.map(row => [row.kode, row]))
/** The account of a kode transaksi is no mapping: the master has it. */
const mapOf = (trx: string): Record<string, string> => ({
  ...(trx === 'UANG_KAS' ? { [AKUN_KODE]: '5133' } : {}),
  ...Object.fromEntries(
    DEFAULT_MAPPINGS.filter(row => row.trx === trx).map(row => [row.jenis_akun, row.nomor_akun]),
  ),
})

const PLEDGE = { taksiran_rp: 500, murni_ug: 1_000 }

/** Bought pieces of 400 rupiah, some for each tray, and how they are paid. */
const BOUGHT = {
  BLN: { modal_rp: 300, murni_ug: 700 },
  BAKI: { modal_rp: 100, murni_ug: 400 },
}
const PAID_OUT = CARA_BELI.map(cara => ({ cara, jumlah: 100 }))

/** One of each document, with every account it can touch. */
const RING = { modal_rp: 400, murni_ug: 1_000 }
const SORTED = {
  semula: { modal_rp: 1_200, murni_ug: 3_000 },
  ...{ baki: RING, rosok: RING, tempat: RING, lebih_ug: 5, kurang_ug: 5 },
}

const MELTED = {
  masuk: { berat_mg: 2, ...RING },
  bar: { berat_mg: 2, modal_rp: 390, murni_ug: 995 },
  wajar: { rp: 6, ug: 3 },
  tunggu: { rp: 4, ug: 2 },
  ...{ susut_ug: 5, izin_ug: 3, lebih_ug: 2, naik_ug: 0 },
}

const documents: [string, JournalLine[]][] = [
  ['SORTIR', postSortir(SORTED)],
  ['CUCI', postKirimCuci({ dari: { ADA: RING, BLN: RING }, ke: 'CUCI' })],
  [
    'CUCI',
    postTerimaCuci({
      dari: { CUCI: RING, SEPUH: RING, TUKANG: RING },
      ke: { ADA: { modal_rp: 1_207, murni_ug: 2_990 } },
      wajar: { rp: 2, ug: 3 },
      tunggu: { rp: 1, ug: 4 },
      ...{ lebih_ug: 1, kurang_ug: 4, ongkos_rp: 10 },
    }),
  ],
  ['CUCI', postValidasiSusut({ rp: 1, ug: 4 }, 'USER', 'CUCI')],
  ['CUCI', postMasukManual({ berat_mg: 2, ...RING })],
  ['LEBUR', postLebur(MELTED)],
  ['LEBUR', postLebur({ ...MELTED, bar: { ...MELTED.bar, murni_ug: 1_002 }, naik_ug: 7 })],
  ['LEBUR', postLeburAbu(RING)],
  [
    'LANTAK',
    postJualLantak(
      { ...RING, harga_rp: 297, ppn_rp: 5, pph22_rp: 100 * CARA_BAYAR.length - 300 },
      {
        pembayaran: CARA_BAYAR.map(cara => ({ cara, jumlah: 100 })),
        ...{ kembali_rp: 0, pembulatan_rp: 3, laci: 'KASIR' },
      },
    ),
  ],
  ['LANTAK', postSerahLantak(RING, 300, 600)],
  ['LANTAK', postSerahLantak(RING, 500, 1_000)],
  ['LEBUR', postValidasiSusut({ rp: 1, ug: 4 }, 'USER', 'LEBUR')],

  [
    'PENJUALAN',
    postPenjualan({
      total_rp: 687,
      diskon_rp: 50,
      ppn_rp: 5,
      pph22_rp: 10,
      modal_rp: 300,
      murni_ug: 1_000,
      pembayaran: CARA_JUAL.map(cara => ({
        cara,
        jumlah: 100,
      })),
      kembali_rp: 0,
      pembulatan_rp: 3,
      laci: 'KASIR',
    }),
  ],
  ...LAWAN_TAMBAH_BARANG.map((lawan): [string, JournalLine[]] => [
    'TAMBAH_BARANG',
    postTambahBarang({ modal_rp: 300, murni_ug: 1_000, lawan }),
  ]),
  ...([undefined, 'PERSEDIAAN_BLN'] as const).map((dari): [string, JournalLine[]] => {
    const scrap = { modal_rp: 300, murni_ug: 1_000, nilai_rosok_rp: 200 }
    return ['HANCUR_BARANG', postHancurBarang(dari === undefined ? scrap : { ...scrap, dari })]
  }),
  ['PEMBELIAN', postPembelian({ beli: BOUGHT, pembayaran: PAID_OUT, laci: 'KASIR' })],
  ...(['TUNAI', 'TRANSFER'] as const).flatMap((cara): [string, JournalLine[]][] =>
    ['KASIR', 'RR'].map(laci => ['HUTANG', postHutang(300, { cara, jumlah: 300, laci }, PLEDGE)]),
  ),
  [
    'TITIPAN',
    postTitipan(100 * CARA_BAYAR.length, {
      pembayaran: CARA_BAYAR.map(cara => ({ cara, jumlah: 100 })),
      kembali_rp: 0,
      laci: 'KASIR',
    }),
  ],
  ...(['TUNAI', 'TRANSFER'] as const).map((cara): [string, JournalLine[]] => [
    'TITIPAN',
    postKembaliTitipan({ cara, jumlah: 300, laci: 'KASIR' }),
  ]),
  ['TITIPAN', postPengalihan(300, 'FD-1', 'FD-2')],
  ['KURANG_BAYAR', postKurangBayar(300, 'KASIR')],
  [
    'KURANG_BAYAR',
    postBayarPiutang(100 * CARA_BAYAR.length - 3, {
      pembayaran: CARA_BAYAR.map(cara => ({ cara, jumlah: 100 })),
      kembali_rp: 0,
      pembulatan_rp: 3,
      laci: 'KASIR',
    }),
  ],
  ...(['KASIR', 'RR'] as const).map((laci): [string, JournalLine[]] => [
    'MUTASI_UANG',
    postMutasi(300, { laci }, { kode_bank: 'BCA', no_rekening: '1' }),
  ]),
  ...[{ laci: 'KASIR' }, { laci: 'RR' }, { kode_bank: 'BCA', no_rekening: '1' }].flatMap(
    (place): [string, JournalLine[]][] => [
      ['UANG_KAS', postUangKeluar(300, place, 'LISTRIK')],
      ['KIRIM_UANG', postKirim(300, place, 'PUSAT')],
    ],
  ),
  ...[100, -100].map((selisih): [string, JournalLine[]] => ['CAIR_NON_CASH', paidOut(selisih)]),
  ...['KASIR', 'RR'].map((laci): [string, JournalLine[]] => [
    'GESEK_TUNAI',
    postGesekTunai({ jumlah: 300, tunai: 290, kode_bank: 'BCA', laci }),
  ]),
  ...(['PERSEDIAAN', 'PERSEDIAAN_BLN', 'PERSEDIAAN_ROSOK'] as const).map(
    (stok): [string, JournalLine[]] => ['SALDO_AWAL', postStokAwal(stok, 300, 1_000)],
  ),
  ['SALDO_AWAL', postKurangAwal(300)],
  ['SALDO_AWAL', postNonCashAwal(300, 200)],
  ['SALDO_AWAL', postHutangAwal(300, PLEDGE)],
  ['SALDO_AWAL', postTitipanAwal(300)],
  [
    'SALDO_AWAL',
    postKasAwal(
      [{ laci: 'KASIR' }, { laci: 'RR' }, { kode_bank: 'BCA', no_rekening: '1' }].map(place => ({
        place,
        jumlah_rp: 300,
      })),
    ),
  ],
  [
    'HUTANG',
    postPenebusan(
      { pokok_rp: 287, bunga_rp: 10, denda_rp: 0 },
      {
        pembayaran: [{ cara: 'TUNAI', jumlah: 300 }],
        kembali_rp: 0,
        pembulatan_rp: 3,
        laci: 'RR',
      },
      PLEDGE,
    ),
  ],
  ['HUTANG', auctioned(1_000)],
  ['HUTANG', auctioned(100)],
  [
    'TUTUP_TOKO',
    postSelisihKas([
      { laci: 'KASIR', buku_rp: 500, hitung_rp: 400 },
      { laci: 'RR', buku_rp: 500, hitung_rp: 600 },
    ]),
  ],
]

/** A pledge sold for an amount, paid in every way that is not cash. */
function auctioned(hasil_rp: number): JournalLine[] {
  const spent = hitungLelang(hasil_rp, { pokok_rp: 300, bunga_rp: 30, denda_rp: 3, biaya_rp: 7 })
  const ways = ['DEBIT', 'KREDIT', 'TRANSFER', 'QRIS'] as const
  const pembayaran = ways.map(cara => ({ cara, jumlah: hasil_rp / ways.length }))
  return postLelang(300, spent, { pembayaran, kembali_rp: 0, laci: 'RR' }, PLEDGE)
}

/** Receivables of either account, paid out beside slips that differ so much. */
function paidOut(selisih: number): JournalLine[] {
  const figures = { edc: 300, qris: 200, piutang: 500, selisih, usulan: 5, harapan: 495 + selisih }
  const settled: Settled = { ...figures, bank: 490 + selisih, biaya: 10, beda: 5 }
  const bank = { kode_bank: 'BCA', no_rekening: '1' }
  return postPencairan(settled, { penerbit: 'BCA', bank })
}

describe('the chart', () => {
  it('has each number and each name once, in order', () => {
    const kode = CHART.map(row => row.kode)
    expect(new Set(kode).size).toBe(kode.length)
    expect(new Set(CHART.map(row => row.nama)).size).toBe(kode.length)
    expect(kode).toEqual([...kode].sort())
    for (const row of CHART) {
      expect(row.kode).toMatch(/^\d{4}$/)
      expect(row.nama).toMatch(/^[A-Z][A-Za-z0-9 ,()]+$/)
    }
  })

  // 04-domain B18: stocks, who owes or is owed gold, and what is lost or earned of it
  it('carries gold where gold lies, and nowhere else', () => {
    const gold = CHART.filter(row => row.emas).map(row => row.nama)
    const named = /^(Persediaan|HPP|Harga Pokok|Barang|Kontra Barang|Modal Barang|Selisih Stok)/
    const owed = /^(Saldo Awal|Emas dari|Hutang (Supplier|Tukang|Antar)|Piutang Susut)/
    const lost = /^(Beban (Penyusutan|Susut|Hancur)|Susut Menunggu)/
    const none = ['Persediaan Berlian dan Batu', 'Persediaan Hadiah']
    const wanted = CHART.map(row => row.nama).filter(
      nama => [named, owed, lost].some(one => one.test(nama)) && !none.includes(nama),
    )
    expect(gold).toEqual(wanted)
  })

  it('sets its contra accounts against their group', () => {
    const usual: Record<string, string> = { ASET: 'DEBIT', BEBAN: 'DEBIT', MEMO: 'DEBIT' }
    const contra = CHART.filter(row => row.saldo_normal !== (usual[row.golongan] ?? 'KREDIT'))
    expect(contra.map(row => row.nama)).toEqual([
      'Prive',
      'Potongan Penjualan',
      'Emas dari Pelanggan',
      'Emas dari Supplier',
      'Kontra Barang Jaminan Gadai',
      'Kontra Barang Titipan Servis',
    ])
  })

  it('keeps its groups apart by the first digit', () => {
    const digits: Record<string, string> = {
      ASET: '1',
      KEWAJIBAN: '2',
      MODAL: '3',
      PENDAPATAN: '4',
      BEBAN: '5',
      MEMO: '9',
    }
    expect(Object.keys(digits)).toEqual([...GOLONGAN_AKUN])
    for (const row of CHART) expect(row.kode[0]).toBe(digits[row.golongan])
  })

  test.each([
    ['1101', 'Kas Kasir', 'DEBIT', false],
    ['1201', 'Persediaan Barang', 'DEBIT', true],
    ['2101', 'Hutang Supplier', 'KREDIT', true],
    ['2121', 'PPN Keluaran', 'KREDIT', false],
    ['3104', 'Prive', 'DEBIT', false],
    ['4102', 'Potongan Penjualan', 'DEBIT', false],
    ['5101', 'Harga Pokok Penjualan', 'DEBIT', true],
    ['5105', 'Emas dari Pelanggan', 'KREDIT', true],
    ['5107', 'Emas dari Supplier', 'KREDIT', true],
    ['9102', 'Kontra Barang Jaminan Gadai', 'KREDIT', true],
  ])('%s %s', (kode, nama, saldo_normal, emas) => {
    expect(account.get(kode)).toMatchObject({ nama, saldo_normal, emas })
  })

  // accounts that the journals of 04-domain B18 name
  test.each([
    'Kas dalam Perjalanan',
    'Piutang Gadai',
    'Pendapatan Bunga Gadai',
    'Persediaan BLN',
    'Hutang Titipan',
    'Hutang Terima Down Payment',
    'Hutang Cicilan Pelanggan',
    'Hutang Kelebihan Lelang',
    'Beban Penyusutan Sepuhan',
    'Pendapatan Kurs Emas',
    'Beban MDR',
    'Beban Poin',
    'Piutang Antar Cabang',
  ])('knows %s', nama => {
    expect(CHART.map(row => row.nama)).toContain(nama)
  })
})

describe('the default mappings', () => {
  it('have each part of a journal once and lead to accounts of the chart', () => {
    const keys = DEFAULT_MAPPINGS.map(row => `${row.trx}/${row.type}/${row.jenis_akun}`)
    expect(new Set(keys).size).toBe(keys.length)
    const places = DEFAULT_MAPPINGS.map(row => `${row.trx}/${row.type}/${row.kode_akun}`)
    expect(new Set(places).size).toBe(places.length)
    for (const row of DEFAULT_MAPPINGS) {
      expect(account.has(row.nomor_akun), row.jenis_akun).toBe(true)
      expect([row.type, TYPE_UMUM]).toEqual(['UMUM', 'UMUM'])
    }
  })

  test.each(documents)('carry %s, and gold only where gold may stand', (trx, lines) => {
    const { jurnal, belum } = resolveAccounts(lines, mapOf(trx))
    expect(belum).toEqual([])
    expect(balance(jurnal)).toMatchObject({ selisih_rp: 0, murni_ug: 0 })
    for (const line of jurnal) {
      if (line.murni_ug !== 0) expect(account.get(line.nomor_akun)?.emas).toBe(true)
    }
  })

  // the sides of 04-domain B18; an account that takes both ways is named by the usual one
  it('say on which side a line usually stands, counted up on each', () => {
    for (const trx of new Set(DEFAULT_MAPPINGS.map(row => row.trx))) {
      const places = DEFAULT_MAPPINGS.filter(row => row.trx === trx).map(row => row.kode_akun)
      for (const side of ['D', 'K']) {
        const own = places.filter(place => place[0] === side)
        expect(own).toEqual(own.map((_, i) => `${side}${i + 1}`))
      }
      expect(places.every(place => /^[DK]\d{1,2}$/.test(place))).toBe(true)
    }
  })

  test.each([
    ['PENJUALAN', 'KAS', 'Kas Kasir'],
    ['PENJUALAN', 'PIUTANG_EDC', 'Piutang EDC'],
    ['PENJUALAN', 'PIUTANG_QRIS', 'Piutang QRIS'],
    ['PENJUALAN', 'BANK', 'Bank'],
    ['PENJUALAN', 'POTONGAN_PENJUALAN', 'Potongan Penjualan'],
    ['PENJUALAN', 'PENJUALAN', 'Penjualan'],
    ['PENJUALAN', 'PPN_KELUARAN', 'PPN Keluaran'],
    ['PENJUALAN', 'HPP', 'Harga Pokok Penjualan'],
    ['PENJUALAN', 'PERSEDIAAN', 'Persediaan Barang'],
    ['PENJUALAN', 'HUTANG_PPH22', 'Hutang PPh 22'],
    ['TITIPAN', 'KAS', 'Kas Kasir'],
    ['TITIPAN', 'HUTANG_TITIPAN', 'Hutang Titipan'],
    ['PENJUALAN', 'HUTANG_TITIPAN', 'Hutang Titipan'],
    ['PEMBELIAN', 'PERSEDIAAN_BLN', 'Persediaan BLN'],
    ['PEMBELIAN', 'PERSEDIAAN', 'Persediaan Barang'],
    ['PEMBELIAN', 'EMAS_DIBELI', 'Emas dari Pelanggan'],
    ['PEMBELIAN', 'HUTANG_TITIPAN', 'Hutang Titipan'],
    ['HANCUR_BARANG', 'PERSEDIAAN_BLN', 'Persediaan BLN'],
    ['TAMBAH_BARANG', 'HUTANG_SUPPLIER', 'Hutang Supplier'],
    ['TAMBAH_BARANG', 'EMAS_DIBELI', 'Emas dari Supplier'],
    ['HANCUR_BARANG', 'PERSEDIAAN_ROSOK', 'Persediaan Rosok'],
    ['SALDO_AWAL', 'SALDO_AWAL', 'Saldo Awal'],
    ['HUTANG', 'PIUTANG_GADAI', 'Piutang Gadai'],
    ['HUTANG', 'KAS_GADAI', 'Kas Gadai (RR)'],
    ['HUTANG', 'PENDAPATAN_BUNGA', 'Pendapatan Bunga Gadai'],
    ['HUTANG', 'BARANG_JAMINAN', 'Barang Jaminan Gadai'],
    ['HUTANG', 'KELEBIHAN_LELANG', 'Hutang Kelebihan Lelang'],
    ['KURANG_BAYAR', 'PIUTANG_PENJUALAN', 'Piutang Penjualan'],
    ['KURANG_BAYAR', 'KAS', 'Kas Kasir'],
    ['CAIR_NON_CASH', 'PIUTANG_EDC', 'Piutang EDC'],
    ['CAIR_NON_CASH', 'PIUTANG_QRIS', 'Piutang QRIS'],
    ['CAIR_NON_CASH', 'BEBAN_MDR', 'Beban MDR'],
    ['CAIR_NON_CASH', 'BANK', 'Bank'],
    ['GESEK_TUNAI', 'PIUTANG_EDC', 'Piutang EDC'],
    ['GESEK_TUNAI', 'PENDAPATAN_GESEK', 'Pendapatan Lain'],
  ])('%s books %s to %s', (trx, jenis, nama) => {
    expect(account.get(mapOf(trx)[jenis] ?? '')?.nama).toBe(nama)
  })

  it('map nothing that no document posts', () => {
    const posted = new Set(
      documents.flatMap(([trx, lines]) => lines.map(line => `${trx}/${line.jenis_akun}`)),
    )
    const mapped = DEFAULT_MAPPINGS.map(row => `${row.trx}/${row.jenis_akun}`)
    expect(mapped.filter(key => !posted.has(key))).toEqual([])
  })
})

test('two accounts stand between stores, one on each side', () => {
  const between = CHART.filter(row => row.antar_toko)
  expect(between.map(row => [row.kode, row.golongan])).toEqual([
    ['1135', 'ASET'],
    ['2103', 'KEWAJIBAN'],
  ])
})
