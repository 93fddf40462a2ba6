import type {
  moduleList,
  previewSettings,
  saveSettings,
  settingHistory,
  settingList,
} from '@kencana/contract/areas/pengaturan/para-system'
import type {
  askPortal,
  keepPortalCheck,
  portalList,
} from '@kencana/contract/areas/pengaturan/portal'
import type {
  removeLogo,
  saveStore,
  sendLogo,
  showLogo,
  showStore,
} from '@kencana/contract/areas/pengaturan/setting-toko'
import { routeRef } from '../../lib/api.ts'

export const calls = {
  settings: routeRef<typeof settingList>('GET', 'para-system'),
  modules: routeRef<typeof moduleList>('GET', 'para-system/modul'),
  preview: routeRef<typeof previewSettings>('POST', 'para-system/pratinjau'),
  save: routeRef<typeof saveSettings>('PUT', 'para-system'),
  history: routeRef<typeof settingHistory>('GET', 'para-system/riwayat'),
  store: routeRef<typeof showStore>('GET', 'settingtoko'),
  saveStore: routeRef<typeof saveStore>('PUT', 'settingtoko'),
  logo: routeRef<typeof showLogo>('GET', 'settingtoko/logo'),
  sendLogo: routeRef<typeof sendLogo>('POST', 'settingtoko/logo'),
  portals: routeRef<typeof portalList>('GET', 'settingtoko/portal'),
  askPortal: routeRef<typeof askPortal>('POST', 'settingtoko/portal/tantangan'),
  keepPortalCheck: routeRef<typeof keepPortalCheck>('POST', 'settingtoko/portal/hasil'),
  removeLogo: routeRef<typeof removeLogo>('DELETE', 'settingtoko/logo'),
}
