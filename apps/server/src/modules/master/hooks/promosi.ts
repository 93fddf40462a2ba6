import { parameterPoint } from '@kencana/contract/masters/member/parameter-point'
import type { MasterHooks } from '../../../engines/master/change-master.ts'
import { needed, refuseSameStart } from './compare-rows.ts'

/** Which amount is asked for by the kind that was chosen: points, coupons, bonuses. */
export const PROMOSI_HOOKS: Readonly<Record<string, MasterHooks>> = {
  'parameter-point': {
    beforeSave: (ctx, values, before) => refuseSameStart(ctx, parameterPoint, [], values, before),
  },
  'get-point-member': asks('dasar', { RUPIAH: 'kelipatan_rp', GRAM: 'kelipatan_berat' }),
  'reset-poin-member': asks('cakupan', { LAMA: 'tgl_batas' }),
  kupon: asks('jenis_kupon', { RUPIAH: 'potongan_rp', PERSEN: 'potongan_permil' }),
  'bonus-sales': asks('dasar', { GRAM: 'bonus_rp', PCS: 'bonus_rp', MARGIN: 'bonus_permil' }),
}

/** A choice and the field that each of its values needs. */
function asks(choice: string, fields: Readonly<Record<string, string>>): MasterHooks {
  return {
    beforeSave: async (_ctx, values) => {
      const field = fields[String(values[choice])]
      if (field !== undefined) needed(values, field)
    },
  }
}
