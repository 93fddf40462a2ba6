import type { KelasPajak } from '@kencana/domain/pajak'
import { choice, code, flag, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Tax classes (04-domain C1) with their labels. */
export const KELAS_PAJAK_OPTIONS = {
  PERHIASAN: 'Perhiasan emas',
  BATU: 'Perhiasan bukan emas dan batu',
  BATANGAN: 'Emas batangan',
} as const satisfies Record<KelasPajak, string>

export const kategori = defineMaster({
  name: 'kategori',
  key: 'kode_kategori',
  path: '/master-kategori',
  title: 'Master Kategori',
  group: 'master-barang',
  order: 10,
  kept: 'chain',
  calls: [{ path: 'kategori/get/all' }],
  picked: { fields: [] },
  fields: {
    kode_kategori: code({ label: 'Kode Kategori' }),
    nama_kategori: text({ label: 'Nama Kategori' }),
    kelas_pajak: choice({
      label: 'Kelas Pajak',
      hint: 'Tarifnya di Parameter Pajak; batangan di bawah Kadar emas batangan dipajaki seperti perhiasan',
      options: KELAS_PAJAK_OPTIONS,
    }),
    bersertifikat: flag({
      label: 'Bersertifikat',
      hint: 'Batangan tanpa sertifikat dipajaki seperti perhiasan',
    }),
  },
})
