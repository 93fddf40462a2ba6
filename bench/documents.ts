import { randomUUID } from 'node:crypto'
import { ENTRIES } from '../tests/documents/entries/registry.ts'
import { swipeBody } from '../tests/gesek-tunai/swipe.ts'
import { spendBody } from '../tests/kas/money.ts'
import { sendBody } from '../tests/kirim-uang/transit.ts'
import { appraisal, BORROWER, loanBody } from '../tests/races/pawn-shop.ts'
import { DEPOSITOR } from '../tests/titipan/deposited-days.ts'
import { type Line, line } from './figures.ts'
import {
  againstCeiling,
  EIGHT_ON_THREE,
  type Measured,
  perTill,
  pgbench,
  requestOf,
  sendAll,
} from './sales.ts'
import { type BenchShop, type Books, SELLER, STORES, type Store, sessionHash } from './shop.ts'

/** What a store's documents are written with. */
interface Counter {
  readonly toko: Store
  readonly accounts: readonly (readonly [kode_bank: string, no_rekening: string])[]
  /** Of the pledge of its loans. */
  readonly taksiran: number
}

type Body = (counter: Counter, customer: ReturnType<typeof somebody>) => object

const TARGET = 0.75

/** What is sent of each kind of document; by its name in the contract. */
const BODIES: Readonly<Record<string, Body>> = {
  titipan: ({ toko }, { nama, telp, alamat }) => ({
    customer: { nama, telp, alamat },
    kode_sales: SELLER[toko],
    pembayaran: [{ cara: 'TUNAI', jumlah: 5_000 }],
    total: 5_000,
  }),
  hutang: ({ toko, taksiran }, { nama, telp, no_identitas }) => ({
    ...loanBody(taksiran),
    kode_sales: SELLER[toko],
    customer: { ...BORROWER, nama, telp, no_identitas },
  }),
  'uang-kas': () => spendBody(1_000),
  'uang-bank': ({ accounts: [first] }) => spendBody(1_000, account(first)),
  'cash/mutasi-uang-cash': ({ accounts: [first] }) => moved(['CASH', ''], first),
  'cash/mutasi-uang-bank': ({ accounts: [first, second] }) => moved(first, second),
  'kirim-uang': () => sendBody(1_000),
  'gesek-tunai': () => swipeBody(1_000),
}

type Account = Counter['accounts'][number] | undefined

const account = ([kode_bank, no_rekening]: Account = ['', '']) => ({ kode_bank, no_rekening })

const moved = ([asal, asal_rekening]: Account = ['', ''], to: Account = ['', '']) => ({
  asal,
  asal_rekening,
  tujuan: to[0],
  tujuan_rekening: to[1],
  jumlah: 1_000,
  keterangan: 'Pindah dana',
  kategori: asal === 'CASH' ? 'SETOR-TARIK' : 'PINDAH-DANA',
})

let persons = 0

/** A person nobody has written of. */
function somebody() {
  persons += 1
  const digits = String(persons).padStart(8, '0')
  return {
    nama: `${DEPOSITOR.nama} ${digits}`,
    telp: `0857${digits}`,
    alamat: DEPOSITOR.alamat,
    no_identitas: `3273014501${digits.slice(2)}`,
  }
}

/**
 * Every kind of document that a counter writes by itself, over HTTP and at its own ceiling:
 * `post()` of the document as the product decided it. What the product reads before it decides is
 * on its side of the ratio.
 */
export async function benchDocuments(
  shop: BenchShop,
  books: Books,
  perRun: number,
  rounds: number,
  progress: (what: string) => void,
): Promise<Line[]> {
  const counters = await countersOf(shop, books)
  await books.admin.query(`drop table if exists bench_dok;
    create table bench_dok (id int primary key, sesi bytea, toko text, kunci uuid, dok text);
    grant select on bench_dok to kencana_app`)
  const lines: Line[] = []
  const count = perTill(EIGHT_ON_THREE, perRun)
  for (const [name, body] of Object.entries(BODIES)) {
    const http: Measured[] = []
    const ceiling: number[] = []
    const samples = await samplesOf(shop, books, counters, name, body)
    for (let round = 0; round <= rounds; round += 1) {
      const measured = await overHttp(shop, counters, name, body, count)
      await prepare(shop, books, samples, count)
      const perSecond = pgbench(shop, books, SCRIPT, EIGHT_ON_THREE.length, count)
      // The first round warms both sides up.
      if (round === 0) continue
      http.push(measured)
      ceiling.push(perSecond)
    }
    lines.push(lineOf(name, http, ceiling))
    progress(`${name}: ${lines.at(-1)?.figure}`)
  }
  await books.admin.query('drop table bench_dok')
  return [...lines, ...notMeasured()]
}

/** One that was refused is no document: then the target is not met. */
function lineOf(name: string, http: readonly Measured[], ceiling: readonly number[]): Line {
  const said = againstCeiling(`${name}, 8 clients, 3 stores`, { http, ceiling }, TARGET)
  const failed = http.reduce((sum, run) => sum + run.failed, 0)
  return failed === 0
    ? said
    : { ...said, figure: `${said.figure}, ${failed} refused`, isMet: false }
}

/** Kinds of documents of the contract that another part measures, or none. */
function notMeasured(): Line[] {
  const ELSEWHERE = ['penjualan', 'pembelian']
  const names = ENTRIES.map(({ document }) => document.kind.name)
  const left = names.filter(name => !(name in BODIES) && !ELSEWHERE.includes(name))
  return [line('documents without a bench', left.join(', '))]
}

async function countersOf(shop: BenchShop, { admin }: Books): Promise<Record<Store, Counter>> {
  const found: [Store, Counter][] = []
  for (const toko of STORES) {
    const second = { no_rekening: '7731007710', nama_rekening: 'Toko', kode_bank: 'BRI' }
    const made = await shop.owner.post('rekening', second, { toko })
    if (made.status >= 300 && made.status !== 409) throw new Error(made.text)
    // loans and cards are paid out of the drawer
    const float = spendBody(50_000_000_000, { kode_transaksi: 'MODAL' })
    const filled = await shop.cashiers[toko].post('uang-kas', float)
    if (filled.status !== 201) throw new Error(filled.text)
    const { rows } = await admin.query<{ kode_bank: string; no_rekening: string }>(
      'select kode_bank, no_rekening from rekening where kode_toko = $1 order by kode_bank',
      [toko],
    )
    const accounts = rows.map(row => [row.kode_bank, row.no_rekening] as const)
    found.push([toko, { toko, accounts, taksiran: await appraisal(shop.cashiers[toko]) }])
  }
  return Object.fromEntries(found) as Record<Store, Counter>
}

const overHttp = (
  shop: BenchShop,
  counters: Readonly<Record<Store, Counter>>,
  path: string,
  body: Body,
  count: number,
): Promise<Measured> =>
  sendAll(
    shop,
    EIGHT_ON_THREE.map(toko =>
      Array.from({ length: count }, () =>
        requestOf(shop, toko, path, body(counters[toko], somebody())),
      ),
    ),
  )

interface Sample {
  readonly dok: string
  readonly customer: ReturnType<typeof somebody>
}

/** A document of each store as the product decided it, to be copied. */
async function samplesOf(
  shop: BenchShop,
  { admin }: Books,
  counters: Readonly<Record<Store, Counter>>,
  path: string,
  body: Body,
): Promise<Record<Store, Sample>> {
  const samples: [Store, Sample][] = []
  for (const toko of STORES) {
    const customer = somebody()
    const sent = body(counters[toko], customer)
    const answer = await shop.cashiers[toko].post<Record<string, string>>(path, sent)
    if (answer.status !== 201) throw new Error(answer.text)
    const { rows } = await admin.query<{ dok: object }>(
      'select isi as dok from audit where kode_toko = $1 and nomor = any($2)',
      [toko, Object.values(answer.body).map(String)],
    )
    const dok = JSON.stringify({ ...rows[0]?.dok, jawaban: answer.body })
    samples.push([toko, { dok, customer }])
  }
  return Object.fromEntries(samples) as Record<Store, Sample>
}

/** As many copies as each till posts. */
async function prepare(
  shop: BenchShop,
  { admin }: Books,
  samples: Readonly<Record<Store, Sample>>,
  count: number,
): Promise<void> {
  await admin.query('truncate bench_dok')
  const rows = EIGHT_ON_THREE.flatMap((toko, till) => {
    const sesi = sessionHash(shop.cashiers[toko]).toString('hex')
    return Array.from({ length: count }, (_, i) => ({
      ...{ id: till * count + i + 1, sesi, toko },
      dok: copied(samples[toko]),
    }))
  })
  await admin.query(
    `insert into bench_dok select id, decode(sesi, 'hex'), toko, gen_random_uuid(), dok
     from jsonb_to_recordset($1::jsonb) as r(id int, sesi text, toko text, dok text)`,
    [JSON.stringify(rows)],
  )
  await admin.query('analyze bench_dok')
}

/** The same document of another person; messages that go with it have numbers of their own. */
function copied({ dok, customer }: Sample): string {
  const other = somebody()
  const text = (['nama', 'telp', 'no_identitas'] as const).reduce(
    (said, key) => said.replaceAll(`"${customer[key]}"`, `"${other[key]}"`),
    dok,
  )
  const { outbox, ...rest } = JSON.parse(text) as { readonly outbox?: readonly object[] }
  const messages = outbox?.map(one => ({ ...one, id: randomUUID() }))
  return JSON.stringify(messages === undefined ? rest : { ...rest, outbox: messages })
}

const SCRIPT = `\\set i :i + 1
\\set id :client_id * :n + :i
select o.* from bench_dok b, post(b.sesi, b.toko, b.kunci, '\\x00', b.dok::jsonb) o
  where b.id = :id;
`
