import type { StorePlan } from '../modules/awal/index.ts'
import { SUPPLIERS } from './goods-plan.ts'

type Masters = StorePlan['masters']
type Row = Masters[number][1][number]

const AWAL_TAHUN = '2026-01-01'
const AKHIR_TAHUN = '2026-12-31'

/** What all sample stores share: points, affiliation, marketplaces. */
export const SAMPLE_CHAIN_MASTERS: Masters = [
  ...SUPPLIERS,
  [
    'parameter_point',
    [
      {
        kode_poin: 'POIN26',
        nama_poin: 'Poin Kencana 2026',
        nilai_rp: 1_000,
        poin_minimal: 50,
        maks_bayar_permil: 200,
        umur_bulan: 24,
        tgl_berlaku: AWAL_TAHUN,
      },
      {
        kode_poin: 'POIN27',
        nama_poin: 'Poin Kencana 2027',
        nilai_rp: 1_250,
        poin_minimal: 40,
        maks_bayar_permil: 250,
        umur_bulan: 24,
        tgl_berlaku: '2027-01-01',
      },
    ],
  ],
  [
    'get_point_member',
    [
      getPoint('BELANJA', 'Belanja perhiasan', 'RUPIAH', { kelipatan_rp: 100_000 }),
      getPoint('LM', 'Logam mulia per gram', 'GRAM', {
        kelipatan_berat_mg: 1_000,
        kode_kategori: 'LM',
      }),
      getPoint('KUNJUNGAN', 'Setiap kunjungan belanja', 'TRANSAKSI', {
        poin: 5,
        minimal_rp: 500_000,
      }),
      getPoint('LEBARAN', 'Poin ganda Lebaran', 'RUPIAH', {
        kelipatan_rp: 100_000,
        poin: 2,
        kode_kategori: 'PERHIASAN',
        tgl_dari: '2026-03-10',
        tgl_sampai: '2026-03-31',
      }),
    ],
  ],
  [
    'reset_poin_member',
    [
      {
        kode_reset: 'AKHIR26',
        nama_reset: 'Tutup buku poin 2026',
        tgl_reset: AKHIR_TAHUN,
        cakupan: 'LAMA',
        tgl_batas: '2024-12-31',
        keterangan: 'Poin tahun 2024 dan sebelumnya',
      },
      {
        kode_reset: 'AKHIR27',
        nama_reset: 'Tutup buku poin 2027',
        tgl_reset: '2027-12-31',
        cakupan: 'LAMA',
        tgl_batas: '2025-12-31',
        keterangan: null,
      },
    ],
  ],
  [
    'parameter_member_afiliasi',
    [
      {
        kode_afiliasi: 'AJAK',
        nama_afiliasi: 'Ajak teman',
        waktu: 'PERTAMA',
        poin_pengajak: 100,
        poin_baru: 50,
        minimal_rp: 1_000_000,
        tgl_dari: AWAL_TAHUN,
        tgl_sampai: null,
      },
      {
        kode_afiliasi: 'MITRA',
        nama_afiliasi: 'Mitra perias pengantin',
        waktu: 'SETIAP',
        poin_pengajak: 25,
        poin_baru: 0,
        minimal_rp: 2_500_000,
        tgl_dari: AWAL_TAHUN,
        tgl_sampai: AKHIR_TAHUN,
      },
    ],
  ],
  [
    'marketplace',
    [
      marketplace('TOKOPEDIA', 'Tokopedia', 45, 'Kencana Official'),
      marketplace('SHOPEE', 'Shopee', 65, 'kencana.official'),
      marketplace('BLIBLI', 'Blibli', 40, 'Kencana'),
      marketplace('LAZADA', 'Lazada', 60, null),
    ],
  ],
]

function getPoint(kode: string, nama: string, dasar: string, more: Row): Row {
  return {
    kode_get_point: kode,
    nama_get_point: nama,
    dasar,
    kelipatan_rp: null,
    kelipatan_berat_mg: null,
    poin: 1,
    kode_kategori: null,
    minimal_rp: 0,
    tgl_dari: null,
    tgl_sampai: null,
    ...more,
  }
}

function marketplace(kode: string, nama: string, biaya: number, akun: string | null): Row {
  return {
    kode_marketplace: kode,
    nama_marketplace: nama,
    biaya_permil: biaya,
    nama_akun_toko: akun,
    status: akun === null ? 'TIDAK' : 'AKTIF',
  }
}
