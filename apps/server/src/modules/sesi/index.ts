/** Login, session, passwords and supervisor grants. */

export { usingGrants } from './keep-refused.ts'
export { burnGrant, findGrants, insertUser } from './sesi.queries.ts'
export { endpoints } from './sesi.routes.ts'
export { grantIds, grantsToBurn } from './use-grant.ts'

export const owns = ['users', 'otorisasi', 'otorisasi_gagal'] as const
export const uses = [] as const
