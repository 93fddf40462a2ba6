import { existsSync, readFileSync } from 'node:fs'
import type PDFDocument from 'pdfkit'

export type Weight = 'regular' | 'semibold'

/** How a code point is written: by which font of the page, its glyph as hex, its width per 1000. */
export interface Glyph {
  readonly font: EmbeddedFont
  readonly hex: string
  readonly width: number
}

/** Members of pdfkit's embedded font that its types do not show; golden tests watch them. */
export interface EmbeddedFont {
  readonly id: string
  readonly scale: number
  readonly subset: { includeGlyph(id: number): number }
  readonly widths: number[]
  readonly unicode: (readonly number[])[]
  readonly font: {
    hasGlyphForCodePoint(code: number): boolean
    glyphForCodePoint(code: number): { readonly id: number; readonly advanceWidth: number }
  }
  ref(): unknown
}

type Face = Weight | 'cjk'

const FILES: Readonly<Record<Face, string>> = {
  regular: 'Inter-Regular.ttf',
  semibold: 'Inter-SemiBold.ttf',
  cjk: 'DroidSansFallback-CJK.ttf',
}

/** Beside the bundle in production, four folders up from this source in development and tests. */
const FOLDER = ['../assets/fonts/', '../../../assets/fonts/']
  .map(path => new URL(path, import.meta.url))
  .find(folder => existsSync(new URL(FILES.regular, folder)))

const bytes = new Map<Face, Buffer>()

function load(face: Face): Buffer {
  let font = bytes.get(face)
  if (font === undefined) {
    if (FOLDER === undefined) throw new Error('the fonts of the papers are missing (assets/fonts)')
    font = readFileSync(new URL(FILES[face], FOLDER))
    bytes.set(face, font)
  }
  return font
}

/** Stands for a character none of the fonts has. */
const MISSING = 0x25a1

/** Nearly all text lies below: an array is twice as fast as a map, as long as it has no gaps. */
const NEAR = 0x180

/** Joiners, variation selectors and other marks that take no room on paper. */
const isUnseen = (code: number): boolean =>
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x2028 && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x206f) ||
  (code >= 0xfe00 && code <= 0xfe0f) ||
  code === 0xfeff ||
  code === 0xad

/**
 * Glyphs of one document, each looked up once per weight: the fonts carry no kerning or ligatures,
 * so a text's width is the sum of its glyphs. The CJK font (1.1 MB) is loaded when a text needs it.
 */
export function createGlyphs(
  doc: InstanceType<typeof PDFDocument>,
): (code: number, weight: Weight) => Glyph | null {
  const embedded = new Map<Face, EmbeddedFont>()
  const near: Readonly<Record<Weight, (Glyph | null | undefined)[]>> = {
    regular: [],
    semibold: [],
  }
  const far: Readonly<Record<Weight, Map<number, Glyph | null>>> = {
    regular: new Map(),
    semibold: new Map(),
  }

  function fontOf(face: Face): EmbeddedFont {
    let font = embedded.get(face)
    if (font === undefined) {
      doc.font(load(face))
      font = (doc as unknown as { _font: EmbeddedFont })._font
      embedded.set(face, font)
    }
    return font
  }

  function glyphIn(font: EmbeddedFont, code: number): Glyph {
    const glyph = font.font.glyphForCodePoint(code)
    const id = font.subset.includeGlyph(glyph.id)
    const width = glyph.advanceWidth * font.scale
    font.widths[id] ??= width
    font.unicode[id] ??= [code]
    return { font, hex: id.toString(16).padStart(4, '0'), width }
  }

  function find(code: number, weight: Weight): Glyph | null {
    if (isUnseen(code)) return null
    const own = fontOf(weight)
    if (code < 0x20 || code === 0x7f) return glyphIn(own, 0x20)
    if (own.font.hasGlyphForCodePoint(code)) return glyphIn(own, code)
    if (code > 0x2e00) {
      const cjk = fontOf('cjk')
      if (cjk.font.hasGlyphForCodePoint(code)) return glyphIn(cjk, code)
    }
    return glyphIn(own, MISSING)
  }

  return (code, weight) => {
    let glyph = code < NEAR ? near[weight][code] : far[weight].get(code)
    if (glyph === undefined) {
      glyph = find(code, weight)
      if (code < NEAR) near[weight][code] = glyph
      else far[weight].set(code, glyph)
    }
    return glyph
  }
}
