import * as routes from '@kencana/contract/areas/pelanggan/pelanggan'
import { change, type Endpoint, read } from '../../platform/http/endpoint.ts'
import { correctCustomer, forgetCustomer } from './correct-pelanggan.ts'
import { customerList, showCustomer, suggestCustomers } from './show-pelanggan.ts'

export const endpoints: readonly Endpoint[] = [
  read(routes.suggestPelanggan, (ctx, { query }) => suggestCustomers(ctx, query)),
  read(routes.listPelanggan, (ctx, { query }) => customerList(ctx, query)),
  read(routes.getPelanggan, (ctx, { params }) => showCustomer(ctx, params.id)),
  change(routes.correctPelanggan, (ctx, { body }) => correctCustomer(ctx, body)),
  change(routes.forgetPelanggan, (ctx, { body }) => forgetCustomer(ctx, body)),
]
