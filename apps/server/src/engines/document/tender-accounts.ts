import { refuse } from '@kencana/contract/refusals'
import { first, type Queryable, sql } from '../../platform/sql.ts'

/** What a tender may name: live banks of the chain, live accounts of the store. */
export interface KnownAccounts {
  readonly bank: readonly string[]
  readonly rekening: readonly { readonly no_rekening: string; readonly kode_bank: string }[]
}

interface Tender {
  readonly cara: string
  readonly kode_bank?: string | undefined
  readonly no_rekening?: string | undefined
}

const NONE: KnownAccounts = { bank: [], rekening: [] }

/** Banks and accounts, where a tender needs one; cash and codes alone ask nothing. */
export async function knownAccounts(
  db: Queryable,
  kode_toko: string,
  tenders: readonly Tender[],
): Promise<KnownAccounts> {
  if (!tenders.some(namesAccount)) return NONE
  const row = await first<{ kenal: KnownAccounts }>(
    db,
    sql`select baca_rekening(${kode_toko}) as kenal`,
  )
  if (row === undefined) throw new Error('baca_rekening answered nothing')
  return row.kenal
}

const namesAccount = ({ cara, kode_bank, no_rekening }: Tender): boolean =>
  cara === 'TRANSFER' || Boolean(kode_bank) || Boolean(no_rekening)

/**
 * Tenders with the bank and account they went to. A transfer goes to an account of the store; where
 * its bank has one only, that one is meant. @throws Refusal RUJUKAN_TIDAK_ADA for what the masters
 * do not have, TIDAK_LENGKAP for a transfer to no account or to one of another bank
 */
export const withAccounts = <T extends Tender>(tenders: readonly T[], known: KnownAccounts): T[] =>
  tenders.map((tender, i) => {
    if (!namesAccount(tender)) return tender
    const { cara, kode_bank, no_rekening } = tender
    if (kode_bank && !known.bank.includes(kode_bank)) {
      refuse('RUJUKAN_TIDAK_ADA', { label: 'Bank', kode: kode_bank })
    }
    const account = no_rekening
      ? (known.rekening.find(one => one.no_rekening === no_rekening) ??
        refuse('RUJUKAN_TIDAK_ADA', { label: 'Rekening', kode: no_rekening }))
      : onlyAccount(cara, kode_bank, known)
    const place = `pembayaran.${String(i)}.no_rekening`
    if (account === undefined) {
      if (cara !== 'TRANSFER') return tender
      return refuse('TIDAK_LENGKAP', {}, { [place]: 'Pilih rekening yang menerima transfer' })
    }
    if (kode_bank && account.kode_bank !== kode_bank) {
      refuse('TIDAK_LENGKAP', {}, { [place]: 'Rekening ini bukan milik bank yang dipilih' })
    }
    return { ...tender, ...account }
  })

function onlyAccount(cara: string, kode_bank: string | undefined, { rekening }: KnownAccounts) {
  if (cara !== 'TRANSFER') return undefined
  const own = rekening.filter(one => !kode_bank || one.kode_bank === kode_bank)
  return own.length === 1 ? own[0] : undefined
}
