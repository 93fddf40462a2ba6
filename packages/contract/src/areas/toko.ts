import { z } from 'zod'
import { rowSchema } from '../kit/masters/schema.ts'
import { defineRoute } from '../kit/route.ts'
import { toko } from '../masters/umum/toko.ts'

/** Specified shared load: every live store with the portal its calls go to (03-decisions §2). */
export const tokoList = defineRoute({
  method: 'GET',
  path: 'tokos',
  summary: 'Stores of the chain. `portal` is always filled: another server, or this one.',
  right: { login: true },
  answer: z.array(rowSchema(toko).extend({ portal: z.string() })),
})
