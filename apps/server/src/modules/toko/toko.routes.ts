import * as routes from '@kencana/contract/areas/pengaturan/setting-toko'
import { change, type Endpoint, file, read, upload } from '../../platform/http/endpoint.ts'
import { receiveLogo, removeLogo, showLogo } from './logo.ts'
import { saveStore, showStore } from './store-settings.ts'

export const endpoints: readonly Endpoint[] = [
  read(routes.showStore, ctx => showStore(ctx)),
  change(routes.saveStore, (ctx, { body }) => saveStore(ctx, body)),
  file(routes.showLogo, ctx => showLogo(ctx)),
  upload(routes.sendLogo, (ctx, request) => receiveLogo(ctx, request)),
  change(routes.removeLogo, ctx => removeLogo(ctx)),
]
