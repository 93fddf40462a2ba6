import { isLate, type LocalFacts, type SharedFacts, type Upkeep } from './facts.ts'

/** Something a person must look at; what to do for each stands in docs/operations.md. */
export interface Alarm {
  readonly nama: AlarmName
  /** The store it is about; null = the installation. */
  readonly toko: string | null
  readonly kalimat: string
}

export const ALARMS = [
  'neraca_tidak_seimbang',
  'pembukuan_rusak',
  'outbox_tertahan',
  'cadangan_tua',
  'cadangan_gagal',
  'latihan_tua',
  'latihan_gagal',
  'disk_penuh',
  'jam_beda',
  'belum_tutup_hari',
] as const
export type AlarmName = (typeof ALARMS)[number]

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** From when on something is an alarm. */
export const LIMITS = {
  outbox_detik: 300,
  /** A backup every night, and two hours for it to be late. */
  cadangan_ms: 26 * HOUR,
  /** A drill every week, and a day. */
  latihan_ms: 8 * DAY,
  disk: 0.85,
  jam_detik: 2,
} as const

export type Limits = { readonly [K in keyof typeof LIMITS]: number }

/** Every alarm of the moment; an empty list in a quiet hour. */
export function alarmsOf(
  shared: SharedFacts,
  local: LocalFacts,
  upkeep: Upkeep,
  now: Date,
  limits: Limits = LIMITS,
): Alarm[] {
  return [
    ...ofStores(shared, now, limits),
    ...ofUpkeep(upkeep, now, limits),
    ...ofMachine(local, limits),
  ]
}

function ofStores({ toko: stores }: SharedFacts, now: Date, limits: Limits): Alarm[] {
  const alarms: Alarm[] = []
  for (const store of stores) {
    const toko = store.kode_toko
    const add = (nama: AlarmName, kalimat: string) => alarms.push({ nama, toko, kalimat })
    if (store.selisih_rp !== 0 || store.selisih_ug !== 0) {
      const beda = `${store.selisih_rp} rupiah, ${store.selisih_ug} µg emas murni`
      add(
        'neraca_tidak_seimbang',
        `Neraca saldo ${toko} tidak seimbang: ${beda}. Hentikan penjualan.`,
      )
    }
    if (store.outbox_detik > limits.outbox_detik) {
      const lama = Math.round(store.outbox_detik / 60)
      add(
        'outbox_tertahan',
        `${store.outbox} kiriman ${toko} belum terkirim, tertua ${lama} menit.`,
      )
    }
    if (isLate(store, now)) {
      add('belum_tutup_hari', `${toko} belum tutup toko untuk ${store.tgl}, sudah lewat 23:00 WIB.`)
    }
  }
  return alarms
}

function ofUpkeep(upkeep: Upkeep, now: Date, limits: Limits): Alarm[] {
  const alarms: Alarm[] = []
  const add = (nama: AlarmName, kalimat: string) => alarms.push({ nama, toko: null, kalimat })
  const age = (at: Date | undefined) => now.getTime() - (at ?? upkeep.dipasang).getTime()
  const hours = (at: Date | undefined) =>
    at === undefined ? 'belum pernah' : `${Math.floor(age(at) / HOUR)} jam lalu`
  if (upkeep.periksa_salah > 0) {
    add(
      'pembukuan_rusak',
      `Pemeriksaan malam menemukan ${upkeep.periksa_salah} kesalahan pembukuan.`,
    )
  }
  if (age(upkeep.cadangan) > limits.cadangan_ms) {
    add('cadangan_tua', `Cadangan terakhir ${hours(upkeep.cadangan)}. Jalankan npm run backup.`)
  }
  if (isNewer(upkeep.cadangan_gagal, upkeep.cadangan)) {
    add('cadangan_gagal', 'Pencadangan terakhir gagal. Jalankan npm run backup dan baca sebabnya.')
  }
  if (age(upkeep.latihan) > limits.latihan_ms) {
    add(
      'latihan_tua',
      `Latihan pemulihan terakhir ${hours(upkeep.latihan)}. Jalankan npm run drill.`,
    )
  }
  if (isNewer(upkeep.latihan_gagal, upkeep.latihan)) {
    add('latihan_gagal', 'Latihan pemulihan terakhir gagal: cadangan belum tentu dapat dipulihkan.')
  }
  return alarms
}

const isNewer = (one: Date | undefined, other: Date | undefined): boolean =>
  one !== undefined && (other === undefined || one > other)

function ofMachine({ disk, beda_jam_detik }: LocalFacts, limits: Limits): Alarm[] {
  const alarms: Alarm[] = []
  if (disk >= limits.disk) {
    const percent = Math.floor(disk * 100)
    const kalimat = `Disk data terisi ${percent} %. Kosongkan ruang sebelum penuh.`
    alarms.push({ nama: 'disk_penuh', toko: null, kalimat })
  }
  if (Math.abs(beda_jam_detik) > limits.jam_detik) {
    const beda = Math.round(beda_jam_detik * 10) / 10
    const kalimat = `Jam komputer ini berbeda ${beda} detik dari basis data. Nyalakan NTP.`
    alarms.push({ nama: 'jam_beda', toko: null, kalimat })
  }
  return alarms
}
