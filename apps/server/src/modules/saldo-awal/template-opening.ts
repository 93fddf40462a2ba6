import { SALDO_AWAL_SHEETS } from '@kencana/contract/areas/akuntansi/sheets'
import { isFigure, type SheetField } from '@kencana/contract/kit/sheet/columns'
import type { JenisSaldoAwal } from '@kencana/domain/posting/saldo-awal'
import { METODE_BUNGA } from '@kencana/domain/terms/hutang'
import { CARA_PIUTANG } from '@kencana/domain/uang/pencairan'
import { storeSettings } from '../../engines/settings/store-settings.ts'
import type { StoreCtx } from '../../platform/context.ts'
import type { FileAnswer } from '../../platform/http/endpoint.ts'
import { type BookColumn, type BookSheet, writeBook } from '../../platform/sheet/write-book.ts'
import { bankAccounts, bankCodes } from './accounts.queries.ts'
import { codesOf, conditionsOf, type NamedCode } from './codes.queries.ts'

/** The sheet of a kind to fill in: its columns, an example row, and the codes it may use. */
export async function templateOf(ctx: StoreCtx, jenis: JenisSaldoAwal): Promise<FileAnswer> {
  const sheet = SALDO_AWAL_SHEETS[jenis]
  const codes = [
    ...(await codesOf(ctx.db, ctx.kode_toko, jenis)),
    ...(jenis === 'BARANG' || jenis === 'HUTANG' ? await conditionsOf(ctx.db, jenis) : []),
    ...(await bankAccounts(ctx.db, ctx.kode_toko)),
    ...(await bankCodes(ctx.db)),
    ...(await fixedCodes(ctx)),
  ]
  const named = codes.filter(({ kolom }) => sheet.some(({ key }) => key === kolom))
  return {
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `saldo-awal-${jenis.toLowerCase().replaceAll('_', '-')}.xlsx`,
    disposition: 'attachment',
    bytes: await writeBook([rowsSheet(jenis, sheet, named), codesSheet(sheet, named)]),
  }
}

/** Codes that no master keeps: drawers of the store, methods and words of the product. */
async function fixedCodes({ db, kode_toko }: StoreCtx): Promise<NamedCode[]> {
  const { LACI = '' } = await storeSettings(db, kode_toko)
  const lists: Readonly<Record<string, readonly string[]>> = {
    laci: LACI.split(',').map(laci => laci.trim()),
    metode: METODE_BUNGA,
    cara: CARA_PIUTANG,
    mode_harga: ['GRAM', 'BANDROL'],
    jenis_identitas: ['KTP', 'SIM', 'PASPOR'],
    hitung_hari_pertama: ['YA', 'TIDAK'],
  }
  return Object.entries(lists).flatMap(([kolom, all]) =>
    all.map(kode => ({ kolom, kode, nama: '' })),
  )
}

function rowsSheet(
  jenis: JenisSaldoAwal,
  sheet: readonly SheetField[],
  codes: readonly NamedCode[],
): BookSheet {
  const oneOf = (key: string) => codes.filter(({ kolom }) => kolom === key).map(one => one.kode)
  return {
    name: jenis,
    // all is text: an Excel of any language leaves figures, days and long numbers as they are typed
    columns: sheet.map(
      (field): BookColumn => ({
        head: field.label,
        format: '@',
        width: 16,
        isFigure: isFigure(field),
        oneOf: oneOf(field.key),
      }),
    ),
    rows: [sheet.map(({ key, example }) => exampleOf(example, oneOf(key)))],
  }
}

/** A code that the shop really has, where it has any. */
const exampleOf = (example: string, codes: readonly string[]): string =>
  example === '' || codes.length === 0 || codes.includes(example) ? example : (codes[0] ?? '')

function codesSheet(sheet: readonly SheetField[], codes: readonly NamedCode[]): BookSheet {
  const text = (head: string, width: number): BookColumn => ({
    head,
    format: '@',
    width,
    isFigure: false,
  })
  const label = (key: string) => sheet.find(field => field.key === key)?.label ?? key
  return {
    name: 'Kode',
    columns: [text('Kolom', 24), text('Kode', 24), text('Nama', 40)],
    rows: codes.map(({ kolom, kode, nama }) => [label(kolom), kode, nama]),
  }
}
