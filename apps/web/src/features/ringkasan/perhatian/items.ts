import { ALARMS, type AlarmName } from '@kencana/contract/alarms'
import type { KodeTugas, perhatianPusat, ringkasan } from '@kencana/contract/areas/ringkasan'
import { ALL } from '@kencana/contract/kit/report'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { formatFine } from '@kencana/domain/quantity'
import type { TFunction } from 'i18next'
import { dayText } from '../../../kit/text/day-text.ts'
import { addressOf } from '../../../lib/address/address.ts'

/** Something an owner or a supervisor must know of, and the way to it. */
export interface Attention {
  readonly key: string
  /** The worst have the lowest. */
  readonly rank: number
  readonly tone: 'bad' | 'gold'
  readonly text: string
  readonly hint?: string
  readonly rp?: number | null
  readonly sejak?: string | null
  /** One without a label is the sentence itself; several are named by their stores. */
  readonly leads: readonly { readonly label?: string; readonly href: string }[]
}

export type Task = AnswerOf<typeof ringkasan>['tugas'][number]
type Waiting = AnswerOf<typeof perhatianPusat>['toko'][number]

interface Face {
  readonly rank: number
  readonly tone: Attention['tone']
  readonly path: string
  readonly search?: Readonly<Record<string, string>>
}

/** What is unusual stands before what only waits. */
const FACES: Readonly<Record<KodeTugas, Face>> = {
  BELUM_TUTUP: { rank: 20, tone: 'bad', path: '/tutup-toko' },
  HARGA_LAMA: { rank: 40, tone: 'bad', path: '/master-parameter-harga-emas' },
  AKUN_SALAH: { rank: 34, tone: 'bad', path: '/parameter-akun' },
  KODE_AKUN: { rank: 36, tone: 'bad', path: '/master-kode-transaksi' },
  EMAS_SUPPLIER: { rank: 58, tone: 'gold', path: '/jurnal-umum' },
  NON_CASH: { rank: 60, tone: 'gold', path: '/validasi-non-cash' },
  JATUH_TEMPO: { rank: 70, tone: 'gold', path: '/lihat-hutang' },
  UANG_DATANG: { rank: 80, tone: 'gold', path: '/terima-uang-kas' },
  AJUAN: { rank: 50, tone: 'gold', path: '/validasi-penjualan' },
  AJUAN_UANG: { rank: 55, tone: 'gold', path: '/validasi-keuangan' },
  BLN: { rank: 90, tone: 'gold', path: '/sortir-pembelian' },
  BATCH_LEWAT: { rank: 88, tone: 'gold', path: '/terima-barang-cuci' },
  SUSUT: { rank: 57, tone: 'gold', path: '/validasi-susut' },
}

function saidOf(t: TFunction, kode: KodeTugas, jumlah: number, sejak: string | null): string {
  switch (kode) {
    case 'BELUM_TUTUP':
      return t('Hari {tgl} belum ditutup', { tgl: sejak ?? '' })
    case 'AJUAN':
      return t('{jumlah} penjualan menunggu persetujuan', { jumlah })
    case 'AJUAN_UANG':
      return t('{jumlah} uang masuk atau keluar menunggu validasi', { jumlah })
    case 'UANG_DATANG':
      return t('{jumlah} kiriman uang belum diterima', { jumlah })
    case 'NON_CASH':
      return t('{jumlah} pembayaran non cash belum cocok', { jumlah })
    case 'JATUH_TEMPO':
      return t('{jumlah} pinjaman lewat jatuh tempo', { jumlah })
    case 'BLN':
      return t('{jumlah} barang belian menunggu dipilah', { jumlah })
    case 'BATCH_LEWAT':
      return t('{jumlah} kiriman ke tukang lewat janji', { jumlah })
    case 'SUSUT':
      return t('{jumlah} susut menunggu validasi', { jumlah })
    case 'HARGA_LAMA':
      return t('Harga emas belum diperbarui sejak {tgl}', { tgl: sejak ?? '' })
    case 'EMAS_SUPPLIER':
      return t('Emas {berat} g yang dibeli dengan rupiah masih tercatat sebagai hutang supplier', {
        berat: formatFine(jumlah),
      })
    case 'AKUN_SALAH':
      return t('{jumlah} akun di Parameter Akun salah untuk bagiannya', { jumlah })
    case 'KODE_AKUN':
      return t('{jumlah} kode transaksi memakai akun yang tidak boleh dipakai', { jumlah })
  }
}

/** What is to be done, or which they are, where the screen alone does not say it. */
const hintOf = (t: TFunction, kode: KodeTugas, apa: readonly string[]) => {
  if (apa.length > 0) return { hint: apa.join(', ') }
  return kode === 'EMAS_SUPPLIER'
    ? {
        hint: t(
          'Buat Jurnal Umum: emas ke akun Hutang Supplier, emas keluar dari akun Emas dari Supplier',
        ),
      }
    : {}
}

const countOf = (kode: KodeTugas, jumlah: number): string =>
  kode === 'EMAS_SUPPLIER' ? formatFine(jumlah) : String(jumlah)

/** Kinds whose sentence says the day itself. */
const SAYS_DAY: readonly KodeTugas[] = ['BELUM_TUTUP', 'HARGA_LAMA']

/** What waits in the store worked for. */
export const ofTasks = (t: TFunction, tugas: readonly Task[]): Attention[] =>
  tugas.map(({ kode, jumlah, rp, sejak, apa = [] }) => {
    const { rank, tone, path, search } = FACES[kode]
    return {
      ...{ key: kode, rank, tone, rp, sejak: SAYS_DAY.includes(kode) ? null : sejak },
      text: saidOf(t, kode, jumlah, sejak),
      ...hintOf(t, kode, apa),
      leads: [{ href: addressOf(path, search) }],
    }
  })

/** What waits in the stores of the chain, a line for each kind, each store a way to its own. */
export function ofStores(
  t: TFunction,
  stores: readonly Waiting[],
  own: string | undefined,
): Attention[] {
  const kinds = new Set(stores.flatMap(({ tugas }) => tugas.map(({ kode }) => kode)))
  return [...kinds].map(kode => {
    const { rank, tone, path, search } = FACES[kode]
    const found = stores.flatMap(({ kode_toko, tugas }) =>
      tugas.filter(task => task.kode === kode).map(task => ({ ...task, kode_toko })),
    )
    const jumlah = found.reduce((sum, one) => sum + one.jumlah, 0)
    const rps = found.flatMap(one => one.rp ?? [])
    const sejak = found.flatMap(one => one.sejak ?? []).sort()[0] ?? null
    return {
      ...{ key: kode, rank, tone },
      rp: rps.length === 0 ? null : rps.reduce((sum, rp) => sum + rp, 0),
      sejak: SAYS_DAY.includes(kode) ? null : sejak,
      text: saidOf(t, kode, jumlah, sejak),
      ...hintOf(
        t,
        kode,
        found.flatMap(({ apa = [] }) => apa),
      ),
      leads: found.map(({ kode_toko, jumlah: of, sejak: since }) => ({
        label: SAYS_DAY.includes(kode)
          ? dayOf(kode_toko, since, sejak)
          : `${kode_toko} ${countOf(kode, of)}`,
        href: addressOf(path, search, kode_toko === own ? null : kode_toko),
      })),
    }
  })
}

/** The sentence says the oldest day: a store that has another says its own. */
const dayOf = (kode_toko: string, since: string | null, oldest: string | null): string =>
  since === null || since === oldest ? kode_toko : `${kode_toko} ${dayText(since)}`

type Unreported = Pick<Waiting, 'kode_toko' | 'tugas_ppatk'>

/** Purchases still to be reported to PPATK: of one store, or of all, each by its code. */
export function ofUnreported(t: TFunction, stores: readonly Unreported[]): Attention[] {
  const open = stores.flatMap(({ kode_toko, tugas_ppatk }) =>
    tugas_ppatk === null || tugas_ppatk.jumlah === 0 ? [] : [{ kode_toko, ...tugas_ppatk }],
  )
  if (open.length === 0) return []
  const isOne = stores.length === 1
  const days = open.flatMap(({ sejak, sampai }) => [sejak ?? [], sampai ?? []].flat()).sort()
  const search = {
    tanggal_awal: days[0],
    sampai_tgl: days.at(-1),
    status: 'TERBUKA',
    ...(isOne ? {} : { toko: ALL }),
  }
  const jumlah = open.map(one => (isOne ? one.jumlah : `${one.kode_toko} ${one.jumlah}`))
  const text = t('Transaksi besar belum dilaporkan: {jumlah}', { jumlah: jumlah.join(', ') })
  const href = addressOf('/laporan-transaksi-besar', search)
  return [{ key: 'PPATK', rank: 30, tone: 'bad', text, leads: [{ href }] }]
}

interface Alarm {
  readonly nama: AlarmName
  readonly toko: string | null
  readonly fakta: Readonly<Record<string, string | number>>
}

/** Alarms of the installation; a day left open is told once, by its store if it tells it. */
export const ofAlarms = (
  t: TFunction,
  alarms: readonly Alarm[],
  mayLook: boolean,
  unclosed: readonly string[],
): Attention[] =>
  alarms
    .filter(({ nama, toko }) => nama !== 'belum_tutup_hari' || !unclosed.includes(toko ?? ''))
    .map(({ nama, toko, fakta }) => ({
      key: `${nama} ${toko ?? ''}`,
      rank: nama === 'belum_tutup_hari' ? 20 : 0,
      tone: 'bad',
      text: t(ALARMS[nama].text, fakta),
      hint: t(ALARMS[nama].hint),
      leads: mayLook ? [{ href: placeOf(nama, toko) }] : [],
    }))

function placeOf(nama: AlarmName, toko: string | null): string {
  if (nama === 'belum_tutup_hari') return addressOf('/tutup-toko', {}, toko)
  if (nama === 'neraca_tidak_seimbang') {
    return addressOf('/laporan-neraca-saldo', { toko: toko ?? ALL }, null)
  }
  return `${addressOf('/dashboardPusat', {}, null)}#${nama === 'pesan_macet' ? 'pesan' : 'keadaan'}`
}
