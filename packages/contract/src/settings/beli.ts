import { choice, integer } from '../kit/field.ts'
import type { SettingDefinition } from './definition.ts'

/** Buying back: what asks for a supervisor (03-decisions §7, 04-domain B6). */
export const BELI: readonly SettingDefinition[] = [
  {
    key: 'TOLERANSI_BERAT_MG',
    field: integer({
      label: 'Toleransi berat pembelian (mg)',
      hint: 'Berat timbang yang berbeda lebih dari ini dari berat nota perlu otorisasi.',
      min: 0,
      max: 100_000,
    }),
    awal: '50',
    group: 'harga',
  },
  {
    key: 'BELI_TANPA_NOTA',
    field: choice({
      label: 'Pembelian tanpa nota',
      hint: 'Barang yang dibeli tanpa nota toko sendiri, dengan identitas penjual.',
      options: { BOLEH: 'Boleh', OTORISASI: 'Perlu otorisasi' },
    }),
    awal: 'BOLEH',
    group: 'harga',
  },
  {
    key: 'BELI_KREDIT_HARI',
    field: integer({
      label: 'Nota kartu kredit dibeli tunai (hari)',
      hint: 'Barang dari nota kartu kredit sekian hari terakhir dibayar dengan transfer; uang tunai perlu otorisasi. 1 = nota hari ini saja, 0 = bebas.',
      min: 0,
      max: 365,
    }),
    awal: '7',
    group: 'harga',
  },
  {
    key: 'SETIA_NOTA',
    field: integer({
      label: 'Pelanggan setia (nota)',
      hint: 'Pelanggan dengan nota sebanyak ini mendapat keringanan tukar tambah paling besar; 0 = tidak ada.',
      min: 0,
      max: 100,
    }),
    awal: '5',
    group: 'harga',
  },
  {
    key: 'SETIA_HARI',
    field: integer({
      label: 'Pelanggan setia (hari)',
      hint: 'Notanya dihitung sekian hari ke belakang, dari toko yang menjual barang itu.',
      min: 1,
      max: 3650,
    }),
    awal: '365',
    group: 'harga',
  },
]
