import { choice, integer } from '../kit/field.ts'
import type { SettingDefinition } from './definition.ts'

/** Weights of trays and of pieces behind the counter (13 §0.5, §2). */
export const STOK: readonly SettingDefinition[] = [
  {
    key: 'BERAT_LABEL_MG',
    field: integer({
      label: 'Berat label satu barang (mg)',
      hint: 'Ditambahkan untuk setiap barang di baki saat baki ditimbang.',
      min: 0,
      max: 10_000,
    }),
    awal: '250',
    group: 'stok',
  },
  {
    key: 'TIMBANG_TOLERANSI_MG',
    field: integer({
      label: 'Toleransi timbang baki (mg)',
      hint: 'Baki yang selisihnya sampai sekian tetap cocok, berapa pun isinya.',
      min: 0,
      max: 10_000,
    }),
    awal: '50',
    group: 'stok',
  },
  {
    key: 'TIMBANG_TOLERANSI_PCS_MG',
    field: integer({
      label: 'Toleransi timbang baki per barang (mg)',
      hint: 'Dikalikan jumlah barang di baki; yang lebih besar dari kedua toleransi yang dipakai.',
      min: 0,
      max: 1_000,
    }),
    awal: '5',
    group: 'stok',
  },
  {
    key: 'SUSUT_MIN_MG',
    field: integer({
      label: 'Selisih berat satu barang yang wajar (mg)',
      hint: 'Barang beli yang saat disortir berbeda lebih dari ini dari berat bukunya memerlukan persetujuan; dari tukang setiap barang boleh susut sedikitnya sekian.',
      min: 0,
      max: 1_000,
    }),
    awal: '10',
    group: 'stok',
  },
  {
    key: 'BATAS_ONGKOS_TUKANG',
    field: integer({
      label: 'Ongkos tukang yang wajar (% modal)',
      hint: 'Ongkos yang lebih besar dari sekian persen modal barang yang kembali ditanyakan dahulu.',
      min: 1,
      max: 100,
    }),
    awal: '10',
    group: 'stok',
  },
  {
    key: 'SUSUT_VALIDASI',
    field: choice({
      label: 'Susut yang menunggu validasi',
      hint: 'Susut barang yang kembali dari tukang: yang melebihi izin saja, atau semuanya.',
      options: { LEBIH: 'Yang melebihi izin', SEMUA: 'Semua susut' },
    }),
    awal: 'LEBIH',
    group: 'stok',
  },
  {
    key: 'TIMBANG_TUTUP',
    field: choice({
      label: 'Timbang baki sebelum tutup toko',
      hint: 'Baki berisi yang belum ditimbang hari itu disebut saat tutup toko.',
      options: {
        TIDAK: 'Tidak disebut',
        INGATKAN: 'Diingatkan',
        WAJIB: 'Disebut sebagai yang masih terbuka',
      },
    }),
    awal: 'INGATKAN',
    group: 'stok',
  },
  {
    key: 'TERA_WAJIB',
    field: choice({
      label: 'Timbangan harus bertera',
      hint: 'Timbangan yang teranya habis atau belum ditera tidak dapat dipakai, atau hanya diingatkan.',
      options: { TIDAK: 'Diingatkan', YA: 'Ditolak' },
    }),
    awal: 'TIDAK',
    group: 'stok',
  },
]
