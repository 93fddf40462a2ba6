import type Sharp from 'sharp'
import { fileProblem, isFileProblem } from '../file-problem.ts'
import { late } from '../late.ts'

export interface Picture {
  readonly jpeg: Buffer
  /** The same, at most 96 pixels wide and high, for lists. */
  readonly thumb: Buffer
  readonly width: number
  readonly height: number
}

const MAX_BYTES = 8 * 1024 * 1024
/** A phone's camera takes 12 to 50 million pixels; more is a mistake or an attack. */
const MAX_MEGAPIXELS = 40
const MAX_WIDTH = 720
const MAX_HEIGHT = 1366
const QUALITY = 50
const THUMB = 96

const library = late<typeof Sharp>('sharp')

/** Decoded pictures are not asked for twice; a cache would only hold memory. */
function sharp(...picture: Parameters<typeof Sharp>): ReturnType<typeof Sharp> {
  const open = library()
  open.cache(false)
  return open(...picture)
}

/**
 * A picture from outside as the shop keeps it (03-decisions §13): JPEG of quality 50 inside
 * 720 × 1366, turned upright, without metadata such as the place it was taken. Format and size are
 * judged from the head of the file before a pixel is decoded. Throws a `FileProblem`.
 */
export async function normalisePicture(bytes: Buffer): Promise<Picture> {
  checkKind(bytes)
  return decoded(bytes, MAX_WIDTH, MAX_HEIGHT, async picture => {
    const { data, info } = await picture
      .jpeg({ quality: QUALITY, progressive: true })
      .toBuffer({ resolveWithObject: true })
    const thumb = await sharp(data)
      .resize(THUMB, THUMB, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: QUALITY })
      .toBuffer()
    return { jpeg: data, thumb, width: info.width, height: info.height }
  })
}

/** Enough for 40 mm on a printer of 300 points an inch. */
const LOGO_WIDTH = 480
const LOGO_HEIGHT = 240

/**
 * A store's logo as papers print it: PNG on white inside 480 × 240, its edges sharp. The same
 * checks as of any picture. Throws a `FileProblem`.
 */
export async function normaliseLogo(
  bytes: Buffer,
): Promise<{ readonly png: Buffer; readonly width: number; readonly height: number }> {
  checkKind(bytes)
  return decoded(bytes, LOGO_WIDTH, LOGO_HEIGHT, async picture => {
    const { data, info } = await picture
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true })
    return { png: data, width: info.width, height: info.height }
  })
}

/** Decodes once size and format were judged, upright, on white, no larger than given. */
async function decoded<T>(
  bytes: Buffer,
  width: number,
  height: number,
  use: (picture: ReturnType<typeof Sharp>) => Promise<T>,
): Promise<T> {
  try {
    await checkSize(bytes)
    const picture = sharp(bytes, {
      limitInputPixels: MAX_MEGAPIXELS * 1_000_000,
      failOn: 'error',
      sequentialRead: true,
    })
      .rotate()
      .resize(width, height, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
    return await use(picture)
  } catch (error) {
    if (isFileProblem(error)) throw error
    throw fileProblem('RUSAK')
  }
}

function checkKind(bytes: Buffer): void {
  if (bytes.length === 0) throw fileProblem('KOSONG')
  if (bytes.length > MAX_BYTES) throw fileProblem('TERLALU_BESAR')
  if (!looksLikePicture(bytes)) throw fileProblem('BUKAN_GAMBAR')
}

async function checkSize(bytes: Buffer): Promise<void> {
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > MAX_MEGAPIXELS * 1_000_000) {
    throw fileProblem('GAMBAR_TERLALU_LUAS', { maks: MAX_MEGAPIXELS })
  }
}

/**
 * By the first bytes, never by name or declared type: an SVG or HTML file ends here. So does HEIC,
 * whose codec is not free; phones hand over JPEG where a page asks for it.
 */
function looksLikePicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 16).toString('latin1')
  return (
    head.startsWith('\xff\xd8\xff') ||
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP')
  )
}
