import { describe, expect, test } from 'vitest'
import { CHART, DEFAULT_MAPPINGS } from '../../chart.ts'
import {
  type AkunBuku,
  type BarisJurnal,
  barisBalik,
  barisBuku,
  isiJurnal,
  PEMEGANG_AKUN,
  pemegangAkun,
  pemegangBagian,
  SEBAB_DIPEGANG,
  salahBaris,
  selisihJurnal,
  selisihText,
} from './jurnal-umum.ts'

const line = (nomor_akun: string, figures: Partial<BarisJurnal>): BarisJurnal => ({
  nomor_akun,
  debit_rp: 0,
  kredit_rp: 0,
  murni_ug: 0,
  ...figures,
})

/** The default chart, as a journal by hand sees it. */
const ACCOUNTS = new Map<string, AkunBuku>(
  CHART.map(account => {
    const parts = DEFAULT_MAPPINGS.filter(one => one.nomor_akun === account.kode)
    const dipegang = pemegangAkun(
      account,
      parts.map(one => one.jenis_akun),
    )
    return [account.kode, { nomor_akun: account.kode, emas: account.emas, dipegang }]
  }),
)

describe('accounts that are kept by something else', () => {
  test.each([
    ['1101', 'LACI'],
    ['1102', 'LACI'],
    ['1103', 'PERJALANAN'],
    ['1111', 'BANK'],
    ['1121', 'PIUTANG'],
    ['1122', 'PIUTANG'],
    ['1133', 'GADAI'],
    ['1201', 'PERSEDIAAN'],
    ['1202', 'PERSEDIAAN'],
    // mapped by nothing yet: gold among the assets is stock all the same
    ['1206', 'PERSEDIAAN'],
    ['1210', null],
    ['2101', null],
    ['2111', 'TITIPAN'],
    ['2114', 'GADAI'],
    ['2117', 'TUKAR'],
    ['2121', null],
    ['3101', null],
    ['3102', null],
    ['5105', null],
    ['5131', null],
    ['9101', 'GADAI'],
    ['9103', 'MEMO'],
  ])('%s: %s', (kode, dipegang) => {
    expect(ACCOUNTS.get(kode)?.dipegang).toBe(dipegang)
  })

  test('an account of its own is kept as soon as a part of a journal is sent there', () => {
    const plain = { golongan: 'ASET', emas: false }
    expect(pemegangAkun(plain, [])).toBeNull()
    expect(pemegangAkun(plain, ['PPN_KELUARAN'])).toBeNull()
    expect(pemegangAkun(plain, ['PPN_KELUARAN', 'KAS'])).toBe('LACI')
    expect(pemegangAkun({ golongan: 'KEWAJIBAN', emas: true }, [])).toBeNull()
    expect(pemegangAkun({ ...plain, pernah_dipegang: 'BANK' }, ['PPN_KELUARAN'])).toBe('BANK')
  })
})

test.each([
  ['LACI', 'KAS KAS_GADAI'],
  ['BANK', 'BANK'],
  ['PIUTANG', 'PIUTANG_EDC PIUTANG_QRIS'],
  ['PELANGGAN', 'PIUTANG_PENJUALAN'],
  ['PERJALANAN', 'KAS_PERJALANAN'],
  ['TITIPAN', 'HUTANG_TITIPAN'],
  ['GADAI', 'PIUTANG_GADAI BARANG_JAMINAN KONTRA_JAMINAN KELEBIHAN_LELANG'],
  ['TUKAR', 'TUKAR_TAMBAH'],
  ['PERSEDIAAN', 'PERSEDIAAN PERSEDIAAN_BLN PERSEDIAAN_ROSOK'],
  [null, 'PENJUALAN PPN_KELUARAN SELISIH_PERSEDIAAN'],
])('%s keeps %s', (keeper, parts) => {
  expect(parts.split(' ').filter(part => pemegangBagian(part) !== keeper)).toEqual([])
})

/** The screens that move what a keeper keeps; nothing does for what is somebody else's. */
const LEADS: Readonly<Record<string, readonly string[]>> = {
  LACI: ['Uang Kas', 'Mutasi Uang'],
  BANK: ['Uang Bank', 'Mutasi Uang'],
  PIUTANG: ['Pencairan Non Cash'],
  PELANGGAN: ['Piutang Penjualan'],
  PERJALANAN: ['Kirim Uang', 'Terima Uang'],
  TITIPAN: ['Titipan'],
  GADAI: ['layar Hutang'],
  TUKAR: ['Tukar Tambah'],
  PERSEDIAAN: ['layar Barang'],
  MEMO: ['tidak dijurnal dengan tangan'],
}

test.each(PEMEGANG_AKUN)('what %s keeps leads to where it is moved', keeper => {
  const lacks = LEADS[keeper]?.filter(screen => !SEBAB_DIPEGANG[keeper].teks.includes(screen))
  expect(lacks).toEqual([])
})

describe('faults are told line by line', () => {
  test.each<[what: string, line: BarisJurnal, field: string, teks: string]>([
    ['no account', line('', { debit_rp: 1 }), 'nomor_akun', 'Pilih akunnya'],
    ['unknown', line('9', { debit_rp: 1 }), 'nomor_akun', 'Akun ini tidak ada atau sudah dihapus'],
    [
      'cash',
      line('1101', { kredit_rp: 1 }),
      'nomor_akun',
      'Kas mengikuti laci: pakai Uang Kas atau Mutasi Uang',
    ],
    ['gold in money', line('5131', { murni_ug: 1 }), 'murni_ug', 'Akun ini tidak menyimpan emas'],
    ['both sides', line('5131', { debit_rp: 1, kredit_rp: 1 }), 'kredit', 'Isi debit atau kredit'],
    ['nothing', line('5131', {}), 'debit', 'Isi rupiah atau emasnya'],
  ])('%s', (_, wrong, field, teks) => {
    const fine = line('3101', { kredit_rp: 1 })
    expect(salahBaris([fine, wrong], ACCOUNTS)).toEqual([{ baris: 1, field, teks }])
  })

  test('a line may have two; gold alone is enough, on an account of gold', () => {
    const found = salahBaris([line('', {}), line('2101', { murni_ug: -5 })], ACCOUNTS)
    expect(found.map(({ baris, field }) => [baris, field])).toEqual([
      [0, 'nomor_akun'],
      [0, 'debit'],
    ])
  })
})

const JOURNAL = [
  line('5131', { debit_rp: 4_000_000, keterangan: 'Gaji' }),
  line('2101', { kredit_rp: 4_000_000, murni_ug: -1_500_000 }),
  line('3102', { murni_ug: 1_500_000 }),
]

describe('balance in both units', () => {
  test('what is off is told in rupiah and in grams, exact to the microgram', () => {
    expect(selisihJurnal(JOURNAL)).toBeNull()
    const off = selisihJurnal([
      line('5131', { debit_rp: 1_000 }),
      line('3102', { murni_ug: -1_250_001 }),
    ])
    expect(off).toEqual({ rp: 1_000, ug: -1_250_001 })
    expect(selisihText(off ?? { rp: 0, ug: 0 })).toEqual({ rupiah: '1,000', emas: '1.250001' })
    expect(selisihText({ rp: -5, ug: 250_000 })).toEqual({ rupiah: '5', emas: '0.250' })
    expect(selisihText({ rp: 0, ug: 5_000 })).toEqual({ rupiah: '0', emas: '0.005' })
    expect(selisihJurnal([line('5131', { debit_rp: 1 })])).toEqual({ rp: 1, ug: 0 })
    expect(selisihJurnal([line('3102', { murni_ug: 1 })])).toEqual({ rp: 0, ug: 1 })
  })

  test('what it moves is its debits and the gold that comes in', () => {
    expect(isiJurnal(JOURNAL)).toEqual({ total_rp: 4_000_000, murni_ug: 1_500_000 })
  })
})

test('in the ledger every line has its place and the one name of journals by hand', () => {
  expect(barisBuku(JOURNAL)).toEqual([
    {
      baris: 1,
      nomor_akun: '5131',
      jenis_akun: 'JURNAL_UMUM',
      debit_rp: 4_000_000,
      kredit_rp: 0,
      murni_ug: 0,
      keterangan: 'Gaji',
    },
    {
      baris: 2,
      nomor_akun: '2101',
      jenis_akun: 'JURNAL_UMUM',
      debit_rp: 0,
      kredit_rp: 4_000_000,
      murni_ug: -1_500_000,
    },
    {
      baris: 3,
      nomor_akun: '3102',
      jenis_akun: 'JURNAL_UMUM',
      debit_rp: 0,
      kredit_rp: 0,
      murni_ug: 1_500_000,
    },
  ])
})

test('words nobody wrote are not kept', () => {
  const words = [{}, { keterangan: undefined }, { keterangan: '' }, { keterangan: 'x' }]
  const kept = barisBuku(words.map(more => line('5131', { debit_rp: 1, ...more })))
  expect(kept.map(one => Object.entries(one).filter(([name]) => name === 'keterangan'))).toEqual([
    ...[[], [], []],
    [['keterangan', 'x']],
  ])
})

test('turned round it undoes itself, and twice it is what it was', () => {
  expect(barisBalik(JOURNAL)).toEqual([
    { nomor_akun: '5131', debit_rp: 0, kredit_rp: 4_000_000, murni_ug: 0, keterangan: 'Gaji' },
    { nomor_akun: '2101', debit_rp: 4_000_000, kredit_rp: 0, murni_ug: 1_500_000 },
    { nomor_akun: '3102', debit_rp: 0, kredit_rp: 0, murni_ug: -1_500_000 },
  ])
  expect(barisBalik(barisBalik(JOURNAL))).toEqual(JOURNAL)
})
