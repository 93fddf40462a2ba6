/** Login, session, passwords and supervisor grants. */

export {
  approverFault,
  commandHash,
  mayApprove,
  recordRefused,
  withoutGrant,
  writeGrant,
} from './grant-authorization.ts'
export { usingGrants } from './keep-refused.ts'
export { answerOfKey, burnGrant, findGrants, findUser } from './sesi.queries.ts'
export { endpoints } from './sesi.routes.ts'
export { grantIds, grantsToBurn } from './use-grant.ts'

export const owns = ['otorisasi', 'otorisasi_gagal'] as const
export const uses = ['users'] as const
