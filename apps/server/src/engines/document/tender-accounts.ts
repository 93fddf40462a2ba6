import { refuse } from '@kencana/contract/refusals'
import { first, type Queryable, sql } from '../../platform/sql.ts'

/** What a tender may name: live banks of the chain, live accounts of the store. */
export interface KnownAccounts {
  readonly bank: readonly string[]
  readonly rekening: readonly { readonly no_rekening: string; readonly kode_bank: string }[]
  readonly slip: readonly UsedSlip[]
}

/** A tender, from 1, and what its slip paid already; null: another tender beside it. */
interface UsedSlip {
  readonly baris: number
  readonly nomor: string | null
}

interface Tender {
  readonly cara: string
  readonly kode_bank?: string | undefined
  readonly no_rekening?: string | undefined
  readonly kartu_akhir?: string | undefined
  readonly kode_setuju?: string | undefined
}

const NONE: KnownAccounts = { bank: [], rekening: [], slip: [] }

/** Banks, accounts and used slips, where a tender names one; cash alone asks nothing. */
export async function knownAccounts(
  db: Queryable,
  kode_toko: string,
  tenders: readonly Tender[],
): Promise<KnownAccounts> {
  if (!tenders.some(one => namesAccount(one) || one.kode_setuju)) return NONE
  const row = await first<{ kenal: Omit<KnownAccounts, 'slip'>; slip: KnownAccounts['slip'] }>(
    db,
    sql`select baca_rekening(${kode_toko}) as kenal,
          slip_dipakai(${kode_toko}, ${JSON.stringify(tenders)}::jsonb) as slip`,
  )
  if (row === undefined) throw new Error('baca_rekening answered nothing')
  return { ...row.kenal, slip: row.slip }
}

/** The slip of a tender paid a document already, or another tender of this one. */
export function refuseSlip({ baris, nomor }: UsedSlip): never {
  const fields = { [`pembayaran.${String(baris - 1)}.kode_setuju`]: 'Slip ini sudah dipakai' }
  return nomor === null
    ? refuse('SLIP_DUA_KALI', {}, fields)
    : refuse('SLIP_SUDAH', { nomor }, fields)
}

const namesAccount = ({ cara, kode_bank, no_rekening }: Tender): boolean =>
  cara === 'TRANSFER' || Boolean(kode_bank) || Boolean(no_rekening)

/**
 * Tenders with the bank and account they went to. A transfer goes to an account of the store; where
 * its bank has one only, that one is meant. @throws Refusal RUJUKAN_TIDAK_ADA for what the masters
 * do not have, TIDAK_LENGKAP for a transfer to no account or to one of another bank, SLIP_SUDAH for
 * a slip that paid another document
 */
export const withAccounts = <T extends Tender>(tenders: readonly T[], known: KnownAccounts): T[] =>
  tenders.map((tender, i) => {
    const used = known.slip.find(({ baris }) => baris === i + 1)
    if (used !== undefined) refuseSlip(used)
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
