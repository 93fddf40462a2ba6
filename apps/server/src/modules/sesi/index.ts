/** Login, session, passwords and supervisor grants. */
export { endpoints } from './sesi.routes.ts'
export { burnGrant, findGrants } from './sesi.queries.ts'
export { grantIds, grantsToBurn } from './use-grant.ts'

export const owns = ['users', 'sesi', 'percobaan_sandi', 'otorisasi', 'otorisasi_gagal'] as const
export const uses = [] as const
