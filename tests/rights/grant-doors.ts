import { z } from 'zod'
import { endpoints } from '../../apps/server/src/areas.ts'

/** Every command that may be sent with a grant, as the contract declares it. */
export const DOORS = endpoints
  .filter(
    ({ route }) =>
      route.keyed === true && route.body instanceof z.ZodObject && 'otorisasi' in route.body.shape,
  )
  .map(({ route }) => new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`))
