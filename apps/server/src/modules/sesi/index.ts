/** Login, session, passwords and supervisor grants. */
export { endpoints } from './sesi.routes.ts'
export { fingerprintForGrant } from './use-grant.ts'

export const owns = ['users', 'sesi', 'percobaan_sandi', 'otorisasi', 'otorisasi_gagal'] as const
export const uses = [] as const
