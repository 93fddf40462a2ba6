import { FIELD_TEXTS } from '@kencana/contract/kit/field-texts'
import type { RowOf } from '@kencana/contract/kit/master'
import { bungaHutang } from '@kencana/contract/masters/hutang/bunga-hutang'
import { hutangPokok } from '@kencana/contract/masters/hutang/hutang-pokok'
import { plafondHutang } from '@kencana/contract/masters/hutang/plafond-hutang'
import { plafondHutangKadar } from '@kencana/contract/masters/hutang/plafond-hutang-kadar'
import { fillText, refuse } from '@kencana/contract/refusals'
import { bungaBertumpuk } from '@kencana/domain/terms/hutang'
import type { MasterHooks } from '../../../engines/master/change-master.ts'
import { needed, otherRows, refuseSameStart } from './compare-rows.ts'

type Bunga = RowOf<typeof bungaHutang>

/** Rules of pawn parameters that no definition can say. */
export const HUTANG_HOOKS: Readonly<Record<string, MasterHooks>> = {
  'bunga-hutang': {
    beforeSave: async (ctx, values, before) => {
      const bunga = values as unknown as Bunga
      if (bunga.metode === 'BERTINGKAT') needed(values, 'bunga_awal_permil', 'hari_awal')
      const others = await otherRows<Bunga>(ctx, bungaHutang, before)
      const clash = bungaBertumpuk(others, bunga)
      if (clash === undefined) return
      const text = fillText(FIELD_TEXTS.overlap, { kode: clash.kode_bunga })
      refuse('TIDAK_LENGKAP', {}, { pokok_dari: text, pokok_sampai: text })
    },
  },
  'plafond-hutang': {
    beforeSave: (ctx, values, before) =>
      refuseSameStart(ctx, plafondHutang, ['kode_kategori'], values, before),
  },
  'plafond-hutang-kadar': {
    beforeSave: (ctx, values, before) =>
      refuseSameStart(ctx, plafondHutangKadar, ['kode_kadar'], values, before),
  },
  'hutang-pokok': {
    beforeSave: (ctx, values, before) =>
      refuseSameStart(ctx, hutangPokok, ['kode_kadar'], values, before),
  },
}
