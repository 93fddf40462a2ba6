import { telpBaku } from '../teks/telepon.ts'

/** What a customer is known by. */
export interface KnownBy {
  readonly kode_member: string | null
  readonly telp: string | null
}

/** Whether two are one customer: the same member, or the same telephone however it is written. */
export function isSameCustomer(one: KnownBy, other: KnownBy): boolean {
  const isMember = one.kode_member !== null && one.kode_member === other.kode_member
  const telp = telpBaku(one.telp ?? '')
  return isMember || (telp !== '' && telp === telpBaku(other.telp ?? ''))
}
