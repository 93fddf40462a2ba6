import { expect, test } from 'vitest'
import { approvalFor, type Out } from './decide-keluar.ts'

const OUT: Out = { jumlah: 1_000_000, golongan: 'BEBAN', sudah: 0, batas: 5_000_000 }

test.each<[what: string, out: Partial<Out>, asked: string[]]>([
  ['a cost', {}, []],
  ['up to the limit of a day', { sudah: 4_000_000 }, []],
  ['a rupiah beyond it, in parts', { sudah: 4_000_001 }, ['UANG_KELUAR']],
  ['beyond it at once', { jumlah: 5_000_001 }, ['UANG_KELUAR']],
  ['what is no cost, beyond it', { golongan: 'KEWAJIBAN', sudah: 5_000_000 }, ['UANG_KELUAR']],
  ["an owner's own, however little", { golongan: 'MODAL', jumlah: 1 }, ['PRIVE']],
  ["an owner's own beyond it: by an owner alone", { golongan: 'MODAL', sudah: 9e9 }, ['PRIVE']],
  ['a limit of nothing: all of it', { jumlah: 1, batas: 0 }, ['UANG_KELUAR']],
])('%s', (_, out, asked) => {
  expect(approvalFor({ ...OUT, ...out })).toEqual(asked)
})
