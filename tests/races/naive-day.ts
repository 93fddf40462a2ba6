import type pg from 'pg'
import { RING_PRICE } from '../penjualan/shop.ts'
import { allLookFirst } from './look-first.ts'

/** What one sale or one closing came back with, from the product or from the naive one. */
export interface Said {
  readonly status: number
  readonly text: string
}

/** A shop whose day can be closed while tills sell. */
export interface DayShop {
  sell(till: number, tgl: string): Promise<Said>
  /** Gets a closing ready; what comes of it closes. */
  closing(tgl: string, closer: number): Promise<() => Promise<Said>>
  /** Sales and rupiah the closing wrote down. */
  closed(tgl: string): Promise<{ jumlah: number; total: number }>
  openDay(): Promise<string>
}

/** As it is often written: look whether the day is open, decide in Node, then write. */
export async function naiveDay(admin: pg.Pool): Promise<DayShop> {
  await admin.query(`
    drop table if exists naif_hari, naif_nota;
    create table naif_hari (tgl text primary key, status text, jumlah int, total bigint);
    create table naif_nota (tgl text, total bigint);`)
  const isOpen = async (tgl: string): Promise<boolean> => {
    const { rows } = await admin.query('select status from naif_hari where tgl = $1', [tgl])
    return rows[0].status === 'BUKA'
  }
  const together = allLookFirst()
  let days = 0
  return {
    openDay: async () => {
      days += 1
      await admin.query("insert into naif_hari values ($1, 'BUKA')", [`hari ${days}`])
      return `hari ${days}`
    },
    sell: (_, tgl) =>
      together(async looked => {
        if (!(await isOpen(tgl))) return { status: 409, text: 'tutup' }
        await looked()
        await admin.query('insert into naif_nota values ($1, $2)', [tgl, RING_PRICE])
        return { status: 201, text: '' }
      }),
    closing: async tgl => () =>
      together(async looked => {
        if (!(await isOpen(tgl))) return { status: 409, text: 'tutup' }
        const { rows } = await admin.query(
          'select count(*)::int n, coalesce(sum(total), 0)::bigint rp from naif_nota where tgl = $1',
          [tgl],
        )
        await looked()
        await admin.query(
          "update naif_hari set status = 'TUTUP', jumlah = $2, total = $3 where tgl = $1",
          [tgl, rows[0].n, rows[0].rp],
        )
        return { status: 201, text: '' }
      }),
    closed: async tgl => {
      const { rows } = await admin.query('select jumlah, total from naif_hari where tgl = $1', [
        tgl,
      ])
      return { jumlah: rows[0].jumlah, total: Number(rows[0].total) }
    },
  }
}
