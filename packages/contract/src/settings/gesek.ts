import { decimal, money } from '../kit/field.ts'
import type { SettingDefinition } from './definition.ts'

/** Cash against a debit card (decision 0075). */
export const GESEK: readonly SettingDefinition[] = [
  {
    key: 'BIAYA_GESEK',
    field: decimal({
      label: 'Biaya gesek tunai',
      hint: 'Diusulkan saat gesek tunai dan dipotong dari tunainya, dibulatkan naik ke kelipatan pembulatan; 0: tanpa biaya.',
      max: 10,
      unit: '%',
    }),
    awal: '0',
    group: 'kas',
  },
  {
    key: 'BATAS_GESEK',
    field: money({
      label: 'Batas gesek tunai per kartu per hari',
      hint: 'Gesek tunai satu kartu dalam satu hari di atas jumlah ini perlu otorisasi; yang sudah diotorisasi tidak dihitung.',
    }),
    awal: '5000000',
    group: 'kas',
  },
]
