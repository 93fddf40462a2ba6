import { decimal, flag, money } from '../kit/field.ts'
import { OWNERS, type SettingDefinition } from './definition.ts'

/** Money out by words alone: beyond these a second person approves. */
export const UANG: readonly SettingDefinition[] = [
  {
    key: 'BATAS_UANG_KELUAR',
    field: money({
      label: 'Batas uang keluar per orang per hari',
      hint: 'Uang kas dan bank keluar oleh satu orang dalam satu hari di atas jumlah ini perlu otorisasi; yang sudah diotorisasi tidak dihitung.',
    }),
    awal: '5000000',
    group: 'kas',
  },
  {
    key: 'LACI_MINUS',
    field: flag({
      label: 'Uang keluar boleh melebihi isi laci',
      hint: 'Bila tidak, uang tunai yang menurut buku tidak ada di laci tidak dapat dikeluarkan: catat dahulu uang masuknya.',
    }),
    awal: 'TIDAK',
    group: 'kas',
    levels: OWNERS,
  },
  {
    key: 'BATAS_SELISIH_MDR',
    field: decimal({
      label: 'Batas selisih biaya non cash',
      hint: 'Pencairan kartu dan QRIS yang biayanya berbeda dari tarif bank lebih dari ini, dihitung dari nilai slip, perlu otorisasi.',
      max: 10,
      unit: '%',
    }),
    awal: '1',
    group: 'kas',
  },
  {
    key: 'LELANG_TERENDAH',
    field: decimal({
      label: 'Hasil lelang terendah',
      hint: 'Jaminan gadai yang dilelang dengan hasil di bawah bagian ini dari taksirannya perlu otorisasi.',
      max: 200,
      unit: '%',
    }),
    awal: '80',
    group: 'kas',
  },
  {
    key: 'LELANG_BIAYA',
    field: decimal({
      label: 'Batas biaya lelang',
      hint: 'Biaya lelang di atas bagian ini dari hasilnya perlu otorisasi: biaya mengurangi kelebihan milik pelanggan.',
      max: 100,
      unit: '%',
    }),
    awal: '5',
    group: 'kas',
  },
]
