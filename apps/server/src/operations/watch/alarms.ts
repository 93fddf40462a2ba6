import { ALARMS, type AlarmName } from '@kencana/contract/alarms'
import { fillText } from '@kencana/contract/refusals'
import type { ArchiveFacts } from './archive-facts.ts'
import { isLate, type LocalFacts, type SharedFacts, type Upkeep } from './facts.ts'

type Facts = Readonly<Record<string, string | number>>

/** Something a person must look at; sentence and remedy stand in the contract. */
export interface Alarm {
  readonly nama: AlarmName
  /** The store it is about; null = the installation. */
  readonly toko: string | null
  readonly fakta: Facts
  /** The sentence in Indonesian, for the log. */
  readonly kalimat: string
}

const alarm = (nama: AlarmName, toko: string | null, fakta: Facts): Alarm => ({
  nama,
  toko,
  fakta,
  kalimat: fillText(ALARMS[nama].text, fakta),
})

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** From when on something is an alarm. */
export const LIMITS = {
  /** A message between stores: waited for so long, or failed so often. */
  pesan_detik: 300,
  pesan_gagal: 8,
  /** A backup every night, and two hours for it to be late. */
  cadangan_ms: 26 * HOUR,
  /** A drill every week, and a day. */
  latihan_ms: 8 * DAY,
  /** What is not in the archive within a minute would be lost with the disk (T43: RPO 1 min). */
  arsip_ms: 60_000,
  /** A copy of the cluster a day, and a day for it to be late. */
  basis_ms: 50 * HOUR,
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
    ...shared.toko.flatMap(store => ofStore(store, now, limits)),
    ...ofUpkeep(upkeep, now, limits),
    ...(local.arsip === undefined ? [] : ofArchive(local.arsip, now, limits)),
    ...ofMachine(local, limits),
  ]
}

function ofStore(store: SharedFacts['toko'][number], now: Date, limits: Limits): Alarm[] {
  const toko = store.kode_toko
  const alarms: Alarm[] = []
  if (store.selisih_rp !== 0 || store.selisih_ug !== 0) {
    const { selisih_rp: rp, selisih_ug: ug } = store
    alarms.push(alarm('neraca_tidak_seimbang', toko, { toko, rp, ug }))
  }
  const { outbox: jumlah, outbox_detik, outbox_gagal: kali, outbox_galat } = store
  if (outbox_detik > limits.pesan_detik || kali >= limits.pesan_gagal) {
    const menit = Math.round(outbox_detik / 60)
    const sebab = outbox_galat === '' ? '?' : outbox_galat
    alarms.push(alarm('pesan_macet', toko, { toko, jumlah, menit, kali, sebab }))
  }
  if (isLate(store, now)) {
    alarms.push(alarm('belum_tutup_hari', toko, { toko, tgl: store.tgl ?? '' }))
  }
  return alarms
}

function ofUpkeep(upkeep: Upkeep, now: Date, limits: Limits): Alarm[] {
  const alarms: Alarm[] = []
  const add = (nama: AlarmName, fakta: Facts = {}) => alarms.push(alarm(nama, null, fakta))
  const age = (at: Date | undefined) => now.getTime() - (at ?? upkeep.dipasang).getTime()
  if (upkeep.periksa_salah > 0) add('pembukuan_rusak', { jumlah: upkeep.periksa_salah })
  if (age(upkeep.cadangan) > limits.cadangan_ms) {
    add('cadangan_tua', { jam: Math.floor(age(upkeep.cadangan) / HOUR) })
  }
  if (isNewer(upkeep.cadangan_gagal, upkeep.cadangan)) {
    add('cadangan_gagal', { sebab: upkeep.cadangan_sebab })
  }
  if (age(upkeep.latihan) > limits.latihan_ms) {
    add('latihan_tua', { hari: Math.floor(age(upkeep.latihan) / DAY) })
  }
  if (isNewer(upkeep.latihan_gagal, upkeep.latihan)) add('latihan_gagal')
  return alarms
}

const isNewer = (one: Date | undefined, other: Date | undefined): boolean =>
  one !== undefined && (other === undefined || one > other)

function ofArchive({ sampai, basis, sebab, sebab_basis }: ArchiveFacts, now: Date, limits: Limits) {
  const alarms: Alarm[] = []
  const age = now.getTime() - sampai.getTime()
  if (age > limits.arsip_ms) {
    const menit = Math.max(1, Math.round(age / 60_000))
    alarms.push(alarm('arsip_tertahan', null, { menit, sebab: sebab ?? '?' }))
  }
  const old = basis === undefined ? 0 : now.getTime() - basis.getTime()
  if (old > limits.basis_ms || sebab_basis !== undefined) {
    const jam = Math.floor(old / HOUR)
    alarms.push(alarm('salinan_dasar_tua', null, { jam, sebab: sebab_basis ?? '?' }))
  }
  return alarms
}

function ofMachine({ disk, beda_jam_detik }: LocalFacts, limits: Limits): Alarm[] {
  const alarms: Alarm[] = []
  if (disk >= limits.disk) {
    alarms.push(alarm('disk_penuh', null, { persen: Math.floor(disk * 100) }))
  }
  if (Math.abs(beda_jam_detik) > limits.jam_detik) {
    const detik = Math.round(beda_jam_detik * 10) / 10
    alarms.push(alarm('jam_beda', null, { detik }))
  }
  return alarms
}
