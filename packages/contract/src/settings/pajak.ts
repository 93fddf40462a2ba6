import { choice, decimal, text } from '../kit/field.ts'
import type { SettingDefinition } from './definition.ts'

/** How the store is known to the tax office (decision 0070). */
export const PAJAK: readonly SettingDefinition[] = [
  {
    key: 'NITKU',
    field: text({
      label: 'NITKU',
      hint: 'Nomor Identitas Tempat Kegiatan Usaha toko ini, 22 angka: NPWP 16 angka dan 6 angka tempat usaha. Dipakai di berkas e-Faktur.',
      required: false,
      max: 22,
    }),
    awal: '',
    group: 'pajak',
    perStore: true,
  },
  {
    key: 'EFAKTUR_DPP',
    field: choice({
      label: 'DPP faktur kode 05',
      hint: 'Cara dasar pengenaan ditulis di berkas e-Faktur; PPN-nya tetap sama.',
      options: {
        NILAI_LAIN: 'Nilai lain dengan tarif 12 %',
        HARGA_JUAL: 'Harga jual dengan tarif 1,1 % atau 1,65 %',
      },
    }),
    awal: 'NILAI_LAIN',
    group: 'pajak',
  },
  {
    key: 'KADAR_BATANGAN',
    field: decimal({
      label: 'Kadar emas batangan (permil)',
      hint: 'Batangan bersertifikat sekurangnya sekadar ini dijual tanpa PPN; yang lain dipajaki seperti perhiasan. Aturannya 999.9.',
      min: 900,
      max: 1000,
      places: 1,
    }),
    awal: '999.9',
    group: 'pajak',
  },
]
