import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const TOKENS = new URL('../../apps/web/src/theme/tokens.css', import.meta.url)
const css = readFileSync(TOKENS, 'utf8')

function rolesOf(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? ''
  return new Map(
    [...block.matchAll(/(--k-[\w-]+):\s*(#[0-9a-f]{6})/g)].map(m => [m[1] ?? '', m[2] ?? '']),
  )
}

const light = rolesOf(':root')
const schemes = {
  light,
  dark: new Map([...light, ...rolesOf(':root[data-mantine-color-scheme="dark"]')]),
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

/** Text on ground; AA asks 4.5. */
const TEXTS: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['ink', ['paper', 'card', 'raised', 'tint', 'goldwash', 'goldtint', 'badtint', 'oktint']],
  ['mute', ['paper', 'card', 'raised', 'tint', 'goldwash']],
  ['brand-ink', ['paper', 'card', 'raised', 'tint']],
  ['gold-ink', ['paper', 'card', 'goldtint']],
  ['bad', ['paper', 'card', 'raised', 'badtint']],
  ['ok', ['card', 'oktint']],
  ['on-brand', ['brand', 'brand-deep']],
  ['on-brand-mute', ['brand-deep']],
  ['on-night', ['night', 'night-lit']],
  ['on-night-mute', ['night', 'night-lit']],
]
/** Edges of inputs, the gold of marks, chart colours; AA asks 3. */
const SHAPES: readonly (readonly [shape: string, grounds: readonly string[]])[] = [
  ['edge', ['card', 'paper']],
  ['gold', ['card', 'paper']],
  ...[1, 2, 3, 4, 5, 6].map(n => [`c${n}`, ['card']] as const),
]

describe.each(Object.entries(schemes))('%s', (_, roles) => {
  const pairs = (rows: typeof TEXTS) => rows.flatMap(([a, bs]) => bs.map(b => [a, b] as const))
  const of = (name: string) => roles.get(`--k-${name}`) ?? ''
  test.each(pairs(TEXTS))('%s can be read on %s', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5)
  })
  test.each(pairs(SHAPES))('%s can be seen on %s', (shape, ground) => {
    expect(contrast(of(shape), of(ground))).toBeGreaterThanOrEqual(3)
  })
})

test('the dark scheme has a value of its own for every role that can be seen', () => {
  const dark = rolesOf(':root[data-mantine-color-scheme="dark"]')
  const shared = /^--k-(night|on-night|ring)/
  expect([...light.keys()].filter(role => !dark.has(role) && !shared.test(role))).toEqual([])
})
