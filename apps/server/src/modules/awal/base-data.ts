import { CHART, DEFAULT_MAPPINGS } from '@kencana/domain/chart'
import { golongan } from '@kencana/domain/kadar'
import { BUYING_ROWS, STONE_ROWS, WEIGHT_RULE_ROWS } from './base-goods.ts'
import { BUNGA_HUTANG, KONDISI_PINJAMAN } from './base-hutang.ts'
import type { Row } from './row.ts'

const named = (key: string, name: string, pairs: readonly (readonly [string, string])[]): Row[] =>
  pairs.map(([code, label]) => ({ [key]: code, [name]: label }))

/** Usual fees of acquirers in hundredths of a percent: proposed until the shop has its own. */
const MDR = { mdr_debit_e2: 100, mdr_kredit_e2: 180, mdr_qris_e2: 70 }

/** What is measured may lie 5 permil beside the stamp. */
const kadar = (code: string, label: string, permil: number, warna_nota: string): Row => ({
  kode_kadar: code,
  nama_kadar: label,
  permil,
  permil_min: permil - 5,
  permil_max: Math.min(permil + 5, 1000),
  golongan: golongan(permil),
  warna_nota,
})

/** Rates since PMK 48/2023, in hundredths of a percent: with invoice, without, to a maker. */
const pajak = (
  kelas_pajak: string,
  nama_pajak: string,
  [faktur, tanpa, pabrikan]: readonly [number, number, number],
): Row => ({
  kode_pajak: kelas_pajak,
  nama_pajak,
  kelas_pajak,
  tgl_berlaku: '2023-05-01',
  ppn_faktur_e2: faktur,
  ppn_tanpa_e2: tanpa,
  ppn_pabrikan_e2: pabrikan,
  pph22_e2: 25,
})

const grup = (code: string, label: string, kode_kadar: string, aturan_berat: string): Row => ({
  kode_group: code,
  nama_group: label,
  kode_kadar,
  aturan_berat,
})

/** Bars come with their certificate; a shop that melts some itself has a kategori for them. */
const kategori = (code: string, label: string, kelas_pajak: string): Row => ({
  kode_kategori: code,
  nama_kategori: label,
  kelas_pajak,
  bersertifikat: kelas_pajak === 'BATANGAN',
})

const jenis = (kode_dept: string, nama_dept: string): Row => ({
  kode_dept,
  nama_dept,
  kode_kategori: 'PERHIASAN',
})

/** Kode transaksi of money that moves by itself; migration 0149 gives them to older chains. */
const KODE_UANG: readonly Row[] = (
  [
    ['SETOR-TARIK', 'Setor dan Tarik Tunai', 'MUTASI', null],
    ['PINDAH-DANA', 'Pindah Dana', 'MUTASI', null],
    ['MODAL', 'Modal Laci', 'MASUK', '3101'],
    ['LAIN-MASUK', 'Pendapatan Lain', 'MASUK', '4129'],
    ['PRIVE', 'Diambil Pemilik', 'BIAYA', '3104'],
    ['GAJI', 'Gaji Pegawai', 'BIAYA', '5131'],
  ] as const
).map(([kode_transaksi, nama_transaksi, jenis, nomor_akun]) => ({
  kode_transaksi,
  nama_transaksi,
  jenis,
  nomor_akun,
}))

/** Masters every chain begins with: what the trade always has (04-domain B1, B3). */
export const CHAIN_MASTERS: readonly (readonly [table: string, rows: readonly Row[]])[] = [
  [
    'kategori',
    [
      kategori('PERHIASAN', 'Perhiasan Emas', 'PERHIASAN'),
      kategori('LM', 'Logam Mulia', 'BATANGAN'),
      kategori('BERLIAN', 'Perhiasan Berlian', 'PERHIASAN'),
    ],
  ],
  [
    'jenis',
    [
      jenis('CINCIN', 'Cincin'),
      jenis('KALUNG', 'Kalung'),
      jenis('GELANG', 'Gelang'),
      jenis('ANTING', 'Anting'),
      jenis('LIONTIN', 'Liontin'),
      { kode_dept: 'LM', nama_dept: 'Logam Mulia', kode_kategori: 'LM' },
      { kode_dept: 'BERLIAN', nama_dept: 'Perhiasan Berlian', kode_kategori: 'BERLIAN' },
    ],
  ],
  [
    'kadar',
    [
      kadar('375', '9 K', 375, 'MERAH_MUDA'),
      kadar('420', '10 K', 420, 'MERAH_MUDA'),
      kadar('700', '17 K', 700, 'KUNING'),
      kadar('750', '18 K', 750, 'KUNING'),
      kadar('916', '22 K', 916, 'HIJAU'),
      kadar('999', '24 K', 999, 'PUTIH'),
    ],
  ],
  [
    'para_pajak',
    [
      pajak('PERHIASAN', 'Perhiasan emas', [110, 165, 0]),
      pajak('BATU', 'Perhiasan bukan emas dan batu', [110, 110, 110]),
      pajak('BATANGAN', 'Emas batangan, PPN tidak dipungut', [0, 0, 0]),
    ],
  ],
  ...WEIGHT_RULE_ROWS,
  [
    'grup',
    [
      grup('M375', 'Emas Muda 375', '375', '20-60'),
      grup('M420', 'Emas Muda 420', '420', '20-60'),
      grup('T700', 'Emas Tua 700', '700', '20-60'),
      grup('T750', 'Emas Tua 750', '750', '20-60'),
      grup('T916', 'Emas Tua 916', '916', '20-80'),
      grup('LM999', 'Logam Mulia 999', '999', 'TANPA'),
    ],
  ],
  [
    'bank',
    named('kode_bank', 'nama_bank', [
      ['BCA', 'Bank Central Asia'],
      ['BRI', 'Bank Rakyat Indonesia'],
      ['MANDIRI', 'Bank Mandiri'],
      ['BNI', 'Bank Negara Indonesia'],
    ]).map(bank => ({ ...bank, ...MDR })),
  ],
  [
    'kondisi_barang',
    named('kode_kondisi', 'nama_kondisi', [
      ['BARU', 'Baru'],
      ['BEKAS', 'Bekas layak jual'],
      ['SEPUH', 'Hasil sepuh'],
    ]),
  ],
  ['kondisi_pinjaman', KONDISI_PINJAMAN],
  ...BUYING_ROWS,
  ...STONE_ROWS,
  [
    'akun',
    CHART.map(account => ({
      nomor_akun: account.kode,
      nama_akun: account.nama,
      golongan: account.golongan,
      saldo_normal: account.saldo_normal,
      emas: account.emas,
      antar_toko: account.antar_toko,
    })),
  ],
  ['para_akun_transaksi', DEFAULT_MAPPINGS.map(mapping => ({ ...mapping }))],
  [
    'kode_transaksi',
    [
      {
        kode_transaksi: 'LISTRIK',
        nama_transaksi: 'Listrik, Air dan Telepon',
        jenis: 'BIAYA',
        nomor_akun: '5133',
      },
      {
        kode_transaksi: 'PERLENGKAPAN',
        nama_transaksi: 'Perlengkapan Toko',
        jenis: 'BIAYA',
        nomor_akun: '5134',
      },
      { kode_transaksi: 'LAIN', nama_transaksi: 'Biaya Lain', jenis: 'BIAYA', nomor_akun: '5139' },
      ...KODE_UANG,
    ],
  ],
]

/** Terms on the nota of a new store; the second copy carries none. */
const TERMS = [
  'Barang yang sudah dibeli dapat dijual kembali dengan membawa nota ini.',
  'Harga beli kembali mengikuti harga emas hari itu dan kondisi barang.',
  'Berat dan kadar sudah diperiksa bersama di depan pembeli.',
]

/**
 * Masters of a new store: a showcase with trays, a safe, a place where bought pieces wait, terms on
 * the nota.
 */
export function storeMasters(
  trays: number,
): readonly (readonly [table: string, rows: readonly Row[]])[] {
  return [
    [
      'gudang',
      [
        { kode_gudang: 'ETALASE', nama_gudang: 'Etalase Depan', jenis_gudang: 'ETALASE' },
        { kode_gudang: 'BRANKAS', nama_gudang: 'Brankas', jenis_gudang: 'BRANKAS' },
        { kode_gudang: 'BLN', nama_gudang: BLN, jenis_gudang: 'BLN' },
      ],
    ],
    ['bunga_hutang', BUNGA_HUTANG],
    ['baki', [...Array.from({ length: trays }, (_, index) => tray(index)), BLN_TRAY]],
    [
      'keterangan_nota',
      TERMS.map((keterangan, index) => ({
        kode_keterangan: `JUAL${index + 1}`,
        jenis_nota: 'PENJUALAN',
        keterangan,
        urutan: index + 1,
      })),
    ],
  ]
}

const BLN = 'Barang Beli (BLN)'

const BLN_TRAY: Row = {
  kode_baki: 'BLN',
  nama_baki: BLN,
  kode_gudang: 'BLN',
  berat_baki_mg: 0,
  kapasitas: null,
}

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F']

function tray(index: number): Row {
  const letter = LETTERS[Math.floor(index / 8)] ?? 'Z'
  const kode_baki = `${letter}${String((index % 8) + 1).padStart(2, '0')}`
  return {
    kode_baki,
    nama_baki: `Baki ${kode_baki}`,
    kode_gudang: index < 32 ? 'ETALASE' : 'BRANKAS',
    berat_baki_mg: 350_000,
    kapasitas: null,
  }
}
