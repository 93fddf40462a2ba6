import type { MetodeBunga } from '@kencana/domain/terms/hutang'
import { choice, code, flag, integer, money, percent, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/**
 * Interest by bands of principal; a loan keeps the terms it was written under (03-decisions §11).
 * Bands of one method do not overlap. The rate is of 30 days, whichever the method.
 */
export const bungaHutang = defineMaster({
  name: 'bunga-hutang',
  key: 'kode_bunga',
  path: '/parameter-bunga-hutang',
  title: 'Parameter Bunga Hutang',
  group: 'master-hutang',
  order: 20,
  module: 'BUNGA_HUTANG_MODULE',
  kept: 'store',
  calls: [{ path: 'para-bunga-hutang' }],
  rules: [
    { least: 'pokok_dari', most: 'pokok_sampai' },
    { least: 'bunga_awal_permil', most: 'bunga_permil' },
  ],
  fields: {
    kode_bunga: code({ label: 'Kode Bunga' }),
    nama_bunga: text({ label: 'Nama Bunga' }),
    metode: choice({
      label: 'Metode Bunga',
      options: {
        HARIAN: 'Harian',
        BLOK_15: 'Per blok 15 hari',
        BULANAN: 'Per bulan berjalan',
        BERTINGKAT: 'Bertingkat',
      } satisfies Record<MetodeBunga, string>,
    }),
    pokok_dari: money({ label: 'Pokok Dari', min: 1 }),
    pokok_sampai: money({ label: 'Pokok Sampai', min: 1 }),
    bunga_permil: percent({
      label: 'Bunga per 30 Hari',
      hint: 'Satu blok 15 hari kena setengahnya',
    }),
    bunga_awal_permil: percent({
      label: 'Bunga Awal',
      hint: 'Hanya metode Bertingkat: bila lunas cepat',
      required: false,
      list: false,
    }),
    hari_awal: integer({
      label: 'Bunga Awal Sampai Hari',
      hint: 'Hanya metode Bertingkat',
      required: false,
      list: false,
      unit: 'hari',
      min: 1,
      max: 29,
    }),
    hari_minimal: integer({
      label: 'Hari Minimal',
      hint: 'Lunas lebih cepat tetap dihitung sekian hari',
      list: false,
      unit: 'hari',
      min: 1,
      max: 60,
    }),
    jangka_hari: integer({ label: 'Jangka Waktu', unit: 'hari', min: 1, max: 3650 }),
    hari_tenggang: integer({
      label: 'Masa Tenggang',
      hint: 'Hari setelah jatuh tempo tanpa denda',
      list: false,
      unit: 'hari',
      max: 365,
    }),
    denda_permil: percent({ label: 'Denda per 30 Hari', hint: 'Dari pokok, dihitung per hari' }),
    hitung_hari_pertama: flag({ label: 'Hari Gadai Ikut Dihitung', list: false }),
  },
})
