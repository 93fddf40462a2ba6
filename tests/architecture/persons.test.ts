import { readFileSync } from 'node:fs'
import { DOCUMENTS } from '@kencana/contract/names/documents'
import {
  AMBANG_IDENTITAS_RP,
  AMBANG_PERINGATAN_RP,
  AMBANG_TUGAS_RP,
} from '@kencana/domain/beli/ambang'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { endpoints } from '../../apps/server/src/areas.ts'

// Who is to be reported for a large transaction is counted over every kind of document that is
// between the house and a person (04-domain C4): a new kind is judged here, or this is red.

const COUNTED = [
  'PENJUALAN',
  'AJUAN_PENJUALAN',
  'PEMBELIAN',
  'TITIPAN',
  'TAMBAH_TITIPAN',
  'HUTANG',
  'TEBUS_HUTANG',
  'PERPANJANG_HUTANG',
  'LELANG_HUTANG',
  'JUAL_LANTAK',
]

const NOT: Readonly<Record<string, string>> = {
  TUKAR_TAMBAH: 'its sale and its purchase are counted',
  KEMBALI_TITIPAN: 'money that was counted when it came goes back',
  PENGALIHAN_SALDO: 'between two deposits',
  KURANG_BAYAR: 'of a sale that is counted whole',
  BAYAR_PIUTANG: 'of a sale that is counted whole',
  BAYAR_KELEBIHAN: 'of an auction that is counted whole',
  GESEK_TUNAI: 'cash for as much on a card, no dealing in gold',
  UANG_KAS: 'of the house',
  UANG_BANK: 'of the house',
  AJUAN_UANG: 'of the house',
  MUTASI_UANG_BANK: 'of the house',
  MUTASI_UANG_CASH: 'of the house',
  KIRIM_UANG: 'between stores',
  TERIMA_UANG: 'between stores',
  CAIR_NON_CASH: 'of a card payment that is counted whole',
  JURNAL_UMUM: 'of the house',
  AJUAN_JURNAL: 'of the house',
  SALDO_AWAL: 'of before',
  AWAL_HUTANG: 'of before',
  AWAL_TITIPAN: 'of before',
  AWAL_KURANG_BAYAR: 'of before',
  TAMBAH_BARANG: 'of a supplier',
  PINDAH_BARANG: 'stock',
  HANCUR_BARANG: 'stock',
  HANCUR_PEMBELIAN: 'stock',
  SORTIR: 'stock',
  PINDAH_SORTIR: 'stock',
  KIRIM_CUCI: 'stock',
  TERIMA_CUCI: 'stock',
  TERIMA_SEPUHAN: 'stock',
  WASTING_SEPUHAN: 'stock',
  VALIDASI_SUSUT: 'stock',
  MASUK_CUCI_MANUAL: 'stock',
  KELUAR_CUCI_MANUAL: 'stock',
  KIRIM_CUCI_MANUAL: 'stock',
  TERIMA_CUCI_MANUAL: 'stock',
  LEBUR: 'stock',
  SERAH_LANTAK: 'of a supplier',
  TUTUP_TOKO: 'the day',
  TUTUP_PERIODE: 'the books',
  BUKA_PERIODE: 'the books',
}

/** What undoes or refuses another; the writer takes the other's row away. */
const ENDS = /^(BATAL|TOLAK|TARIK)_/

test('every kind of document is judged', () => {
  const judged = [...COUNTED, ...Object.keys(NOT)]
  expect(Object.keys(DOCUMENTS).filter(kind => !ENDS.test(kind) && !judged.includes(kind))).toEqual(
    [],
  )
  expect(judged.filter(kind => !Object.hasOwn(DOCUMENTS, kind))).toEqual([])
})

const serverFile = (path: string) =>
  readFileSync(new URL(`../../apps/server/${path}`, import.meta.url), 'utf8')
const writer = serverFile('functions/orang.sql')

test('the writer counts these and no others', () => {
  const [, list = ''] = /p_jenis not in \(([^)]*)\)/.exec(writer) ?? []
  expect(list.match(/\w+/g)).toEqual(COUNTED)
})

test('the database asks and warns from the same rupiah as the rule', () => {
  const figures = (text: string) => [...new Set(text.match(/\b\d{9}\b/g))].map(Number)
  expect(figures(writer)).toEqual([AMBANG_IDENTITAS_RP, AMBANG_TUGAS_RP])
  expect(figures(serverFile('migrations/0190_orang_hari.sql'))).toEqual([AMBANG_PERINGATAN_RP])
  const [, books = ''] =
    /-- ORANG:([\s\S]*?)-- TUKAR:/.exec(serverFile('checks/invariants.sql')) ?? []
  expect(figures(books)).toEqual([AMBANG_TUGAS_RP])
})

// A card is held to the form of its kind at every door that takes one; but for a book of before,
// which is kept as it stands (`OLD_NUMBER`).
const WITHOUT_FORM = ['saldo-awal']

test('every command that takes a card refuses a KTP of five figures', () => {
  const doors = endpoints.flatMap(({ route: { method, path, body } }) =>
    cardsIn(body).map(one => ({ door: `${method} ${path}`, path, one })),
  )
  expect(new Set(doors.map(({ door }) => door)).size).toBeGreaterThan(6)
  const open = doors.filter(({ one }) => {
    const issues = one.safeParse({ jenis_identitas: 'KTP', no_identitas: '31710' }).error?.issues
    return !issues?.some(({ message }) => message === 'Nomor KTP 16 angka')
  })
  expect(open.filter(({ path }) => !WITHOUT_FORM.includes(path)).map(({ door }) => door)).toEqual(
    [],
  )
})

/** The objects of a schema that hold the number of a card. */
function cardsIn(schema: z.ZodType | undefined): z.ZodType[] {
  if (schema === undefined) return []
  const { shape = {}, element, innerType, options = [] } = schema._zod.def as unknown as Parts
  const inner = [...Object.values(shape), ...options, element, innerType].flatMap(cardsIn)
  return 'no_identitas' in shape ? [schema, ...inner] : inner
}

interface Parts {
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly element?: z.ZodType
  readonly innerType?: z.ZodType
  readonly options?: readonly z.ZodType[]
}
