/**
 * What a field says when its value will not do. The filled sentence travels in `errors`; a client
 * finds the template again to translate it.
 */
export const FIELD_TEXTS = {
  empty: 'Harus Diisi',
  named: '{field} Tidak Boleh Kosong',
  least: 'Minimal {batas}',
  most: 'Maksimal {batas}',
  permil: 'Kadar tidak boleh lebih dari {batas}',
  carat: 'Karat tidak boleh lebih dari {batas}',
  percent: 'Persen tidak boleh lebih dari 100',
  decimals: 'Paling banyak {angka} angka di belakang koma',
  whole: 'Harus bilangan bulat',
  long: 'Paling banyak {batas} huruf',
  code: 'Hanya huruf, angka, titik, garis',
  letters: 'Ada huruf yang tidak boleh dipakai',
  phone: 'Nomor telepon terdiri dari 8 sampai 15 angka',
  fixed: 'Tidak dapat diubah',
  number: 'Bukan angka',
  twoWays: 'Angka ini dapat dibaca dua cara',
  large: 'Angka terlalu besar',
  yesNo: 'Isi Ya atau Tidak',
  list: 'Pilih dari daftar',
  form: 'Bentuk isian tidak dikenal',
  day: 'Tanggal tidak dikenal',
  twin: 'Kode ini sudah ada di baris {baris}',
  taken: 'Sudah dipakai {kode}',
  missing: '{label} {kode} tidak ada',
  pair: '{atas} tidak boleh kurang dari {bawah}',
  overlap: 'Rentang ini bertumpuk dengan {kode}',
  group: 'Ongkos {kode} hanya untuk group {group}',
  sameDay: '{kode} sudah mulai berlaku di tanggal ini',
} as const

/** A template with what filled it. */
interface Filled {
  readonly template: string
  readonly facts: Readonly<Record<string, string>>
}

/** The template a filled sentence came from, with its facts; undefined when it is none of these. */
export const fieldTextOf = (sentence: string): Filled | undefined =>
  templateAmong(Object.values(FIELD_TEXTS), sentence)

/** The one of these templates that a sentence was filled from, with its facts. */
export function templateAmong(templates: readonly string[], sentence: string): Filled | undefined {
  for (const template of templates) {
    const escaped = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    const pattern = escaped.replace(/\{(\w+)\}/g, '(?<$1>.+)')
    const hit = new RegExp(`^${pattern}$`).exec(sentence)
    if (hit) return { template, facts: { ...hit.groups } }
  }
  return undefined
}
