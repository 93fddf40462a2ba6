import type { RosokAwal } from '@kencana/contract/areas/akuntansi/rows'
import { postStokAwal } from '@kencana/domain/posting/saldo-awal'
import { fineUg, gramToMg } from '@kencana/domain/quantity'
import {
  type Opening,
  type OpeningRows,
  summed,
  summedBy,
} from '../../../engines/document/opening/sums.ts'
import { intoPools } from '../../../engines/document/pools.ts'
import type { StoreCtx } from '../../../platform/context.ts'
import { refuseRows } from '../../../platform/sheet/sheet-rows.ts'
import { bookedJournal } from '../../akun/index.ts'
import { holdPurities } from './old-codes.queries.ts'

/** Scrap in a tray, as the load says it; it is kept in the pool of its kadar. */
interface Scrap {
  readonly tempat: string
  readonly kode_kadar: string
  readonly permil: number
  readonly berat_mg: number
  readonly murni_ug: number
  readonly modal_rp: number
}

/**
 * The scrap a shop begins with, tray by tray and purity by purity.
 * @throws Refusal BARIS_SALAH, AKUN_BELUM_DIPETAKAN
 */
export async function openingScrap(
  ctx: StoreCtx,
  { rows, place }: OpeningRows<RosokAwal>,
): Promise<Opening> {
  const kadar = await holdPurities(
    ctx.db,
    rows.map(row => row.kode_kadar),
  )
  const faults: Record<string, string> = {}
  const seen = new Set<string>()
  const rosok = rows.map((row, i): Scrap => {
    const { tempat, kode_kadar, modal_rp } = row
    const permil = kadar.get(kode_kadar)
    if (permil === undefined) faults[place(i, 'kode_kadar')] = `Kadar ${kode_kadar} tidak ada`
    const name = `${tempat.toUpperCase()} ${kode_kadar}`
    if (seen.has(name)) faults[place(i, 'tempat')] = `${name} sudah ada di baris lain`
    seen.add(name)
    const berat_mg = gramToMg(row.berat)
    const murni_ug = fineUg(berat_mg, permil ?? 0)
    return { tempat, kode_kadar, permil: permil ?? 0, berat_mg, murni_ug, modal_rp }
  })
  refuseRows(faults)
  const sums = summed(rosok.map(sumsOf))
  return {
    sums,
    rincian: summedBy(rosok, one => one.kode_kadar, sumsOf),
    janggal: [],
    own: async () => ({
      klaim_lain: intoPools(
        'ROSOK',
        rosok.map(({ tempat: _tempat, permil: _permil, ...gold }) => gold),
      ),
    }),
    isi: { rosok },
    jurnal: await bookedJournal(
      ctx,
      'SALDO_AWAL',
      postStokAwal('PERSEDIAAN_ROSOK', sums.rupiah, sums.murni_ug),
    ),
    parts: [],
  }
}

const sumsOf = ({ modal_rp, berat_mg, murni_ug }: Scrap) => ({
  jumlah: 1,
  rupiah: modal_rp,
  berat_mg,
  murni_ug,
})
