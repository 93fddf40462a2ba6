import { createHash } from 'node:crypto'
import type pg from 'pg'
import { type Finding, findAltered } from './compare-chain.ts'

export interface StoreChain {
  readonly kode_toko: string
  readonly rows: number
  /** Hash of the last row, in hex; empty when nothing was ever written. */
  readonly head: string
  /** First bad row first; empty when all is as it was written. */
  readonly findings: readonly Finding[]
}

/** A head as a closing pack prints it; a hash alone will do, then any store may hold it. */
export interface Anchor {
  readonly kode_toko?: string
  readonly urut?: number
  readonly hash: string
}

interface AuditRow {
  urut: number
  detik: string
  pada: string
  user_id: string
  perintah: string
  nomor: string | null
  isi: string
  sebelum: Buffer
  hash: Buffer
}

export { comparisons, type Finding } from './compare-chain.ts'

const PAGE = 2_000

/**
 * Recomputes every store's chain outside the database and compares the documents to what the chain
 * says was decided (R11). Reads one snapshot, so it may run while the shop sells.
 */
export async function verifyChains(
  db: pg.ClientBase,
  anchors: readonly Anchor[] = [],
): Promise<StoreChain[]> {
  await db.query('begin transaction isolation level repeatable read read only')
  try {
    const stores = await db.query<{ kode_toko: string }>('select kode_toko from toko order by 1')
    const chains: StoreChain[] = []
    const seen = new Set<string>()
    for (const { kode_toko } of stores.rows) {
      await db.query("select set_config('app.kode_toko', $1, true)", [kode_toko])
      const wanted = new Set(anchors.map(anchor => anchor.hash))
      const chain = await walkChain(db, kode_toko, hash => wanted.has(hash) && seen.add(hash))
      const altered = await findAltered(db, kode_toko)
      const cut = missingAnchors(kode_toko, chain.rows, anchors, seen)
      chains.push(withFindings(chain, [...cut, ...altered]))
    }
    return [...chains, ...lostAnchors(chains, anchors, seen)]
  } finally {
    await db.query('rollback')
  }
}

/** Recomputes one store's chain, whose rows the connection sees; documents are not compared. */
export async function walkChain(
  db: pg.ClientBase,
  kode_toko: string,
  onHash: (hash: string) => unknown = () => undefined,
): Promise<StoreChain> {
  const findings: Finding[] = []
  let before: Buffer = createHash('sha256').update(kode_toko).digest()
  let last = 0
  let page: AuditRow[] = []
  do {
    page = await readPage(db, kode_toko, last)
    for (const row of page) {
      const apa = faultOf(row, last, before)
      if (apa !== undefined) findings.push({ kode_toko, urut: Math.min(row.urut, last + 1), apa })
      before = row.hash
      last = row.urut
      onHash(row.hash.toString('hex'))
    }
  } while (page.length === PAGE)
  const head = await db.query<{ urut: number; hash: Buffer }>(
    'select urut::int as urut, hash from audit_kepala where kode_toko = $1',
    [kode_toko],
  )
  const kept = head.rows[0]
  if ((kept?.urut ?? 0) !== last || (kept !== undefined && !kept.hash.equals(before))) {
    const apa = `rantai berakhir di baris ${last}, kepala yang disimpan baris ${kept?.urut ?? 0}`
    findings.push({ kode_toko, urut: last + 1, apa })
  }
  return { kode_toko, rows: last, head: last === 0 ? '' : before.toString('hex'), findings }
}

// `urut` alone would be the answer's own column, whose sort reads the rest of the chain each time.
const readPage = async (db: pg.ClientBase, kode_toko: string, after: number) =>
  (
    await db.query<AuditRow>(
      `select urut::int as urut, extract(epoch from pada)::text as detik,
         to_char(pada at time zone 'Asia/Jakarta', 'YYYY-MM-DD HH24:MI') as pada, user_id, perintah,
         nomor, isi::text as isi, sebelum, hash
       from audit a where kode_toko = $1 and a.urut > $2 order by a.urut limit ${PAGE}`,
      [kode_toko, after],
    )
  ).rows

/** What is wrong with a row after row `last` whose hash is `before`; undefined when nothing is. */
function faultOf(row: AuditRow, last: number, before: Buffer): string | undefined {
  const named = `${row.perintah} ${row.nomor ?? ''}`.trim()
  const who = `(${named}, ${row.pada} WIB, ${row.user_id})`
  if (row.urut !== last + 1) {
    const end = row.urut === last + 2 ? '' : `–${row.urut - 1}`
    return `baris ${last + 1}${end} hilang; berikutnya baris ${row.urut} ${who}`
  }
  if (!hashOf(row).equals(row.hash)) return `baris ${row.urut} ${who} bukan seperti saat ditulis`
  if (row.sebelum.equals(before)) return undefined
  return `baris ${row.urut} ${who} tidak menyambung ke baris ${last}: disisipkan atau ditukar`
}

/** The same sum as catat_audit() in the database, made from the texts it was made from. */
function hashOf(row: AuditRow): Buffer {
  const { urut, detik, user_id, perintah, nomor, isi } = row
  return createHash('sha256')
    .update(row.sebelum)
    .update([urut, detik, user_id, perintah, nomor ?? '', isi].join('|'))
    .digest()
}

/** Printed heads of this store that its chain no longer holds: it was cut, or written anew. */
function missingAnchors(
  kode_toko: string,
  rows: number,
  anchors: readonly Anchor[],
  seen: ReadonlySet<string>,
): Finding[] {
  return anchors
    .filter(anchor => anchor.kode_toko === kode_toko && !seen.has(anchor.hash))
    .map(({ urut = rows, hash }) => {
      const cut = `rantai berakhir di baris ${rows}, padahal baris ${urut} pernah dicetak`
      const anew = `baris ${urut} bukan lagi baris yang dicetak (${hash.slice(0, 12)}…)`
      const apa = urut > rows ? `${cut}: ekornya dipotong` : `${anew}: rantai ditulis ulang`
      return { kode_toko, urut: Math.min(urut, rows + 1), apa }
    })
}

/** Printed heads that no store's chain holds any more; a bare hash names no store. */
function lostAnchors(
  chains: readonly StoreChain[],
  anchors: readonly Anchor[],
  seen: ReadonlySet<string>,
): StoreChain[] {
  const lost = anchors.filter(
    ({ kode_toko, hash }) =>
      !seen.has(hash) && !chains.some(chain => chain.kode_toko === kode_toko),
  )
  const findings = lost.map(({ hash }) => ({
    kode_toko: '?',
    urut: null,
    apa: `kepala ${hash.slice(0, 12)}… tidak ada di rantai toko mana pun: ekornya dipotong`,
  }))
  return findings.length === 0 ? [] : [{ kode_toko: '?', rows: 0, head: '', findings }]
}

/** A chain with what else was found of its store, first bad row first. */
export const withFindings = (chain: StoreChain, more: readonly Finding[]): StoreChain => ({
  ...chain,
  findings: [...chain.findings, ...more].sort(byRow),
})

const byRow = (a: Finding, b: Finding): number =>
  (a.urut ?? Number.MAX_SAFE_INTEGER) - (b.urut ?? Number.MAX_SAFE_INTEGER)
