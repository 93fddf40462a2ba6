import type { drawerSums as route } from '@kencana/contract/areas/uang/buku'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { SEES_ALL } from '@kencana/contract/permissions'
import { refuse } from '@kencana/contract/refusals'
import { openDay } from '../../engines/document/open-day.ts'
import { storeSettings } from '../../engines/settings/store-settings.ts'
import type { StoreCtx } from '../../platform/context.ts'
import { type Queryable, rows, sql } from '../../platform/sql.ts'

interface Sums {
  readonly laci: string
  readonly awal: number
  readonly masuk: number
  readonly keluar: number
}

/**
 * The drawers' books of a day: closed days in their sums, the open one line by line. What a drawer
 * holds is told to those who see all; whoever counts it counts blind (04-domain B13).
 */
export async function drawerSums(
  ctx: StoreCtx,
  asked: string | undefined,
): Promise<AnswerOf<typeof route>> {
  const { db, kode_toko, actor } = ctx
  const open = (await openDay(db, kode_toko)) ?? refuse('TOKO_BELUM_BUKA')
  const tgl = asked ?? open
  const found = new Map((await sumsOf(db, kode_toko, tgl, open)).map(row => [row.laci, row]))
  const named = ((await storeSettings(db, kode_toko)).LACI ?? '').split(',').map(one => one.trim())
  const isSeen = SEES_ALL.includes(actor.level)
  const laci = [...new Set([...named.filter(Boolean), ...found.keys()])].map(name => {
    const { awal = 0, masuk = 0, keluar = 0 } = found.get(name) ?? {}
    const held = isSeen ? { awal, akhir: awal + masuk - keluar } : { awal: null, akhir: null }
    return { laci: name, masuk, keluar, ...held }
  })
  return { tgl, laci }
}

const sumsOf = (db: Queryable, kode_toko: string, tgl: string, open: string) =>
  rows<Sums>(
    db,
    sql`select coalesce(nullif(laci, ''), 'KASIR') as laci,
          coalesce(sum(debit_rp - kredit_rp) filter (where tgl < ${tgl}), 0)::bigint as awal,
          coalesce(sum(debit_rp) filter (where tgl = ${tgl}), 0)::bigint as masuk,
          coalesce(sum(kredit_rp) filter (where tgl = ${tgl}), 0)::bigint as keluar
        from (
          select tgl, laci, debit_rp, kredit_rp from rekap_jurnal
          where kode_toko = ${kode_toko} and jenis_akun in ('KAS', 'KAS_GADAI') and tgl <= ${tgl}
          union all
          select tgl, laci, debit_rp, kredit_rp from jurnal_baris
          where kode_toko = ${kode_toko} and jenis_akun in ('KAS', 'KAS_GADAI')
            and tgl = ${open} and tgl <= ${tgl}
        ) kas group by 1 order by 1`,
  )
