import { decimal, money } from '../kit/field.ts'
import type { SettingDefinition } from './definition.ts'

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
]
