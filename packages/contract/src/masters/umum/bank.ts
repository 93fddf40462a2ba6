import { code, decimal, text } from '../../kit/field.ts'
import { defineMaster } from '../../kit/master.ts'

export const bank = defineMaster({
  name: 'bank',
  key: 'kode_bank',
  path: '/master-bank',
  title: 'Master Bank',
  group: 'master-umum',
  order: 30,
  kept: 'chain',
  calls: [{ path: 'banks' }],
  picked: { fields: [] },
  fields: {
    kode_bank: code({ label: 'Kode Bank' }),
    nama_bank: text({ label: 'Nama Bank' }),
    mdr_debit: mdr('MDR Debit'),
    mdr_kredit: mdr('MDR Kredit'),
    mdr_qris: mdr('MDR QRIS'),
  },
})

/** What the bank keeps of payments through its machine or QRIS when it pays them out. */
function mdr(label: string) {
  const hint = 'Potongan bank saat pencairan, diusulkan dan dapat diganti menurut mutasi'
  return decimal({ label, hint, max: 100, unit: '%', fallback: 0, list: false })
}
