/** Identity cards a person may show. */
export const JENIS_KARTU = ['KTP', 'SIM', 'PASPOR'] as const

export type JenisKartu = (typeof JENIS_KARTU)[number]

/** A number as it is kept: without the blanks, points and lines people write between figures. */
export const cardNumber = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase()

/**
 * Why a text is no number of an identity card, as a key of translation; null where it may be one.
 * A KTP's: province, regency, district (2 figures each, provinces from 11), day (of women 40 more),
 * month and year of birth, 4 figures. A SIM's: 12, on newer ones up to the 16 of the KTP.
 */
export function cardNumberFault(jenis: JenisKartu, text: string) {
  const number = cardNumber(text)
  if (jenis === 'SIM') {
    return /^\d{12,16}$/.test(number) ? null : ('Nomor SIM 12 sampai 16 angka' as const)
  }
  if (jenis === 'PASPOR') {
    return /^(?=.*\d)[A-Z0-9]{6,9}$/.test(number)
      ? null
      : ('Nomor paspor 6 sampai 9 huruf dan angka' as const)
  }
  if (!/^\d{16}$/.test(number)) return 'Nomor KTP 16 angka' as const
  const [province, day, month] = [0, 6, 8].map(at => Number(number.slice(at, at + 2)))
  const isBorn = within(day, 1, 31) || within(day, 41, 71)
  return within(province, 11, 99) && isBorn && within(month, 1, 12)
    ? null
    : ('Nomor KTP salah ketik: provinsi atau tanggal lahirnya tidak ada' as const)
}

/**
 * A number in a book that was kept before, such as of loans a shop begins with: whoever wrote it
 * down is gone, and nothing is gained by making one up. It is kept as it stands there.
 */
export const OLD_NUMBER = /^[A-Z0-9]{5,20}$/

const within = (value = 0, from: number, to: number) => value >= from && value <= to
