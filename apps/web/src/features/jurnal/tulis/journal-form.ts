import {
  type AkunBuku,
  type BarisJurnal,
  salahBaris,
  selisihJurnal,
} from '@kencana/domain/posting/buku/jurnal-umum'

/** A row as it is typed: weights in whole milligrams, `null` while empty. */
export interface FormLine {
  readonly nomor_akun: string
  readonly debit: number
  readonly kredit: number
  readonly masuk_mg: number | null
  readonly keluar_mg: number | null
  readonly keterangan: string
}

export interface JournalForm {
  readonly keterangan: string
  /** The day it is booked on; nothing: that of its approval. */
  readonly tgl_buku?: string | null
  readonly baris: readonly FormLine[]
}

export const EMPTY_LINE: FormLine = {
  nomor_akun: '',
  debit: 0,
  kredit: 0,
  masuk_mg: null,
  keluar_mg: null,
  keterangan: '',
}

export const EMPTY_FORM: JournalForm = { keterangan: '', baris: [EMPTY_LINE, EMPTY_LINE] }

/** Whether nothing was typed in a row: it is not sent. */
export const isBlank = (line: FormLine): boolean =>
  line.nomor_akun === '' &&
  line.debit === 0 &&
  line.kredit === 0 &&
  (line.masuk_mg ?? 0) === 0 &&
  (line.keluar_mg ?? 0) === 0 &&
  line.keterangan.trim() === ''

/** A row as the rules of journals know it; gold into the account less gold out of it. */
const ruled = (line: FormLine): BarisJurnal => ({
  nomor_akun: line.nomor_akun,
  debit_rp: line.debit,
  kredit_rp: line.kredit,
  murni_ug: ((line.masuk_mg ?? 0) - (line.keluar_mg ?? 0)) * 1000,
  keterangan: line.keterangan.trim(),
})

/** What is wrong with each row, by its place and field; blank ones are left alone. */
export function faultsOf(
  form: JournalForm,
  accounts: ReadonlyMap<string, AkunBuku>,
): ReadonlyMap<string, string> {
  const places = form.baris.flatMap((line, place) => (isBlank(line) ? [] : [place]))
  const faults = salahBaris(typedLines(form), accounts)
  return new Map(faults.map(({ baris, field, teks }) => [`${places[baris]}.${field}`, teks]))
}

/** Rows that are sent, as the rules know them. */
export const typedLines = (form: JournalForm): BarisJurnal[] =>
  form.baris.filter(line => !isBlank(line)).map(ruled)

/** By how much the rows are off; null in balance. */
export const offBy = (form: JournalForm) => selisihJurnal(typedLines(form))
