/** Users: who there is, what each may see, and who changed that. */

export { openForOwner } from './end-sessions.ts'
export { giveNewScreens } from './give-new-screens.ts'
export { insertUser, type NewUser, refersTo, replacePassword } from './users.queries.ts'
export { endpoints } from './users.routes.ts'

export const owns = ['users', 'riwayat_user', 'layar_dikenal'] as const
export const uses = [] as const
