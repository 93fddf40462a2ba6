/** Announcements: who writes to whom, and who has read it. */

export { endpoints } from './berita.routes.ts'

export const owns = ['berita', 'berita_dibaca'] as const
export const uses = [] as const
