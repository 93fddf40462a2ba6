import { SALDO_AWAL_SHEETS } from '@kencana/contract/areas/akuntansi/sheets'
import { BARANG_SHEET } from '@kencana/contract/areas/barang/sheet'
import { OTHER_UNIT } from '@kencana/contract/kit/sheet/columns'
import { MASTERS } from '@kencana/contract/masters/registry'
import { JENIS_SALDO_AWAL } from '@kencana/domain/posting/saldo-awal'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../../apps/server/src/areas.ts'
import { headerOf } from '../../apps/server/src/engines/master/file/sheet-cells.ts'
import {
  bookOf,
  type CellFixture,
  rowsXml,
} from '../../apps/server/src/platform/sheet/excel/book.fixture.ts'
import { CELL_FAULTS } from '../../apps/server/src/platform/sheet/sheet.ts'
import { ask } from '../database/folders.ts'
import { set } from '../hutang/counter.ts'
import { BCA } from '../kas/money.ts'
import { fileForm } from '../masters/sheet-of.ts'
import { setBoard } from '../penjualan/shop.ts'
import { PATH, type Tried } from '../rekening-koran/statements.ts'
import { oldLoan } from '../saldo-awal/rows.ts'
import { testShop } from '../sample-shop/test-shop.ts'
import { UNCOUNTED } from '../tutup-toko/shop.ts'

// Whatever is brought in as a sheet: nothing of it is lost between the file and what is kept.

const api = await testShop()
const owner = await api.as('OWNER')
await set(owner, { LACI: 'KASIR,RR', ...UNCOUNTED }, 'JKT')
await setBoard(owner)

interface Said {
  readonly code?: string
  readonly detail?: string
  readonly errors?: Readonly<Record<string, string>>
  readonly baris?: readonly { readonly baris: number; readonly salah: Record<string, string> }[]
  readonly salah?: readonly { readonly baris: number; readonly kolom: string; teks: string }[]
}

interface Import {
  readonly path: string
  /** Label of each column by its key. */
  readonly columns: Readonly<Record<string, string>>
  /** A column of codes or words, where a number may stand for them. */
  readonly code: string
}

const IMPORTS: readonly Import[] = [
  ...MASTERS.filter(master => !master.readOnly).map(master => ({
    path: `${master.resource}/import/pratinjau`,
    columns: Object.fromEntries(
      Object.keys(master.fields).map(field => [field, headerOf(master, field)]),
    ),
    code: master.key,
  })),
  ...[
    ['barang/upload-banyak', BARANG_SHEET, 'kode_intern'] as const,
    ...JENIS_SALDO_AWAL.map(jenis => {
      const code = {
        BARANG: 'kode_intern',
        BLN: 'kode_intern',
        ROSOK: 'tempat',
        KURANG_BAYAR: 'no_faktur_jual',
        NON_CASH: 'no_slip',
        HUTANG: 'no_identitas',
        TITIPAN: 'no_lama',
        KAS: 'no_rekening',
      }
      return [`saldo-awal/berkas/${jenis}/coba`, SALDO_AWAL_SHEETS[jenis], code[jenis]] as const
    }),
  ].map(([path, sheet, code]) => ({
    path,
    columns: Object.fromEntries(sheet.map(({ key, label }) => [key, label])),
    code,
  })),
]

const send = async (path: string, bytes: Buffer): Promise<Said> =>
  (await owner.post<Said>(path, undefined, { toko: 'JKT', form: fileForm(bytes, 'x.xlsx') })).body

const bookWith = (rows: readonly (readonly CellFixture[])[]) =>
  bookOf([{ name: 'a', rows: rowsXml(rows) }])

/** What is said of a column in a row. */
const faultOf = ({ errors, baris }: Said, row: number, column: string): string | undefined =>
  errors?.[`${row}.${column}`] ?? baris?.find(one => one.baris === row)?.salah[column]

test('every call that takes a sheet is among them', () => {
  const pictures = ['barang/upload-image', 'settingtoko/logo']
  const statements = ['rekening-koran/coba', 'rekening-koran/unggah']
  const taken = endpoints.filter(({ route }) => route.multipart).map(({ route }) => route.path)
  const tried = IMPORTS.flatMap(({ path }) =>
    path.startsWith('saldo-awal')
      ? ['saldo-awal/berkas/{jenis}/coba', 'saldo-awal/berkas/{jenis}']
      : [path, path.replace('/pratinjau', '')],
  )
  expect(taken.filter(path => ![...pictures, ...statements, ...tried].includes(path))).toEqual([])
})

describe.each(IMPORTS.map(one => [one.path, one] as const))('%s', (_, { path, columns, code }) => {
  const header = Object.values(columns)
  const at = Object.keys(columns).indexOf(code)
  const row = (cell: CellFixture) => header.map((__, i) => (i === at ? cell : ''))

  test('names a column that it does not know, and one without a name', async () => {
    const label = columns[code] ?? ''
    const misspelt = `${label}h`
    const other = header.map((text, i) => (i === at ? misspelt : text))
    expect(await send(path, bookWith([other, row('A')]))).toMatchObject({
      code: 'BERKAS_DITOLAK',
      detail: `Berkas ditolak: kolom ${misspelt} (${label}?) tidak dikenal`,
    })
    expect(await send(path, bookWith([header, [...row('A'), 'catatan']]))).toMatchObject({
      code: 'BERKAS_DITOLAK',
      detail: expect.stringMatching(/kolom [A-Z]+ berisi data tetapi tidak bernama$/),
    })
  })

  test('says of a long number and of a formula what they lost', async () => {
    const lost = [
      [3_174_012_345_678_900, CELL_FAULTS.LONG_NUMBER],
      [{ xml: '<c><f>A1</f></c>' }, CELL_FAULTS.NO_RESULT],
      [{ xml: '<c t="e"><f>A1</f><v>#REF!</v></c>' }, CELL_FAULTS.ERROR],
    ] as const
    const said = await send(path, bookWith([header, ...lost.map(([cell]) => row(cell))]))
    expect(lost.map((__, n) => faultOf(said, n + 2, code))).toEqual(
      lost.map(([, { teks }]) => teks),
    )
  })
})

test('a percent is ten where ten percent stands, and nothing where no percent can', async () => {
  const loan = oldLoan(1, { bunga_permil: undefined, denda_permil: undefined, telp: undefined })
  const fields = SALDO_AWAL_SHEETS.HUTANG
  const said: Readonly<Record<string, CellFixture>> = {
    bunga_permil: [0.1, 1],
    denda_permil: [0.025, 1],
    telp: 81_234_567_890,
  }
  const cells = fields.map(({ key }) => said[key] ?? String(loan[key] ?? ''))
  const header = fields.map(({ label }) => label)
  const sent = await send('saldo-awal/berkas/HUTANG', bookWith([header, cells]))
  expect([sent.detail, sent.errors]).toEqual([undefined, undefined])
  const [kept] = await ask(
    api.database.adminUrl,
    `select telp_customer telp, syarat->'bunga_permil' bunga, syarat->'denda_permil' denda
     from hutang where no_identitas = '${String(loan.no_identitas)}'`,
  )
  expect(kept).toEqual({ telp: '081234567890', bunga: 100, denda: 25 })

  const named = ['Kode Kupon', 'Potongan Persen', 'Belanja Minimal', 'Kuota']
  const plan = await send(
    'parameter-kupon/import/pratinjau',
    bookWith([named, ['UJI10', [0.1, 1], [0.1, 1], [0.1, 1]]]),
  )
  const teks = OTHER_UNIT.teks
  expect(plan.baris?.[0]).toMatchObject({ salah: { minimal_rp: teks, kuota: teks } })
  expect(plan.baris?.[0]?.salah.potongan_permil).toBeUndefined()
})

test('a statement says what its cells lost, in the columns that are read', async () => {
  const form = fileForm(
    bookWith([
      ['Tanggal', 'Rekening', 'Keterangan', 'Referensi', 'Debit', 'Kredit'],
      ['20/11/2026', 3_174_012_345_678_900, 'MASUK', 3_174_012_345_678_900, '', 5_000],
      ['20/11/2026', '1', 'KELUAR', 'R2', { xml: '<c><f>A1</f></c>' }, ''],
      ['20/11/2026', '1', 'BUNGA', 'R3', '', [0.1, 1]],
    ]),
    'koran.xlsx',
  )
  form.set('no_rekening', BCA)
  const { body } = await owner.post<Tried>(`${PATH}/coba`, undefined, { toko: 'JKT', form })
  const { LONG_NUMBER, NO_RESULT } = CELL_FAULTS
  expect(body.salah).toEqual([
    { baris: 2, kolom: 'REFERENSI', teks: LONG_NUMBER.teks, nilai: expect.any(String) },
    { baris: 3, kolom: 'DEBIT', teks: 'Jumlah kosong', nilai: '' },
    { baris: 3, kolom: 'DEBIT', teks: NO_RESULT.teks, nilai: '' },
    { baris: 4, kolom: 'KREDIT', teks: 'Bukan angka', nilai: '10%' },
  ])
})
