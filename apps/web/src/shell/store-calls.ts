import type { Route } from '@kencana/contract/kit/route'
import type { z } from 'zod'
import { routeRef } from '../lib/api.ts'
import type { StoreRow } from '../lib/chain/ask-stores.ts'

type ListStores = Route<undefined, undefined, undefined, z.ZodType<StoreRow[]>>

/** The specified list of stores (`tokos`). */
export const storeCalls = { list: routeRef<ListStores>('GET', 'tokos') }
