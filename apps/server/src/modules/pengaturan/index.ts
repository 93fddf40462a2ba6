/** Settings and module switches of a store, and what others know of the store. */
export { putSetting } from './pengaturan.queries.ts'
export { endpoints } from './pengaturan.routes.ts'

export const owns = ['para_system', 'modul', 'riwayat_pengaturan', 'logo_toko'] as const
export const uses = [] as const
