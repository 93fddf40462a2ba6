import { describe, expect, test } from 'vitest'
import { type PetaKoran, recogniseColumns } from './columns.ts'
import { type Koran, readStatement } from './read-statement.ts'

const HARI = '2026-11-26'
const HEAD = ['Tanggal', 'Keterangan', 'Debet', 'Kredit', 'Saldo']
const OK = ['01/11/2026', 'A', '', '1.000', '']
const SINGLE = ['Tanggal', 'Keterangan', 'Jumlah']

const read = (rows: readonly (readonly string[])[], peta?: PetaKoran): Koran => {
  const found = recogniseColumns(rows)
  return readStatement(rows, { peta: peta ?? found.peta, kepala: found.kepala, hari: HARI })
}
const texts = (...rows: readonly (readonly string[])[]) => {
  const { lines, faults } = read([HEAD, OK, ...rows])
  return [lines.map(({ keterangan }) => keterangan), faults.map(({ baris, teks }) => [baris, teks])]
}
const days = (...rows: readonly (readonly string[])[]) => read(rows).lines.map(({ tgl }) => tgl)

describe('a row without a date', () => {
  test.each([
    ['a sum of the bank', ['', 'Saldo Akhir', '', '', '9.000']],
    ['with signs before it', ['', '** TOTAL **', '', '', '']],
    ['behind an empty cell', [' ', 'Halaman 2', '', '', '']],
    ['a sum in the column of the date', ['- Kredit', ':', '', '', '1.000']],
    ['nothing', ['', ' ', '', '', '']],
    ['printed noughts', ['', '', '0.00', '0.00', '']],
  ])('is passed over: %s', (_, row) => {
    expect(texts(row)).toEqual([['A'], []])
  })

  test.each([
    ['words that go on', ['', 'LANJUTAN', '', '', ''], 'A LANJUTAN'],
    ['beside a printed nought', ['', 'LANJUTAN', '0.00', '', ''], 'A LANJUTAN'],
    ['that name a balance further on', ['', 'TRF SALDO DOMPET', '', '', ''], 'A TRF SALDO DOMPET'],
    ['that begin like a sum', ['', 'KREDIT BUNGA', '', '', ''], 'A KREDIT BUNGA'],
  ])('belongs to the line above it: %s', (_, row, text) => {
    expect(texts(row)).toEqual([[text], []])
  })

  test('a column that is passed over may name a sum further on', () => {
    const rows = [
      ['Cabang', ...SINGLE, 'DB/CR'],
      ['0998', '01/11/2026', 'A', '5', 'CR'],
      ['CAB KREDIT', '', 'LANJUTAN', '', ''],
    ]
    expect(read(rows).lines.map(({ keterangan }) => keterangan)).toEqual(['A LANJUTAN'])
  })

  test('goes on with the last of all lines', () => {
    const three = ['1', '2', '3'].map(rp => ['01/11/2026', `T${rp}`, '', rp, ''])
    const { lines } = read([HEAD, ...three, ['', 'LANJUTAN', '', '', '']])
    expect(lines.map(({ keterangan, jumlah_sen }) => [keterangan, jumlah_sen])).toEqual([
      ['T1', 100],
      ['T2', 200],
      ['T3 LANJUTAN', 300],
    ])
  })

  test('goes on where the column of dates is the last one, too', () => {
    const [line] = read(
      [['A', '5 CR', '01/11/2026'], ['LANJUTAN']],
      ['KETERANGAN', 'JUMLAH', 'TANGGAL'],
    ).lines
    expect(line?.keterangan).toBe('A LANJUTAN')
  })

  test.each([
    ['an amount that goes out', ['', 'B', '5', '', ''], 'Tanggal kosong'],
    ['no date but words', ['kapan', 'B', '', '', ''], 'Tanggal tidak dapat dibaca'],
    [
      'what only holds a word for pending',
      ['SUSPEND', 'B', '', '', ''],
      'Tanggal tidak dapat dibaca',
    ],
  ])('is a fault: %s', (_, row, teks) => {
    expect(texts(row)).toEqual([['A'], [[3, teks]]])
    expect(read([HEAD, row]).faults).toMatchObject([{ baris: 2, kolom: 'TANGGAL', teks }])
  })

  test('is a fault with an amount in one column, too', () => {
    const { faults } = read([SINGLE, ['01/11/2026', 'A', '-5'], ['', 'B', '5']])
    expect(faults).toEqual([{ baris: 3, kolom: 'TANGGAL', teks: 'Tanggal kosong' }])
  })

  test('stands before a table without names as long as no line came', () => {
    const peta = ['TANGGAL', 'KETERANGAN', 'JUMLAH'] as const
    const table = [
      ['judul', 'Toko', ''],
      ['2026-11-01', 'A', '-1'],
      ['kapan', 'B', ''],
    ]
    expect(read(table, peta).faults).toEqual([
      { baris: 3, kolom: 'TANGGAL', teks: 'Tanggal tidak dapat dibaca' },
    ])
  })

  test('is not final yet', () => {
    const pending = [' PEND', "'PEND", 'pending', 'Pend.'].map(tgl => [tgl, 'B', '', '5', ''])
    const koran = read([HEAD, OK, ...pending])
    expect([koran.tertunda, koran.faults, koran.lines.length]).toEqual([4, [], 1])
  })
})

describe('a balance with a date', () => {
  test.each(['SALDO AWAL', '* Saldo Pindahan', 'Opening Balance', 'Beginning balance 1'])(
    '%s is no line',
    text => {
      expect(texts(['01/11/2026', text, '', '', '9.000'])).toEqual([['A'], []])
    },
  )
  test('may be told in one of several columns of text, and in no other', () => {
    const head = ['Tanggal', 'Keterangan', 'Uraian', 'Debet', 'Kredit', 'Cabang']
    const peta = ['TANGGAL', 'KETERANGAN', 'KETERANGAN', 'DEBIT', 'KREDIT', 'ABAIKAN'] as const
    const of = (...row: string[]) => read([head, ['01/11/2026', ...row]], peta).faults.length
    expect(of('x', 'Saldo Awal', '', '', '')).toBe(0)
    expect(of('x', 'y', '', '', 'Saldo Awal')).toBe(1)
  })

  test.each(['BIAYA SALDO AWAL', 'SALDO', 'Saldo Awalan'])(
    '%s is a line without an amount',
    text => {
      expect(texts(['01/11/2026', text, '', '', '9.000'])).toEqual([['A'], [[3, 'Jumlah kosong']]])
    },
  )
})

describe('days', () => {
  test('without a year are of the period that the head tells, not of what a line tells', () => {
    const rows = [
      ['Periode', ': 01/11/2025 - 30/11/2025'],
      HEAD,
      ["'02/11", 'PERIODE 01/01/2020 - 31/01/2020', '', '5', ''],
    ]
    expect(days(...rows)).toEqual(['2025-11-02'])
    expect(days(...rows.slice(1))).toEqual(['2026-11-02'])
    const cells = ['Periode', '01/11/2024', '30/11/2024']
    expect(days(cells, ...rows.slice(1))).toEqual(['2024-11-02'])
  })

  test('of a table without names are of the last year that has come', () => {
    const rows = [
      ['Periode 01/11/2025 - 30/11/2025', '', ''],
      ['02/11', 'A', '-5'],
      ['03/11', 'B', '-5'],
    ]
    const { lines } = read(rows, ['TANGGAL', 'KETERANGAN', 'JUMLAH'])
    expect(lines.map(({ tgl }) => tgl)).toEqual(['2026-11-02', '2026-11-03'])
  })

  test('stand in the order that the lines have, whatever is printed above them', () => {
    const line = ['02/11/2026', 'A', '', '5', '']
    expect(days(['11/25/2026'], HEAD, line)).toEqual(['2026-11-02'])
    expect(days(HEAD, line, ['11/25/2026', 'B', '', '5', ''])).toEqual(['2026-02-11', '2026-11-25'])
  })
})

describe('which way money went', () => {
  test('is not told by what stands above the table', () => {
    const above = [['x', 'y', '500', '', ''], HEAD, ['01/11/2026', 'A', '-9.00', '', '']]
    expect(read(above).lines.map(({ jumlah_sen }) => jumlah_sen)).toEqual([-900])
    const told = [['x', 'y', '-5'], SINGLE, ['01/11/2026', 'A', '5.000']]
    expect(read(told).faults).toMatchObject([{ baris: 3, kolom: 'JUMLAH' }])
  })

  test('by a minus in the column of what goes out, whatever else stands there', () => {
    const rows = [
      ['01/11/2026', 'A', '-9.00', '', ''],
      ['01/11/2026', 'B', '', '5', ''],
      ['01/11/2026', 'C', '0.00', '5', ''],
      ['01/11/2026', 'D', 'x', '', ''],
    ]
    const { lines, faults } = read([HEAD, ...rows])
    expect(lines.map(({ jumlah_sen }) => jumlah_sen)).toEqual([-900, 500, 500])
    expect(faults).toMatchObject([{ baris: 5, kolom: 'DEBIT' }])
  })

  test('is asked for once, of the first line, where nothing else is wrong', () => {
    const lines = [
      ['01/11/2026', 'A', '5.000'],
      ['', '', '0.00'],
      ['', 'LANJUTAN', ''],
      ['02/11/2026', 'B', '6.000'],
    ]
    expect(read([SINGLE, ...lines]).faults).toMatchObject([{ baris: 2, kolom: 'JUMLAH' }])
    const wrong = read([SINGLE, ...lines, ['kapan', 'C', '7.000']])
    expect(wrong.faults.map(({ baris }) => baris)).toEqual([6])
    const first = read([['5.000', '01/11/2026', 'A']], ['JUMLAH', 'TANGGAL', 'KETERANGAN'])
    expect(first.faults).toHaveLength(1)
    expect(read([SINGLE, ['01/11/2026', 'A', '5.000 CR']]).faults).toEqual([])
    expect(read([SINGLE]).faults).toEqual([])
  })

  test('each fault of one column names it', () => {
    const rows = [
      [...SINGLE, 'CR/DB'],
      ['01/11/2026', 'A', '5.000', 'XX'],
      ['01/11/2026', 'A', '0', 'CR'],
      ['01/11/2026', 'A', '', 'CR'],
      ['01/11/2026', 'A', 'lima', 'CR'],
    ]
    expect(read(rows).faults.map(({ kolom, teks }) => [kolom, teks])).toEqual([
      ['ARAH', 'Bukan CR atau DB'],
      ['JUMLAH', 'Jumlah nol'],
      ['JUMLAH', 'Jumlah kosong'],
      ['JUMLAH', 'Bukan angka'],
    ])
  })

  test('a balance is below nothing by its sign or by DB behind it', () => {
    const saldo = (text: string) =>
      read([HEAD, ['01/11/2026', 'A', '', '5', text]]).lines[0]?.saldo_sen
    expect(['500', '-500', '500 DB', '-500 DB', '500 CR', ''].map(saldo)).toEqual([
      50_000,
      -50_000,
      -50_000,
      -50_000,
      50_000,
      null,
    ])
  })
})

describe('texts', () => {
  const text = (said: string) =>
    read([HEAD, ['01/11/2026', said, '', '5', '']]).lines[0]?.keterangan

  test.each([
    ["'0812", '0812'],
    ["''x", 'x'],
    ["' x", "' x"],
    ["TOKO 'MAS", "TOKO 'MAS"],
    [' A \t\n B\u0000C ', 'A B C'],
    ['Cafe\u0301', 'Café'],
    ['CINCIN 💍 2', 'CINCIN 💍 2'],
    ['x'.repeat(301), 'x'.repeat(300)],
    [`${'x'.repeat(299)} y`, 'x'.repeat(299)],
    [`${'x'.repeat(299)}💍`, 'x'.repeat(299)],
  ])('%j is kept as %j', (said, kept) => {
    expect(text(said)).toBe(kept)
  })

  test('several columns of text are one, and empty ones are none', () => {
    const rows = [
      ['Tanggal', 'Keterangan', 'Uraian', 'Debet', 'Kredit'],
      ['01/11/2026', ' A ', ' B ', '', '5'],
      ['01/11/2026', '', 'B', '', '5'],
      ['01/11/2026', 'A', '', '', '5'],
    ]
    const peta = ['TANGGAL', 'KETERANGAN', 'KETERANGAN', 'DEBIT', 'KREDIT'] as const
    expect(read(rows, peta).lines.map(({ keterangan }) => keterangan)).toEqual(['A B', 'B', 'A'])
  })
})

describe('the order of time', () => {
  const order = (...rows: readonly (readonly [day: string, rp: string, saldo: string])[]) =>
    read([
      HEAD,
      ...rows.map(([day, rp, saldo]) => [`${day}/11/2026`, 'A', '', rp, saldo]),
    ]).lines.map(({ jumlah_sen }) => jumlah_sen / 100)

  test('goes by balances before days', () => {
    expect(order(['02', '5', '5'], ['01', '10', '15'])).toEqual([5, 10])
    expect(order(['01', '5', '15'], ['02', '10', '10'])).toEqual([10, 5])
  })

  test('does not take a balance that is not told for one', () => {
    expect(order(['02', '5', ''], ['01', '10', '10'])).toEqual([10, 5])
    expect(order(['01', '5', '5'], ['02', '10', ''])).toEqual([5, 10])
  })

  test('goes by the first and the last day of all', () => {
    expect(order(['02', '1', ''], ['02', '2', ''], ['01', '3', ''])).toEqual([3, 2, 1])
    expect(order(['02', '1', ''])).toEqual([1])
  })
})
