/** The texts that `dayText` puts a day together from, for who searches by them. */
export const WEEKDAYS = 'Min Sen Sel Rab Kam Jum Sab'
export const MONTHS = 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'
export const DAY = '{hari}, {tgl} {bulan} {tahun}'
export const MONTH = '{bulan} {tahun}'
