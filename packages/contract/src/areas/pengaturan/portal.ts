import { z } from 'zod'
import { short } from '../../documents/define-cancel.ts'
import { defineRoute } from '../../kit/route.ts'
import { ACTS_FOR_STORES } from '../../permissions.ts'

const right = { screens: ['/settingtoko'], levels: ACTS_FOR_STORES } as const

/** Why a browser got no proof: nothing answered, no server of the chain, not this store's. */
const NO_PROOF = ['TAK_TERJANGKAU', 'BUKAN_RANTAI', 'BUKAN_TOKO'] as const
export type NoProof = (typeof NO_PROOF)[number]

const code = short(20).min(1)
/** Sealed by a server of the chain. */
const sealed = z
  .string()
  .max(2_000)
  .regex(/^[\w-]+$/)

const portal = z.object({
  kode_toko: z.string(),
  nama_toko: z.string(),
  portal: z.string(),
  /** Whether calls go there; until it is proved they go to the server that is asked. */
  dipakai: z.boolean(),
  /** The last answer; `LAMA`: used since before addresses were tried, null: never tried. */
  hasil: z.enum(['TERBUKTI', ...NO_PROOF, 'LAMA']).nullable(),
  pada: z.string().nullable(),
  oleh: z.string().nullable(),
})
export type PortalState = z.output<typeof portal>

export const portalList = defineRoute({
  method: 'GET',
  path: 'settingtoko/portal',
  summary: 'Addresses of stores at other servers, each with its last answer. Head office.',
  right,
  answer: z.array(portal),
})

export const askPortal = defineRoute({
  method: 'POST',
  path: 'settingtoko/portal/tantangan',
  summary: 'What a browser asks the address of a store to prove that it is the chain’s.',
  right,
  body: z.strictObject({ kode_toko: code }),
  answer: z.object({ portal: z.string(), tantangan: z.string() }),
  refusals: ['TIDAK_DITEMUKAN'],
})

export const provePortal = defineRoute({
  method: 'GET',
  path: 'portal/bukti',
  summary: 'Proves to a browser that this address is the portal of that store. No session.',
  right: { public: true },
  query: z.strictObject({ tantangan: sealed }),
  answer: z.object({
    /** Null where the question is of no server of this chain, or of another store. */
    bukti: z.string().nullable(),
    /** The store of the question, where it is of this chain. */
    kode_toko: z.string().nullable(),
  }),
})

export const keepPortalCheck = defineRoute({
  method: 'POST',
  path: 'settingtoko/portal/hasil',
  summary: 'What the address of a store answered to a browser; proved, it is used from now on.',
  right,
  body: z.strictObject({
    kode_toko: code,
    tantangan: sealed,
    bukti: sealed.nullable(),
    sebab: z.enum(NO_PROOF).nullable(),
  }),
  answer: portal,
  refusals: ['TIDAK_DITEMUKAN', 'BERUBAH'],
})
