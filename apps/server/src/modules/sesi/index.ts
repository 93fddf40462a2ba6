/** Login, session, passwords and supervisor grants. */

export { usingGrants } from './keep-refused.ts'
export { answerOfKey, burnGrant, findGrants } from './sesi.queries.ts'
export { endpoints } from './sesi.routes.ts'
export { grantIds, grantsToBurn } from './use-grant.ts'

export const owns = ['otorisasi', 'otorisasi_gagal'] as const
export const uses = ['users'] as const
