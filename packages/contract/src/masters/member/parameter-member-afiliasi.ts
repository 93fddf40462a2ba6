import { choice, code, date, integer, money, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** What a member earns for bringing another one, and the new one for coming. */
export const parameterMemberAfiliasi = defineMaster({
  name: 'parameter-member-afiliasi',
  key: 'kode_afiliasi',
  path: '/parameter-member-afiliasi',
  title: 'Parameter Member Afiliasi',
  group: 'master-member',
  order: 40,
  module: 'MEMBER_MODULE',
  kept: 'chain',
  // The specified list call has the name of screen and master.
  resource: 'member-afiliasi',
  calls: [{ path: 'parameter-member-afiliasi' }],
  rules: [{ least: 'tgl_dari', most: 'tgl_sampai' }],
  fields: {
    kode_afiliasi: code({ label: 'Kode Afiliasi' }),
    nama_afiliasi: text({ label: 'Nama Afiliasi' }),
    waktu: choice({
      label: 'Poin Diberikan',
      options: { PERTAMA: 'Pembelian pertama', SETIAP: 'Setiap pembelian' },
    }),
    poin_pengajak: integer({ label: 'Poin Pengajak', max: 1_000_000 }),
    poin_baru: integer({
      label: 'Poin Member Baru',
      hint: 'Sekali, di pembelian pertama',
      max: 1_000_000,
    }),
    minimal_rp: money({ label: 'Belanja Minimal' }),
    tgl_dari: date({ label: 'Berlaku Dari', required: false }),
    tgl_sampai: date({ label: 'Berlaku Sampai', required: false }),
  },
})
