import type { PenjualanBody } from '@kencana/contract/areas/penjualan'
import type { TaxRates } from '@kencana/domain/pajak'
import type { CouponRow } from '../../apps/server/src/modules/kupon/index.ts'
import type {
  PieceFacts,
  SaleFacts,
} from '../../apps/server/src/modules/penjualan/penjualan.queries.ts'

/** The worked ring of 04-domain B4: 3.237 g, on the nota 3.250 g, at 1,610,000 a gram. */
export const RING: PieceFacts = {
  kode_barcode: '01000001',
  nama_barang: 'Cincin Rantai',
  kode_dept: 'CINCIN',
  kode_group: 'M750',
  kode_kadar: '750',
  permil: 750,
  kode_baki: 'A1',
  berat_mg: 3237,
  berat_nota_mg: 3250,
  aturan_berat: '20-60',
  aturan: { kode: '20-60', versi: 1, pita: '20=0, 60=50, 100=100' },
  mode_harga: 'GRAM',
  ongkos_per_gram: 60_000,
  ongkos_per_pcs: 0,
  atribut_rp: 0,
  harga_bandrol: null,
  modal_rp: 4_900_000,
  asal_pajak: 'FAKTUR',
  berlian: false,
  kelas_pajak: 'PERHIASAN',
  bersertifikat: false,
  potongan_kategori: null,
  potongan_beli: null,
  status: 'ADA',
  versi: 1,
  papan: { id: 'papan', harga_jual: 1_550_000, berlaku_pada: '2026-11-21', user_id: 'OWNER' },
  terjual: null,
}
/** Of a piece that is a gold bar for the tax office (04-domain C1). */
export const BAR = { kelas_pajak: 'BATANGAN', bersertifikat: true, permil: 999.9 } as const
export const RING_RP = 5_232_500
/** A kategori that is 10,000 a gram cheaper while it lasts. */
export const CUT: Pick<PieceFacts, 'potongan_kategori'> = {
  potongan_kategori: {
    kode_potongan: 'HUT',
    nama_potongan: 'Ulang tahun toko',
    jenis_potongan: 'PER_GRAM',
    potongan_rp: 10_000,
    potongan_permil: 0,
    versi: 1,
  },
}

/** Rates of 04-domain C1 and C2. */
export const RATES: TaxRates = {
  kode_pajak: 'PERHIASAN',
  kelas_pajak: 'PERHIASAN',
  tgl_berlaku: '2025-08-01',
  versi: 3,
  ppn_faktur: 110,
  ppn_tanpa: 165,
  ppn_pabrikan: 0,
  pph22: 25,
}

/** What is read of a store that sells the ring on an open day. */
export const saleFacts = (more: Partial<SaleFacts> = {}): SaleFacts => ({
  tgl: '2026-11-21',
  tutup: null,
  setting: {},
  modul_berlian: false,
  modul_potongan: false,
  pajak: { PERHIASAN: RATES },
  bonus: [],
  idem: null,
  sales: 'S1',
  otorisasi: [],
  akun: {},
  barang: [RING],
  ...more,
})
/** The same with another piece. */
export const pieceFacts = (more: Partial<PieceFacts>, store: Partial<SaleFacts> = {}): SaleFacts =>
  saleFacts({ barang: [{ ...RING, ...more }], ...store })

export const LINE: PenjualanBody['barang'][number] = { kode_barcode: RING.kode_barcode }
/** The ring sold for cash. */
export const saleBody = (more: Partial<PenjualanBody> = {}): PenjualanBody => ({
  kode_sales: 'S1',
  barang: [LINE],
  pembayaran: [{ cara: 'TUNAI', jumlah: RING_RP }],
  total: RING_RP,
  ...more,
})
/** The same with more said of its line. */
export const lineBody = (more: Partial<typeof LINE>): PenjualanBody =>
  saleBody({ barang: [{ ...LINE, ...more }] })
export const TRADER = { jenis: 'PEDAGANG', npwp: '0123456789012345' } as const
export const MAKER = { jenis: 'PABRIKAN', npwp: '0123456789012345' } as const
export const FREED = { dokumen: 'SKB', nomor: '7', tgl: '2026-01-02' } as const

/** Rp 32,500 off a nota of Rp 5,000,000 and more. */
export const COUPON: CouponRow = {
  ...{ kode_kupon: 'LEBARAN', nama_kupon: 'Lebaran', versi: 1, tgl: '2026-11-21' },
  ...{ jenis_kupon: 'RUPIAH', potongan_rp: 32_500, potongan_permil: null },
  ...{ potongan_maksimal: null, minimal_rp: 5_000_000, kuota: null, terpakai: 0 },
  ...{ tgl_dari: '2026-11-01', tgl_sampai: '2026-11-30' },
  ...{ sekali_per_member: false, dipakai_di: null },
}
