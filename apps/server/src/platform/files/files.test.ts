import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { normalisePicture } from './pictures.ts'
import { diskStore, newFileName } from './storage.ts'

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 160, b: 40 } } })

/** How it ends, and that it ends soon: in work, not in time, as other tests run beside it. */
async function refusal(bytes: Buffer) {
  const from = process.cpuUsage()
  const code = await normalisePicture(bytes).then(
    () => 'taken',
    error => error.code,
  )
  expect(process.cpuUsage(from).user).toBeLessThan(1_000_000)
  return code
}

/** Writes the size a JPEG claims into its frame header. */
function claiming(jpeg: Buffer, side: number): Buffer {
  const copy = Buffer.from(jpeg)
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]))
  copy.writeUInt16BE(side, frame + 5)
  copy.writeUInt16BE(side, frame + 7)
  return copy
}

describe('pictures', () => {
  it('turns upright, fits inside 720 × 1366, drops the place it was taken', async () => {
    const bytes = await paint(3000, 2000)
      .withExif({ IFD0: { Copyright: 'RAHASIA' }, IFD3: { GPSLatitude: '6/1 12/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const picture = await normalisePicture(bytes)
    expect([picture.width, picture.height]).toEqual([720, 1080])
    const kept = await sharp(picture.jpeg).metadata()
    expect(kept.format).toBe('jpeg')
    expect(kept.exif).toBeUndefined()
    expect(kept.orientation).toBeUndefined()
    expect(picture.jpeg.includes('RAHASIA')).toBe(false)
    const thumb = await sharp(picture.thumb).metadata()
    expect([thumb.width, thumb.height]).toEqual([64, 96])
  })

  it('takes PNG with transparency and WebP, never enlarges', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const png = await sharp({ create: { width: 50, height: 40, channels: 4, background: clear } })
      .png()
      .toBuffer()
    const picture = await normalisePicture(png)
    expect([picture.width, picture.height]).toEqual([50, 40])
    expect((await sharp(picture.jpeg).stats()).channels[0]?.min).toBeGreaterThan(250)
    expect(await refusal(await paint(60, 60).webp().toBuffer())).toBe('taken')
  })

  it('refuses a small file that claims a huge picture, before decoding', async () => {
    const bomb = claiming(await paint(200, 200).jpeg().toBuffer(), 64_250)
    expect(bomb.length).toBeLessThan(5_000)
    expect(await refusal(bomb)).toBe('GAMBAR_TERLALU_LUAS')
    const png = Buffer.from(await paint(10, 10).png().toBuffer())
    png.writeUInt32BE(30_000, 16)
    png.writeUInt32BE(30_000, 20)
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
    expect(await refusal(png)).toBe('GAMBAR_TERLALU_LUAS')
  })

  it('refuses what is no picture, whatever it is called', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'
    expect(await refusal(Buffer.from(svg))).toBe('BUKAN_GAMBAR')
    expect(await refusal(Buffer.from('<html><script>1</script></html>'))).toBe('BUKAN_GAMBAR')
    expect(await refusal(await paint(9, 9).gif().toBuffer())).toBe('BUKAN_GAMBAR')
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heic', 'latin1')
    expect(await refusal(heic)).toBe('BUKAN_GAMBAR')
    expect(await refusal(Buffer.from('%PDF-1.7'))).toBe('BUKAN_GAMBAR')
    expect(await refusal(Buffer.alloc(0))).toBe('KOSONG')
    expect(await refusal(Buffer.alloc(9 * 1024 * 1024))).toBe('TERLALU_BESAR')
    expect(await refusal(Buffer.from('\xff\xd8\xff\xe0 nothing', 'latin1'))).toBe('RUSAK')
    const whole = await paint(900, 900).jpeg().toBuffer()
    expect(await refusal(whole.subarray(0, whole.length / 2))).toBe('RUSAK')
  })

  it('keeps only the picture of a polyglot', async () => {
    const both = Buffer.concat([
      await paint(20, 20).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ])
    const { jpeg, thumb } = await normalisePicture(both)
    expect(jpeg.includes('<script>') || thumb.includes('<script>')).toBe(false)
  })
})

describe('disk store', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kencana-files-'))
  afterAll(() => rm(folder, { recursive: true }))
  const store = diskStore(folder)
  const name = newFileName(new Date('2026-01-31T01:00:00Z'), 'jpg')

  it('keeps, gives back, replaces whole and removes', async () => {
    await store.put('JKT', name, Buffer.from('satu'))
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => store.put('JKT', name, Buffer.alloc(50_000, i + 1))),
    )
    const kept = await store.get('JKT', name)
    expect(kept?.length).toBe(50_000)
    expect(new Set(kept).size).toBe(1)
    expect(await readdir(join(folder, 'JKT'))).toEqual([name])
    expect(await store.get('BDG', name)).toBeUndefined()
    await store.remove('JKT', name)
    await store.remove('JKT', name)
    expect(await store.get('JKT', name)).toBeUndefined()
  })

  it.each([
    '../x.jpg',
    '..',
    'a/b.jpg',
    'a\\b.jpg',
    'abc.jpg\0.png',
    '.abc.jpg',
    'ABC.jpg',
    'abc',
    'abc..jpg',
    '',
  ])('refuses the name %j', async bad => {
    await expect(store.put('JKT', bad, Buffer.from('x'))).rejects.toThrow('not a file name')
    await expect(store.get('JKT', bad)).rejects.toThrow('not a file name')
  })

  it.each(['../JKT', 'jkt', '', '.', 'JKT/..'])('refuses the store %j', async bad => {
    await expect(store.get(bad, name)).rejects.toThrow('not a store code')
  })
})
