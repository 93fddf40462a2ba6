import type { ApprovedThings } from './approved.ts'

/** What a refusal BUTUH_OTORISASI says is to be approved; nothing where it says none. */
export function approvedThings(facts: Readonly<Record<string, unknown>>): ApprovedThings {
  const { disetujui } = facts
  return typeof disetujui === 'string' ? (JSON.parse(disetujui) as ApprovedThings) : {}
}
