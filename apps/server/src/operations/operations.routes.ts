import * as routes from '@kencana/contract/areas/operasi'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { type Endpoint, read } from '../platform/http/endpoint.ts'
import { isLate } from './watch/facts.ts'
import { lastSeen, type Seen } from './watch/watch.ts'

type State = AnswerOf<typeof routes.keadaan>

/** How the installation stands; a branch hears of itself and of no other store. */
export const endpoints: readonly Endpoint[] = [
  read(routes.keadaan, async ({ app, actor }) => {
    const seen = lastSeen(app)
    if (seen === undefined) return UNKNOWN
    return stateOf(seen, toko => actor.tipe === 'PUSAT' || toko === actor.kode_toko)
  }),
]

const UNKNOWN: State = {
  pada: null,
  alarm: [],
  cadangan: null,
  latihan: null,
  periksa: null,
  periksa_salah: 0,
  arsip: null,
  disk: null,
  beda_jam_detik: null,
  toko: [],
}

function stateOf(seen: Seen, mayHear: (kode_toko: string) => boolean): State {
  const { upkeep, local, shared, pada } = seen
  const { arsip } = local
  return {
    pada: pada.toISOString(),
    alarm: seen.alarm.filter(({ toko }) => toko === null || mayHear(toko)),
    cadangan: instant(upkeep.cadangan),
    latihan: instant(upkeep.latihan),
    periksa: instant(upkeep.periksa),
    periksa_salah: upkeep.periksa_salah,
    arsip: arsip === undefined ? null : archiveOf(arsip.sampai, arsip.basis),
    disk: Math.round(local.disk * 1000) / 1000,
    beda_jam_detik: local.beda_jam_detik,
    toko: shared.toko
      .filter(({ kode_toko }) => mayHear(kode_toko))
      .map(store => ({
        kode_toko: store.kode_toko,
        tgl: store.tgl,
        belum_tutup: isLate(store, pada),
        seimbang: store.selisih_rp === 0 && store.selisih_ug === 0,
      })),
  }
}

const archiveOf = (sampai: Date, basis: Date | undefined): State['arsip'] => ({
  sampai: sampai.toISOString(),
  basis: instant(basis),
})

const instant = (at: Date | undefined): string | null => at?.toISOString() ?? null
