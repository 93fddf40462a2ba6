import { defineRoute } from '@kencana/contract/kit/route'
import { z } from 'zod'
import { type Endpoint, open } from '../../apps/server/src/platform/http/endpoint.ts'
import { MARK } from './dictionary.ts'

const route = (path: string) =>
  defineRoute({
    method: 'GET',
    path: `buruk/${path}`,
    summary: 'Does what no endpoint may, so that the judge can be judged.',
    right: { public: true },
    answer: z.unknown(),
  })

const hoard: Buffer[] = []

/** One endpoint for each thing the judge must see; the last part of its path names the fault. */
export const badEndpoints: readonly Endpoint[] = [
  open(route('fault'), async () => {
    throw new TypeError('undefined is not a function')
  }),
  open(route('stack'), async (_app, _input, { reply }) => {
    reply.code(400)
    return { pesan: new Error('galat').stack }
  }),
  open(route('shape'), async (_app, _input, { reply }) => {
    reply.code(404)
    return { pesan: 'tidak ada' }
  }),
  open(route('sql'), async (_app, _input, { reply }) => {
    reply.header('x-galat', 'syntax error at or near "order"')
    return {}
  }),
  open(route('leak'), async () => ({ nama: `Ibu ${MARK}` })),
  open(route('lag'), async () => {
    const end = performance.now() + 400
    while (performance.now() < end) Math.sqrt(end)
    return {}
  }),
  open(route('memory'), async () => {
    hoard.push(Buffer.alloc(260 * 1_048_576, 1))
    return {}
  }),
  open(route('silence'), () => new Promise(() => undefined)),
  open(route('death'), async () => process.exit(3)),
]
