import * as routes from '@kencana/contract/areas/pengaturan/layanan'
import { change, document, type Endpoint, read } from '../../platform/http/endpoint.ts'
import { tryService } from './call-service.ts'
import { saveService, showService, wholesaleAddress } from './keep-service.ts'
import { sendMessage } from './send-nota.ts'

const ofService = (kode: routes.ServiceCode, one: typeof routes.whatsapp): Endpoint[] => [
  read(one.show, ctx => showService(ctx, kode)),
  change(one.save, (ctx, { body }) => saveService(ctx, kode, body)),
  document(one.test, (ctx, { body }) => tryService(ctx, kode, body.nomor)),
]

export const endpoints: readonly Endpoint[] = [
  ...ofService('WHATSAPP', routes.whatsapp),
  ...ofService('MARKETPLACE', routes.marketplace),
  ...ofService('GROSIR', routes.grosir),
  read(routes.grosirAddress, wholesaleAddress),
  document(routes.sendMessage, (ctx, { body }) => sendMessage(ctx, routes.sendMessage, body)),
]
