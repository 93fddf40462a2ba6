import type { Field } from '@kencana/contract/kit/field'
import type { MasterDefinition } from '@kencana/contract/kit/master'
import { MASTERS } from '@kencana/contract/masters/registry'
import type { Caller } from '../sample-shop/api.ts'

type Values = Record<string, unknown>

/** The store whose masters are tried; chain masters do not care. */
export const TOKO = 'JKT'

/** Valid values for every field of a master, made from the definition. */
export async function sampleValues(
  owner: Caller,
  master: MasterDefinition,
  n: number,
): Promise<Values> {
  const values: Values = {}
  for (const [name, field] of Object.entries(master.fields)) {
    values[name] = await sampleValue(owner, name, field, n)
  }
  return values
}

async function sampleValue(owner: Caller, name: string, field: Field, n: number): Promise<unknown> {
  switch (field.kind) {
    case 'code':
      return `UJI${n}`
    case 'ref':
      return firstKey(owner, field.master)
    case 'choice':
      return Object.keys(field.options)[0]
    case 'weight':
      return Math.min(350.125, field.max / 1000)
    case 'date':
      return name === 'tgl_berlaku' ? day(n) : '2026-11-21'
    case 'flag':
      return true
    case 'text':
      if (name === 'nomor_akun') return '5139'
      if (name === 'portal') return `https://toko${n}.contoh.id`
      if (name === 'pita') return '20=0, 60=50, 100=100'
      if (field.phone === true) return `62812345678${n}`
      return `Contoh ${n}`
    default:
      if ('price' in field && field.price === 'GRAM') return 7 + n
      if (name.startsWith('pokok_')) return Math.min(900_000_000_000, field.max - 100) + n
      return name === 'nomor' ? 60 + n : Math.min(field.max, Math.max(field.min, 7 + n))
  }
}

/** Two rows for the same thing never begin on one day. */
const day = (n: number): string => `2031-01-${String(n).padStart(2, '0')}`

async function firstKey(owner: Caller, name: string): Promise<unknown> {
  const master = MASTERS.find(one => one.name === name)
  if (master === undefined) throw new Error(`no master ${name}`)
  const answer = await owner.get<{ data: Values[] }>(`${master.resource}?limit=1`, { toko: TOKO })
  return answer.body.data[0]?.[master.key]
}
