import type { KategoriOtorisasi } from '@kencana/contract/permissions'
import { formatRupiah } from '@kencana/domain/quantity'
import { beforeAll, expect, test } from 'vitest'
import { atJkt, journalDoor } from '../akuntansi/books.ts'
import { swipeBody } from '../gesek-tunai/swipe.ts'
import { set } from '../hutang/counter.ts'
import { spend, spendBody } from '../kas/money.ts'
import { shortBody } from '../kurang-bayar/short.ts'
import { meltBody } from '../lebur/melt.ts'
import { tickedDeposit, UNTICK } from '../non-cash/counter.ts'
import {
  boughtTwice,
  buying,
  loose,
  ofNota,
  sellRings,
  setBuyingBoard,
} from '../pembelian/counter.ts'
import { exchanging } from '../pembelian/exchange.ts'
import { found, settleBody } from '../pencairan/settle.ts'
import { cashSale, expectStatus, RING_PRICE, takeIn } from '../penjualan/shop.ts'
import { appraisal, lend, openPawn } from '../races/pawn-shop.ts'
import { auctionBody, auctionDoor, openingDoor } from '../saldo-awal/sheets.ts'
import { type Caller, PASSWORD } from '../sample-shop/api.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { boughtRings, sort, sortAll, sorted } from '../sortir/sort.ts'
import { take } from '../titipan/counter.ts'
import { UNCOUNTED } from '../tutup-toko/shop.ts'

// B6: a used grant keeps what it let through in words and figures, made by the server of what the
// command was decided as, and the document it became. Every kind of approval has a line here.

const api = await testShop({ tgl: '2026-11-21' })
const [owner, kasir, spv] = [
  atJkt(await api.as('OWNER')),
  await api.as('KASIR-JKT'),
  await api.as('SPV-JKT'),
]
const REASON = { alasan: 'Salah tulis' }
const TOKO = { toko: 'JKT' }

interface Act {
  readonly path: string
  readonly body: object
  readonly who?: Caller
  readonly by?: string
  /** The document it is about, where it writes none; null where it is about none. */
  readonly about?: string | null
}

type Row = Readonly<Record<string, string | number | null>>
type Answered = Readonly<Record<string, unknown>>

interface Case {
  readonly act: () => Promise<Act>
  /** Words as the report says them; N is a number, P a piece of this act. */
  readonly hal: string | ((answer: Answered) => string)
  /** Figures; what is not named is empty. */
  readonly row?: Row
}

type Piece = Readonly<Record<string, unknown>>
const ring = async (more: Piece = {}) => (await takeIn(owner, [more]))[0] ?? ''
const at =
  (harga_jual: number, more: Piece = {}, line: object = {}) =>
  async (): Promise<Act> => {
    const barang = [{ kode_barcode: await ring(more), harga_jual, ...line }]
    return { path: 'penjualan', body: cashSale([], harga_jual, { barang }) }
  }
const sold = async (): Promise<string> => {
  const body = cashSale([await ring()], RING_PRICE)
  const answer = await kasir.post<{ no_faktur_jual: string }>('penjualan', body)
  return expectStatus(answer, 201).no_faktur_jual
}
const undoing = async (path: string, who: Caller = kasir): Promise<Act> => ({
  who,
  path,
  body: REASON,
})

/** Nobody asks for these: no command does. */
type Unasked = 'CETAK_ULANG_PESANAN' | 'BUKA_TOKO'

/** Fine gold of a ring of 3.237 g of 750. */
const RING_UG = 2_427_750
const RING_SAID = 'Cincin Belah Rotan P · 3.237 g'

const CASES: Readonly<Record<Exclude<KategoriOtorisasi, Unasked>, Case>> = {
  BATAL_SALDO_AWAL: {
    act: async () => {
      const admin = await api.as('ADMIN-PUSAT')
      return undoing(await openingDoor(admin), admin)
    },
    hal: 'N · dibatalkan 500,500',
    row: { nilai_rp: 500_500 },
  },
  JUAL_DIBAWAH_MODAL: {
    act: at(4_000_000),
    hal: `${RING_SAID} · dijual 4,000,000 · di bawah modal`,
    row: {
      ...{ nilai_rp: 4_000_000, murni_ug: RING_UG, modal_rp: 4_900_000 },
      ...{ selisih_modal_rp: -943_521, selisih_modal_ug: -467_476 },
    },
  },
  BERLIAN_DIBAWAH_MODAL: {
    act: at(4_000_000, { kode_dept: 'BERLIAN' }),
    hal: `${RING_SAID} · dijual 4,000,000 · di bawah modal`,
    row: {
      ...{ nilai_rp: 4_000_000, murni_ug: RING_UG, modal_rp: 4_900_000 },
      ...{ selisih_modal_rp: -943_521, selisih_modal_ug: -467_476 },
    },
  },
  TURUN_ONGKOS: {
    act: at(5_000_000),
    hal: `${RING_SAID} · dijual 5,000,000 · harga hitung 5,232,500`,
    row: {
      ...{ nilai_rp: 5_000_000, batas_rp: RING_PRICE, selisih_rp: -232_500 },
      ...{ murni_ug: RING_UG, selisih_ug: -107_874 },
    },
  },
  PENJUALAN_DIATAS_BATAS: {
    act: at(9_000_000),
    hal: `${RING_SAID} · dijual 9,000,000 · harga hitung 5,232,500`,
    row: {
      ...{ nilai_rp: 9_000_000, batas_rp: RING_PRICE, selisih_rp: 3_767_500 },
      ...{ murni_ug: RING_UG, selisih_ug: 1_748_026 },
    },
  },
  JANJI_TUKAR: {
    act: at(RING_PRICE, {}, { janji_tukar: '2028-11-21' }),
    hal: `${RING_SAID} · dijual 5,232,500 · janji tukar sampai Sel, 21 Nov 2028 · paling lama sampai Sen, 21 Des 2026`,
    row: { nilai_rp: RING_PRICE, murni_ug: RING_UG },
  },
  BATAL_PENJUALAN: {
    act: async () => undoing(`penjualan/${await sold()}/batal`),
    hal: 'N · 3.237 g · dibatalkan 5,232,500',
    row: { nilai_rp: RING_PRICE, murni_ug: RING_UG },
  },
  CETAK_ULANG_NOTA: {
    act: async () => {
      const about = await sold()
      const path = `penjualan/${about}/nota`
      expectStatus(await kasir.post(path, {}), 200)
      return { path, body: {}, about }
    },
    hal: 'N · cetak ke-2',
  },
  PEMBELIAN: {
    act: async () => ({ path: 'pembelian', body: buying([loose(5_000_000)]) }),
    hal: 'Cincin Belah Rotan · 3.237 g · dibeli 5,000,000 · harga tertinggi 4,790,500',
    row: {
      ...{ nilai_rp: 5_000_000, batas_rp: 4_790_500, selisih_rp: 209_500 },
      ...{ murni_ug: RING_UG, selisih_ug: 106_171 },
    },
  },
  TOLERANSI_BERAT_PEMBELIAN: {
    act: async () => ({ path: 'pembelian', body: (await boughtTwice(owner, kasir)).light }),
    hal: 'Cincin Belah Rotan N · 3.000 g · dibeli 4,000,000 · berat nota 3.250 g',
    row: { nilai_rp: 4_000_000, murni_ug: 2_250_000, selisih_ug: -187_500 },
  },
  BATAL_PEMBELIAN: {
    act: async () => {
      const { no_faktur_beli } = await boughtTwice(owner, kasir)
      return undoing(`pembelian/${no_faktur_beli}/batal`)
    },
    hal: 'N Siti Aminah · 3.237 g · dibatalkan 4,000,000',
    row: { nilai_rp: 4_000_000, murni_ug: RING_UG },
  },
  BATAL_TITIPAN: {
    act: async () => {
      const body = { ...REASON, jumlah: 200_000, pencairan: { cara: 'TUNAI' } }
      return { path: `titipan/${await take(kasir, 500_000)}/kembali`, body }
    },
    hal: 'N Siti Aminah · dikembalikan 200,000 · saldo 500,000',
    row: { nilai_rp: 200_000 },
  },
  BATAL_HUTANG_LUNAS: {
    act: async () => undoing(`hutang/${await lend(kasir, await appraisal(kasir))}/batal`),
    hal: 'N Sri Wahyuni · 5.000 g · dibatalkan 2,000,000',
    row: { nilai_rp: 2_000_000, murni_ug: 3_750_000 },
  },
  HANCUR_BARANG: {
    act: async () => {
      const body = { barang: [await ring()], alasan: 'Patah' }
      return { who: await api.as('GUDANG-JKT'), path: 'barang/hancur', body }
    },
    hal: `${RING_SAID} · dihancurkan`,
    row: { murni_ug: RING_UG },
  },
  SUSUT_TUKANG: {
    act: async () => {
      const [bought = ''] = await boughtRings(owner, kasir, 1)
      const who = await api.as('GUDANG-JKT')
      return { who, path: 'sortir', body: { barang: [await sorted(who, bought, { berat: 3.2 })] } }
    },
    hal: 'Cincin Belah Rotan P · 3.200 g · menurut buku 3.237 g',
    row: { murni_ug: 2_400_000, selisih_ug: -27_750 },
  },
  LEBUR: {
    act: async () => {
      const who = await api.as('GUDANG-JKT')
      const barang = [
        await sorted(who, (await boughtRings(owner, kasir, 1))[0] ?? '', { tujuan: 'ROSOK' }),
      ]
      expectStatus(await sort(who, barang, ['HANCUR_BARANG']), 201)
      return { who: spv, by: 'OWNER', path: 'lebur', body: meltBody(3.237, 3.2, 750) }
    },
    hal: '750 3.237 g · 3.200 g · kadar 750 · susut murni melebihi izin 0.016 g',
    row: { murni_ug: 2_400_000, selisih_ug: -27_750 },
  },
  BATAL_STOK: {
    act: async () => {
      const who = await api.as('GUDANG-JKT')
      const nomor = await sortAll(who, await boughtRings(owner, kasir, 1), 'CUCI')
      return undoing(`sortir/${nomor}/batal`, who)
    },
    hal: 'N · 3.237 g · diurungkan',
    row: { murni_ug: RING_UG },
  },
  BATAL_COCOK: {
    act: async () => {
      const body = await tickedDeposit(api)
      return { who: spv, path: UNTICK, body, about: (body as { nomor: string }).nomor }
    },
    hal: 'N · pencocokan dibatalkan 400,000',
    row: { nilai_rp: 400_000 },
  },
  TUKAR_TAMBAH: {
    act: async () => {
      const nota = await sellRings(owner, kasir)
      const body = exchanging([await ring()], [ofNota(nota, 4_000_000)])
      await set(owner, { VALIDASI_PENJUALAN: 'YA' })
      return { path: 'tukar-tambah', body }
    },
    hal: 'Siti Aminah · selisih 1,232,500 · barang baru 5,232,500 · barang lama 4,000,000',
    row: { nilai_rp: 1_232_500 },
  },
  BATAL_UANG: {
    act: async () =>
      undoing(`uang-kas/${expectStatus(await spend(kasir, 10_000), 201).no_kas}/batal`),
    hal: 'N · dibatalkan 10,000',
    row: { nilai_rp: 10_000 },
  },
  BATAL_JURNAL: {
    act: async () => undoing(await journalDoor(owner, spv), spv),
    hal: 'N · dibatalkan 1,000',
    row: { nilai_rp: 1_000 },
  },
  GESEK_TUNAI: {
    act: async () => ({
      path: 'gesek-tunai',
      body: swipeBody(5_000_100, { kartu_akhir: '9017', keterangan: 'Tanpa biaya' }),
    }),
    hal: 'BCA 9017 · digesek 5,000,100 · sisa batas hari ini 5,000,000 · tunai keluar 5,000,100',
    row: { nilai_rp: 5_000_100, batas_rp: 5_000_000, selisih_rp: 100 },
  },
  KURANG_BAYAR: {
    act: async () => {
      await set(owner, { VALIDASI_PENJUALAN: 'TIDAK' })
      return { path: 'piutang-penjualan', body: shortBody(await sold()) }
    },
    hal: 'N Ibu Kartika · kurang bayar 200,000 · total nota 5,232,500',
    row: { nilai_rp: 200_000 },
  },
  UANG_KELUAR: {
    act: async () => ({ path: 'uang-kas', body: spendBody(5_000_100) }),
    hal: 'Listrik, Air dan Telepon · uang keluar 5,000,100 · sisa batas hari ini 5,000,000',
    row: { nilai_rp: 5_000_100, batas_rp: 5_000_000, selisih_rp: 100 },
  },
  PRIVE: {
    act: async () => {
      const body = spendBody(25_000, { kode_transaksi: 'PRIVE' })
      return { who: spv, by: 'OWNER', path: 'uang-kas', body }
    },
    hal: 'Diambil Pemilik · uang keluar 25,000',
    row: { nilai_rp: 25_000 },
  },
  BIAYA_NON_CASH: {
    act: async () => {
      const body = settleBody([await found(api, 1_000_000)], 900_000, { keterangan: 'Biaya EDC' })
      return { who: spv, path: 'pencairan-non-cash', body }
    },
    hal: 'BCA · biaya 100,000 · biaya menurut tarif 10,000',
    row: { nilai_rp: 100_000, batas_rp: 10_000, selisih_rp: 90_000 },
  },
  LELANG_HUTANG: {
    act: async () => {
      const path = await auctionDoor(await api.as('ADMIN-PUSAT'), spv)
      return { who: spv, path, body: auctionBody(1_599_900) }
    },
    hal: 'Nasabah 4 · hasil lelang 1,599,900 · tanpa otorisasi dari 1,600,000',
    row: {
      ...{ nilai_rp: 1_599_900, batas_rp: 1_600_000, selisih_rp: -100 },
      ...{ murni_ug: 3_750_000, selisih_ug: -234 },
    },
  },
  UBAH_HARGA_EMAS: {
    act: async () => {
      const baris = [{ kode_kadar: '750', harga_jual: 1_560_000, harga_beli: 1_490_000 }]
      return { who: await api.as('ADMIN-PUSAT'), path: 'harga-emas', body: { baris }, about: null }
    },
    hal: '18 K · jual 1,550,000 → 1,560,000 · beli 1,490,000',
  },
  SELISIH_KAS: {
    act: async () => {
      await set(owner, { VALIDASI_PENJUALAN: 'TIDAK', TOLERANSI_SELISIH_KAS: '1000' })
      const body = { ...(await counted()), alasan_selisih: 'Ke bank', tetap_tutup: true }
      return { path: 'tutup-toko', body }
    },
    hal: ({ laci }) =>
      (laci as Drawer[])
        .filter(({ selisih }) => Math.abs(selisih) > 1_000)
        .map(({ laci, buku }) => `${laci} · dihitung 0 · menurut buku ${formatRupiah(buku)}`)
        .join(' · '),
  },
  TUTUP_LEBIH_AWAL: {
    act: async () => {
      await set(owner, UNCOUNTED)
      return { by: 'OWNER', path: 'tutup-toko', body: await counted() }
    },
    hal: 'hari Min, 22 Nov 2026 ditutup · tanggal kalender Sab, 21 Nov 2026',
  },
}

interface Drawer {
  readonly laci: string
  readonly buku: number
  readonly selisih: number
}

/** Every drawer of the open day, counted empty. */
async function counted() {
  const { body } = await kasir.get<{ tgl_system: string; laci: string[] }>('tutup-toko')
  const hitungan = body.laci.map(laci => ({ laci, pecahan: {} }))
  return { tgl_system: body.tgl_system, hitungan }
}

const FIGURES = [
  ...['nilai_rp', 'batas_rp', 'selisih_rp', 'murni_ug', 'selisih_ug'],
  ...['modal_rp', 'selisih_modal_rp', 'selisih_modal_ug'],
]

const DAYS = 'tanggal_awal=2026-11-21&sampai_tgl=2026-11-21'

/** The newest grants of the report, as somebody reads them. */
async function reported(who: Caller): Promise<readonly Row[]> {
  const answer = await who.get<{ rows: Row[] }>(`reports/laporan-otorisasi?toko=JKT&${DAYS}`, TOKO)
  return expectStatus(answer, 200).rows
}

beforeAll(async () => {
  await setBuyingBoard(owner)
  await openPawn(owner)
  await setBuyingBoard(owner)
  await set(owner, { ...UNCOUNTED, LACI: 'KASIR,RR' })
})

const plain = (said: unknown): string =>
  String(said)
    .replaceAll(/\b[A-Z]{2}-JKT-\d{6}-\d{4}\b/g, 'N')
    .replaceAll(/\b1\d{7}\b/g, 'P')

test.each(Object.keys(CASES) as (keyof typeof CASES)[])('%s', async kategori => {
  const { act, hal, row = {} } = CASES[kategori]
  const { who = kasir, by = 'SPV-JKT', path, body, about } = await act()
  const asked = await who.post<Answered>(path, body, TOKO)
  expect([asked.status, asked.body.code], asked.text).toEqual([422, 'BUTUH_OTORISASI'])
  const perintah = { route: `POST ${path}`, body }
  const given = { user_id: by, password: PASSWORD, kategori, perintah, alasan: 'Disetujui' }
  const grant = expectStatus(await who.post<Answered>('authorization', given, TOKO), 200)
  const otorisasi = grant.otorisasi
  const answer = await who.post<Answered>(path, { ...body, otorisasi }, TOKO)
  expect(answer.status, answer.text).toBeLessThan(300)
  const kept = (await reported(owner)).at(-1) ?? {}
  const figures = Object.fromEntries(FIGURES.map(key => [key, kept[key] ?? null]))
  const said = typeof hal === 'string' ? hal : hal(answer.body)
  expect(plain(kept.hal)).toBe(said)
  expect(kept).toMatchObject({ peminta: expect.any(String), penyetuju: by, status: 'Dipakai' })
  if (about !== undefined) expect(kept.no_dokumen).toBe(about ?? '')
  else expect(Object.values(answer.body)).toContain(kept.no_dokumen)
  if (typeof hal === 'string') {
    expect(figures).toEqual({ ...Object.fromEntries(FIGURES.map(key => [key, null])), ...row })
  }
})
