import { createHash } from 'node:crypto'
import {
  KORAN_BARIS_MAKS,
  KORAN_BYTE_MAKS,
  petaText,
} from '@kencana/contract/areas/uang/rekening-koran'
import { withCardsMasked } from '@kencana/contract/kit/card-number'
import { refuse } from '@kencana/contract/refusals'
import {
  mapFault,
  type PetaKoran,
  type Recognised,
  recogniseColumns,
} from '@kencana/domain/bank/columns'
import { inRupiah } from '@kencana/domain/bank/in-rupiah'
import { lineMarks } from '@kencana/domain/bank/line-mark'
import {
  type BarisKoran,
  type Koran,
  readStatement,
  type SalahKoran,
} from '@kencana/domain/bank/read-statement'
import type { Sen } from '@kencana/domain/bank/sen'
import type { FastifyRequest } from 'fastify'
import { calendarDay } from '../../platform/clock.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { judgeFile, readUpload, type Upload } from '../../platform/http/upload.ts'
import { readSheet } from '../../platform/sheet/read-sheet.ts'
import type { CellFault } from '../../platform/sheet/sheet.ts'
import {
  type AccountRow,
  heldBefore,
  type KnownLine,
  knownLines,
  type MarkedLine,
} from './lines.queries.ts'
import { accountOf } from './show-koran.ts'

/** A file as it came, its cells, and what the form said beside it. */
export interface GivenFile {
  readonly file: NonNullable<Upload['file']>
  readonly texts: Upload['texts']
  readonly rows: readonly (readonly string[])[]
  /** Cells that are not what was meant. */
  readonly lost: readonly CellFault[]
  /** Its name, as far as it can be kept. */
  readonly nama_berkas: string
  readonly no_rekening: string
  readonly peta: PetaKoran | undefined
}

/** @throws Refusal BERKAS_DITOLAK, TIDAK_LENGKAP, PERMINTAAN_TIDAK_SAH */
export async function givenFile(request: FastifyRequest): Promise<GivenFile> {
  const { file, texts } = await readUpload(request, 'file', ['no_rekening', 'peta'])
  if (file === undefined) return refuse('BERKAS_DITOLAK', { alasan: 'berkas belum dipilih' })
  const no_rekening = (texts.no_rekening ?? '').trim()
  if (no_rekening === '' || no_rekening.length > 40) {
    refuse('TIDAK_LENGKAP', {}, { no_rekening: 'Harus Diisi' })
  }
  const asked = petaText.safeParse(texts.peta ?? '')
  const isAsked = texts.peta !== undefined && texts.peta !== ''
  if (isAsked && !asked.success) refuse('TIDAK_LENGKAP', {}, { peta: 'Kolom tidak dikenal' })
  if (file.bytes.length > KORAN_BYTE_MAKS) {
    refuse('BERKAS_DITOLAK', { alasan: 'berkas lebih dari 4 MB' })
  }
  const sheet = await judgeFile(() => readSheet(file.bytes, file.name, 'MOST_EVEN'))
  const peta = isAsked ? asked.data : undefined
  const { rows, faults } = sheet
  return { file, texts, rows, lost: faults, no_rekening, peta, nama_berkas: keptName(file.name) }
}

/** A name may hold anything that a program sends. */
const keptName = (name: string): string =>
  withCardsMasked([...name.replace(/\p{C}/gu, '')].slice(0, 120).join(''))

export interface ReadKoran extends Omit<Koran, 'lines'> {
  readonly account: AccountRow
  readonly recognised: Recognised
  readonly peta: PetaKoran
  readonly peta_salah: string | null
  /** In the order of time, each with its mark; cards' numbers in texts are masked. */
  readonly lines: readonly MarkedLine[]
  /** Marks of lines that are loaded already. */
  readonly known: ReadonlySet<string>
  /** What the account held before the first line, where a statement says it. */
  readonly sebelum: Sen | null
}

/**
 * What a file says of an account, by the columns that were asked for, that the file names, or that
 * the account's files had before. @throws Refusal TIDAK_DITEMUKAN, BERKAS_DITOLAK
 */
export async function readKoran(ctx: StoreCtx, given: GivenFile): Promise<ReadKoran> {
  const account = await accountOf(ctx, given.no_rekening)
  const recognised = recogniseColumns(given.rows)
  const peta = given.peta ?? mapFor(recognised, account.peta)
  const fault = mapFault(peta)
  if (fault !== null) {
    const nothing = { lines: [], faults: [], tertunda: 0, known: new Set<string>() }
    return { account, recognised, peta, peta_salah: fault.teks, sebelum: null, ...nothing }
  }
  const hari = calendarDay(ctx.now())
  const read = readStatement(given.rows, { peta, kepala: recognised.kepala, hari })
  if (read.lines.length + read.faults.length > KORAN_BARIS_MAKS) {
    refuse('BERKAS_DITOLAK', { alasan: `lebih dari ${String(KORAN_BARIS_MAKS)} baris` })
  }
  const before = await beforeThem(ctx, account, read.lines)
  const lines = marked(inRupiah(read.lines, before?.sen))
  const held = await heldBetween(ctx, account, lines)
  const faults = [
    ...read.faults,
    ...ahead(lines, hari),
    ...heldOtherwise(held, lines),
    ...lostIn(given.lost, peta, recognised.kepala),
  ]
  const known = new Set(held.map(({ sidik }) => sidik))
  const sebelum = before?.disebut === true ? before.sen : null
  return { ...read, account, recognised, peta, peta_salah: null, lines, faults, known, sebelum }
}

/** Cells of columns that are read, below their names, that are not what the bank wrote. */
const lostIn = (lost: readonly CellFault[], peta: PetaKoran, kepala: number): SalahKoran[] =>
  lost.flatMap(({ row, column, teks }): SalahKoran[] => {
    const kolom = peta[column] ?? 'ABAIKAN'
    return row <= kepala || kolom === 'ABAIKAN' ? [] : [{ baris: row + 1, kolom, teks }]
  })

/** A file that names its columns is read by them, unless somebody has mapped as wide a one. */
function mapFor({ peta, kepala }: Recognised, kept: PetaKoran | null): PetaKoran {
  return kept !== null && (kepala < 0 || kept.length === peta.length) ? kept : peta
}

/** What the account held before lines, or what moved on it. */
async function beforeThem(
  { db, kode_toko }: StoreCtx,
  { no_rekening }: AccountRow,
  [first]: readonly BarisKoran[],
) {
  return first === undefined ? undefined : heldBefore(db, kode_toko, no_rekening, first.tgl)
}

function marked(lines: readonly Omit<MarkedLine, 'sidik'>[]): MarkedLine[] {
  const masked = lines.map(line => ({
    ...line,
    keterangan: withCardsMasked(line.keterangan),
    referensi: withCardsMasked(line.referensi),
  }))
  const marks = lineMarks(masked)
  return masked.map((line, i) => ({ ...line, sidik: hashed(marks[i] ?? '') }))
}

const hashed = (mark: string): string =>
  createHash('sha256').update(mark).digest('hex').slice(0, 40)

/** No bank knows what has not happened yet: such a date was read wrongly. */
const ahead = (lines: readonly MarkedLine[], hari: string): SalahKoran[] =>
  lines
    .filter(({ tgl }) => tgl > hari)
    .map(({ baris }) => ({ baris, kolom: 'TANGGAL', teks: 'Tanggal belum tiba' }))

/** Lines of the account that are loaded already, of the days of a file. */
async function heldBetween(
  { db, kode_toko }: StoreCtx,
  { no_rekening }: AccountRow,
  lines: readonly MarkedLine[],
): Promise<readonly KnownLine[]> {
  const days = lines.map(({ tgl }) => tgl).sort()
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return []
  return knownLines(db, kode_toko, no_rekening, { from, to })
}

/**
 * The same line with another text, or without its balance: it was loaded by another map of the
 * columns and would stand there twice.
 */
function heldOtherwise(held: readonly KnownLine[], lines: readonly MarkedLine[]): SalahKoran[] {
  const given = new Set(lines.map(({ sidik }) => sidik))
  const stored = new Set(held.map(({ sidik }) => sidik))
  const stale = new Map<string, KnownLine>()
  for (const one of held) {
    const key = `${one.tgl} ${one.jumlah_sen}`
    if (!given.has(one.sidik) && !stale.has(key)) stale.set(key, one)
  }
  return lines
    .filter(({ sidik }) => !stored.has(sidik))
    .flatMap((line): SalahKoran[] => {
      const other = stale.get(`${line.tgl} ${line.jumlah_sen}`)
      if (other === undefined) return []
      const { baris, saldo_sen: saldo } = line
      if (other.saldo_sen === saldo && saldo !== null) return [{ baris, ...OTHER_WORDS }]
      return (other.saldo_sen === null) === (saldo === null) ? [] : [{ baris, ...OTHER_BALANCE }]
    })
}

const OTHER_WORDS = {
  kolom: 'KETERANGAN',
  teks: 'Sudah dimuat dengan keterangan lain, petakan kolom seperti dahulu',
} as const
const OTHER_BALANCE = {
  kolom: 'SALDO',
  teks: 'Sudah dimuat dengan kolom saldo yang lain, petakan kolom seperti dahulu',
} as const
