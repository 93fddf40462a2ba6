/** Where the sample licences say that each branch may lend; none of them is a real licence. */
const LINGKUP: Readonly<Record<string, string>> = {
  JKT: 'Contoh: Provinsi DKI Jakarta',
  BDG: 'Contoh: Provinsi Jawa Barat',
  SBY: 'Contoh: Provinsi Jawa Timur',
}

/** Settings of a branch's licence to lend, plainly an example. */
export const sampleLicence = (kode_toko: string) => ({
  IZIN_GADAI_NOMOR: `CONTOH-${kode_toko}-001`,
  IZIN_GADAI_LINGKUP: LINGKUP[kode_toko] ?? 'Contoh',
})

/** Loans of a month, cheaper in its first half, beside those of 90 days that every store has. */
export const MONTHLY_TERMS = {
  kode_bunga: 'B1',
  nama_bunga: 'Bertingkat, jangka 30 hari',
  metode: 'BERTINGKAT',
  pokok_dari: 50_000,
  pokok_sampai: 100_000_000,
  bunga_permil: 24,
  bunga_awal_permil: 12,
  hari_awal: 15,
  hari_minimal: 1,
  jangka_hari: 30,
  hari_tenggang: 3,
  denda_permil: 20,
  hitung_hari_pertama: false,
}

interface PledgeKind {
  readonly nama: string
  readonly kode_dept: string
  /** Net weight in hundredths of a gram, from and to. */
  readonly berat: readonly [from: number, to: number]
}

/** What is brought to the pawn counter. */
export const PLEDGES: readonly PledgeKind[] = [
  { nama: 'Kalung Rantai', kode_dept: 'KALUNG', berat: [300, 1_200] },
  { nama: 'Gelang Keroncong', kode_dept: 'GELANG', berat: [400, 1_500] },
  { nama: 'Cincin Polos', kode_dept: 'CINCIN', berat: [150, 600] },
  { nama: 'Liontin Ukir', kode_dept: 'LIONTIN', berat: [100, 400] },
  { nama: 'Anting Jepit', kode_dept: 'ANTING', berat: [100, 350] },
]
