import { laporPpatk, tugasDokumen } from '@kencana/contract/areas/pelanggan/transaksi-besar'
import { change, type Endpoint, read } from '../../platform/http/endpoint.ts'
import { reportTask, tasksShown } from './tasks.ts'

export const endpoints: readonly Endpoint[] = [
  read(tugasDokumen, (ctx, { params }) => tasksShown(ctx, params.nomor)),
  change(laporPpatk, (ctx, { params, body }) => reportTask(ctx, params.nomor, body)),
]
