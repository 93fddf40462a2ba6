import { refuse } from '@kencana/contract/refusals'
import { pemegangAkun, SEBAB_DIPEGANG } from '@kencana/domain/posting/buku/jurnal-umum'
import type { Queryable } from '../../platform/sql.ts'
import { accounts, holdMappings, keptOnce, mappings } from './akun.queries.ts'

/** Every live account, with what keeps it where nobody may post to it freely. */
export async function ledgerAccounts(db: Queryable) {
  const parts = new Map<string, string[]>()
  for (const { jenis_akun, nomor_akun } of await mappings(db)) {
    parts.set(nomor_akun, [...(parts.get(nomor_akun) ?? []), jenis_akun])
  }
  const once = await keptOnce(db)
  return (await accounts(db)).map(({ nomor_akun, nama_akun, golongan, emas }) => {
    const account = { golongan, emas, pernah_dipegang: once.get(nomor_akun) ?? null }
    const dipegang = pemegangAkun(account, parts.get(nomor_akun) ?? [])
    return { nomor_akun, nama_akun, golongan, emas, dipegang }
  })
}

/** The same for a command that posts to one of them: who keeps it stays so until that is booked. */
export async function heldAccounts(db: Queryable) {
  await holdMappings(db)
  return ledgerAccounts(db)
}

/**
 * An account that whoever writes money may choose: alive, and kept by no list.
 * @throws Refusal RUJUKAN_TIDAK_ADA; TIDAK_LENGKAP of `field`, with where to go instead
 */
export async function demandFreeAccount(
  db: Queryable,
  nomor_akun: string,
  field: string,
): Promise<void> {
  const account = (await heldAccounts(db)).find(one => one.nomor_akun === nomor_akun)
  if (account === undefined) {
    const facts = { label: 'Nomor Akun', kode: nomor_akun }
    return refuse('RUJUKAN_TIDAK_ADA', facts, { [field]: 'Pilih dari daftar' })
  }
  const { dipegang } = account
  if (dipegang !== null) refuse('TIDAK_LENGKAP', {}, { [field]: SEBAB_DIPEGANG[dipegang].teks })
}
