/** What happened today, and in the days before: figures for the first screens. Writes nothing. */
export { endpoints } from './ringkasan.routes.ts'

export const owns = [] as const
export const uses = ['akun'] as const
