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
      baris: found.map(({ nomor, baris, jumlah }) => ({
        nomor,
        baris,
        ...(order(nomor) % OFF === 0 && jumlah > SLIP
          ? { jumlah: jumlah - SLIP, keterangan: 'Slip tergesek kurang, ditagih ke pelanggan' }
          : {}),
      })),
    })
  }
}

const machineOf = ({ cara, kode_bank }: Waiting['data'][number]): string =>
  `${cara} ${kode_bank ?? ''}`.trim()

const SLIP = 10_000

/** A number of its own for each document, the same in every sample chain. */
const order = (nomor: string): number => Number(nomor.replace(/\D/g, '')) % 1_000_003
