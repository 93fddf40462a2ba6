import { readdirSync } from 'node:fs'
import { TOO_MUCH } from '@kencana/contract/kit/figures/rupiah'
import { MASTERS } from '@kencana/contract/masters/registry'
import {
  BERAT_MAKS_MG,
  formatRupiah,
  RUPIAH_MAX,
  RUPIAH_PER_GRAM_MAX,
  RUPIAH_PER_PIECE_MAX,
  scale,
} from '@kencana/domain/quantity'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldsOf } from './bodies.ts'

// No product of two fields, and no sum over the longest list, leaves what is kept exactly.

const areas = new URL('../../packages/contract/src/areas/', import.meta.url)
const BODIES = await Promise.all(
  readdirSync(areas, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(async file => Object.entries<unknown>(await import(new URL(file, areas).href))),
)
const ROUTES = BODIES.flat().flatMap(([name, value]) => {
  const body = (value as { body?: unknown } | null)?.body
  return body instanceof z.ZodType ? [[name, body] as const] : []
})

const isPerGram = (name: string): boolean => name.endsWith('_per_gram')
const isWeight = (name: string): boolean => /^berat|_mg$/.test(name)

test.each(ROUTES)('what %s takes stays exact', (route, body) => {
  for (const { name: place, type, maximum: most = Number.POSITIVE_INFINITY, times } of fieldsOf(
    body,
  )) {
    if (type !== 'integer' && type !== 'number') continue
    const name = place.split('.').at(-1) ?? ''
    const gram = BERAT_MAKS_MG / 1000
    const heaviest = name.endsWith('_mg') ? BERAT_MAKS_MG : gram
    if (isWeight(name)) expect({ name, most }).toEqual({ name, most: Math.min(most, heaviest) })
    else if (isPerGram(name) || route === 'setPrices')
      expect(most * gram, name).toBeLessThanOrEqual(RUPIAH_MAX)
    else expect(most, name).toBeLessThanOrEqual(RUPIAH_MAX)
    expect(most * times, name).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER)
  }
})

test('the bodies of documents are among them', () => {
  const names = ROUTES.map(([name]) => name)
  for (const name of ['addBarang', 'addBarangBanyak', 'setPrices', 'postHutang']) {
    expect(names).toContain(name)
  }
})

const FIGURES = MASTERS.flatMap(({ name, fields }) =>
  Object.entries(fields).flatMap(([field, kind]) => {
    if (kind.kind !== 'money' && kind.kind !== 'weight') return []
    const byGram = Object.values(fields).some(
      other => other.kind === 'choice' && 'PER_GRAM' in other.options,
    )
    return [{ name, field, kind, byGram: byGram && field.startsWith('potongan') }]
  }),
)

test.each(FIGURES)('$name.$field is bounded by what it is multiplied with', one => {
  const { field, kind, byGram } = one
  const most = kind.kind === 'weight' ? BERAT_MAKS_MG : RUPIAH_MAX
  expect(kind.max).toBeLessThanOrEqual(most)
  const ofPiece = /_per_pcs$|_per_karat$|^harga_bandrol$/.test(field)
  if (ofPiece) expect(kind.max).toBeLessThanOrEqual(RUPIAH_PER_PIECE_MAX)
  if (isPerGram(field) || byGram) {
    const { max } = kind
    expect(scale(BERAT_MAKS_MG, max, 1000, 'NAIK')).toBeLessThanOrEqual(RUPIAH_MAX)
  }
})

test('the sentences say the bounds', () => {
  expect(TOO_MUCH.perGram).toContain(formatRupiah(RUPIAH_PER_GRAM_MAX))
  expect(TOO_MUCH.perPiece).toContain(formatRupiah(RUPIAH_PER_PIECE_MAX))
})
