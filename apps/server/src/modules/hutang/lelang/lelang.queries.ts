import { type Queryable, run, sql } from '../../../platform/sql.ts'
import type { NoticeRow } from '../hutang.queries.ts'

/** Keeps a notice to the customer of a loan. */
export const insertNotice = (
  db: Queryable,
  kode_toko: string,
  n: NoticeRow & { no_faktur_hutang: string; id: string },
): Promise<number> =>
  run(
    db,
    sql`insert into pemberitahuan_hutang
          (kode_toko, no_faktur_hutang, id, tgl, pada, user_id, cara, keterangan)
        values (${kode_toko}, ${n.no_faktur_hutang}, ${n.id}, ${n.tgl}, ${n.pada}, ${n.user_id},
          ${n.cara}, ${n.keterangan})`,
  )
