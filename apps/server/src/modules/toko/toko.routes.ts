import * as portal from '@kencana/contract/areas/pengaturan/portal'
import * as routes from '@kencana/contract/areas/pengaturan/setting-toko'
import { change, type Endpoint, file, open, read, upload } from '../../platform/http/endpoint.ts'
import { receiveLogo, removeLogo, showLogo } from './logo.ts'
import { keepAnswer, listPortals, proofOf, questionFor } from './portal-check.ts'
import { saveStore, showStore } from './store-settings.ts'

export const endpoints: readonly Endpoint[] = [
  read(routes.showStore, ctx => showStore(ctx)),
  change(routes.saveStore, (ctx, { body }) => saveStore(ctx, body)),
  file(routes.showLogo, ctx => showLogo(ctx)),
  upload(routes.sendLogo, (ctx, request) => receiveLogo(ctx, request)),
  change(routes.removeLogo, ctx => removeLogo(ctx)),
  read(portal.portalList, ctx => listPortals(ctx)),
  read(portal.askPortal, (ctx, { body }) => questionFor(ctx, body)),
  open(portal.provePortal, async (app, { query }, { request }) => proofOf(app, query, request)),
  change(portal.keepPortalCheck, (ctx, { body }) => keepAnswer(ctx, body)),
]
