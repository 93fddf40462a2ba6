import type { askPortal, PortalState } from '@kencana/contract/areas/pengaturan/portal'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { expectStatus } from '../penjualan/shop.ts'
import type { Caller } from '../sample-shop/api.ts'

/** Tries the address of a store as a browser does; what is kept of it. */
export async function provePortal(owner: Caller, kode_toko: string): Promise<PortalState> {
  const path = 'settingtoko/portal'
  const asked = await owner.post<AnswerOf<typeof askPortal>>(`${path}/tantangan`, { kode_toko })
  const { portal, tantangan } = expectStatus(asked, 200)
  const said = await answerOf(portal, tantangan)
  const kept = await owner.post<PortalState>(`${path}/hasil`, { kode_toko, tantangan, ...said })
  return expectStatus(kept, 200)
}

/** What an address answers to the question. */
export async function answerOf(portal: string, tantangan: string) {
  const query = new URLSearchParams({ tantangan })
  const answer = await fetch(`${portal}/api/v1/portal/bukti?${query}`).catch(() => undefined)
  if (answer === undefined) return { bukti: null, sebab: 'TAK_TERJANGKAU' as const }
  const { bukti, kode_toko } = (await answer.json()) as Record<'bukti' | 'kode_toko', string | null>
  if (bukti !== null) return { bukti, sebab: null }
  return { bukti, sebab: kode_toko === null ? ('BUKAN_RANTAI' as const) : ('BUKAN_TOKO' as const) }
}
