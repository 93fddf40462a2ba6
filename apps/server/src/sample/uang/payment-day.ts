import { addDays } from '@kencana/domain/calendar'
import type { SampleCaller } from '../caller.ts'
import type { StoreDay } from '../trade-day.ts'

interface Waiting {
  readonly data: readonly {
    readonly nomor: string
    readonly baris: number
    readonly cara: string
    readonly kode_bank: string | null
    readonly jumlah: number
    readonly status: string
  }[]
}

/** The last days wait still. */
const OPEN_DAYS = 3
/** One of so many was swiped with another amount, or has not come yet. */
const OFF = 61
const LATE = 17

/**
 * What the days before took without cash is found on slip and statement by the supervisor, machine
 * by machine; nothing of the last days, and few of before are late or off.
 */
export async function matchPayments(
  spv: SampleCaller,
  { tgl }: StoreDay,
  today: string,
): Promise<void> {
  const until = addDays(tgl, -1)
  if (until > addDays(today, -OPEN_DAYS)) return
  const days = `tgl_from=${until}&tgl_to=${until}`
  const { data } = await spv.get<Waiting>(`validasi-non-cash?limit=200&${days}`)
  for (const machine of new Set(data.map(machineOf))) {
    const payments = data.filter(one => machineOf(one) === machine)
    const found = payments.filter(({ nomor }) => order(nomor) % LATE !== 0)
    if (found.length === 0) continue
    await spv.post('validasi-non-cash', {
      tgl_mutasi: tgl,
      no_referensi: `${machine} ${until.slice(5).replace('-', '')}`,
      baris: found.map(one => ({
        nomor: one.nomor,
        baris: one.baris,
        ...(swiped(one) !== one.jumlah
          ? { jumlah: swiped(one), keterangan: 'Slip tergesek kurang, ditagih ke pelanggan' }
          : {}),
      })),
    })
  }
}

type Payment = Waiting['data'][number]

/** What the machine has of a payment: now and then another amount was swiped. */
const swiped = ({ nomor, jumlah }: Payment): number =>
  order(nomor) % OFF === 0 && jumlah > SLIP ? jumlah - SLIP : jumlah

/** What the machines' slips of the day say in the evening, and why one differs from the nota. */
export async function slipsOf(spv: SampleCaller, { tgl }: StoreDay) {
  const days = `tgl_from=${tgl}&tgl_to=${tgl}`
  const { data } = await spv.get<Waiting>(`validasi-non-cash?limit=200&status=ALL&${days}`)
  const cards = data.filter(({ cara }) => cara !== 'TRANSFER')
  const standing = cards.filter(({ status }) => !status.startsWith('BATAL'))
  const mesin = [...new Set(cards.map(slipOf))].map(name => {
    const [alat = '', penerbit = ''] = name.split(' ')
    const found = standing.filter(one => slipOf(one) === name)
    const total = found.reduce((sum, one) => sum + swiped(one), 0)
    return { alat, penerbit, total, jumlah: found.length }
  })
  const isOff = standing.some(one => swiped(one) !== one.jumlah)
  return { mesin, ...(isOff ? { alasan_mesin: 'Satu kartu tergesek kurang' } : {}) }
}

/** Debit and credit are one slip of their machine. */
const slipOf = ({ cara, kode_bank }: Payment): string =>
  `${cara === 'QRIS' ? cara : 'KARTU'} ${kode_bank ?? '-'}`

const machineOf = ({ cara, kode_bank }: Payment): string => `${cara} ${kode_bank ?? ''}`.trim()

const SLIP = 10_000

/** A number of its own for each document, the same in every sample chain. */
const order = (nomor: string): number => Number(nomor.replace(/\D/g, '')) % 1_000_003
