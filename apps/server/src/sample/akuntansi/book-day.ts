import { addDays } from '@kencana/domain/calendar'
import { bulanLain, bulanOf } from '@kencana/domain/posting/buku/periode'
import type { SampleCaller } from '../caller.ts'
import type { StoreDay } from '../trade-day.ts'

/** The rent falls due on this day of a month; the owner pays it from outside the shop. */
const SEWA_PADA = '-15'
const SEWA = 12_500_000
/** On this day of a month the one before it is closed. */
const TUTUP_PADA = '-10'
/** The store whose months are still to be closed, and the one with a journal to be approved. */
const TO_BE_CLOSED = 'JKT'
const TO_BE_APPROVED = 'SBY'

interface Crew {
  readonly owner: SampleCaller
  readonly spv: SampleCaller
}

/** What is written into the books of a branch by hand, and the months that are closed. */
export async function bookDay(
  { owner, spv }: Crew,
  day: StoreDay,
  chain: { readonly start: string; readonly today: string },
): Promise<void> {
  const { tgl, kode_toko } = day
  if (tgl.endsWith(SEWA_PADA) && tgl !== chain.today) {
    const no_ajuan = await submit(owner, day, ['5132', SEWA, 'Sewa toko, dibayar pemilik'])
    await spv.post(`ajuan-jurnal/${no_ajuan}/setuju`, {})
  }
  if (tgl === addDays(chain.today, -1) && kode_toko === TO_BE_APPROVED) {
    await submit(owner, day, ['5139', 1_850_000, 'Perbaikan etalase, dibayar pemilik'])
  }
  const bulan = bulanLain(bulanOf(tgl), -1)
  const isDue = tgl.endsWith(TUTUP_PADA) && bulan >= bulanOf(chain.start)
  if (isDue && kode_toko !== TO_BE_CLOSED) await owner.post('periode', { bulan })
}

type Cost = readonly [nomor_akun: string, jumlah: number, keterangan: string]

/** Laid down for another to approve: a cost that the owner paid. */
async function submit(
  owner: SampleCaller,
  { tgl }: StoreDay,
  [nomor_akun, jumlah, keterangan]: Cost,
): Promise<string> {
  const { no_ajuan } = await owner.post<{ no_ajuan: string }>('ajuan-jurnal', {
    keterangan,
    baris: [
      { nomor_akun, debit: jumlah },
      { nomor_akun: '3101', kredit: jumlah },
    ],
    tgl_system: tgl,
  })
  return no_ajuan
}
