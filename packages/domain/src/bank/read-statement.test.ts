import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type KolomKoran, mapFault, type PetaKoran, recogniseColumns } from './columns.ts'
import { inRupiah } from './in-rupiah.ts'
import { lineMarks } from './line-mark.ts'
import { type Koran, readStatement } from './read-statement.ts'

const HARI = '2026-11-26'

const read = (rows: readonly (readonly string[])[], peta?: PetaKoran): Koran => {
  const found = recogniseColumns(rows)
  return readStatement(rows, { peta: peta ?? found.peta, kepala: found.kepala, hari: HARI })
}
const flat = ({ lines }: Koran) =>
  inRupiah(lines).map(line => [line.baris, line.tgl, line.jumlah, line.saldo, line.keterangan])

const BCA = [
  ['Informasi Rekening - Mutasi Rekening'],
  ['No. rekening', ': 5270123456'],
  ['Nama', ': TOKO EMAS KENCANA'],
  ['Periode', ': 01/11/2026 - 30/11/2026'],
  ['Kode Mata Uang', ': IDR'],
  ['Tanggal', 'Keterangan', 'Cabang', 'Jumlah', '', 'Saldo'],
  ["'02/11", 'SWITCHING CR TRF DARI SITI', '0000', '2,500,000.00', 'CR', '12,500,000.00'],
  ["'03/11", 'BYR VIA E-BANKING', '0998', '1,000,000.00', 'DB', '11,500,000.00'],
  ['PEND', 'KARTU DEBIT', '0998', '75,000.00', 'DB', ''],
  [],
  ['Saldo Awal', ':', '10,000,000.00'],
  ['Kredit', ':', '2,500,000.00'],
  ['Debet', ':', '1,000,000.00'],
  ['Saldo Akhir', ':', '11,500,000.00'],
]

const MANDIRI = [
  [
    'Account No',
    'Date',
    'Value Date',
    'Description',
    'Reference No.',
    'Debit',
    'Credit',
    'Balance',
  ],
  [
    '1370012345678',
    '05/11/26',
    '05/11/26',
    'SA OB CA 123',
    'FT1',
    '0,00',
    '1.234.567,00',
    '6.234.567,00',
  ],
  ['1370012345678', '06/11/26', '06/11/26', 'BIAYA ADM', '', '12.500,00', '0,00', '6.222.067,00'],
]

const BRI = [
  ['REKENING', '0123-01-000456-30-5'],
  ['TGL', 'JAM', 'URAIAN TRANSAKSI', 'DEBET', 'KREDIT', 'SALDO'],
  ['07/11/2026', '09:15:22', 'SETOR TUNAI', '', '3000000.00', '8000000.00'],
  ['08/11/2026', '10:00:01', 'PAJAK BUNGA', '1250.00', '', '7998750.00'],
  ['', '', 'LANJUTAN URAIAN', '', '', ''],
  ['TOTAL', '', '', '1250.00', '3000000.00', ''],
]

describe('the three layouts', () => {
  test('BCA: head, CR and DB beside the amount, balances behind, what is not final', () => {
    expect(recogniseColumns(BCA)).toMatchObject({ bentuk: 'BCA', kepala: 5 })
    const koran = read(BCA)
    expect(koran.faults).toEqual([])
    expect(koran.tertunda).toBe(1)
    expect(flat(koran)).toEqual([
      [7, '2026-11-02', 2_500_000, 12_500_000, 'SWITCHING CR TRF DARI SITI'],
      [8, '2026-11-03', -1_000_000, 11_500_000, 'BYR VIA E-BANKING'],
    ])
  })

  test('BCA with CR and DB behind the amount in one cell', () => {
    const rows = [
      ['Tanggal', 'Keterangan', 'Cabang', 'Jumlah', 'Saldo'],
      ['02/11/2026', 'A', '0000', '2,500,000.00 CR', '2,500,000.00'],
      ['02/11/2026', 'B', '0000', '500,000.00 DB', '2,000,000.00'],
    ]
    expect(flat(read(rows)).map(([, , jumlah]) => jumlah)).toEqual([2_500_000, -500_000])
  })

  test('CR and DB in a column behind the last name', () => {
    const rows = [
      ['Tanggal', 'Keterangan', 'Jumlah'],
      ['02/11/2026', 'A', '5', 'CR'],
      ['02/11/2026', 'B', '3', 'DB'],
    ]
    expect(recogniseColumns(rows).peta).toEqual(['TANGGAL', 'KETERANGAN', 'JUMLAH', 'ARAH'])
    expect(flat(read(rows)).map(([, , jumlah]) => jumlah)).toEqual([5, -3])
  })

  test('Mandiri: two columns, dots for thousands, a value date that is passed over', () => {
    expect(recogniseColumns(MANDIRI).bentuk).toBe('MANDIRI')
    const koran = read(MANDIRI)
    expect(koran.faults).toEqual([])
    expect(flat(koran)).toEqual([
      [2, '2026-11-05', 1_234_567, 6_234_567, 'SA OB CA 123'],
      [3, '2026-11-06', -12_500, 6_222_067, 'BIAYA ADM'],
    ])
    expect(koran.lines[0]?.referensi).toBe('FT1')
  })

  test('BRI: an hour of its own, a text that goes on, sums behind', () => {
    expect(recogniseColumns(BRI).bentuk).toBe('BRI')
    const koran = read(BRI)
    expect(koran.faults).toEqual([])
    expect(flat(koran)).toEqual([
      [3, '2026-11-07', 3_000_000, 8_000_000, 'SETOR TUNAI'],
      [4, '2026-11-08', -1_250, 7_998_750, 'PAJAK BUNGA LANJUTAN URAIAN'],
    ])
  })

  test('a file that names no column is read as somebody maps it', () => {
    const rows = [
      ['mutasi bulan ini', '', ''],
      ['2026-11-01', 'A', '-15000'],
      ['2026-11-02', 'B', '20000'],
    ]
    expect(recogniseColumns(rows)).toMatchObject({ bentuk: 'LAIN', kepala: -1 })
    const koran = read(rows, ['TANGGAL', 'KETERANGAN', 'JUMLAH'])
    expect(flat(koran)).toEqual([
      [2, '2026-11-01', -15_000, null, 'A'],
      [3, '2026-11-02', 20_000, null, 'B'],
    ])
  })
})

describe('what is wrong is named by its row', () => {
  const HEAD = ['Tanggal', 'Keterangan', 'Debet', 'Kredit', 'Saldo']
  const OK = ['01/11/2026', 'A', '', '1.000', '1.000']
  test.each([
    [['01/11/2026', 'B', '', '0,125', ''], 'KREDIT', 'Ada pecahan yang lebih halus dari sen'],
    [['01/11/2026', 'B', '', '', ''], 'DEBIT', 'Jumlah kosong'],
    [['01/11/2026', 'B', '0', '0,00', ''], 'DEBIT', 'Jumlah kosong'],
    [['01/11/2026', 'B', '5', '5', ''], 'KREDIT', 'Debit dan kredit terisi dua-duanya'],
    [['01/11/2026', 'B', 'lima', '', ''], 'DEBIT', 'Bukan angka'],
    [['01/11/2026', 'B', '', '5', 'x'], 'SALDO', 'Bukan angka'],
    [['01/11/2026', 'B', '', '99.999.999.999.999', ''], 'KREDIT', 'Angka terlalu besar'],
    [['31/02/2026', 'B', '', '5', ''], 'TANGGAL', 'Tanggal tidak dapat dibaca'],
    [['', 'B', '', '5', ''], 'TANGGAL', 'Tanggal kosong'],
    [['kapan', 'B', '', '', ''], 'TANGGAL', 'Tanggal tidak dapat dibaca'],
    [['', 'KREDIT BUNGA', '', '5', ''], 'TANGGAL', 'Tanggal kosong'],
  ])('%j: %s', (row, kolom, teks) => {
    const koran = read([HEAD, OK, row])
    expect(koran.faults).toEqual([{ baris: 3, kolom, teks }])
    expect(koran.lines).toHaveLength(1)
  })

  test('an amount that never says which way', () => {
    const rows = [
      ['Tanggal', 'Keterangan', 'Jumlah'],
      ['01/11/2026', 'A', '5.000'],
    ]
    expect(read(rows).faults).toEqual([
      {
        baris: 2,
        kolom: 'JUMLAH',
        teks: 'Jumlah tidak menyebut masuk atau keluar, petakan kolom CR/DB',
      },
    ])
    expect(read([...rows, ['02/11/2026', 'B', '-1']]).faults).toEqual([])
  })

  test('a word beside the amount that is neither CR nor DB', () => {
    const rows = [
      ['Tanggal', 'Keterangan', 'Jumlah', 'CR/DB'],
      ['01/11/2026', 'A', '5.000', 'XX'],
      ['01/11/2026', 'A', '0', 'CR'],
      ['01/11/2026', 'A', '', 'CR'],
    ]
    expect(read(rows).faults.map(({ baris, teks }) => [baris, teks])).toEqual([
      [2, 'Bukan CR atau DB'],
      [3, 'Jumlah nol'],
      [4, 'Jumlah kosong'],
    ])
  })
})

test('maps: one date, a text, and either two columns of money or one', () => {
  const fault = (...peta: PetaKoran) => mapFault(peta)?.teks ?? null
  expect(fault('TANGGAL', 'KETERANGAN', 'DEBIT', 'KREDIT')).toBeNull()
  expect(fault('TANGGAL', 'KETERANGAN', 'KETERANGAN', 'JUMLAH', 'ARAH', 'SALDO')).toBeNull()
  expect(fault('KETERANGAN', 'JUMLAH')).toBe('Pilih satu kolom Tanggal')
  expect(fault('TANGGAL', 'TANGGAL', 'KETERANGAN', 'JUMLAH')).toBe('Pilih satu kolom Tanggal')
  expect(fault('TANGGAL', 'JUMLAH')).toBe('Pilih sedikitnya satu kolom Keterangan')
  const money = 'Pilih kolom Debit dan Kredit, atau kolom Jumlah saja'
  expect(fault('TANGGAL', 'KETERANGAN', 'DEBIT')).toBe(money)
  expect(fault('TANGGAL', 'KETERANGAN', 'DEBIT', 'JUMLAH')).toBe(money)
  expect(fault('TANGGAL', 'KETERANGAN', 'SALDO')).toBe(money)
  expect(fault('TANGGAL', 'KETERANGAN', 'DEBIT', 'KREDIT', 'ARAH')).toBe(
    'Kolom CR/DB hanya bersama kolom Jumlah',
  )
  expect(fault('TANGGAL', 'KETERANGAN', 'JUMLAH', 'SALDO', 'SALDO')).toBe(
    'Tiap jenis kolom hanya satu kali, kecuali Keterangan',
  )
})

const TWO: Partial<Record<KolomKoran, string>> = {
  TANGGAL: 'Tanggal',
  KETERANGAN: 'Keterangan',
  DEBIT: 'Debit',
  KREDIT: 'Kredit',
}
const ONE: Partial<Record<KolomKoran, string>> = {
  TANGGAL: 'Tanggal',
  KETERANGAN: 'Keterangan',
  JUMLAH: 'Jumlah',
}

test.each([
  ['Tgl.', 'TANGGAL'],
  ['Post Date', 'TANGGAL'],
  ['TGL_TRAN', 'TANGGAL'],
  ['Uraian Transaksi', 'KETERANGAN'],
  ['Debet (Rp)', 'DEBIT'],
  ['MUTASI_KREDIT', 'KREDIT'],
  ['Nominal', 'JUMLAH'],
  ['D/K', 'ARAH'],
  ['Ending Balance', 'SALDO'],
  ['No. Ref', 'REFERENSI'],
  ['Value Date', 'ABAIKAN'],
  ['Cabang', 'ABAIKAN'],
] as const)('a column called %j is %s', (name, kolom) => {
  const table = kolom === 'JUMLAH' || kolom === 'ARAH' ? ONE : TWO
  const others = Object.entries(table).flatMap(([of, header]) => (of === kolom ? [] : [header]))
  expect(recogniseColumns([[...others, name]]).peta.at(-1)).toBe(kolom)
})

test('the newest line first is turned round, by balances or by days', () => {
  const order = (...rows: readonly (readonly [day: string, rp: string, saldo: string])[]) =>
    read([
      ['Tanggal', 'Keterangan', 'Debit', 'Kredit', 'Saldo'],
      ...rows.map(([day, rp, saldo]) => [`${day}/11/2026`, 'A', '', rp, saldo]),
    ]).lines.map(({ jumlah_sen }) => jumlah_sen / 100)
  expect(order(['01', '5', '15'], ['01', '10', '10'])).toEqual([10, 5])
  expect(order(['02', '5', ''], ['01', '9', ''])).toEqual([9, 5])
  expect(order(['01', '5', '5'], ['01', '10', '15'])).toEqual([5, 10])
  expect(order(['01', '5', ''], ['01', '9', ''])).toEqual([5, 9])
})

describe('whatever stands in a file', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('01/11/2026', '1.000,00', '5 CR', '', 'Saldo Awal', 'PEND', '-', '(5)'),
  )
  const table = fc.array(fc.array(cell, { maxLength: 7 }), { maxLength: 12 })

  test('reading never throws, and a row is a line, a fault, or passed over', () => {
    fc.assert(
      fc.property(table, rows => {
        const koran = read(rows, ['TANGGAL', 'KETERANGAN', 'JUMLAH', 'ARAH', 'SALDO'])
        const places = koran.lines.map(({ baris }) => baris)
        expect(new Set(places).size).toBe(places.length)
        for (const { jumlah_sen, tgl } of koran.lines) {
          expect(Number.isSafeInteger(jumlah_sen) && jumlah_sen !== 0).toBe(true)
          expect(tgl).toMatch(/^\d{4}-\d{2}-\d{2}$/)
        }
      }),
    )
  })

  test('what is written in either form of figures is read back to the sen', () => {
    const amounts = fc.array(fc.tuple(fc.integer({ min: 1, max: 999_999_999_999 }), fc.boolean()), {
      minLength: 1,
      maxLength: 20,
    })
    fc.assert(
      fc.property(amounts, fc.boolean(), (given, isEnglish) => {
        const text = (sen: number) => {
          const rp = String(Math.floor(sen / 100))
          const grouped = rp.replace(/\B(?=(\d{3})+$)/g, isEnglish ? ',' : '.')
          return `${grouped}${isEnglish ? '.' : ','}${String(sen % 100).padStart(2, '0')}`
        }
        const rows = given.map(([sen, isIn], i) => [
          '01/11/2026',
          `B${String(i)}`,
          isIn ? '' : text(sen),
          isIn ? text(sen) : '',
        ])
        const koran = read([['Tanggal', 'Keterangan', 'Debit', 'Kredit'], ...rows])
        expect(koran.faults).toEqual([])
        expect(koran.lines.map(({ jumlah_sen }) => jumlah_sen)).toEqual(
          given.map(([sen, isIn]) => (isIn ? sen : -sen)),
        )
      }),
    )
  })

  test('a line has one mark in every file of its day, and no other line has it', () => {
    const line = fc.record({
      tgl: fc.constantFrom('2026-11-01', '2026-11-02'),
      jumlah_sen: fc.constantFrom(500, -500, 501),
      keterangan: fc.constantFrom('A', 'B'),
      saldo_sen: fc.constantFrom(null, 1_000),
    })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 15 }), fc.nat(15), (lines, cut) => {
        const all = lineMarks(lines)
        expect(new Set(all).size).toBe(all.length)
        expect(lineMarks(lines.slice(0, cut))).toEqual(all.slice(0, cut))
      }),
    )
  })
})
