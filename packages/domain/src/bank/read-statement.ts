import type { BusinessDate } from '../calendar.ts'
import { type DateOrder, dateOrder, periodEnd, readBankDate } from './bank-date.ts'
import { type BankFigure, readArah, readBankFigure } from './bank-figure.ts'
import type { KolomKoran, PetaKoran } from './columns.ts'
import type { Sen } from './sen.ts'

/** A line of a statement, to the sen as the bank says it; money in is positive. */
export interface BarisKoran {
  /** Number of its row in the file, from 1. */
  readonly baris: number
  readonly tgl: BusinessDate
  readonly keterangan: string
  readonly referensi: string
  readonly jumlah_sen: Sen
  /** What the account held then, where the file says so. */
  readonly saldo_sen: Sen | null
}

/** What is wrong in a row; `teks` is an Indonesian sentence. */
export interface SalahKoran {
  readonly baris: number
  readonly kolom: KolomKoran
  readonly teks: string
}

export interface Koran {
  /** In the order of time: a file may print its newest line first. */
  readonly lines: readonly BarisKoran[]
  readonly faults: readonly SalahKoran[]
  /** Rows that are not final yet (PEND) and were passed over. */
  readonly tertunda: number
}

interface Form {
  readonly peta: PetaKoran
  /** Place of the row that names the columns; -1 where none does. */
  readonly kepala: number
  /** The calendar's day: a date without a year is of the last year that has come. */
  readonly hari: BusinessDate
}

/** What banks write before and behind their lines; the second kind may begin a line's text, too. */
const SUMS = /^\W*(saldo|balance|opening|closing|beginning|ending|total|halaman|page|bersambung)\b/i
const SUMS_BESIDE = /^\W*(kredit|credit|debet|debit|mutasi|jumlah)\b/i
/** What a statement calls the balance it begins or ends with. */
const BALANCE = /^\W*(saldo (awal|akhir|pindahan)|(opening|closing|beginning) balance)\b/i
/** Longest text of a line that is kept. */
const KETERANGAN_MAKS = 300
const REFERENSI_MAKS = 60

/**
 * Reads the rows of a statement as the map says. What stands before the table and balances behind
 * it are passed over; a text without date and amount belongs to the line above it; everything else
 * that cannot be read is a fault of its row.
 */
export function readStatement(
  rows: readonly (readonly string[])[],
  { peta, kepala, hari }: Form,
): Koran {
  const heads = rows.slice(0, Math.max(0, kepala)).map(row => row.join(' '))
  const order = dateOrder(rows.slice(kepala + 1).map(row => cellOf(row, peta, 'TANGGAL')))
  const isOutNegative = printsMinus(rows.slice(kepala + 1), peta)
  const dated = { order, until: periodEnd(heads) ?? hari, isOutNegative }
  const found: Found = { lines: [], faults: [], tertunda: 0 }
  for (const [at, row] of rows.entries()) {
    if (at <= kepala) continue
    const isBegun = kepala >= 0 || found.lines.length > 0
    take(found, { row, baris: at + 1, isBegun, peta, ...dated })
  }
  const isOneWay = needsDirection(rows.slice(kepala + 1), peta)
  if (isOneWay && found.faults.length === 0) found.faults.push(...directionless(found.lines))
  return { ...found, lines: inTime(found.lines) }
}

interface Row {
  readonly row: readonly string[]
  readonly baris: number
  /** Whether the table has begun. */
  readonly isBegun: boolean
  readonly peta: PetaKoran
  readonly order: DateOrder
  readonly until: BusinessDate
  /** Whether the bank prints what goes out with a minus, beside saying that it goes out. */
  readonly isOutNegative: boolean
}

/** What is found so far. */
interface Found {
  readonly lines: BarisKoran[]
  readonly faults: SalahKoran[]
  tertunda: number
}

function take(found: Found, at: Row): void {
  const { row, peta, order, until } = at
  if (isNothing(row, peta)) return
  const tanggal = cellOf(row, peta, 'TANGGAL').trim()
  const tgl = readBankDate(tanggal, { order, until })
  if (tgl !== undefined) takeLine(found, { ...at, tgl })
  else if (/^'?pend(ing)?\b/i.test(tanggal)) found.tertunda += 1
  else takeUndated(found, at, tanggal)
}

/** What stands in a column of a row; empty where the row is shorter or has no such column. */
const cellOf = (row: readonly string[], peta: PetaKoran, kolom: KolomKoran): string =>
  row[peta.indexOf(kolom)] ?? ''

const isMoney = (figure: BankFigure): boolean => figure.is === 'ONE' && figure.sen !== 0

/**
 * A row that no money moved in and that says nothing, but for its date, or only what the account
 * held: printed noughts, and the balance a statement begins with.
 */
function isNothing(row: readonly string[], peta: PetaKoran): boolean {
  const isNought = (text: string): boolean => {
    const figure = readBankFigure(text)
    return figure.is === 'EMPTY' || (figure.is === 'ONE' && figure.sen === 0)
  }
  if (row.every((text, at) => peta[at] === 'TANGGAL' || isNought(text))) return true
  return (
    AMOUNTS.every(kolom => isNought(cellOf(row, peta, kolom))) &&
    row.some((text, at) => peta[at] === 'KETERANGAN' && BALANCE.test(text))
  )
}

/** A sum of the bank, words that go on, what stands before the table, or a fault. */
function takeUndated(found: Found, { row, baris, isBegun, peta }: Row, tanggal: string): void {
  const first = row.findIndex(text => text.trim() !== '')
  const said = row[first] ?? ''
  if (SUMS.test(said) || (peta[first] !== 'KETERANGAN' && SUMS_BESIDE.test(said))) return
  const hasAmount = AMOUNTS.some(kolom => isMoney(readBankFigure(cellOf(row, peta, kolom))))
  const last = found.lines.at(-1)
  if (!hasAmount && tanggal === '' && last !== undefined) {
    const more = textOf(row, peta)
    found.lines[found.lines.length - 1] = { ...last, keterangan: joined(last.keterangan, more) }
  } else if (hasAmount || isBegun) {
    // without a row of names the table begins with its first date
    const teks = tanggal === '' ? 'Tanggal kosong' : 'Tanggal tidak dapat dibaca'
    found.faults.push({ baris, kolom: 'TANGGAL', teks })
  }
}

const AMOUNTS: readonly KolomKoran[] = ['DEBIT', 'KREDIT', 'JUMLAH']

function takeLine(found: Found, at: Row & { readonly tgl: BusinessDate }): void {
  const { row, baris, tgl, peta, isOutNegative } = at
  const cell = (kolom: KolomKoran): string => cellOf(row, peta, kolom)
  const wrong = (kolom: KolomKoran, teks: string) => found.faults.push({ baris, kolom, teks })
  const figure = peta.includes('JUMLAH')
    ? single(readBankFigure(cell('JUMLAH')), {
        beside: peta.includes('ARAH') ? cell('ARAH') : undefined,
        isOutNegative,
      })
    : sides(readBankFigure(cell('DEBIT')), readBankFigure(cell('KREDIT')), isOutNegative)
  const saldo_sen = balance(cell('SALDO'))
  if ('teks' in figure) wrong(figure.kolom, figure.teks)
  if (typeof saldo_sen === 'string') wrong('SALDO', saldo_sen)
  if ('teks' in figure || typeof saldo_sen === 'string') return
  found.lines.push({
    baris,
    tgl,
    keterangan: textOf(row, peta),
    referensi: cut(clean(cell('REFERENSI')), REFERENSI_MAKS),
    jumlah_sen: figure.sen,
    saldo_sen,
  })
}

type Amount = { readonly sen: Sen } | { readonly kolom: KolomKoran; readonly teks: string }

interface Beside {
  /** What the column of CR and DB says, where there is one. */
  readonly beside: string | undefined
  readonly isOutNegative: boolean
}

/**
 * An amount in one column: its way stands behind it, beside it, or in its sign. A minus against
 * what is said takes it back: a reversal.
 */
function single(figure: BankFigure, { beside, isOutNegative }: Beside): Amount {
  if (figure.is === 'EMPTY') return { kolom: 'JUMLAH', teks: 'Jumlah kosong' }
  if (figure.is === 'NONE') return { kolom: 'JUMLAH', teks: figure.teks }
  if (figure.sen === 0) return { kolom: 'JUMLAH', teks: 'Jumlah nol' }
  const arah = figure.arah ?? readArah(beside ?? '')
  if (arah === undefined) {
    return beside === undefined ? { sen: figure.sen } : { kolom: 'ARAH', teks: 'Bukan CR atau DB' }
  }
  return { sen: arah === 'CR' ? figure.sen : -outOf(figure.sen, isOutNegative) }
}

const outOf = (sen: Sen, isOutNegative: boolean): Sen => (isOutNegative ? Math.abs(sen) : sen)

/**
 * Two columns, of which one is filled. A bank may print all that went out with a minus; where it
 * does not, a minus in either column is a reversal.
 */
function sides(debit: BankFigure, kredit: BankFigure, isOutNegative: boolean): Amount {
  if (debit.is === 'NONE') return { kolom: 'DEBIT', teks: debit.teks }
  if (kredit.is === 'NONE') return { kolom: 'KREDIT', teks: kredit.teks }
  const out = debit.is === 'ONE' ? outOf(debit.sen, isOutNegative) : 0
  const into = kredit.is === 'ONE' ? kredit.sen : 0
  if (out !== 0 && into !== 0)
    return { kolom: 'KREDIT', teks: 'Debit dan kredit terisi dua-duanya' }
  return out === 0 && into === 0 ? { kolom: 'DEBIT', teks: 'Jumlah kosong' } : { sen: into - out }
}

/** Every amount that goes out by its column or its mark has a minus as well. */
function printsMinus(rows: readonly (readonly string[])[], peta: PetaKoran): boolean {
  const outs = rows.flatMap(row => {
    const figure = readBankFigure(cellOf(row, peta, peta.includes('JUMLAH') ? 'JUMLAH' : 'DEBIT'))
    if (figure.is !== 'ONE') return []
    const arah = figure.arah ?? readArah(cellOf(row, peta, 'ARAH'))
    return peta.includes('DEBIT') || arah === 'DB' ? [figure.sen] : []
  })
  return outs.every(sen => sen <= 0)
}

/** A balance; below nothing by its sign or by DB behind it. A sentence where it is none. */
function balance(cell: string): Sen | null | string {
  const figure = readBankFigure(cell)
  if (figure.is === 'EMPTY') return null
  if (figure.is === 'NONE') return figure.teks
  return figure.arah === 'DB' ? 0 - Math.abs(figure.sen) : figure.sen
}

/** The file has one column of amounts that never says which way. */
function needsDirection(rows: readonly (readonly string[])[], peta: PetaKoran): boolean {
  const at = peta.indexOf('JUMLAH')
  if (at < 0 || peta.includes('ARAH')) return false
  return rows.every(row => {
    const figure = readBankFigure(row[at] ?? '')
    return figure.is !== 'ONE' || (figure.arah === undefined && figure.sen >= 0)
  })
}

const directionless = (lines: readonly BarisKoran[]): SalahKoran[] =>
  lines.slice(0, 1).map(({ baris }) => ({
    baris,
    kolom: 'JUMLAH',
    teks: 'Jumlah tidak menyebut masuk atau keluar, petakan kolom CR/DB',
  }))

const textOf = (row: readonly string[], peta: PetaKoran): string =>
  row.reduce((text, one, i) => (peta[i] === 'KETERANGAN' ? joined(text, clean(one)) : text), '')

const joined = (a: string, b: string): string => cut(`${a} ${b}`.trim(), KETERANGAN_MAKS)

/** The beginning of a text, never half a letter. */
const cut = (text: string, max: number): string =>
  text
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()

/** One line of words, without what cannot be printed. */
const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/^'+(?=\S)/, '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()

/**
 * The lines in the order of time. Balances tell which way a file goes, else its days; as it stands
 * where neither does.
 */
function inTime(lines: readonly BarisKoran[]): readonly BarisKoran[] {
  let forward = 0
  let backward = 0
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1]
    if (next === undefined || line.saldo_sen === null || next.saldo_sen === null) continue
    if (line.saldo_sen + next.jumlah_sen === next.saldo_sen) forward += 1
    if (next.saldo_sen + line.jumlah_sen === line.saldo_sen) backward += 1
  }
  const [first = '', ...rest] = lines.map(({ tgl }) => tgl)
  const isFalling = first > (rest.at(-1) ?? first)
  const isBackward = forward === backward ? isFalling : backward > forward
  return isBackward ? [...lines].reverse() : lines
}
