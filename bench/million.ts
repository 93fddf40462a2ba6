import type { Client } from 'pg'
import { cashSale, RING_PRICE, takeIn } from '../tests/penjualan/shop.ts'
import {
  type BenchShop,
  type Books,
  PIECES,
  SELLER,
  STORES,
  type Store,
  takeRings,
} from './shop.ts'

/** Two years of business days before the sample chain's first. */
const DAYS = 730

/** What the data set is made after: documents the product posted, with one piece and with three. */
interface Samples {
  readonly masuk: string
  readonly jual: string
}

/** Business dates: the first and the last of the data set, and the first of its last month. */
export interface Span {
  readonly dari: string
  readonly bulan: string
  readonly sampai: string
}

/**
 * Fills the books with about `lines` sold pieces over two years, in three stores: pieces come in
 * and are sold on the same day, every day is closed. The rows are those of documents the product
 * posted, with other pieces, numbers and days, written by sets; all invariants hold. What the chain
 * says was decided is shortened to day, totals and journal. Needs a superuser: triggers are left
 * out and what they would have counted is written by itself.
 */
export async function fillMillion(
  shop: BenchShop,
  { admin }: Books,
  lines: number,
  progress: (what: string) => void,
): Promise<Span> {
  const { rows } = await admin.query<Span>(
    `select (min(tgl) - ${DAYS})::text as dari, (min(tgl) - 30)::text as bulan,
       (min(tgl) - 1)::text as sampai from hari_bisnis where kode_toko = any ($1)`,
    [STORES],
  )
  const [span] = rows
  if (span === undefined) throw new Error('no business day')
  const sales = Math.ceil(lines / PIECES / STORES.length / DAYS)
  // Its index over words would be written a million times; nothing here searches for words.
  await admin.query('drop index if exists barang_cari_idx')
  for (const toko of STORES) {
    progress(`${sales * PIECES * DAYS} sold pieces into ${toko}`)
    const samples = await postSamples(shop, toko)
    await admin.query('begin')
    await admin.query(
      `set local session_replication_role = replica; set local synchronous_commit = off;
       set local work_mem = '128MB'`,
    )
    await makePlan(admin, toko, samples, sales)
    for (const step of STEPS) await step(admin, toko, samples)
    await admin.query('drop table rencana_hari, rencana_jual, rencana_potong')
    await admin.query('commit')
  }
  progress('statistics')
  await admin.query('vacuum analyze')
  return span
}

async function postSamples(shop: BenchShop, toko: Store): Promise<Samples> {
  const [barcode = ''] = await takeIn(shop.owner, [{}], toko)
  const piece = await shop.owner.get<{ no_masuk: string }>(`barang/${barcode}`, { toko })
  shop.rings[toko].push(barcode)
  const sold = await shop.cashiers[toko].post<{ no_faktur_jual: string }>(
    'penjualan',
    cashSale(takeRings(shop, toko, PIECES), RING_PRICE * PIECES, { kode_sales: SELLER[toko] }),
  )
  if (sold.status !== 201) throw new Error(sold.text)
  return { masuk: piece.body.no_masuk, jual: sold.body.no_faktur_jual }
}

/** Days, sales and pieces of the data set with the numbers they will have. */
async function makePlan(db: Client, toko: Store, { masuk, jual }: Samples, sales: number) {
  await db.query(
    `create temp table rencana_hari as
       select tgl::date, concat_ws('-', split_part('${masuk}', '-', 1), '${toko}',
           to_char(tgl, 'YYMMDD'), '0001') as masuk,
         concat('TT-${toko}-', to_char(tgl, 'YYMMDD'), '-0001') as tutup, hari
       from (select h - n as tgl, ${DAYS} - n as hari
         from (select min(tgl) h from hari_bisnis where kode_toko = '${toko}') h,
           generate_series(1, ${DAYS}) n) t;
     create temp table rencana_jual as
       select d.tgl, s, (d.hari * ${sales} + s)::int as i,
         concat_ws('-', split_part('${jual}', '-', 1), '${toko}', to_char(d.tgl, 'YYMMDD'),
           lpad(s::text, greatest(4, length(s::text)), '0'))
           as nomor, d.masuk,
         d.tgl + time '02:00' + s * interval '36000 s' / ${sales} as pada,
         (select array_agg(kode_sales order by kode_sales) from sales
           where kode_toko = '${toko}' and dihapus_pada is null) as orang
       from rencana_hari d, generate_series(1, ${sales}) s;
     create temp table rencana_potong as
       select j.*, b as baris, lpad(t.nomor::text, 2, '0')
           || lpad((n.terakhir + (j.i - 1) * ${PIECES} + b)::text, 6, '0') as kode_barcode
       from rencana_jual j, generate_series(1, ${PIECES}) b, toko t, nomor_barcode n
       where t.kode_toko = '${toko}' and n.kode_toko = '${toko}';
     update nomor_barcode set terakhir = terakhir + ${sales * PIECES * DAYS}
       where kode_toko = '${toko}';
     analyze rencana_hari, rencana_jual, rencana_potong`,
  )
}

type Step = (db: Client, toko: Store, samples: Samples) => Promise<unknown>

/** Rows like those of a template `t`, with some columns said anew. */
async function like(
  db: Client,
  table: string,
  from: string,
  anew: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await db.query<{ attname: string }>(
    `select attname from pg_attribute where attrelid = $1::regclass and attnum > 0
       and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  const names = rows.map(row => row.attname)
  const values = names.map(name => anew[name] ?? `t.${name}`)
  await db.query(`insert into ${table} (${names.join(', ')}) select ${values.join(', ')} ${from}`)
}

const NAMES = `(array['Cincin Belah Rotan', 'Kalung Nori Susun', 'Gelang Rantai Milano',
  'Anting Toge Bulat', 'Liontin Huruf Kaligrafi'])[1 + p.i % 5]`

const pieces: Step = async (db, toko, { masuk, jual }) => {
  const of = (table: string, nomor: string) =>
    `from ${table} t, rencana_potong p where t.kode_toko = '${toko}' and t.nomor = '${nomor}'
       and t.kode_barcode = (select min(kode_barcode) from ${table}
         where kode_toko = '${toko}' and nomor = '${nomor}')`
  const came = { kode_barcode: 'p.kode_barcode', nomor: 'p.masuk', tgl: 'p.tgl', pada: 'p.pada' }
  const went = { ...came, nomor: 'p.nomor' }
  await like(
    db,
    'barang',
    `from barang t, rencana_potong p where t.kode_toko = '${toko}'
       and t.kode_barcode = (select min(kode_barcode) from dokumen_barang
         where kode_toko = '${toko}' and nomor = '${jual}')`,
    {
      kode_barcode: 'p.kode_barcode',
      nama_barang: NAMES,
      tgl_masuk: 'p.tgl',
      no_masuk: 'p.masuk',
      no_keluar: 'p.nomor',
      masuk_pada: 'p.pada',
    },
  )
  await like(db, 'gerak_barang', of('gerak_barang', masuk), came)
  await like(db, 'gerak_barang', of('gerak_barang', jual), went)
  await like(db, 'dokumen_barang', of('dokumen_barang', jual), { ...went, baris: 'p.baris' })
  await like(db, 'dokumen_barang', of('dokumen_barang', masuk), {
    ...came,
    baris: `row_number() over (partition by p.masuk order by p.kode_barcode)`,
  })
  await db.query(
    `insert into barang_jumlah as j select '${toko}', 'TERJUAL', count(*) from rencana_potong
     on conflict (kode_toko, status) do update set jumlah = j.jumlah + excluded.jumlah`,
  )
}

const sales: Step = async (db, toko, { jual }) => {
  const of = (table: string) =>
    `from ${table} t, rencana_jual j where t.kode_toko = '${toko}' and t.nomor = '${jual}'`
  const anew = { nomor: 'j.nomor', tgl: 'j.tgl', pada: 'j.pada' }
  await like(db, 'dokumen', of('dokumen'), {
    ...anew,
    kode_sales: 'j.orang[1 + j.i % cardinality(j.orang)]',
  })
  await like(db, 'dokumen_bayar', of('dokumen_bayar'), anew)
  await like(db, 'jurnal_baris', of('jurnal_baris'), anew)
}

const deliveries: Step = async (db, toko, { masuk }) => {
  const of = (table: string) =>
    `from ${table} t, (select masuk, tgl, count(*) as n from rencana_potong group by 1, 2) h
       where t.kode_toko = '${toko}' and t.nomor = '${masuk}'`
  const anew = { nomor: 'h.masuk', tgl: 'h.tgl', pada: `h.tgl + time '01:00'` }
  const times = (...names: string[]) =>
    Object.fromEntries(names.map(name => [name, `t.${name} * h.n`]))
  await like(db, 'dokumen', of('dokumen'), {
    ...anew,
    ...times('subtotal_rp', 'total_rp', 'ppn_rp', 'berat_mg', 'murni_ug'),
  })
  await like(db, 'jurnal_baris', of('jurnal_baris'), {
    ...anew,
    ...times('debit_rp', 'kredit_rp', 'murni_ug'),
  })
}

const closings: Step = (db, toko) =>
  db.query(
    `create temp table rencana_tutup on commit drop as
       select tgl, jsonb_agg(jsonb_build_object('jenis', jenis, 'jumlah', n, 'total_rp', rp,
           'berat_mg', mg, 'murni_ug', ug)) as dokumen,
         sum(rp) filter (where jenis = 'PENJUALAN') as jual_rp
       from (select d.tgl, jenis, count(*) n, sum(total_rp) rp, sum(berat_mg) mg, sum(murni_ug) ug
         from dokumen d join rencana_hari h on h.tgl = d.tgl
         where d.kode_toko = '${toko}' group by 1, 2) x group by 1;
     insert into dokumen (kode_toko, nomor, jenis, tgl, pada, user_id, isi)
       select '${toko}', h.tutup, 'TUTUP_TOKO', h.tgl, h.tgl + time '14:00', 'SPV-${toko}',
         jsonb_build_object('laci', '[]'::jsonb, 'dokumen', t.dokumen, 'bayar',
           jsonb_build_array(jsonb_build_object('cara', 'TUNAI', 'total_rp', t.jual_rp)))
       from rencana_hari h join rencana_tutup t on t.tgl = h.tgl;
     insert into hari_bisnis select '${toko}', tgl, 'TUTUP', tgl + time '00:30', 'SPV-${toko}',
         tgl + time '14:00', 'SPV-${toko}', tutup from rencana_hari;
     insert into nomor_urut select '${toko}', jenis, d.tgl, count(*) from dokumen d
       join rencana_hari h on h.tgl = d.tgl where d.kode_toko = '${toko}' group by 1, 2, 3;
     analyze dokumen, jurnal_baris, dokumen_barang`,
  )

/** The chain goes on where it is, document by document in the order of time. */
const chain: Step = (db, toko) =>
  db.query(`
    create temp table rencana_rantai on commit drop as
      select d.pada, d.user_id, d.jenis, d.nomor, jsonb_build_object('tgl', d.tgl, 'otorisasi',
          '[]'::jsonb, 'dokumen', jsonb_build_object('total_rp', d.total_rp), 'jurnal',
          coalesce(j.isi, '[]')) as isi
      from dokumen d join rencana_hari h on h.tgl = d.tgl
      left join (select nomor, jsonb_agg(jsonb_build_object('baris', baris,
            'nomor_akun', nomor_akun, 'debit_rp', debit_rp, 'kredit_rp', kredit_rp,
            'murni_ug', murni_ug)) isi
          from jurnal_baris where kode_toko = '${toko}' group by nomor) j on j.nomor = d.nomor
      where d.kode_toko = '${toko}';
    do $$ declare r record; v_urut bigint; v_lalu bytea; v_hash bytea; begin
      select urut, hash into v_urut, v_lalu from audit_kepala where kode_toko = '${toko}';
      for r in select * from rencana_rantai order by pada, nomor loop
        v_urut := v_urut + 1;
        v_hash := sha256(v_lalu || convert_to(concat_ws('|', v_urut, extract(epoch from r.pada),
          r.user_id, r.jenis, r.nomor, r.isi::text), 'UTF8'));
        insert into audit values ('${toko}', v_urut, r.pada, r.user_id, r.jenis, r.nomor, r.isi,
          v_lalu, v_hash);
        v_lalu := v_hash;
      end loop;
      update audit_kepala set urut = v_urut, hash = v_lalu where kode_toko = '${toko}';
    end $$`)

const sums: Step = (db, toko) =>
  db.query(
    `insert into rekap_penjualan select '${toko}', d.tgl, d.jenis, d.kode_sales, count(*),
       sum(b.pcs), sum(b.mg), sum(b.ug), sum(b.diskon), sum(d.ppn_rp), sum(d.total_rp)
     from dokumen d join rencana_hari h on h.tgl = d.tgl
     join (select nomor, count(*) pcs, sum(berat_mg) mg, sum(murni_ug) ug, sum(diskon_rp) diskon
       from dokumen_barang where kode_toko = '${toko}' group by nomor) b on b.nomor = d.nomor
     where d.kode_toko = '${toko}' and d.jenis = 'PENJUALAN' group by 2, 3, 4`,
  )

const daySums: Step = (db, toko) =>
  db.query(
    `insert into rekap_jurnal select '${toko}', j.tgl, nomor_akun, jenis_akun, coalesce(laci, ''),
       count(*), sum(debit_rp), sum(kredit_rp), sum(murni_ug)
     from jurnal_baris j join rencana_hari h on h.tgl = j.tgl
     where j.kode_toko = '${toko}' group by 2, 3, 4, 5;
     insert into rekap_gerak select '${toko}', g.tgl, jenis, case when ke_baki is null then -1
       else 1 end, count(*), sum(berat_mg), sum(murni_ug)
     from gerak_barang g join rencana_hari h on h.tgl = g.tgl
     where g.kode_toko = '${toko}' and (ke_baki is null) <> (dari_baki is null)
     group by 2, 3, 4`,
  )

const STEPS: readonly Step[] = [pieces, sales, deliveries, closings, chain, sums, daySums]
