import type { WeightRuleCode } from '@kencana/domain/rounding'
import { choice, code, ref, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Weight on the nota is rounded by the rule of the piece's group (03-decisions §5). */
export const group = defineMaster({
  name: 'group',
  table: 'grup',
  key: 'kode_group',
  path: '/master-group',
  title: 'Master Group',
  group: 'master-barang',
  order: 30,
  kept: 'chain',
  calls: [{ path: 'group/get/all' }],
  fields: {
    kode_group: code({ label: 'Kode Group' }),
    nama_group: text({ label: 'Nama Group' }),
    kode_kadar: ref('kadar', { label: 'Kadar' }),
    aturan_berat: choice({
      label: 'Aturan Berat Nota',
      hint: 'Pembulatan berat di nota penjualan',
      options: {
        TANPA: 'Tanpa pembulatan',
        '20-60': 'Pita 20–60',
        '20-70': 'Pita 20–70',
        '20-80': 'Pita 20–80',
        '40-80': 'Pita 40–80',
        HALUS: 'Halus',
      } satisfies Record<WeightRuleCode, string>,
    }),
  },
})
