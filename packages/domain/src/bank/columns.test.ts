import { describe, expect, test } from 'vitest'
import { type KolomKoran, mapFault, recogniseColumns } from './columns.ts'

/** What one header is taken for, beside columns that make the rest of a table. */
function taken(header: string): KolomKoran | undefined {
  const rest = ['Tanggal', 'Keterangan', 'Debit', 'Kredit', 'Jumlah']
  const known: readonly (readonly string[])[] = [
    rest.slice(0, 4),
    [...rest.slice(0, 2), 'Jumlah'],
    ['Keterangan', 'Jumlah'],
    ['Tanggal', 'Jumlah'],
    ['Tanggal', 'Keterangan'],
    ['Tanggal', 'Keterangan', 'Debit'],
    ['Tanggal', 'Keterangan', 'Kredit'],
  ]
  for (const others of known) {
    const { kepala, peta } = recogniseColumns([[header, ...others]])
    if (kepala === 0) return peta[0]
  }
  return undefined
}

/** As banks print them. A header is known by letters and digits alone, whole, in any case. */
const HEADERS: Readonly<Record<Exclude<KolomKoran, 'ABAIKAN'>, string>> = {
  TANGGAL:
    'Tanggal|Tgl.|DATE|Post Date|Tanggal Transaksi|Tgl Transaksi|Transaction Date|Posting Date|TGL_TRAN|Tanggal Posting|Tgl Posting|Trx Date|Trans Date',
  KETERANGAN:
    'Keterangan|Uraian|Uraian Transaksi|Description|Remark|Remarks|Deskripsi|Transaksi|Keterangan Transaksi|Rincian Transaksi|Transaction Description|Rincian|DESK_TRAN',
  DEBIT:
    'Debit|Debet|MUTASI_DEBET|Mutasi Debit|Debet (Rp)|Debit Amount|Debits|Pengeluaran|Withdrawal|Withdrawals',
  KREDIT:
    'Kredit|Credit|MUTASI_KREDIT|Kredit (Rp)|Credit Amount|Credits|Pemasukan|Deposit|Deposits',
  JUMLAH: 'Jumlah|Nominal|Amount|Mutasi|Nilai|Jumlah (Rp)',
  ARAH: 'Arah|CR|DB|CR/DB|DB/CR|D/K|D/C|Tipe|Type|Jenis|Debit/Kredit',
  SALDO:
    'Saldo|Saldo Akhir|SALDO_AKHIR_MUTASI|Saldo (Rp)|Balance|Closing Balance|Ending Balance|Ledger Balance|Running Balance|Close Balance',
  REFERENSI:
    'Referensi|Reference No.|Reference|No. Ref|No. Refrensi|No. Referensi|Ref No|No Jurnal',
}

describe.each(Object.entries(HEADERS))('%s', (kolom, headers) => {
  test.each(headers.split('|'))('%s', header => {
    expect(taken(header)).toBe(kolom)
    expect(taken(`  ${header.toUpperCase()} `)).toBe(kolom)
  })
  test.each(headers.split('|'))('no name that only holds %s', header => {
    expect(taken(`x${header}`)).toBe('ABAIKAN')
    expect(taken(`${header} 9`)).toBe('ABAIKAN')
  })
})

test.each([
  ...['Valuta', 'Value Date', 'Tanggal Valuta', 'Tgl. Val.', 'Tgl Efektif', 'TGL_VALUTA'],
  ...['Eff Date', 'Effective Date', 'Tanggal Val', 'Tanggal Efektif', 'Cabang', 'Branch', ''],
])('%s is passed over', header => {
  expect(taken(header)).toBe('ABAIKAN')
})

describe('the row that names the columns', () => {
  const HEAD = ['Tanggal', 'Keterangan', 'Debit', 'Kredit']

  test('stands anywhere in the first sixty', () => {
    const before = (rows: number) => Array.from({ length: rows }, () => ['Periode', 'November'])
    expect(recogniseColumns([...before(59), HEAD]).kepala).toBe(59)
    expect(recogniseColumns([...before(60), HEAD]).kepala).toBe(-1)
  })

  test('is as wide as the widest row', () => {
    const { peta } = recogniseColumns([HEAD, ['1', 'A', '2', '3', '4', '5']])
    expect(peta).toEqual(['TANGGAL', 'KETERANGAN', 'DEBIT', 'KREDIT', 'ABAIKAN', 'ABAIKAN'])
  })

  test('is not there: every column is passed over until somebody says', () => {
    const nothing = { bentuk: 'LAIN', kepala: -1 }
    expect(recogniseColumns([['A', 'B'], ['C']])).toEqual({
      ...nothing,
      peta: ['ABAIKAN', 'ABAIKAN'],
    })
    expect(recogniseColumns([])).toEqual({ ...nothing, peta: [] })
  })

  test('names a column twice: the second is passed over', () => {
    const { peta } = recogniseColumns([[...HEAD, 'Tgl', 'Saldo', 'Balance', 'Saldo Awal']])
    expect(peta.slice(4)).toEqual(['ABAIKAN', 'SALDO', 'ABAIKAN', 'ABAIKAN'])
  })
})

describe('a column without a name beside an amount', () => {
  const head = ['Tanggal', 'Keterangan', 'Jumlah', '']
  const arah = (head: readonly string[], ...rows: readonly string[][]) =>
    recogniseColumns([head, ...rows]).peta.at(-1)

  test('says which way it went, where a row says so', () => {
    expect(arah(head, ['1', 'A', '9', ''], ['1', 'B', '9', 'DB'])).toBe('ARAH')
    expect(arah(['Tanggal', 'Keterangan', 'Jumlah', ' '], ['1', 'A', '9', 'CR'])).toBe('ARAH')
    expect(arah(['Tanggal', 'Keterangan', 'Jumlah'], ['1', 'A', '9', 'CR'])).toBe('ARAH')
  })
  test.each([
    ['says nothing', head, ['1', 'A', '9', '']],
    ['says something else', head, ['1', 'A', '9', 'x']],
    ['has a name', ['Tanggal', 'Keterangan', 'Jumlah', 'Cabang'], ['1', 'A', '9', 'DB']],
    ['stands beside another', ['Tanggal', 'Jumlah', 'Keterangan', ''], ['1', '9', 'A', 'DB']],
  ])('is passed over where it %s', (_, names, row) => {
    expect(arah(names, row)).toBe('ABAIKAN')
  })
  test('is none at the left edge', () => {
    expect(recogniseColumns([['', 'Tanggal', 'Keterangan', 'Jumlah'], ['DB']]).peta[0]).toBe(
      'ABAIKAN',
    )
  })
})

describe('the layout of a bank, by the names only it uses', () => {
  test.each([
    ['BCA', 'Tanggal,Keterangan,Cabang,Jumlah'],
    ['BCA', 'Tanggal,Keterangan, CABANG ,JUMLAH'],
    ['LAIN', 'Tanggal,Keterangan,Cabang,Debit,Kredit'],
    ['LAIN', 'Tanggal,Keterangan,Jumlah'],
    ['LAIN', 'Tanggal,Keterangan,Cabang,Debit,Kredit,Jumlah Bersih'],
    ['LAIN', 'Tanggal,Keterangan,Cabang,Debit,Kredit,Total Jumlah'],
    ['LAIN', 'Tanggal,Keterangan,Jumlah,Kode Cabang'],
    ['LAIN', 'Tanggal,Keterangan,Jumlah,Cabang Asal'],
    ['MANDIRI', 'Tanggal,Keterangan,Jumlah,Value Date'],
    ['MANDIRI', 'Tanggal,Keterangan,Jumlah,Valuta'],
    ['MANDIRI', 'Tanggal,Keterangan,Jumlah,Tanggal Valuta'],
    ['MANDIRI', 'Tanggal,Keterangan,Jumlah,Tgl. Val.'],
    ['LAIN', 'Tanggal,Keterangan,Jumlah,Value Date 2'],
    ['LAIN', 'Tanggal,Keterangan,Jumlah,A Value Date'],
    ['LAIN', 'Tanggal,Keterangan,Jumlah,Kode Valuta'],
    ['LAIN', 'Tanggal,Keterangan,Jumlah,Valuta Asing'],
    ['LAIN', 'Tanggal,Keterangan,Jumlah,Tgl Val'],
    ['BRI', 'Tanggal,Keterangan,Jumlah,Jam'],
    ['BRI', 'Tanggal,Keterangan,Jumlah,Jam Tran'],
    ['BRI', 'Tanggal,Keterangan,Jumlah,Jam Transaksi'],
    ['BRI', 'Tanggal,Keterangan,Jumlah,JAM_TRAN'],
    ['BRI', 'TGL_TRAN,Keterangan,Jumlah'],
    ['LAIN', 'Tanggal,Keterangan,Jumlah,Jam Buka'],
    ['LAIN', 'Tanggal,Keterangan,Jumlah,Kode Jam'],
    ['LAIN', 'Tanggal,Keterangan,Jumlah,TGL_TRAN_2'],
    ['LAIN', 'Tanggal,Keterangan,Jumlah,X_JAM_TRAN'],
  ])('%s: %s', (bentuk, head) => {
    expect(recogniseColumns([head.split(',')]).bentuk).toBe(bentuk)
  })
})

test.each<readonly [string, string, string | undefined]>([
  ['a date', 'KETERANGAN JUMLAH', 'Pilih satu kolom Tanggal'],
  ['one date', 'TANGGAL TANGGAL KETERANGAN JUMLAH', 'Pilih satu kolom Tanggal'],
  ['a text', 'TANGGAL JUMLAH', 'Pilih sedikitnya satu kolom Keterangan'],
  ...['DEBIT', 'KREDIT', 'JUMLAH', 'ARAH', 'SALDO', 'REFERENSI'].map(
    kolom =>
      [
        `one ${kolom}`,
        `TANGGAL KETERANGAN ${kolom} ${kolom}`,
        'Tiap jenis kolom hanya satu kali, kecuali Keterangan',
      ] as const,
  ),
  ['an amount', 'TANGGAL KETERANGAN SALDO', 'Pilih kolom Debit dan Kredit, atau kolom Jumlah saja'],
  ...['DEBIT', 'KREDIT', 'DEBIT JUMLAH', 'KREDIT JUMLAH'].map(
    columns =>
      [
        `not ${columns} alone`,
        `TANGGAL KETERANGAN ${columns}`,
        'Pilih kolom Debit dan Kredit, atau kolom Jumlah saja',
      ] as const,
  ),
  [
    'no direction beside both sides',
    'TANGGAL KETERANGAN DEBIT KREDIT ARAH',
    'Kolom CR/DB hanya bersama kolom Jumlah',
  ],
  ['both sides', 'TANGGAL KETERANGAN KETERANGAN DEBIT KREDIT SALDO REFERENSI', undefined],
  ['an amount with its direction', 'ABAIKAN TANGGAL KETERANGAN JUMLAH ARAH ABAIKAN', undefined],
])('a statement needs %s', (_, columns, teks) => {
  expect(mapFault(columns.split(' ') as KolomKoran[])?.teks).toBe(teks)
})
