import type { FastifyRequest } from 'fastify'

interface Asker {
  readonly user_id: string
  readonly kode_toko: string
}

const askers = new WeakMap<FastifyRequest, Asker>()

/** Notes who a request turned out to be from and for which store, for the lines logged about it. */
export function noteAsker(request: FastifyRequest, { user_id, kode_toko }: Asker): void {
  askers.set(request, { user_id, kode_toko })
}

/** Who asked, once that is known. */
export const askerOf = (request: FastifyRequest): Asker | undefined => askers.get(request)
