import { expect, test } from 'vitest'
import { inRupiah } from './in-rupiah.ts'

const line = (jumlah_sen: number, saldo_sen: number | null = null) => ({ jumlah_sen, saldo_sen })
const rupiah = (...asked: Parameters<typeof inRupiah>) =>
  inRupiah(...asked).map(({ jumlah, saldo }) => [jumlah, saldo])

test('whole rupiah stay, and nothing is nothing', () => {
  expect(rupiah([line(25_000, 125_000), line(-65_000, 60_000)])).toEqual([
    [250, 1_250],
    [-650, 600],
  ])
  expect(rupiah([])).toEqual([])
})

test('sen are carried along the balance: the lines are what the closing balance is', () => {
  const lines = [line(40, 140), line(40, 180), line(40, 220), line(-70, 150)]
  expect(rupiah(lines)).toEqual([
    [0, 1],
    [0, 1],
    [1, 2],
    [-1, 1],
  ])
})

test('where no line says its balance, what was held before is carried', () => {
  expect(rupiah([line(60), line(60)])).toEqual([
    [0, null],
    [1, null],
  ])
  expect(rupiah([line(60), line(60)], 50)).toEqual([
    [1, null],
    [0, null],
  ])
})

test('a line that says its balance is right, whatever the lines before it made of it', () => {
  expect(rupiah([line(60, 160), line(60), line(100, 1_000)], 70)).toEqual([
    [0, 1],
    [1, null],
    [1, 10],
  ])
})

test('what else a line says stays with it', () => {
  expect(inRupiah([{ ...line(100, 100), keterangan: 'A' }])).toEqual([
    { jumlah_sen: 100, saldo_sen: 100, keterangan: 'A', jumlah: 1, saldo: 1 },
  ])
})
