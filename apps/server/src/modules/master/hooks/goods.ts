import { FIELD_TEXTS } from '@kencana/contract/kit/field-texts'
import type { RowOf } from '@kencana/contract/kit/master'
import { berlian } from '@kencana/contract/masters/berlian/berlian'
import { rugiNota } from '@kencana/contract/masters/pembelian/rugi-nota'
import { fillText, refuse } from '@kencana/contract/refusals'
import { DEFAULT_SETTINGS } from '@kencana/contract/settings'
import { bandFault } from '@kencana/domain/rounding'
import type { MasterHooks } from '../../../engines/master/change-master.ts'
import { setting } from '../master.queries.ts'
import { otherRows } from './compare-rows.ts'

type Values = Readonly<Record<string, unknown>>
type Loss = RowOf<typeof rugiNota>
type Stone = RowOf<typeof berlian>

/** Rules of the masters of goods, prices, buying back and stones. */
export const GOODS_HOOKS: Readonly<Record<string, MasterHooks>> = {
  kadar: {
    /** The specification's upper bound of a kadar is a setting (03-decisions §5). */
    beforeSave: async (ctx, { permil }) => {
      const maks = Number((await setting(ctx, 'KADAR_MAKS')) ?? DEFAULT_SETTINGS.KADAR_MAKS)
      if (Number(permil) <= maks) return
      refuse('KADAR_LEBIH', { maks }, { permil: `Kadar tidak boleh lebih dari ${maks}` })
    },
  },
  'aturan-berat': {
    beforeSave: async (_ctx, { pita }) => {
      const salah = bandFault(pita === null ? null : String(pita))
      if (salah !== null) refuse('TIDAK_LENGKAP', {}, { pita: salah })
    },
  },
  'kondisi-pembelian': {
    beforeSave: async (_ctx, values) => {
      checkDeduction(values)
      checkRepair(values)
    },
  },
  'potongan-pembelian': { beforeSave: async (_ctx, values) => checkDeduction(values) },
  'potongan-kategori': { beforeSave: async (_ctx, values) => checkDeduction(values) },
  'rugi-nota': {
    beforeSave: async (ctx, values, before) => {
      const loss = values as unknown as Loss
      demandAboveZero(values, loss.cara === 'PERSEN' ? 'rugi_permil' : 'rugi_per_gram')
      const others = await otherRows<Loss>(ctx, rugiNota, before)
      const clash = others.find(
        other =>
          other.kode_kadar === loss.kode_kadar &&
          other.kode_group === loss.kode_group &&
          meet(agesOf(other), agesOf(loss)),
      )
      if (clash !== undefined) refuseOverlap(clash.kode_rugi, 'umur_dari', 'umur_sampai')
    },
  },
  berlian: {
    beforeSave: async (ctx, values, before) => {
      const stone = values as unknown as Stone
      const others = await otherRows<Stone>(ctx, berlian, before)
      const clash = others.find(
        other =>
          other.kode_shape === stone.kode_shape &&
          other.kode_color === stone.kode_color &&
          other.kode_clarity === stone.kode_clarity &&
          meet([other.karat_dari, other.karat_sampai], [stone.karat_dari, stone.karat_sampai]),
      )
      if (clash !== undefined) refuseOverlap(clash.kode_berlian, 'karat_dari', 'karat_sampai')
    },
  },
}

/** From and to, both within. */
type Range = readonly [number, number]

const meet = (one: Range, other: Range): boolean => one[0] <= other[1] && other[0] <= one[1]

const agesOf = ({ umur_dari, umur_sampai }: Loss): Range => [
  umur_dari,
  umur_sampai ?? Number.POSITIVE_INFINITY,
]

/** The figure that the chosen kind of deduction uses says something; the other is not looked at. */
function checkDeduction(values: Values): void {
  if (values.jenis_potongan === 'TANPA') return
  demandAboveZero(values, values.jenis_potongan === 'PERSEN' ? 'potongan_permil' : 'potongan_rp')
}

function demandAboveZero(values: Values, field: string): void {
  if (Number(values[field]) > 0) return
  refuse('TIDAK_LENGKAP', {}, { [field]: 'Harus lebih dari 0' })
}

/** What cannot be repaired is worth its metal only (04-domain B6). */
function checkRepair({ hasil, bisa_diperbaiki }: Values): void {
  if (hasil === 'RUSAK' && bisa_diperbaiki !== true) {
    refuse('TIDAK_LENGKAP', {}, { hasil: 'Barang rusak yang tidak bisa diperbaiki adalah rosok' })
  }
  if (hasil === 'ROSOK' && bisa_diperbaiki === true) {
    refuse('TIDAK_LENGKAP', {}, { hasil: 'Rosok tidak diperbaiki' })
  }
}

function refuseOverlap(kode: string, ...fields: readonly string[]): void {
  const text = fillText(FIELD_TEXTS.overlap, { kode })
  refuse('TIDAK_LENGKAP', {}, Object.fromEntries(fields.map(field => [field, text])))
}
