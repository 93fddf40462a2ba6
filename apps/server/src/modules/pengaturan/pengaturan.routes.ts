import * as routes from '@kencana/contract/areas/pengaturan/para-system'
import { change, type Endpoint, read } from '../../platform/http/endpoint.ts'
import { previewChange, saveSettings } from './change-settings.ts'
import { modulesOf, oneSetting, settingsOf, showHistory } from './show-settings.ts'

export const endpoints: readonly Endpoint[] = [
  read(routes.settingList, ctx => settingsOf(ctx.db, ctx.kode_toko)),
  read(routes.settingOfKey, (ctx, { params }) => oneSetting(ctx, params.key)),
  read(routes.moduleList, ctx => modulesOf(ctx.db, ctx.kode_toko)),
  read(routes.settingHistory, (ctx, { query }) => showHistory(ctx, query)),
  read(routes.previewSettings, (ctx, { body }) => previewChange(ctx, body)),
  change(routes.saveSettings, (ctx, { body }) => saveSettings(ctx, body)),
]
