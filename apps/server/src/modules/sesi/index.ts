/** Login, session, passwords and supervisor grants. */

export { approverFault, mayApprove, recordRefused, writeGrant } from './grant-authorization.ts'
export { answerOfKey, findUser } from './sesi.queries.ts'
export { endpoints } from './sesi.routes.ts'

export const uses = ['users'] as const
