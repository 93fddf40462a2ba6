import type Bwip from 'bwip-js/node'
import { late } from '../late.ts'

const bwip = late<typeof Bwip>('bwip-js/node')

/** A rectangle in modules, the unit of a code. */
export type Box = readonly [x: number, y: number, width: number, height: number]

const kept = new Map<string, unknown>()
const MOST_KEPT = 500

/** The same code is drawn on both copies of a nota and asked again at each reprint. */
function once<T>(key: string, make: () => T): T {
  const known = kept.get(key) as T | undefined
  if (known !== undefined) return known
  const made = make()
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, made)
  return made
}

/** Bars of a Code 128 (subset C where digits allow) without quiet zones; height 1. */
export function code128(text: string): { readonly modules: number; readonly bars: readonly Box[] } {
  return once(`1 ${text}`, () => {
    const [symbol] = bwip().raw({ bcid: 'code128', text })
    if (symbol === undefined || !('sbs' in symbol)) throw new Error(`no Code 128 for ${text}`)
    const bars: Box[] = []
    let x = 0
    symbol.sbs.forEach((width, i) => {
      if (i % 2 === 0) bars.push([x, 0, width, 1])
      x += width
    })
    return { modules: x, bars }
  })
}

/** Dark modules of a QR code (level M) without quiet zone, runs of a row joined into one box. */
export function qrCode(text: string): { readonly modules: number; readonly boxes: readonly Box[] } {
  return once(`2 ${text}`, () => {
    const [symbol] = bwip().raw('qrcode', text, 'eclevel=M')
    if (symbol === undefined || !('pixs' in symbol)) throw new Error('no QR code for this text')
    const { pixs, pixx } = symbol
    const boxes: Box[] = []
    for (let y = 0; y * pixx < pixs.length; y += 1) {
      for (let x = 0; x < pixx; ) {
        let end = x
        while (end < pixx && pixs[y * pixx + end] === 1) end += 1
        if (end > x) boxes.push([x, y, end - x, 1])
        x = Math.max(end, x + 1)
      }
    }
    return { modules: pixx, boxes }
  })
}
