import pg, { type PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyChains } from '../../apps/server/src/engines/document/verify-chain.ts'
import { rows } from '../../apps/server/src/platform/sql.ts'
import { akhirHari } from '../../apps/server/src/reports/hari/akhir-hari.ts'
import { eod } from '../../apps/server/src/reports/hari/eod.ts'
import { otorisasi } from '../../apps/server/src/reports/otorisasi/otorisasi.ts'
import { cashOf, drawersOf } from '../documents/drawers.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { seed, TODAY } from './seeded.ts'

const DAYS = 10
const OPENING = 160

interface Statement {
  readonly kode_toko: string
  readonly pasti: number
  readonly tangan: number
  readonly terbuka: number
  readonly sen: number
  readonly sampai: string
}

let seeded: Awaited<ReturnType<typeof seed>>
let admin: pg.Client

beforeAll(async () => {
  seeded = await seed({ days: DAYS, opening: OPENING })
  admin = new pg.Client({ connectionString: seeded.database.adminUrl })
  await admin.connect()
})
afterAll(async () => {
  await admin?.end()
  await seeded?.close()
})

const ask = async <R extends pg.QueryResultRow>(text: string): Promise<R[]> =>
  (await admin.query<R>(text)).rows

test('breaks no invariant, and its chains are whole', async () => {
  expect(await brokenInvariants(seeded.database.adminUrl)).toEqual([])
  const chains = await verifyChains(admin)
  expect(chains.flatMap(chain => chain.findings)).toEqual([])
})

test('papers of every closed day tell what moved each drawer, to the rupiah', async () => {
  const days = await ask<{ toko: string; tgl: string; kas: string }>(
    `select h.kode_toko toko, h.tgl::text, coalesce(sum(j.debit_rp - j.kredit_rp), 0)::text kas
     from hari_bisnis h left join jurnal_baris j on j.kode_toko = h.kode_toko and j.tgl = h.tgl
       and j.jenis_akun in ('KAS', 'KAS_GADAI')
     where h.status = 'TUTUP' group by 1, 2`,
  )
  const client = admin as unknown as PoolClient
  for (const { toko, tgl, kas } of days) {
    for (const { rows } of [eod, akhirHari]) {
      const told = (await rows?.(client, { toko, tgl })) ?? []
      expect(cashOf(told), `${toko} ${tgl}`).toEqual(drawersOf(told))
      const moved = Object.values(cashOf(told)).reduce(
        (sum, [inside, out]) => sum + inside - out,
        0,
      )
      expect(moved, `${toko} ${tgl}`).toBe(Number(kas))
    }
  }
  expect(days).toHaveLength(4 * DAYS)
})

describe('is plausible', () => {
  test('every store is open today and closed every day before', async () => {
    const days = await ask<{ kode_toko: string; buka: string; tutup: number }>(
      `select kode_toko, max(tgl) filter (where status = 'BUKA')::text buka,
         (count(*) filter (where status = 'TUTUP'))::int tutup
       from hari_bisnis group by 1 order by 1`,
    )
    expect(days).toEqual(
      ['BDG', 'JKT', 'PUSAT', 'SBY'].map(kode_toko => ({ kode_toko, buka: TODAY, tutup: DAYS })),
    )
  })

  test('each branch took pieces in, and sells a few of them every day', async () => {
    const stores = await ask<{ kode_toko: string; masuk: number; jual: number; hari: number }>(
      `select b.kode_toko, count(*)::int masuk,
         (select count(*)::int from dokumen d where d.kode_toko = b.kode_toko
           and d.jenis = 'PENJUALAN') jual,
         (select count(distinct tgl)::int from dokumen d where d.kode_toko = b.kode_toko
           and d.jenis = 'PENJUALAN') hari
       from barang b group by 1 order by 1`,
    )
    expect(stores.map(store => store.kode_toko)).toEqual(['BDG', 'JKT', 'SBY'])
    for (const { masuk, jual, hari } of stores) {
      expect(masuk).toBeGreaterThanOrEqual(OPENING)
      expect(jual).toBeGreaterThanOrEqual(4 * DAYS)
      expect(jual).toBeLessThanOrEqual(14 * (DAYS + 1))
      expect(hari).toBe(DAYS + 1)
    }
  })

  // What a person trades on a day is summed over all stores: no day of the sample may lack a card.
  test('whoever is named shows a card', async () => {
    const named = await ask<{ jenis: string; lacks: number }>(
      `select jenis, (count(*) filter (where coalesce(isi->'identitas'->>'no_identitas',
           isi->'penjual'->>'no_identitas') is null))::int lacks
         from dokumen where telp_customer is not null
           and jenis in ('PENJUALAN', 'PEMBELIAN', 'TITIPAN') group by 1 order by 1`,
    )
    expect(named).toEqual(['PEMBELIAN', 'PENJUALAN', 'TITIPAN'].map(jenis => ({ jenis, lacks: 0 })))
  })

  test('documents are of shop hours, in the order of their numbers', async () => {
    const odd = await ask(
      `select nomor, pada from (select nomor, pada, tgl, jenis, lag(pada) over w before
         from dokumen window w as (partition by kode_toko, jenis order by nomor)) d
       where pada < before or (pada at time zone 'Asia/Jakarta')::date <> tgl
         or (pada at time zone 'Asia/Jakarta')::time not between '09:00' and '22:00'`,
    )
    expect(odd).toEqual([])
  })

  test('pieces have names, sizes and weights of their kind, prices near their metal', async () => {
    const odd = await ask(
      `select kode_barcode, nama_barang, kode_dept, berat_mg, modal_rp from barang
       where nama_barang !~ '^(Cincin|Kalung|Gelang|Anting|Liontin|Logam Mulia) '
         or (kode_dept = 'CINCIN' and berat_mg not between 900 and 6500)
         or modal_rp / (berat_mg * permil / 1000000.0) not between
           case when no_masuk like 'FB-%' then 500000 else 1500000 end
           and case when asal_barcode is not null then 3000000 else 2200000 end`,
    )
    expect(odd).toEqual([])
    const [kinds] = await ask<{ n: number }>('select count(distinct kode_dept)::int n from barang')
    expect(kinds?.n).toBe(6)
  })

  test('every sale sells above cost, and QRIS ends at ten million', async () => {
    expect(
      await ask(
        `select nomor from dokumen_barang where jenis = 'PENJUALAN' and harga_rp < modal_rp`,
      ),
    ).toEqual([])
    expect(
      await ask(`select nomor from dokumen_bayar where cara = 'QRIS' and jumlah_rp > 10000000`),
    ).toEqual([])
  })

  test('branches lend upon gold by a licence that is plainly an example', async () => {
    const stores = await ask<{ kode_toko: string; izin: string; pinjaman: number }>(
      `select h.kode_toko, count(*)::int pinjaman, (select p.nilai from para_system p
         where p.kode_toko = h.kode_toko and p.kunci = 'IZIN_GADAI_NOMOR') izin
       from hutang h group by 1 order by 1`,
    )
    expect(stores.map(({ kode_toko, izin }) => [kode_toko, izin])).toEqual(
      ['BDG', 'JKT', 'SBY'].map(kode_toko => [kode_toko, `CONTOH-${kode_toko}-001`]),
    )
    for (const { pinjaman } of stores) expect(pinjaman).toBeLessThanOrEqual(DAYS + 1)
  })

  test('branches keep money for customers, and owe what is left of it', async () => {
    const stores = await ask<{ kode_toko: string; titipan: number; buka: number; utang: string }>(
      `select b.kode_toko, count(*)::int titipan, (count(*) filter (where uang_rp > 0))::int buka,
         (select sum(kredit_rp - debit_rp) from jurnal_baris j where j.kode_toko = b.kode_toko
           and nomor_akun = '2111')::text utang
       from bon b group by 1 order by 1`,
    )
    expect(stores.length).toBeGreaterThan(1)
    for (const { kode_toko, titipan, buka, utang } of stores) {
      expect(['BDG', 'JKT', 'SBY']).toContain(kode_toko)
      expect(titipan).toBeLessThanOrEqual(DAYS + 1)
      expect(Number(utang) > 0).toBe(buka > 0)
    }
  })

  test('some who left money buy with it, as far as it goes', async () => {
    const paid = await ask<{ nomor: string; saldo: string; status: string; lain: boolean }>(
      `select b.nomor, m.sesudah->>'uang_rp' saldo, m.ke_status status,
         exists (select 1 from dokumen_bayar o where o.kode_toko = b.kode_toko
           and o.nomor = b.nomor and o.cara <> 'SALDO') lain
       from dokumen_bayar b join gerak_bon m on m.kode_toko = b.kode_toko and m.nomor = b.nomor
       where b.cara = 'SALDO'`,
    )
    expect(paid.length).toBeGreaterThan(0)
    for (const { saldo, status } of paid) expect(status === 'HABIS').toBe(Number(saldo) === 0)
  })

  test('some pieces are sold with a promise, and some customers exchange theirs', async () => {
    const [found] = await ask<{ janji: number; tukar: number }>(
      `select (select count(*)::int from dokumen_barang where janji_tukar is not null) janji,
         (select count(*)::int from tukar_tambah) tukar`,
    )
    expect(found?.janji).toBeGreaterThan(0)
    expect(found?.tukar).toBeGreaterThan(0)
  })

  test('gold is bought back, undone, melted, and waits to be sorted', async () => {
    const [found] = await ask<Record<string, number>>(
      `select (select count(*)::int from dokumen where jenis = 'PEMBELIAN') beli,
         (select count(*)::int from dokumen where jenis = 'BATAL_PEMBELIAN') batal,
         (select count(*)::int from barang where status = 'HANCUR' and no_masuk like 'FB-%') hancur,
         (select count(*)::int from barang where status = 'BLN') bln`,
    )
    for (const [what, n] of Object.entries(found ?? {})) expect(n, what).toBeGreaterThan(0)
  })

  test('bought gold is sorted within days, worked on, comes back and is sold again', async () => {
    const late = await ask(
      `select b.kode_barcode from barang b
       join dokumen d on d.kode_toko = b.kode_toko and d.nomor = b.no_masuk
       where b.status = 'BLN' and d.tgl < '${TODAY}'::date - 7`,
    )
    expect(late).toEqual([])
    const [found] = await ask<Record<string, number>>(
      `select (select count(*)::int from dokumen where jenis = 'SORTIR') sortir,
         (select count(*)::int from batch_cuci where status = 'SELESAI') selesai,
         (select count(*)::int from dokumen where jenis = 'TERIMA_CUCI' and murni_ug > 0) terima,
         (select count(*)::int from gerak_barang g join barang b using (kode_toko, kode_barcode)
           where g.jenis in ('SORTIR', 'TERIMA_CUCI', 'TERIMA_SEPUHAN') and g.ke_status = 'ADA'
             and b.status = 'TERJUAL') jual_lagi`,
    )
    for (const [what, n] of Object.entries(found ?? {})) expect(n, what).toBeGreaterThan(0)
  })

  test('branches spend, bank and send money, which comes the next day', async () => {
    const sent = await ask<{ kode_toko: string; jenis: string; n: number }>(
      `select kode_toko, jenis, count(*)::int n from dokumen
       where jenis in ('UANG_KAS', 'MUTASI_UANG_CASH', 'KIRIM_UANG') group by 1, 2 order by 1, 2`,
    )
    expect(new Set(sent.map(({ kode_toko }) => kode_toko))).toEqual(new Set(['BDG', 'JKT', 'SBY']))
    expect(new Set(sent.map(({ jenis }) => jenis)).size).toBe(3)
    const late = await ask(
      `select k.nomor from dokumen k left join uang_datang u on u.no_reff = k.nomor
       left join dokumen t on t.kode_toko = u.kode_toko and t.nomor = u.no_terima
       where k.jenis = 'KIRIM_UANG' and k.tgl < '${TODAY}' and t.tgl is distinct from k.tgl + 1`,
    )
    expect(late).toEqual([])
  })

  test('branches give cash against debit cards; all but the latest is paid out', async () => {
    const given = await ask<{ kode_toko: string; n: number; cair: number; terbuka: number }>(
      `select d.kode_toko, count(*)::int n, (count(n.no_cair))::int cair,
         (count(*) filter (where n.hasil is null))::int terbuka
       from dokumen d join non_cash n on n.kode_toko = d.kode_toko and n.nomor = d.nomor
       where d.jenis = 'GESEK_TUNAI' group by 1 order by 1`,
    )
    expect(given).toEqual([
      { kode_toko: 'BDG', n: 2, cair: 1, terbuka: 1 },
      { kode_toko: 'JKT', n: 3, cair: 2, terbuka: 1 },
      { kode_toko: 'SBY', n: 3, cair: 2, terbuka: 1 },
    ])
    // small sums, below what asks for approval
    expect(
      await ask(`select nomor from dokumen where jenis = 'GESEK_TUNAI'
        and (total_rp > 1000000 or penyetuju is not null)`),
    ).toEqual([])
  })

  test('what was short of sales is paid whole, in part, or owed as 1131 has it', async () => {
    const short = await ask<{ kode_toko: string; bagaimana: string; n: number }>(
      `select kode_toko, case when status = 'HABIS' then 'LUNAS' when versi > 1 then 'SEBAGIAN'
           else 'BELUM' end bagaimana, count(*)::int n
       from bon where jenis = 'KURANG_BAYAR' group by 1, 2 order by 1, 2`,
    )
    expect(short.map(row => Object.values(row))).toEqual([
      ['BDG', 'LUNAS', 2],
      ['JKT', 'BELUM', 1],
      ['JKT', 'LUNAS', 2],
      ['JKT', 'SEBAGIAN', 1],
      ['SBY', 'BELUM', 1],
      ['SBY', 'LUNAS', 1],
      ['SBY', 'SEBAGIAN', 1],
    ])
    const odd = await ask(
      `select t.kode_toko, b.rp, j.rp buku from toko t
       left join (select kode_toko, sum(uang_rp) rp from bon where jenis = 'KURANG_BAYAR'
         group by 1) b using (kode_toko)
       left join (select kode_toko, sum(debit_rp - kredit_rp) rp from jurnal_baris
         where nomor_akun = '1131' group by 1) j using (kode_toko)
       where coalesce(b.rp, 0) <> coalesce(j.rp, 0)`,
    )
    expect(odd).toEqual([])
    expect(
      await ask(`select b.no_bon from bon b join dokumen d on d.kode_toko = b.kode_toko
        and d.membatalkan = b.no_faktur_jual where b.jenis = 'KURANG_BAYAR'`),
    ).toEqual([])
  })

  test('two accounts have a statement: most of it matched, some of it work', async () => {
    const loaded = await ask<Statement>(
      `select g.kode_toko, (count(*) filter (where c.cara = 'PASTI'))::int pasti,
         (count(*) filter (where c.cara = 'TANGAN'))::int tangan,
         (count(*) filter (where g.id_cocok is null))::int terbuka,
         (count(*) filter (where g.lebih_sen <> 0 and g.id_cocok is null))::int sen,
         max(g.tgl)::text sampai
       from koran_baris g left join koran_cocok c on c.kode_toko = g.kode_toko
         and c.id_cocok = g.id_cocok group by 1 order by 1`,
    )
    expect(loaded.map(({ kode_toko }) => kode_toko)).toEqual(['BDG', 'JKT'])
    for (const { pasti, terbuka, sen, sampai } of loaded) {
      expect(pasti).toBeGreaterThan(20)
      expect(terbuka).toBeGreaterThanOrEqual(3)
      expect(terbuka).toBeLessThan(pasti / 2)
      // interest and its tax
      expect(sen).toBe(2)
      expect(sampai < TODAY).toBe(true)
    }
    const only = await ask<{ keterangan: string; n: number }>(
      `select keterangan, count(*)::int n from koran_baris where id_cocok is null
         and keterangan in ('BUNGA', 'PAJAK BUNGA', 'BIAYA ADM') group by 1 order by 1`,
    )
    expect(only.map(({ n }) => n)).toEqual([2, 2, 2])
  })

  test('traders pay PPh 22 on top, end users none', async () => {
    const taxed = await ask<{ pedagang: boolean; n: number; pajak: number }>(
      `select isi ? 'pembeli' pedagang, count(*)::int n,
         (count(*) filter (where pph22_rp > 0))::int pajak
       from dokumen where jenis = 'PENJUALAN' group by 1 order by 1`,
    )
    expect(taxed).toMatchObject([{ pedagang: false, pajak: 0 }, { pedagang: true }])
    expect(taxed[1]?.pajak).toBe(taxed[1]?.n)
  })

  test('the books hold journals by hand that another approved, and one that waits', async () => {
    const books = await ask<{ kode_toko: string; status: string; sendiri: boolean | null }>(
      `select a.kode_toko, a.status, a.user_id = d.user_id sendiri from ajuan_jurnal a
         left join dokumen d on d.kode_toko = a.kode_toko and d.nomor = a.no_akhir
       order by 1, 2`,
    )
    expect(books).toEqual([
      { kode_toko: 'BDG', status: 'DISETUJUI', sendiri: false },
      { kode_toko: 'JKT', status: 'DISETUJUI', sendiri: false },
      { kode_toko: 'SBY', status: 'DISETUJUI', sendiri: false },
      { kode_toko: 'SBY', status: 'MENUNGGU', sendiri: null },
    ])
  })

  test('what was approved is told with its figures, and most of it with its document', async () => {
    const told = async (toko: string) => {
      const tanggal = { dari: '2026-01-01', sampai: TODAY }
      const whole = { toko, tanggal, kategori: 'ALL', status: 'ALL' }
      const asked = otorisasi.sql?.({ ...whole, penyetuju: null, peminta: null })
      if (asked === undefined) throw new Error('the report has no statement')
      return rows<Record<string, unknown>>(admin as unknown as PoolClient, asked)
    }
    for (const toko of ['JKT', 'BDG', 'SBY']) {
      const grants = await told(toko)
      expect(grants.length, toko).toBeGreaterThan(0)
      const has = (key: string) => grants.filter(row => row[key] !== null && row[key] !== '')
      expect(has('nilai_rp').length, toko).toBeGreaterThan(0)
      expect(has('no_dokumen').length * 2, toko).toBeGreaterThan(grants.length)
      expect(has('hal'), toko).toEqual(grants)
    }
  })

  test('packets of closed days are checked by another than who wrote them', async () => {
    const odd = await ask(
      `select d.nomor, d.user_id, v.user_id oleh from dokumen d left join validasi_dokumen v
         on v.kode_toko = d.kode_toko and v.nomor = d.nomor
       where d.jenis in ('HUTANG', 'TEBUS_HUTANG', 'PERPANJANG_HUTANG', 'LELANG_HUTANG')
         and d.tgl < '${TODAY}' and (v.user_id is null or v.user_id = d.user_id)`,
    )
    expect(odd).toEqual([])
  })
})

test('is the same every time: pieces, documents, figures, statements', async () => {
  const again = await seed({ days: DAYS, opening: OPENING })
  const other = new pg.Client({ connectionString: again.database.adminUrl })
  await other.connect()
  const figures = `select kode_toko, jenis, count(*)::int n, sum(total_rp)::text rp,
    sum(murni_ug)::text ug, max(pada) akhir from dokumen group by 1, 2 order by 1, 2`
  const pieces = `select md5(string_agg(concat_ws('|', kode_toko, kode_barcode, nama_barang,
    berat_mg, modal_rp, status, kode_baki), ';' order by kode_toko, kode_barcode)) s from barang`
  const lines = `select md5(string_agg(concat_ws('|', g.kode_toko, g.sidik, g.jumlah_rp,
      g.lebih_sen, c.cara, j.nomor, j.baris), ';' order by g.kode_toko, g.sidik, j.nomor)) s
    from koran_baris g
    left join koran_cocok c on c.kode_toko = g.kode_toko and c.id_cocok = g.id_cocok
    left join koran_jurnal j on j.kode_toko = g.kode_toko and j.id_cocok = g.id_cocok`
  try {
    expect((await other.query(figures)).rows).toEqual(await ask(figures))
    expect((await other.query(pieces)).rows).toEqual(await ask(pieces))
    expect((await other.query(lines)).rows).toEqual(await ask(lines))
  } finally {
    await other.end()
    await again.close()
  }
})
