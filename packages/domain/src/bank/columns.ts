import { readArah } from './bank-figure.ts'

/** What a column of a bank's statement says. */
export const KOLOM_KORAN = [
  'TANGGAL',
  'KETERANGAN',
  'DEBIT',
  'KREDIT',
  'JUMLAH',
  'ARAH',
  'SALDO',
  'REFERENSI',
  'ABAIKAN',
] as const
export type KolomKoran = (typeof KOLOM_KORAN)[number]

/** What each column of a file is, from the left; columns beyond it are passed over. */
export type PetaKoran = readonly KolomKoran[]

/** A layout that is known, by the names of its columns. */
export const BENTUK_KORAN = ['BCA', 'MANDIRI', 'BRI', 'LAIN'] as const
export type BentukKoran = (typeof BENTUK_KORAN)[number]

export interface Recognised {
  readonly bentuk: BentukKoran
  readonly peta: PetaKoran
  /** Place of the row that names the columns, from 0; -1 where none does. */
  readonly kepala: number
}

/** Names of columns as banks print them, letters and digits alone; the first that fits. */
const NAMES: readonly (readonly [RegExp, KolomKoran])[] = [
  [
    /^(tanggal|tgl|date|postdate|tanggaltransaksi|tgltransaksi|transactiondate|postingdate)$/,
    'TANGGAL',
  ],
  [/^(tgltran|tanggalposting|tglposting)$/, 'TANGGAL'],
  [/^(keterangan|uraian|uraiantransaksi|description|remark|deskripsi|remarks)$/, 'KETERANGAN'],
  [/^((keterangan|rincian)?transaksi|transactiondescription|rincian|desktran)$/, 'KETERANGAN'],
  [/^(debit|debet|mutasidebet|mutasidebit|debetrp|debitamount|debits|pengeluaran)$/, 'DEBIT'],
  [/^(kredit|credit|mutasikredit|kreditrp|creditamount|credits|pemasukan)$/, 'KREDIT'],
  [/^(jumlah|nominal|amount|mutasi|nilai|jumlahrp)$/, 'JUMLAH'],
  [/^(arah|cr|db|crdb|dbcr|dk|dc|tipe|type|jenis|debitkredit)$/, 'ARAH'],
  [/^(saldo(akhir(mutasi)?|rp)?|(closing|ending|ledger|running)?balance)$/, 'SALDO'],
  [/^(referensi|referenceno|reference|noref|norefrensi|noreferensi|refno|nojurnal)$/, 'REFERENSI'],
  [/^(trx|trans)date$/, 'TANGGAL'],
  [/^withdrawals?$/, 'DEBIT'],
  [/^deposits?$/, 'KREDIT'],
  [/^closebalance$/, 'SALDO'],
]

/** What a header says; undefined where it is no known name. */
function namedColumn(header: string): KolomKoran | undefined {
  const bare = header.toLowerCase().replace(/[^a-z0-9]/g, '')
  return NAMES.find(([form]) => form.test(bare))?.[1]
}

const LOOKED_AT = 60

/**
 * Finds the row that names the columns and what they are; the layout of a bank by the names only
 * it uses. A file without such a row is `LAIN`, every column passed over until somebody says.
 */
export function recogniseColumns(rows: readonly (readonly string[])[]): Recognised {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const says = (at: number) => rows.some(row => readArah(row[at] ?? '') !== undefined)
  for (const [kepala, row] of rows.slice(0, LOOKED_AT).entries()) {
    // a table may be wider than the row of its names
    const peta = mapOf(
      Array.from({ length: width }, (_, at) => row[at] ?? ''),
      says,
    )
    if (mapFault(peta) === null) return { bentuk: layoutOf(row), peta, kepala }
  }
  return { bentuk: 'LAIN', peta: Array.from({ length: width }, () => 'ABAIKAN'), kepala: -1 }
}

/** Each column once: a second date or amount of the same name is passed over. */
function mapOf(row: readonly string[], says: (at: number) => boolean): KolomKoran[] {
  const seen = new Set<KolomKoran>()
  return row.map((header, at): KolomKoran => {
    // BCA leaves the column of CR and DB without a name
    const isBeside = namedColumn(row[at - 1] ?? '') === 'JUMLAH'
    const isUnnamed = header.trim() === '' && isBeside && says(at)
    const kolom = isUnnamed ? 'ARAH' : (namedColumn(header) ?? 'ABAIKAN')
    if (seen.has(kolom)) return 'ABAIKAN'
    seen.add(kolom)
    return kolom
  })
}

function layoutOf(row: readonly string[]): BentukKoran {
  const has = (form: RegExp) => row.some(header => form.test(header.trim().toLowerCase()))
  if (has(/^cabang$/) && has(/^jumlah$/)) return 'BCA'
  if (has(/^value date$/) || has(/^((tanggal )?valuta|tgl\. val\.)$/)) return 'MANDIRI'
  if (has(/^jam( tran(saksi)?)?$/) || has(/^(tgl_tran|jam_tran)$/)) return 'BRI'
  return 'LAIN'
}

/** What is wrong with a map of columns, an Indonesian sentence; null when a file can be read so. */
export function mapFault(peta: PetaKoran): { readonly teks: string } | null {
  const count = (kolom: KolomKoran) => peta.filter(one => one === kolom).length
  if (count('TANGGAL') !== 1) return { teks: 'Pilih satu kolom Tanggal' }
  if (count('KETERANGAN') === 0) return { teks: 'Pilih sedikitnya satu kolom Keterangan' }
  if (ONCE.some(kolom => count(kolom) > 1)) {
    return { teks: 'Tiap jenis kolom hanya satu kali, kecuali Keterangan' }
  }
  const isSplit = count('DEBIT') === 1 && count('KREDIT') === 1
  const isSingle = count('JUMLAH') === 1 && count('DEBIT') === 0 && count('KREDIT') === 0
  if (!isSplit && !isSingle) return { teks: 'Pilih kolom Debit dan Kredit, atau kolom Jumlah saja' }
  return isSplit && count('ARAH') > 0 ? { teks: 'Kolom CR/DB hanya bersama kolom Jumlah' } : null
}

const ONCE: readonly KolomKoran[] = ['DEBIT', 'KREDIT', 'JUMLAH', 'ARAH', 'SALDO', 'REFERENSI']
