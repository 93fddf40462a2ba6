import type pg from 'pg'
import { cashSale, RING_PRICE } from '../penjualan/shop.ts'
import type { Caller } from '../sample-shop/api.ts'
import { notesOf } from '../tutup-toko/shop.ts'
import { allLookFirst } from './look-first.ts'
import type { Said } from './naive-day.ts'
import { closing, openDay, type RaceShop } from './race.ts'

export const CLOSERS = ['KASIR-JKT', 'SPV-JKT'] as const

/** What a closing wrote down of the drawer, and what it moved into or out of it. */
export interface Counted {
  readonly buku: number
  readonly hitung: number
  readonly booked: number
}

/** A closing that is ready, with the grants it would burn. */
export interface ReadyCount {
  readonly send: () => Promise<Said>
  readonly grants: readonly string[]
}

/** A shop whose drawer is counted while tills sell. */
export interface CountedDay {
  openDay(): Promise<string>
  sell(till: number, tgl: string): Promise<Said>
  count(tgl: string, closer: number, rp: number): Promise<ReadyCount>
  /** Rupiah in the drawer by the books. */
  held(): Promise<number>
  closings(tgl: string): Promise<readonly Counted[]>
  /** How many of these grants were used. */
  burnt(grants: readonly string[]): Promise<number>
}

const HELD = `select coalesce(sum(debit_rp - kredit_rp), 0)::float8 n from jurnal_baris
  where kode_toko = 'JKT' and jenis_akun = 'KAS' and laci = 'KASIR'`

const CLOSINGS = `select (l->>'buku_rp')::float8 buku, (l->>'hitung_rp')::float8 hitung,
    (select coalesce(sum(debit_rp - kredit_rp), 0)::float8 from jurnal_baris j
      where (j.kode_toko, j.nomor) = (d.kode_toko, d.nomor) and j.jenis_akun = 'KAS'
        and j.laci = 'KASIR') booked
  from dokumen d, jsonb_array_elements(d.isi->'laci') l
  where d.kode_toko = 'JKT' and d.jenis = 'TUTUP_TOKO' and d.tgl = $1 and l->>'laci' = 'KASIR'`

export async function productCounted(shop: RaceShop, rings: string[]): Promise<CountedDay> {
  const { admin } = shop
  const users = (await Promise.all(CLOSERS.map(user => shop.as(user)))) as [Caller, Caller]
  const one = async (text: string, values: unknown[] = []): Promise<number> =>
    (await admin.query<{ n: number }>(text, values)).rows[0]?.n ?? 0
  return {
    openDay: () => openDay(users[0]),
    sell: async (till, tgl_system) => {
      const body = cashSale([rings.pop() ?? ''], RING_PRICE, { tgl_system })
      return (users[till % 2] as Caller).post('penjualan', body)
    },
    count: async (tgl, closer, rp) => {
      const caller = users[closer] as Caller
      const { laci } = (await caller.get<{ laci: string[] }>('tutup-toko')).body
      const counts = laci.map(name => ({
        laci: name,
        pecahan: name === 'KASIR' ? notesOf(rp) : {},
      }))
      const body = await closing(caller, tgl, counts)
      return { grants: body.otorisasi, send: () => caller.post('tutup-toko', body) }
    },
    held: () => one(HELD),
    closings: async tgl => (await admin.query<Counted>(CLOSINGS, [tgl])).rows,
    burnt: grants =>
      one(
        'select count(*)::int n from otorisasi where id = any ($1) and dipakai_pada is not null',
        [grants],
      ),
  }
}

/** As it is often written: look at the day and the drawer, reckon in Node, book the difference. */
export async function naiveCounted(admin: pg.Pool): Promise<CountedDay> {
  await admin.query(`
    drop table if exists naif_hari, naif_kas, naif_hitung;
    create table naif_hari (tgl text primary key, oleh text);
    create table naif_kas (rp bigint);
    create table naif_hitung (tgl text, buku bigint, hitung bigint, booked bigint);`)
  const together = allLookFirst()
  const held = async (): Promise<number> =>
    (await admin.query('select coalesce(sum(rp), 0)::float8 n from naif_kas')).rows[0].n
  const closedBy = async (tgl: string): Promise<string | null> =>
    (await admin.query('select oleh from naif_hari where tgl = $1', [tgl])).rows[0].oleh
  const closed = (tgl: string, user_id: string): Said => ({
    status: 409,
    text: JSON.stringify({ code: 'TOKO_SUDAH_TUTUP', facts: { tgl, user_id } }),
  })
  let days = 0
  return {
    held,
    openDay: async () => {
      days += 1
      await admin.query('insert into naif_hari values ($1, null)', [`hari ${days}`])
      return `hari ${days}`
    },
    sell: (_, tgl) =>
      together(async looked => {
        const oleh = await closedBy(tgl)
        if (oleh !== null) return closed(tgl, oleh)
        await looked()
        await admin.query('insert into naif_kas values ($1)', [RING_PRICE])
        return { status: 201, text: '' }
      }),
    count: async (tgl, closer, rp) => ({
      grants: [],
      send: () =>
        together(async looked => {
          const oleh = await closedBy(tgl)
          if (oleh !== null) return closed(tgl, oleh)
          const buku = await held()
          await looked()
          await admin.query('insert into naif_kas values ($1)', [rp - buku])
          await admin.query('insert into naif_hitung values ($1, $2, $3, $4)', [
            tgl,
            buku,
            rp,
            rp - buku,
          ])
          await admin.query('update naif_hari set oleh = $2 where tgl = $1', [tgl, CLOSERS[closer]])
          return { status: 201, text: '' }
        }),
    }),
    closings: async tgl => {
      const { rows } = await admin.query<Counted>(
        `select buku::float8, hitung::float8, booked::float8 from naif_hitung where tgl = $1`,
        [tgl],
      )
      return rows
    },
    burnt: async () => 0,
  }
}
