import type pg from 'pg'
import type { StoreChain } from '../../engines/document/verify-chain.ts'

/** A row of checks/invariants.sql: something that must never be. */
export interface BrokenInvariant {
  readonly invarian: string
  readonly kode_toko: string
  readonly rincian: string
}

export interface BookCheck {
  readonly invarian: readonly BrokenInvariant[]
  readonly rantai: readonly StoreChain[]
}

/** Whether row security hides nothing from a connection. */
export async function seesAll(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ all: boolean }>(
    `select rolsuper or rolbypassrls as "all" from pg_roles where rolname = current_user`,
  )
  return rows[0]?.all === true
}
