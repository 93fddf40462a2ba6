import { expect, test } from 'vitest'
import { titleOf } from './job-title.ts'

const english = (text: string) => (text === 'Laporan Penjualan' ? 'Sales report' : text)

test('a job is named in the language of whoever reads the list', () => {
  expect(titleOf({ judul: 'Laporan Penjualan', jumlah: 1 }, english)).toBe('Sales report')
  expect(titleOf({ judul: 'Laporan Penjualan + 2', jumlah: 3 }, english)).toBe('Sales report + 2')
})
