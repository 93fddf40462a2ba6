import type { StorePlan } from '../modules/awal/index.ts'

type Masters = StorePlan['masters']
type Row = Masters[number][1][number]

const AWAL_TAHUN = '2026-01-01'
const AKHIR_TAHUN = '2026-12-31'

/** Pawn, instalments, gifts, coupons, bonuses and works of a sample store. */
export const COUNTER_MASTERS: Masters = [
  [
    'plafond_hutang',
    [
      plafond('UMUM', 'Semua barang', { kode_kategori: null, plafond_permil: 700 }),
      plafond('LM', 'Logam mulia', { kode_kategori: 'LM', plafond_permil: 850 }),
    ],
  ],
  [
    'plafond_hutang_kadar',
    [
      plafond('K375', 'Emas muda 375', { kode_kadar: '375', plafond_permil: 600 }),
      plafond('K420', 'Emas muda 420', { kode_kadar: '420', plafond_permil: 620 }),
      plafond('K700', 'Emas tua 700', { kode_kadar: '700', plafond_permil: 700 }),
      plafond('K750', 'Emas tua 750', { kode_kadar: '750', plafond_permil: 720 }),
      plafond('K916', 'Emas tua 916', { kode_kadar: '916', plafond_permil: 780 }),
    ],
  ],
  [
    'hutang_pokok',
    [
      pokok('375', 420_000),
      pokok('420', 480_000),
      pokok('700', 850_000),
      pokok('750', 920_000),
      pokok('916', 1_180_000),
      pokok('999', 1_350_000),
    ],
  ],
  [
    'para_cicilan',
    [
      cicilan(3, 300, 0, 'DITAHAN'),
      cicilan(6, 250, 10, 'DITAHAN'),
      cicilan(12, 200, 12, 'DITAHAN'),
      { ...cicilan(6, 500, 15, 'DISERAHKAN'), kode_cicilan: 'C06D' },
    ],
  ],
  [
    'hadiah',
    [
      hadiah('PAYUNG', 'Payung Kencana', 50, 24, 45_000),
      hadiah('TUMBLER', 'Tumbler baja', 100, 12, 85_000),
      hadiah('MUKENA', 'Mukena katun', 300, 6, 240_000),
      hadiah('LM05', 'Logam mulia 0,5 gram', 1_000, 3, 830_000),
    ],
  ],
  [
    'kupon',
    [
      kupon('BARU50', 'Pelanggan baru', { potongan_rp: 50_000, minimal_rp: 1_000_000 }),
      kupon('AKHIR5', 'Akhir tahun 5 %', {
        jenis_kupon: 'PERSEN',
        potongan_permil: 50,
        potongan_maksimal: 250_000,
        minimal_rp: 2_000_000,
        kuota: 200,
        tgl_dari: '2026-11-01',
      }),
      kupon('ULTAH', 'Ulang tahun member', {
        potongan_rp: 100_000,
        minimal_rp: 1_500_000,
        sekali_per_member: true,
      }),
    ],
  ],
  [
    'bonus_sales',
    [
      bonus('GRAM', 'Semua barang per gram', 'GRAM', { bonus_rp: 2_500 }),
      bonus('CINCIN', 'Cincin per barang', 'PCS', { bonus_rp: 5_000, kode_dept: 'CINCIN' }),
      bonus('MUDA', 'Emas muda dari margin', 'MARGIN', { bonus_permil: 20, kode_group: 'M375' }),
    ],
  ],
  [
    'deskripsi_service',
    [
      service('PATRI', 'Patri kalung atau gelang putus', 'REPARASI', 35_000, 2),
      service('KECIL', 'Mengecilkan cincin sampai 3 nomor', 'UKURAN', 50_000, 3),
      service('BESAR', 'Membesarkan cincin, emas tambahan dihitung', 'UKURAN', 75_000, 4),
      service('SEPUH', 'Sepuh ulang perhiasan', 'SEPUH', 25_000, 2),
      service('CUCI', 'Cuci ultrasonik dan poles', 'CUCI', 15_000, 0),
      service('MATA', 'Pasang mata zirkon yang lepas', 'BATU', 20_000, 1),
      service('NAMA', 'Ukir nama paling banyak 12 huruf', 'UKIR', 40_000, 1),
    ],
  ],
]

function plafond(kode: string, nama: string, more: Row): Row {
  return {
    kode_plafond: kode,
    nama_plafond: nama,
    pinjaman_minimal: 50_000,
    pinjaman_maksimal: 100_000_000,
    tgl_berlaku: AWAL_TAHUN,
    ...more,
  }
}

function pokok(kode_kadar: string, pokok_per_gram: number): Row {
  return {
    kode_pokok: `P${kode_kadar}`,
    nama_pokok: `Pokok kadar ${kode_kadar}`,
    kode_kadar,
    pokok_per_gram,
    tgl_berlaku: AWAL_TAHUN,
  }
}

function cicilan(bulan: number, dp_permil: number, margin_permil: number, barang: string): Row {
  return {
    kode_cicilan: `C${String(bulan).padStart(2, '0')}`,
    nama_cicilan: `Cicilan ${bulan} bulan`,
    bulan,
    dp_permil,
    margin_permil,
    barang,
    harga_minimal: 1_000_000,
    biaya_admin: 50_000,
    denda_per_hari: 5_000,
    hari_tenggang: 3,
  }
}

function hadiah(kode: string, nama: string, poin: number, stok: number, modal_rp: number): Row {
  return {
    kode_hadiah: kode,
    nama_hadiah: nama,
    poin,
    stok,
    stok_minimal: 3,
    modal_rp,
  }
}

function kupon(kode: string, nama: string, more: Row): Row {
  return {
    kode_kupon: kode,
    nama_kupon: nama,
    jenis_kupon: 'RUPIAH',
    potongan_rp: null,
    potongan_permil: null,
    potongan_maksimal: null,
    kuota: null,
    sekali_per_member: false,
    tgl_dari: AWAL_TAHUN,
    tgl_sampai: AKHIR_TAHUN,
    ...more,
  }
}

function bonus(kode: string, nama: string, dasar: string, more: Row): Row {
  return {
    kode_bonus: kode,
    nama_bonus: nama,
    dasar,
    bonus_rp: null,
    bonus_permil: null,
    kode_dept: null,
    kode_group: null,
    tgl_dari: AWAL_TAHUN,
    tgl_sampai: null,
    ditarik: true,
    ...more,
  }
}

function service(kode: string, deskripsi: string, kategori: string, harga: number, hari: number) {
  return {
    kode_deskripsi: kode,
    deskripsi,
    kategori_service: kategori,
    hitungan: 'PCS',
    harga,
    lama_hari: hari,
    toleransi_berat_mg: kategori === 'CUCI' ? 20 : 50,
  }
}
