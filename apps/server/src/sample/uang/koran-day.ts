import { SEN, type Sen } from '@kencana/domain/bank/sen'
import { addDays, daysBetween } from '@kencana/domain/calendar'
import { scale } from '@kencana/domain/quantity'
import type { SampleCaller } from '../caller.ts'
import type { StoreDay } from '../trade-day.ts'
import { type BankLine, bcaFile } from './bca-file.ts'

/** Stores whose statement the supervisor loads, so many days before the last one. */
const STORES: readonly string[] = ['JKT', 'BDG']
const BEFORE = 3
/** Lines of the last days wait for somebody to look. */
const LEFT_DAYS = 7

/**
 * The statement of the store's account, as its bank would print it of what the books have: loaded,
 * matched where it is certain, and by hand where it is old.
 */
export async function loadStatement(
  spv: SampleCaller,
  day: StoreDay,
  { start, today }: { readonly start: string; readonly today: string },
): Promise<void> {
  if (!STORES.includes(day.kode_toko) || daysBetween(day.tgl, today) !== BEFORE) return
  const [account] = await spv.get<Account[]>('rekenings')
  if (account === undefined) return
  const rows = await bookOf(spv, day.kode_toko, account.kode_bank, { start, until: day.tgl })
  // no bank lends: it begins once the account owes nothing any more
  const owed = rows.findLast(({ saldo }) => saldo < 0)?.tgl
  const days = {
    dari: owed === undefined ? start : addDays(owed, 1),
    sampai: addDays(day.tgl, -1),
  }
  const opening = (rows.findLast(({ tgl }) => tgl < days.dari)?.saldo ?? 0) * SEN
  const book = rows.filter(({ tgl }) => tgl >= days.dari)
  const lines = bankLines(book, opening, days)
  if (lines.length === 0) return
  const text = bcaFile({ ...account, ...days, saldo_awal_sen: opening }, lines)
  const form = new FormData()
  form.set('no_rekening', account.no_rekening)
  form.set('file', new File([text], `mutasi-${account.no_rekening}.csv`))
  await spv.upload('rekening-koran/unggah', form)
  await match(spv, account.no_rekening, addDays(days.sampai, -LEFT_DAYS))
}

interface Account {
  readonly no_rekening: string
  readonly nama_rekening: string
  readonly kode_bank: string
}

interface Days {
  readonly dari: string
  readonly sampai: string
}

/** A line of the bank book, with what there was behind it. */
interface Booked {
  readonly nomor: string
  readonly tgl: string
  readonly jenis: string
  readonly keterangan: string | null
  readonly masuk: number | null
  readonly keluar: number | null
  readonly saldo: number
}

/** What the books say of the only account of a bank, from the first day until before another. */
async function bookOf(
  spv: SampleCaller,
  toko: string,
  kode_bank: string,
  { start, until }: { readonly start: string; readonly until: string },
): Promise<Booked[]> {
  const days = `tanggal_awal=${start}&sampai_tgl=${addDays(until, -1)}`
  const { rows } = await spv.get<{ rows: (Booked | { readonly nomor: null })[] }>(
    `reports/laporan-bank?toko=${toko}&kode_bank=${kode_bank}&${days}`,
  )
  // the first line of a book is of no document: nothing was there before the first day
  return rows.filter(row => row.nomor !== null)
}

const moved = ({ masuk, keluar }: Booked): Sen => ((masuk ?? 0) - (keluar ?? 0)) * SEN

/** Day by day what the books have, and once a month what only the bank knows. */
function bankLines(book: readonly Booked[], opening: Sen, { dari, sampai }: Days): BankLine[] {
  const lines: BankLine[] = []
  let saldo_sen = opening
  const add = (tgl: string, keterangan: string, jumlah_sen: Sen) => {
    saldo_sen += jumlah_sen
    lines.push({ tgl, keterangan, jumlah_sen, saldo_sen })
  }
  for (let tgl = dari; tgl <= sampai; tgl = addDays(tgl, 1)) {
    const own = book.filter(one => one.tgl === tgl)
    // no bank pays out what it does not hold
    for (const one of own.toSorted((a, b) => Math.sign(moved(b)) - Math.sign(moved(a)))) {
      add(tgl, textOf(one), moved(one))
    }
    if (!tgl.endsWith(BUNGA_PADA)) continue
    for (const [text, jumlah_sen] of ofTheMonth(saldo_sen)) add(tgl, text, jumlah_sen)
  }
  return lines
}

const BUNGA_PADA = '-15'
/** Half a percent a year, over 31 days of 365. */
const BUNGA = [31, 73_000] as const
const PAJAK_PERMIL = 200
const BIAYA_ADM: Sen = 15_000 * SEN

/** Interest, the tax on it and the fee of the account. */
function ofTheMonth(saldo_sen: Sen): [text: string, jumlah_sen: Sen][] {
  const bunga = scale(Math.max(0, saldo_sen), ...BUNGA, 'TURUN')
  const pajak = scale(bunga, PAJAK_PERMIL, 1000, 'TURUN')
  const earned: [string, Sen][] = [
    ['BUNGA', bunga],
    ['PAJAK BUNGA', -pajak],
  ]
  return [...earned.filter(([, sen]) => sen !== 0), ['BIAYA ADM', -BIAYA_ADM]]
}

/** What a bank writes of documents of a kind. */
const TEXTS: Readonly<Record<string, string>> = {
  MC: 'SETORAN TUNAI',
  CN: 'KR OTOMATIS PENCAIRAN KARTU',
  KU: 'TRSF E-BANKING DB KE PUSAT',
  UB: 'TRSF E-BANKING DB PAYROLL',
}

function textOf({ nomor, tgl, jenis, keterangan, masuk }: Booked): string {
  const known = TEXTS[nomor.slice(0, 2)]
  if (known !== undefined) return known
  const [, month, day] = tgl.split('-')
  // why a document was undone is no name
  const nama = jenis.startsWith('Batal') ? '' : (keterangan ?? '')
  const way = (masuk ?? 0) > 0 ? 'CR' : 'DB'
  return `TRSF E-BANKING ${way} ${day}${month}/FTSCY/WS95031 ${nama}`.trim()
}

interface OpenLine {
  readonly sidik: string
  readonly tgl: string
  readonly usulan: { readonly nomor: string; readonly baris: number; readonly tgl: string } | null
}

/** What is certain at once; the supervisor has looked at old lines of the same amount, too. */
async function match(spv: SampleCaller, no_rekening: string, until: string): Promise<void> {
  await spv.post('rekening-koran/cocok-pasti', { no_rekening })
  const { data } = await spv.get<{ data: OpenLine[] }>(
    `rekening-koran/baris?no_rekening=${no_rekening}&limit=200`,
  )
  for (const { sidik, tgl, usulan } of data) {
    if (usulan === null || usulan.tgl !== tgl || tgl > until) continue
    const jurnal = [{ nomor: usulan.nomor, baris: usulan.baris }]
    await spv.post('rekening-koran/cocok', { no_rekening, baris: [sidik], jurnal })
  }
}
