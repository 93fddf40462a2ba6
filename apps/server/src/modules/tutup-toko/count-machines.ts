import type { closeStore as route, SlipMesin } from '@kencana/contract/areas/tutup-toko'
import type { BodyOf } from '@kencana/contract/kit/route'
import { refuse } from '@kencana/contract/refusals'
import {
  differs,
  heldAgainstSlips,
  lacksSlip,
  type MachineCount,
  machineName,
  slipDifference,
} from '@kencana/domain/uang/slip-mesin'
import type { StoreCtx } from '../../platform/context.ts'
import { knownMachines, machineTakings } from './mesin.queries.ts'

type CloseBody = BodyOf<typeof route>

/** The machines whose slip is asked for: never what they took, for slips are typed blind. */
export const machinesToAsk = async ({ db, kode_toko }: StoreCtx, slip: SlipMesin, tgl: string) =>
  slip === 'TIDAK' ? [] : await knownMachines(db, kode_toko, tgl)

/**
 * Slips as they were typed, beside the day's documents. Those of a page that is older than the
 * setting count, too. @throws Refusal TIDAK_LENGKAP
 */
export async function countMachines(
  { db, kode_toko }: StoreCtx,
  tgl: string,
  { mesin = [] }: CloseBody,
): Promise<MachineCount[]> {
  const slips = mesin.map(({ total, jumlah, ...machine }) => ({
    ...machine,
    slip_rp: total,
    slip_n: jumlah,
  }))
  const known = new Set((await knownMachines(db, kode_toko, tgl)).map(machineName))
  const named = slips.map(machineName)
  if (new Set(named).size < named.length || named.some(name => !known.has(name))) {
    refuse('TIDAK_LENGKAP', {}, { mesin: 'Setiap mesin toko ini sekali' })
  }
  return heldAgainstSlips(await machineTakings(db, kode_toko, tgl), slips)
}

/**
 * The cause of slips that differ or, where the store wants them all, that lack; nothing is posted.
 * The refusal names the machine, neither how much nor which way; answers whether a cause is kept.
 * @throws Refusal SELISIH_MESIN, SLIP_MESIN_KURANG
 */
export function explained(
  machines: readonly MachineCount[],
  slip: SlipMesin,
  { alasan_mesin = '' }: CloseBody,
): string {
  const off = machines.filter(differs)
  const missing = slip === 'WAJIB' ? machines.filter(lacksSlip) : []
  if (off.length + missing.length === 0) return ''
  if (alasan_mesin !== '') return alasan_mesin
  const names = (all: readonly MachineCount[]) => all.map(machineName).join(', ')
  return off.length > 0
    ? refuse('SELISIH_MESIN', { mesin: names(off) })
    : refuse('SLIP_MESIN_KURANG', { mesin: names(missing) })
}

/** A machine as it travels. */
export const machineAnswer = (one: MachineCount) => ({
  alat: one.alat,
  penerbit: one.penerbit,
  buku: one.buku_rp,
  buku_jumlah: one.buku_n,
  batal: one.batal_rp,
  batal_jumlah: one.batal_n,
  slip: one.slip_rp,
  slip_jumlah: one.slip_n,
  selisih: slipDifference(one),
})
