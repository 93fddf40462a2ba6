import { type CaraPiutang, type Mdr, settledBy, settlementOf } from '@kencana/domain/uang/pencairan'
import type { SampleCaller } from '../caller.ts'
import type { StoreDay } from '../trade-day.ts'

interface Owed {
  readonly data: readonly {
    readonly nomor: string
    readonly baris: number
    readonly cara: CaraPiutang
    readonly jumlah: number
    readonly mutasi: number
  }[]
  readonly penerbit: readonly { readonly penerbit: string }[]
}

/** Acquirers pay every so many days; one of so many times they keep a little more. */
const EVERY = 3
const OFF = 7
const MORE = 2_500

/** What was found is paid out into the shop's account, acquirer by acquirer, by their rates. */
export async function settlePayments(spv: SampleCaller, { tgl }: StoreDay): Promise<void> {
  const day = Number(tgl.slice(-2))
  if (day % EVERY !== 0) return
  const [into] = await spv.get<{ kode_bank: string; no_rekening: string }[]>('rekenings')
  if (into === undefined) return
  const { penerbit: all } = await spv.get<Owed>('piutang-non-cash?limit=1')
  for (const { penerbit } of all) {
    const asked = `status=SIAP&penerbit=${penerbit}&limit=200`
    const { data } = await spv.get<Owed>(`piutang-non-cash?${asked}`)
    const bank = penerbit === '-' ? into.kode_bank : penerbit
    const mdr = await spv.get<Mdr>(`piutang-non-cash/mdr?kode_bank=${bank}`)
    const settlement = settlementOf(data, mdr)
    const less = day % OFF === 0 && settlement.harapan > 200 * MORE ? MORE : 0
    const settled = settledBy(settlement, settlement.harapan - less)
    if (settled === undefined || settled.bank <= 0) continue
    await spv.post('pencairan-non-cash', {
      penerbit,
      ke: into.kode_bank,
      ke_rekening: into.no_rekening,
      jumlah_bank: settled.bank,
      tgl_mutasi: tgl,
      no_referensi: `CR ${bank} ${tgl.slice(5).replace('-', '')}`,
      keterangan: less === 0 ? '' : 'Biaya transfer bank',
      pembayaran: data.map(({ nomor, baris }) => ({ nomor, baris })),
    })
  }
}
