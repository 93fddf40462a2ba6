import { describe, expect, test } from 'vitest'
import { recogniseColumns } from './columns.ts'
import { type Koran, readStatement } from './read-statement.ts'

const read = (rows: readonly (readonly string[])[]): Koran => {
  const { peta, kepala } = recogniseColumns(rows)
  return readStatement(rows, { peta, kepala, hari: '2026-11-26' })
}
const amounts = (koran: Koran) => [koran.faults, koran.lines.map(({ jumlah_sen }) => jumlah_sen)]

describe('a sign is never dropped', () => {
  const SIDES = ['Tanggal', 'Keterangan', 'Debit', 'Kredit', 'Saldo']
  const SINGLE = ['Tanggal', 'Keterangan', 'Jumlah', 'Saldo']
  const MARKED = ['Tanggal', 'Keterangan', 'Jumlah', 'DB/CR']

  test.each([
    [
      'what comes in is taken back',
      [SIDES, ['20/11/2026', 'A', '', '250.00', ''], ['20/11/2026', 'B', '', '250.00-', '']],
      [25_000, -25_000],
    ],
    [
      'what goes out is taken back',
      [SIDES, ['20/11/2026', 'A', '9.00', '', ''], ['20/11/2026', 'B', '(9.00)', '', '']],
      [-900, 900],
    ],
    [
      'all that goes out has a minus',
      [SIDES, ['20/11/2026', 'A', '9.00-', '', ''], ['20/11/2026', 'B', '-7.00', '', '']],
      [-900, -700],
    ],
    [
      'signs alone, in all forms',
      [
        SINGLE,
        ['20/11/2026', 'A', 'Rp 250,00', ''],
        ['20/11/2026', 'B', '6,50-', ''],
        ['20/11/2026', 'C', '(1,00)', ''],
        ['20/11/2026', 'D', '-Rp 5,00', ''],
      ],
      [25_000, -650, -100, -500],
    ],
    [
      'a minus against its mark',
      [
        MARKED,
        ['20/11/2026', 'A', '9.00', 'DB'],
        ['20/11/2026', 'B', '-9.00', 'DB'],
        ['20/11/2026', 'C', '-5.00', 'CR'],
      ],
      [-900, 900, -500],
    ],
    [
      'a minus beside each DB',
      [MARKED, ['20/11/2026', 'A', '9.00-', 'DB'], ['20/11/2026', 'B', '5.00', 'CR']],
      [-900, 500],
    ],
  ] as const)('%s', (_, rows, sen) => {
    expect(amounts(read(rows))).toEqual([[], sen])
  })
})

test.each([
  [
    'BRI CMS',
    [
      'NOREK,TGL_TRAN,TGL_EFEKTIF,DESK_TRAN,MUTASI_DEBET,MUTASI_KREDIT,SALDO_AKHIR_MUTASI,GLSIGN',
      '01,2026-11-20 00:00:00,2026-11-20 00:00:00,MASUK,.00,250.00,1250.00,CR',
      '01,2026-11-20 00:00:00,2026-11-20 00:00:00,ADM,6.50,.00,1243.50,DB',
    ],
    'BRI',
  ],
  [
    'Mandiri',
    [
      'Tgl.,Tgl. Val.,Rincian Transaksi,No. Referensi,Debit,Kredit,Saldo,Branch Code',
      '20/11/2026,20/11/2026,MASUK,REF1,0.00,250.00,1250.00,1230',
      '20/11/2026,20/11/2026,ADM,REF2,6.50,0.00,1243.50,1230',
    ],
    'MANDIRI',
  ],
  [
    'CIMB',
    [
      'Post Date,Eff Date,Description,Debit,Credit,Running Balance',
      '20/11/2026,21/11/2026,MASUK,0.00,250.00,1250.00',
      '20/11/2026,21/11/2026,ADM,6.50,0.00,1243.50',
    ],
    'LAIN',
  ],
])('names of columns of %s', (_, lines, bentuk) => {
  const rows = lines.map(line => line.split(','))
  expect(recogniseColumns(rows).bentuk).toBe(bentuk)
  const { faults, lines: found } = read(rows)
  expect(faults).toEqual([])
  expect(found.map(line => [line.tgl, line.keterangan, line.jumlah_sen, line.saldo_sen])).toEqual([
    ['2026-11-20', 'MASUK', 25_000, 125_000],
    ['2026-11-20', 'ADM', -650, 124_350],
  ])
})

test('a row that nothing moved in is passed over, and what moved never is', () => {
  const HEAD = ['Tanggal', 'Keterangan', 'Debit', 'Kredit', 'Saldo']
  const koran = read([
    HEAD,
    ['01/11/2026', 'SALDO AWAL', '', '', '1,000.00'],
    ['', '', '0.00', '0.00', ''],
    ['02/11/2026', '', '', '', ''],
    [' ', '\u00a0', '', '', ''],
    ['03/11/2026', 'SALDO AWAL DIKOREKSI', '', '5.00', '1,005.00'],
  ])
  expect(amounts(koran)).toEqual([[], [500]])
  const none = read([HEAD, ['01/11/2026', 'A', '0.00', '0.00', '']])
  expect(none.faults).toEqual([{ baris: 2, kolom: 'DEBIT', teks: 'Jumlah kosong' }])
})
