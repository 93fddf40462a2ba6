/** Settings and module switches of a store, with the history of who changed them. */
export { noteStoreFact, saveSettings, tellOthers } from './change-settings.ts'
export { putSetting } from './pengaturan.queries.ts'
export { endpoints } from './pengaturan.routes.ts'
export { settingsOf } from './show-settings.ts'

export const owns = ['para_system', 'modul', 'riwayat_pengaturan'] as const
export const uses = [] as const
