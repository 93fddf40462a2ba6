/**
 * People of the sample stores; none of them lives. Whoever is named shows a card: what a person
 * trades on a day is summed over all stores, and from Rp 100 million on a card is asked for
 * (IDENTITAS_JUMLAH).
 */
export interface Person {
  readonly nama: string
  readonly telp: string
  readonly alamat: string
  readonly jenis_identitas: 'KTP'
  readonly no_identitas: string
}

const person = (nama: string, telp: string, alamat: string, no_identitas: string): Person => ({
  nama,
  telp,
  alamat,
  jenis_identitas: 'KTP',
  no_identitas,
})

const SULASTRI = person(
  'Ibu Sulastri',
  '081234567890',
  'Jl. Kramat Sentiong No. 12',
  '3171015502700001',
)
const HARTONO = person(
  'Bapak Hartono',
  '081388210042',
  'Jl. Gunung Sahari No. 88',
  '3171021107650002',
)
const DEWI = person('Dewi Anggraeni', '087855441200', 'Jl. Merdeka Timur No. 3', '3171034403880003')
const RAHMAT = person('Rahmat Hidayat', '082166779080', 'Jl. Anggrek No. 21', '3171041209790004')

/** Who buys jewellery, where a name is given. */
export const BUYERS: readonly Person[] = [
  SULASTRI,
  HARTONO,
  person('Ibu Ningsih', '085711223344', 'Perum Griya Asri Blok C4', '3171056108720005'),
  person('Ny. Tan Mei Ling', '08119012277', 'Jl. Mangga Besar IV No. 7', '3171064909580006'),
  DEWI,
  RAHMAT,
  person('Siti Maimunah', '085233004411', 'Kp. Melayu Kecil No. 9', '3171075203810007'),
]

/** Who sells gold, by itself or for new pieces. */
export const SELLERS: readonly Person[] = [SULASTRI, HARTONO, DEWI, RAHMAT]

/** Who leaves money. */
export const DEPOSITORS: readonly Person[] = [
  SULASTRI,
  HARTONO,
  DEWI,
  RAHMAT,
  person('Ibu Ratih Purnama', '081288800201', 'Jl. Melati Raya No. 5', '3171085804760008'),
  person('Bapak Gunawan', '081288800202', 'Jl. Cendana No. 17', '3171091510680009'),
]

/** Who borrows. */
export const BORROWERS: readonly Person[] = [
  person('Ibu Sumarni', '081288800101', 'Jl. Kramat Pulo No. 14', '3171234501780001'),
  person('Bapak Slamet Riyadi', '081288800102', 'Gg. Mawar II No. 3', '3171234502690002'),
  person('Ibu Yeni Marlina', '081288800103', 'Jl. Cempaka Baru No. 27', '3171234503850003'),
  person('Ny. Lim Siu Lan', '081288800104', 'Jl. Pecenongan No. 51', '3171234504610004'),
  person('Bapak Dadang Suhendar', '081288800105', 'Kp. Cikaret RT 02', '3271234505740005'),
  person('Ibu Nur Hasanah', '081288800106', 'Jl. Ketapang No. 8', '3571234506900006'),
  person('Ibu Wartini', '081288800107', 'Perum Bumi Indah B7', '3571234507820007'),
  person('Bapak Yohanes Tarigan', '081288800108', 'Jl. Pintu Besi No. 19', '3171234508770008'),
]

/** A shop that sells on, and who buys for it. */
export const TRADER = {
  ...person('Toko Emas Sinar Pagi', '02155512340', 'Ps. Baru Lt. 2 No. 41', '3171102207740010'),
  pajak: { jenis: 'PEDAGANG', npwp: '0914283757042000' },
} as const
