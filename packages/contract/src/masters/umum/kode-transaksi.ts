import { choice, code, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

/** Categories of cash movements; the account an expense is posted to. */
export const kodeTransaksi = defineMaster({
  name: 'kode-transaksi',
  key: 'kode_transaksi',
  path: '/master-kode-transaksi',
  title: 'Master Kode Transaksi',
  group: 'master-umum',
  order: 50,
  kept: 'chain',
  calls: [{ path: 'paratransaksi/get/all' }],
  picked: { fields: ['jenis'] },
  fields: {
    kode_transaksi: code({ label: 'Kode Transaksi' }),
    nama_transaksi: text({ label: 'Nama Transaksi' }),
    jenis: choice({
      label: 'Jenis Transaksi',
      options: { BIAYA: 'Biaya', MASUK: 'Uang masuk', MUTASI: 'Mutasi kas dan bank' },
    }),
    nomor_akun: text({ label: 'Nomor Akun', required: false, max: 20 }),
  },
})
