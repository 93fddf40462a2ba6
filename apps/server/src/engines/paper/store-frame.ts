import type { Row } from '@kencana/contract/papers/kind'
import { refuse } from '@kencana/contract/refusals'
import type { StoreCtx } from '../../platform/context.ts'
import { first, sql } from '../../platform/sql.ts'

/** What a paper shows of its store. */
interface Store {
  nama_toko: string
  alamat_toko: string
  telepon: string | null
  npwp: string | null
  /** Setting JAM_BUKA; empty prints nothing. */
  jam_buka?: string
}

/** And the name of the sales person. */
export interface StoreFrame extends Store {
  jam_buka: string
  nama_sales: string | null
}

/** Values of the store as it is now: what every paper can show of it. */
export const storeValues = (store: Store): Row => {
  const { nama_toko, alamat_toko, telepon, npwp, jam_buka = '' } = store
  const called = telepon === null ? '' : `Telp. ${telepon}`
  const taxed = npwp === null ? '' : `NPWP ${npwp}`
  const kontak = [called, taxed, jam_buka].filter(part => part !== '').join(' · ')
  return { nama_toko, alamat_toko, telepon, npwp, jam_buka, kontak }
}

/** What a paper of the store shows of it. @throws Refusal TIDAK_DITEMUKAN */
export async function storeFrame(
  { db, kode_toko }: StoreCtx,
  kode_sales: string | null,
): Promise<StoreFrame> {
  const frame = await first<StoreFrame>(
    db,
    sql`select t.nama_toko, t.alamat_toko, t.telepon, t.npwp,
          coalesce((select p.nilai from para_system p where p.kode_toko = ${kode_toko}
            and p.kunci = 'JAM_BUKA'), '') as jam_buka,
          coalesce((select s.nama_sales from sales s where s.kode_toko = ${kode_toko}
            and s.kode_sales = ${kode_sales}), ${kode_sales}) as nama_sales
        from toko t where t.kode_toko = ${kode_toko}`,
  )
  return frame ?? refuse('TIDAK_DITEMUKAN')
}
