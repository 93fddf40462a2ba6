import { paraPajak } from '@kencana/contract/masters/penjualan/para-pajak'
import { refuse } from '@kencana/contract/refusals'
import type { MasterHooks } from '../../engines/master/change-master.ts'
import { isStoreCode } from '../../platform/transaction.ts'
import { demandFreeAccount } from '../akun/index.ts'
import { openStore } from '../awal/index.ts'
import { refuseSameStart } from './hooks/compare-rows.ts'
import { GOODS_HOOKS } from './hooks/goods.ts'
import { HUTANG_HOOKS } from './hooks/hutang.ts'
import { PROMOSI_HOOKS } from './hooks/promosi.ts'
import { portalOf } from './portal.ts'

const textOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value)

/** Rules beyond the definitions, by master. */
export const HOOKS: Readonly<Record<string, MasterHooks>> = {
  'para-pajak': {
    beforeSave: (ctx, values, before) =>
      refuseSameStart(ctx, paraPajak, ['kelas_pajak'], values, before),
  },
  ...HUTANG_HOOKS,
  ...PROMOSI_HOOKS,
  ...GOODS_HOOKS,
  'kode-transaksi': {
    beforeSave: async (ctx, { nomor_akun }) => {
      const nomor = textOf(nomor_akun)
      if (nomor !== null) await demandFreeAccount(ctx.db, nomor, 'nomor_akun')
    },
  },
  toko: {
    /** The code becomes part of addresses and of the scope of row security. */
    beforeSave: async (ctx, values, before) => {
      const { portal = before?.portal } = values
      portalOf(ctx, textOf(portal), textOf(before?.portal))
      if (values.kode_toko === undefined || isStoreCode(String(values.kode_toko))) return
      refuse('TIDAK_LENGKAP', {}, { kode_toko: 'Hanya huruf, angka, titik, garis' })
    },
    /** A new store works at once: trays, settings, modules, an open day. */
    afterCreate: (ctx, { kode_toko, tipe }) =>
      openStore(ctx, String(kode_toko), tipe === 'PUSAT' ? 'PUSAT' : 'CABANG'),
  },
}
