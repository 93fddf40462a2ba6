import type { Route } from '@kencana/contract/kit/route'
import type { z } from 'zod'
import { routeRef } from '../lib/api.ts'

/** A store as the picker of the head office lists it. */
export interface StoreRow {
  readonly kode_toko: string
  readonly nama_toko: string
  /** Base URL of its calls; always filled, maybe another server's. */
  readonly portal: string
}

type ListStores = Route<undefined, undefined, undefined, z.ZodType<StoreRow[]>>

/** The specified list of stores (`tokos`). */
export const storeCalls = { list: routeRef<ListStores>('GET', 'tokos') }
