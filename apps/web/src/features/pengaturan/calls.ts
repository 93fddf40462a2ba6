import type {
  moduleList,
  previewSettings,
  saveSettings,
  settingHistory,
  settingList,
} from '@kencana/contract/areas/pengaturan/para-system'
import { routeRef } from '../../lib/api.ts'

export const calls = {
  settings: routeRef<typeof settingList>('GET', 'para-system'),
  modules: routeRef<typeof moduleList>('GET', 'para-system/modul'),
  preview: routeRef<typeof previewSettings>('POST', 'para-system/pratinjau'),
  save: routeRef<typeof saveSettings>('PUT', 'para-system'),
  history: routeRef<typeof settingHistory>('GET', 'para-system/riwayat'),
}
