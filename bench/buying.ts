import { makeBarcode } from '@kencana/domain/barcode'
import { buying, ofNota, SELLER as PERSON } from '../tests/pembelian/counter.ts'
import { RING_PRICE } from '../tests/penjualan/shop.ts'
import { type Line, line } from './figures.ts'
import {
  againstCeiling,
  EIGHT_ON_THREE,
  type Measured,
  perTill,
  pgbench,
  requestOf,
  sendAll,
  type Tills,
} from './sales.ts'
import {
  type BenchShop,
  type Books,
  PIECES,
  SELLER,
  STORES,
  type Store,
  sessionHash,
} from './shop.ts'

/** A nota of the bench that nobody bought yet. */
interface Nota {
  readonly nomor: string
  readonly rings: readonly string[]
}

type Notas = Readonly<Record<Store, Nota[]>>

/** What a store pays for each ring, well below its ceiling. */
const PAID = 4_000_000
const TARGET = 0.75

/** Buying notas of the bench's own sales back, over HTTP and at the ceiling of the database. */
export async function benchBuying(
  shop: BenchShop,
  books: Books,
  perRun: number,
  rounds: number,
): Promise<Line[]> {
  const tills = EIGHT_ON_THREE
  // Half of them: each needs a nota that was sold before.
  const count = perTill(tills, perRun / 2)
  const notas = await soldNotas(books)
  await makeTable(shop, books, notas)
  const http: Measured[] = []
  const ceiling: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const measured = await overHttp(shop, notas, tills, count)
    await prepare(shop, books, notas, tills, count)
    const perSecond = pgbench(shop, books, SCRIPT, tills.length, count)
    // The first round warms both sides up.
    if (round === 0) continue
    http.push(measured)
    ceiling.push(perSecond)
  }
  await books.admin.query('drop table bench_beli, bench_beli_contoh')
  return linesOf(http, ceiling)
}

function linesOf(http: readonly Measured[], ceiling: readonly number[]): Line[] {
  const failed = http.reduce((sum, run) => sum + run.failed, 0)
  return [
    againstCeiling(
      `purchase of ${PIECES} pieces of a nota, 8 clients, 3 stores`,
      { http, ceiling },
      TARGET,
    ),
    line('purchases refused or failed', `${failed}`, '0', failed === 0),
  ]
}

/** Notas of rings that the bench sold, with their pieces. */
async function soldNotas({ admin }: Books): Promise<Notas> {
  const { rows } = await admin.query<Nota & { kode_toko: Store }>(
    `select d.kode_toko, d.nomor, array_agg(l.kode_barcode order by l.baris) rings
     from dokumen d join dokumen_barang l using (kode_toko, nomor)
     where d.jenis = 'PENJUALAN' and not exists (select from nota_dibeli n
       where n.no_faktur_jual = d.nomor)
     group by 1, 2 having count(*) = $1 and bool_and(l.harga_rp = $2)`,
    [PIECES, RING_PRICE],
  )
  const of = (toko: Store) => rows.filter(({ kode_toko }) => kode_toko === toko)
  return { JKT: of('JKT'), BDG: of('BDG'), SBY: of('SBY') }
}

function take(notas: Notas, toko: Store): Nota {
  return notas[toko].pop() ?? refused(toko)
}

const refused = (toko: Store): never => {
  throw new Error(`${toko} has no nota left to buy`)
}

let persons = 0

/** A person nobody has bought of. */
function somebody() {
  persons += 1
  return {
    telp: `0819${String(persons).padStart(8, '0')}`,
    no_identitas: `3171014501${String(persons).padStart(6, '0')}`,
  }
}

function purchaseOf(toko: Store, { nomor, rings }: Nota, person: ReturnType<typeof somebody>) {
  const pieces = rings.map(ring => ofNota({ no_faktur_jual: nomor, barcodes: [ring] }, PAID))
  return buying(pieces, { kode_sales: SELLER[toko], penjual: { ...PERSON, ...person } })
}

const overHttp = (shop: BenchShop, notas: Notas, tills: Tills, count: number) =>
  sendAll(
    shop,
    tills.map(toko =>
      Array.from({ length: count }, () =>
        requestOf(shop, toko, 'pembelian', purchaseOf(toko, take(notas, toko), somebody())),
      ),
    ),
  )

interface Sample {
  readonly toko: Store
  readonly dok: string
  readonly nota: string
  readonly lama: readonly string[]
  readonly baru: readonly string[]
  readonly telp: string
  readonly identitas: string
  readonly nomor_toko: number
}

/** One purchase of each store as the product decided it, to be copied. */
async function makeTable(shop: BenchShop, { admin }: Books, notas: Notas): Promise<void> {
  await admin.query(`drop table if exists bench_beli; drop table if exists bench_beli_contoh;
    create table bench_beli (id int primary key, sesi bytea, toko text, kunci uuid, sales text,
      nota text, identitas text, telp text, dok text);
    create table bench_beli_contoh (toko text, dok text, nota text, lama text[], baru text[],
      telp text, identitas text, nomor_toko int);
    grant select on bench_beli to kencana_app`)
  for (const toko of STORES) {
    const [nota, person] = [take(notas, toko), somebody()]
    const answer = await shop.cashiers[toko].post<{ no_faktur_beli: string; barang: string[] }>(
      'pembelian',
      purchaseOf(toko, nota, person),
    )
    if (answer.status !== 201) throw new Error(answer.text)
    await admin.query(
      `insert into bench_beli_contoh select a.kode_toko, a.isi::text, $3, $4, $5, $6, $7, t.nomor
       from audit a join toko t using (kode_toko) where a.kode_toko = $1 and a.nomor = $2`,
      [
        ...[toko, answer.body.no_faktur_beli, nota.nomor, nota.rings, answer.body.barang],
        ...[person.telp, person.no_identitas],
      ],
    )
  }
}

/** The same document with other pieces, of another nota and another person. */
async function prepare(
  shop: BenchShop,
  { admin }: Books,
  notas: Notas,
  tills: Tills,
  count: number,
): Promise<void> {
  await admin.query('truncate bench_beli')
  const samples = await admin.query<Sample>('select * from bench_beli_contoh')
  for (const [till, toko] of tills.entries()) {
    const sample = samples.rows.find(row => row.toko === toko)
    if (sample === undefined) throw new Error(`no sample purchase of ${toko}`)
    const sesi = sessionHash(shop.cashiers[toko])
    const taken = await admin.query<{ mulai: number }>('select ambil_barcode($1, $2, $3) mulai', [
      ...[sesi, toko, count * PIECES],
    ])
    const from = taken.rows[0]?.mulai ?? 0
    const rows = Array.from({ length: count }, (_, i) => {
      const [nota, person] = [take(notas, toko), somebody()]
      const fresh = Array.from({ length: PIECES }, (_, piece) =>
        makeBarcode(sample.nomor_toko, from + i * PIECES + piece),
      )
      return {
        ...{ id: till * count + i + 1, sesi: sesi.toString('hex'), toko, sales: SELLER[toko] },
        ...{ nota: nota.nomor, identitas: person.no_identitas, telp: person.telp },
        dok: copied(sample, nota, fresh, person),
      }
    })
    await admin.query(
      `insert into bench_beli select id, decode(sesi, 'hex'), toko, gen_random_uuid(), sales, nota,
         identitas, telp, dok from jsonb_to_recordset($1::jsonb)
         as r(id int, sesi text, toko text, sales text, nota text, identitas text, telp text,
           dok text)`,
      [JSON.stringify(rows)],
    )
  }
  await admin.query('analyze bench_beli')
}

function copied(
  sample: Sample,
  { nomor, rings }: Nota,
  fresh: readonly string[],
  person: ReturnType<typeof somebody>,
): string {
  const others: readonly (readonly [string | undefined, string | undefined])[] = [
    [sample.nota, nomor],
    [sample.telp, person.telp],
    [sample.identitas, person.no_identitas],
    ...sample.lama.map((old, i) => [old, rings[i]] as const),
    ...sample.baru.map((old, i) => [old, fresh[i]] as const),
  ]
  const dok = others.reduce(
    (text, [old, now]) => text.replaceAll(`"${old}"`, `"${now}"`),
    sample.dok,
  )
  const jawaban = { total: PAID * PIECES, barang: fresh }
  return JSON.stringify({ ...(JSON.parse(dok) as object), jawaban })
}

const ASKED = '[{"kode_dept":"CINCIN","kode_group":"T750","kode_kadar":"750"}]'

/** What a purchase reads before it is decided, its barcodes, and the writer. */
const SCRIPT = `\\set i :i + 1
\\set id :client_id * :n + :i
select length(baca_pembelian(toko, '${ASKED}', '{UTUH}', '{}', sales, '{}', now())::text)
  from bench_beli where id = :id;
select length(baca_nota_jual(toko, toko, nota)::text) from bench_beli where id = :id;
select beli_hari_ini(current_date, identitas, telp) from bench_beli where id = :id;
select ambil_barcode(sesi, toko, ${PIECES}) from bench_beli where id = :id;
select o.* from bench_beli b, post(b.sesi, b.toko, b.kunci, '\\x00', b.dok::jsonb) o
  where b.id = :id;
`
