import { balance, type JournalLine, type PostedLine } from '../../journal.ts'
import { formatRupiah, type Microgram, type Rupiah, scale } from '../../quantity.ts'

/** What a line of a journal by hand is called in the ledger, whatever its account. */
export const JURNAL_UMUM = 'JURNAL_UMUM'

/** Lines of one journal by hand. */
export const BARIS_MIN = 2
export const BARIS_MAKS = 60

/** A line as it is written: one side in rupiah, fine gold signed, plus into the account. */
export interface BarisJurnal {
  readonly nomor_akun: string
  readonly debit_rp: Rupiah
  readonly kredit_rp: Rupiah
  readonly murni_ug: Microgram
  readonly keterangan?: string | undefined
}

/** Who keeps an account in step with things: nobody posts there by hand. */
export const PEMEGANG_AKUN = [
  'LACI',
  'BANK',
  'PIUTANG',
  'PELANGGAN',
  'PERJALANAN',
  'TITIPAN',
  'GADAI',
  'TUKAR',
  'PERSEDIAAN',
  'MEMO',
] as const
export type PemegangAkun = (typeof PEMEGANG_AKUN)[number]

/** An account as far as a journal by hand asks for it. */
export interface AkunBuku {
  readonly nomor_akun: string
  readonly emas: boolean
  readonly dipegang: PemegangAkun | null
}

/**
 * Parts of journals whose accounts must equal what is counted elsewhere: drawers and accounts of a
 * bank, card money that is owed, money on its way, deposits, pledges and loans, exchanges. Stock is
 * told by its name.
 */
const PARTS: Readonly<Record<string, PemegangAkun>> = {
  KAS: 'LACI',
  KAS_GADAI: 'LACI',
  BANK: 'BANK',
  PIUTANG_EDC: 'PIUTANG',
  PIUTANG_QRIS: 'PIUTANG',
  PIUTANG_PENJUALAN: 'PELANGGAN',
  KAS_PERJALANAN: 'PERJALANAN',
  HUTANG_TITIPAN: 'TITIPAN',
  PIUTANG_GADAI: 'GADAI',
  BARANG_JAMINAN: 'GADAI',
  KONTRA_JAMINAN: 'GADAI',
  KELEBIHAN_LELANG: 'GADAI',
  TUKAR_TAMBAH: 'TUKAR',
}

/** Who keeps the account of a part of a journal; null where nobody does. */
export const pemegangBagian = (jenis_akun: string): PemegangAkun | null =>
  PARTS[jenis_akun] ?? (jenis_akun.startsWith('PERSEDIAAN') ? 'PERSEDIAAN' : null)

/** An account of the chart, as far as who keeps it is asked. */
interface AkunBagan {
  readonly golongan: string
  readonly emas: boolean
  /** Who kept it when something was booked there and its part then went elsewhere. */
  readonly pernah_dipegang?: string | null
}

/**
 * Who keeps an account; null where it may be posted to by hand. `parts` are the parts of journals
 * that Parameter Akun sends there. Gold among the assets is stock, mapped or not yet.
 */
export function pemegangAkun(
  { golongan, emas, pernah_dipegang }: AkunBagan,
  parts: readonly string[],
): PemegangAkun | null {
  for (const part of parts) {
    const kept = pemegangBagian(part)
    if (kept !== null) return kept
  }
  const once = PEMEGANG_AKUN.find(one => one === pernah_dipegang)
  if (once !== undefined) return once
  if (golongan === 'MEMO') return 'MEMO'
  return golongan === 'ASET' && emas ? 'PERSEDIAAN' : null
}

/** Why not by hand and by no kode transaksi, and where instead. */
export const SEBAB_DIPEGANG: Readonly<Record<PemegangAkun, { readonly teks: string }>> = {
  LACI: { teks: 'Kas mengikuti laci: pakai Uang Kas atau Mutasi Uang' },
  BANK: { teks: 'Bank mengikuti rekening: pakai Uang Bank atau Mutasi Uang' },
  PIUTANG: { teks: 'Piutang kartu dan QRIS mengikuti pembayarannya: pakai Pencairan Non Cash' },
  PELANGGAN: { teks: 'Piutang penjualan mengikuti pelanggannya: pakai Piutang Penjualan' },
  PERJALANAN: { teks: 'Uang di jalan mengikuti kirimannya: pakai Kirim Uang dan Terima Uang' },
  TITIPAN: { teks: 'Titipan mengikuti saldo pelanggan: pakai Titipan' },
  GADAI: { teks: 'Akun gadai mengikuti pinjamannya: pakai layar Hutang' },
  TUKAR: { teks: 'Perantara tukar tambah selalu nol: hanya Tukar Tambah yang memakainya' },
  PERSEDIAAN: { teks: 'Persediaan mengikuti barangnya: pakai layar Barang' },
  MEMO: { teks: 'Akun memo mengikuti barang orang lain, tidak dijurnal dengan tangan' },
}

/** What is wrong with a line; `teks` is an Indonesian sentence. */
export interface SalahBaris {
  /** Place of the line, from 0. */
  readonly baris: number
  readonly field: 'nomor_akun' | 'debit' | 'kredit' | 'murni_ug'
  readonly teks: string
}

/** What is wrong with the lines of a journal by hand, line by line; empty when all is fine. */
export function salahBaris(
  lines: readonly BarisJurnal[],
  accounts: ReadonlyMap<string, AkunBuku>,
): SalahBaris[] {
  return lines.flatMap((line, baris) => {
    const found = [ofAccount(line, accounts.get(line.nomor_akun)), ofFigures(line)]
    return found.flatMap(fault => (fault === null ? [] : [{ baris, ...fault }]))
  })
}

type Fault = Omit<SalahBaris, 'baris'>

function ofAccount({ nomor_akun, murni_ug }: BarisJurnal, account?: AkunBuku): Fault | null {
  const field = 'nomor_akun'
  if (nomor_akun === '') return { field, teks: 'Pilih akunnya' }
  if (account === undefined) return { field, teks: 'Akun ini tidak ada atau sudah dihapus' }
  if (account.dipegang !== null) return { field, ...SEBAB_DIPEGANG[account.dipegang] }
  return murni_ug !== 0 && !account.emas
    ? { field: 'murni_ug', teks: 'Akun ini tidak menyimpan emas' }
    : null
}

function ofFigures({ debit_rp, kredit_rp, murni_ug }: BarisJurnal): Fault | null {
  if (debit_rp !== 0 && kredit_rp !== 0) return { field: 'kredit', teks: 'Isi debit atau kredit' }
  return debit_rp === 0 && kredit_rp === 0 && murni_ug === 0
    ? { field: 'debit', teks: 'Isi rupiah atau emasnya' }
    : null
}

/** By how much a journal is off, debit less credit and gold in less gold out; null in balance. */
export function selisihJurnal(
  lines: readonly BarisJurnal[],
): { readonly rp: Rupiah; readonly ug: Microgram } | null {
  const { selisih_rp: rp, murni_ug: ug } = balance(lines.map(named))
  return rp === 0 && ug === 0 ? null : { rp, ug }
}

/** The same in words: 'Rp 5,000' and '0.250'; both without a sign. */
export const selisihText = ({ rp, ug }: { rp: Rupiah; ug: Microgram }) => ({
  rupiah: formatRupiah(Math.abs(rp)),
  emas: gramText(Math.abs(ug)),
})

/** What a journal moves: its debits, and the gold that goes into accounts. */
export const isiJurnal = (lines: readonly BarisJurnal[]) => ({
  total_rp: lines.reduce((sum, { debit_rp }) => sum + debit_rp, 0),
  murni_ug: lines.reduce((sum, { murni_ug }) => sum + Math.max(0, murni_ug), 0),
})

/** Lines as the ledger keeps them, numbered from 1. */
export const barisBuku = (lines: readonly BarisJurnal[]): PostedLine[] =>
  lines.map((line, index) => ({ ...named(line), baris: index + 1, nomor_akun: line.nomor_akun }))

/** The same journal with its sides swapped: together they are nothing. */
export const barisBalik = (lines: readonly BarisJurnal[]): BarisJurnal[] =>
  lines.map(({ debit_rp, kredit_rp, murni_ug, ...line }) => ({
    ...line,
    debit_rp: kredit_rp,
    kredit_rp: debit_rp,
    murni_ug: 0 - murni_ug,
  }))

const named = ({ debit_rp, kredit_rp, murni_ug, keterangan }: BarisJurnal): JournalLine => ({
  jenis_akun: JURNAL_UMUM,
  debit_rp,
  kredit_rp,
  murni_ug,
  ...(keterangan === undefined || keterangan === '' ? {} : { keterangan }),
})

/** Grams of fine gold, exact to the microgram: three decimals, more only where there are some. */
function gramText(ug: Microgram): string {
  const whole = scale(ug, 1, 1_000_000, 'TURUN')
  const rest = String(ug % 1_000_000).padStart(6, '0')
  return `${formatRupiah(whole)}.${rest.slice(0, 3)}${rest.slice(3).replace(/0{1,3}$/, '')}`
}
