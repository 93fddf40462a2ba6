/** The book of customers: whom the store remembers, and by what. */
export { knownIdentity } from './known-identity.ts'
export { endpoints } from './pelanggan.routes.ts'

export const owns = ['pelanggan', 'jejak_pelanggan', 'riwayat_pelanggan'] as const
export const uses = [] as const
