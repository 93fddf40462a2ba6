import { describe, expect, it } from 'vitest'
import { loanFaults } from './loan-faults.ts'
import {
  appraisalBody,
  changeRow,
  emptyForm,
  isEmptyForm,
  type LoanForm,
  loanBody,
  tidied,
  withoutRow,
  withRow,
  withRowBack,
} from './loan-form.ts'

const t = ((text: string) => text) as unknown as Parameters<typeof loanFaults>[2]

const RING = {
  nama_barang: 'Cincin',
  kode_kadar: '750',
  kotor_mg: 3250,
  berat_mg: 3000,
  kode_kondisi: 'UTUH',
}

/** A loan that lacks nothing. */
const whole: LoanForm = {
  ...changeRow(emptyForm(), 1, RING),
  nama: ' Ibu Sulastri ',
  alamat: 'Jl. Melati 5',
  no_identitas: '3171234507890001',
  jumlah_hutang: 1_000_000,
  kode_sales: 'DEWI',
}

describe('the lines of a pledge', () => {
  it('keeps one line to type into, and numbers lines as they are sent', () => {
    const two = withRow(whole)
    expect(two.barang.map(row => row.id)).toEqual([1, 2])
    expect(withoutRow(two, 1).barang.map(row => row.id)).toEqual([2])
    expect(isEmptyForm(withoutRow(emptyForm(), 1))).toBe(true)
    expect(withoutRow(emptyForm(), 1).barang).toHaveLength(1)
    expect(tidied(two).barang).toEqual(whole.barang)
    expect(tidied(emptyForm()).barang).toHaveLength(1)
  })

  it('takes a removed line back to its place; the empty one it left goes', () => {
    const two = changeRow(withRow(whole), 2, { nama_barang: 'Kalung' })
    const [first, second] = two.barang
    if (first === undefined || second === undefined) throw new Error('two lines')
    expect(withRowBack(withoutRow(two, 1), first, 0).barang).toEqual([first, second])
    const emptied = withoutRow(whole, 1)
    expect(withRowBack(emptied, first, 0).barang).toEqual([first])
    const typed = changeRow(emptied, 2, { nama_barang: 'Anting' })
    expect(withRowBack(typed, first, 0).barang.map(row => row.nama_barang)).toEqual([
      'Cincin',
      'Anting',
    ])
  })

  it('asks for an appraisal by what the value hangs on, of whole lines only', () => {
    const begun = changeRow(withRow(whole), 2, { nama_barang: 'Kalung', berat_mg: 2000 })
    expect(appraisalBody(begun)).toEqual({
      barang: [{ nama_barang: '-', kode_kadar: '750', jumlah: 1, berat: 3, kode_kondisi: 'UTUH' }],
      jumlah_hutang: 1_000_000,
    })
    const renamed = changeRow(begun, 1, { nama_barang: 'Cincin kawin', kotor_mg: 3300 })
    expect(appraisalBody(renamed)).toEqual(appraisalBody(begun))
  })
})

describe('the loan as it is sent', () => {
  it('leaves out what says nothing, and names what was seen', () => {
    expect(loanBody(whole, { taksiran: 2_760_000, tgl: '2026-11-22' })).toEqual({
      kode_sales: 'DEWI',
      customer: {
        nama: 'Ibu Sulastri',
        alamat: 'Jl. Melati 5',
        jenis_identitas: 'KTP',
        no_identitas: '3171234507890001',
      },
      barang: [
        {
          nama_barang: 'Cincin',
          kode_kadar: '750',
          jumlah: 1,
          berat: 3,
          kode_kondisi: 'UTUH',
          berat_kotor: 3.25,
        },
      ],
      jumlah_hutang: 1_000_000,
      taksiran: 2_760_000,
      pencairan: { cara: 'TUNAI' },
      tgl_system: '2026-11-22',
    })
  })
})

describe('what keeps a loan from being written', () => {
  const cases: readonly (readonly [string, Partial<LoanForm>])[] = [
    ['customer.nama', { nama: ' ' }],
    ['customer.alamat', { alamat: '' }],
    ['customer.no_identitas', { no_identitas: '12 34' }],
    ['jumlah_hutang', { jumlah_hutang: 0 }],
    ['kode_sales', { kode_sales: null }],
    ['pencairan.kode_bank', { pencairan: { cara: 'TRANSFER', kode_bank: '', no_rekening: '88' } }],
    ['barang.0.berat', { barang: changeRow(whole, 1, { berat_mg: 0 }).barang }],
    ['barang.0.berat_kotor', { barang: changeRow(whole, 1, { kotor_mg: 2999 }).barang }],
    ['barang.0.kode_kondisi', { barang: changeRow(whole, 1, { kode_kondisi: null }).barang }],
    ['barang.0.jumlah', { barang: changeRow(whole, 1, { jumlah: null }).barang }],
  ]
  it.each(cases)('%s', (field, more) => {
    expect(Object.keys(loanFaults({ ...whole, ...more }, null, t))).toEqual([field])
  })

  it('nothing of a whole loan', () => {
    expect(loanFaults(whole, null, t)).toEqual({})
  })
})
