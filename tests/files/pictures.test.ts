import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShops } from '../fuzz/dictionary.ts'
import { type Heard, send } from '../fuzz/send.ts'
import { type WatchedServer, watchedServer } from '../watched/watched-server.ts'

// T37: what comes as a picture, through the door of the real server, watched from outside.

let server: WatchedServer
let token: string
let code: string
beforeAll(async () => {
  server = await watchedServer()
  const known = await openShops(server.origin)
  token = await server.token('SPV-JKT')
  code = String(known.kode_barcode?.[12])
  // what a first picture brings into memory for good
  expect((await upload(form([image(await photo())]))).status).toBe(200)
  await server.pulse()
})
afterAll(() => server?.stop())

const photo = () =>
  sharp({ create: { width: 2000, height: 3000, channels: 3, background: '#d4af37' } })
    .withExif({ IFD0: { Copyright: 'RAHASIA' }, IFD3: { GPSLatitude: '6/1 12/1 0/1' } })
    .jpeg()
    .toBuffer()

interface Part {
  readonly head: string
  readonly bytes: Buffer
}

const image = (bytes: Buffer, filename = 'x.jpg', name = 'image'): Part => ({
  head: `name="${name}"; filename="${filename}"`,
  bytes,
})

/** A form byte by byte: no library tidies names or ends. */
function form(parts: readonly Part[], barcode = code, end = '--x--\r\n'): Buffer {
  const all = [{ head: 'name="kode_barcode"', bytes: Buffer.from(barcode) }, ...parts]
  const pieces = all.flatMap(({ head, bytes }) => [
    Buffer.from(`--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...pieces, Buffer.from(end)])
}

const upload = (
  body: Buffer,
  type = 'multipart/form-data; boundary=x',
  door = 'barang/upload-image',
): Promise<Heard> =>
  send(
    server.origin,
    {
      method: 'POST',
      target: `/api/v1/${door}`,
      headers: [['content-type', type]],
      body,
    },
    token,
  )

/** The same size in pixels that a small file claims to have. */
async function claimed(side: number): Promise<Buffer> {
  const jpeg = Buffer.from(await sharp({ create: BLANK }).jpeg().toBuffer())
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(side, frame + 5)
  jpeg.writeUInt16BE(side, frame + 7)
  return jpeg
}
const BLANK = { width: 200, height: 200, channels: 3, background: '#fff' } as const

async function claimedPng(side: number): Promise<Buffer> {
  const png = Buffer.from(await sharp({ create: BLANK }).png().toBuffer())
  png.writeUInt32BE(side, 16)
  png.writeUInt32BE(side, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

const cases: readonly (readonly [string, () => Promise<Buffer> | Buffer])[] = [
  ['a JPEG of 5 kB that claims 64,250 × 64,250', async () => form([image(await claimed(64_250))])],
  [
    'a PNG that claims 30,000 × 30,000',
    async () => form([image(await claimedPng(30_000), 'x.png')]),
  ],
  [
    'an SVG',
    () => form([image(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.svg')]),
  ],
  ['HTML called a picture', () => form([image(Buffer.from('<html><script>1</script></html>'))])],
  ['nothing', () => form([image(Buffer.alloc(0))])],
  ['half a JPEG', async () => form([image((await photo()).subarray(0, 4_000))])],
  ['9 MB', () => form([image(Buffer.alloc(9_000_000, 0xff))])],
  [
    'a form cut in its picture',
    async () => form([image(await photo())], code, '').subarray(0, 5_000),
  ],
  ['a form cut in a header', () => Buffer.from('--x\r\nContent-Disposition: form-da')],
  ['a part without a name', async () => form([image(await photo(), 'x.jpg', '')])],
  [
    'a part without any header',
    async () =>
      Buffer.concat([Buffer.from('--x\r\n\r\n'), await photo(), Buffer.from('\r\n--x--')]),
  ],
  [
    '1,000 parts',
    () =>
      form(
        Array.from({ length: 1_000 }, (_, n) => ({
          head: `name="f${n}"`,
          bytes: Buffer.from('x'),
        })),
      ),
  ],
  ['a place instead of a barcode', async () => form([image(await photo())], '../../x')],
  ['a barcode with NUL', async () => form([image(await photo())], `${code}\0`)],
  ['a barcode of nobody', async () => form([image(await photo())], '99999999')],
  ['a barcode of 2 MB', async () => form([image(await photo())], '1'.repeat(2_000_000))],
  ['a field called __proto__', () => form([{ head: 'name="__proto__"', bytes: Buffer.from('1') }])],
]

describe('what is no picture for a piece', () => {
  test.each(cases)('%s is refused within a second', async (_what, make) => {
    const body = await make()
    const heard = await upload(body)
    // a form larger than allowed may be refused while it is still being sent
    const hungUp = body.length > 8_388_608 && heard.status === 0
    if (!hungUp) {
      const said = heard.body.toString()
      expect([Math.floor(heard.status / 100), said]).toEqual([4, said])
      expect(heard.type).toContain('application/problem+json')
      expect(said).not.toMatch(/sharp|vips|node_modules|Error/)
    }
    // a second on a quiet machine; the picture itself is made and sent before
    expect(heard.ms).toBeLessThan(2_000)
    expect(server.isAlive()).toBe(true)
  })

  test.each([
    ['another boundary', 'multipart/form-data; boundary=y'],
    ['no boundary', 'multipart/form-data'],
    ['a boundary of 5,000 letters', `multipart/form-data; boundary=${'y'.repeat(5_000)}`],
    ['JSON', 'application/json'],
  ])('a form with %s is refused', async (_what, type) => {
    const heard = await upload(form([image(await photo())]), type)
    expect(heard.status).toBeGreaterThanOrEqual(400)
    expect(heard.status).toBeLessThan(500)
  })

  test.each([
    ['without end, that says nothing of its length', {}, 411],
    ['of 2 GB', { 'content-length': 2_000_000_000 }, 413],
  ])(
    'a stream %s is not read',
    async (_what, more, status) => {
      const { answered, sent } = await pour(more)
      expect(answered).toBe(status)
      expect(sent).toBeLessThan(64 * 1_048_576)
      expect(server.isAlive()).toBe(true)
    },
    30_000,
  )
})

/** Writes a picture until the server answers or hangs up. */
function pour(more: Record<string, number>): Promise<{ answered: number; sent: number }> {
  const { hostname, port } = new URL(server.origin)
  return new Promise(resolve => {
    let sent = 0
    let answered = 0
    const call = request({
      hostname,
      port,
      method: 'POST',
      path: '/api/v1/barang/upload-image',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
        ...more,
      },
    })
    const piece = Buffer.alloc(262_144, 0xff)
    const pourMore = () => {
      if (call.destroyed || sent > 2_000_000_000) return
      sent += piece.length
      if (call.write(piece)) setImmediate(pourMore)
      else call.once('drain', pourMore)
    }
    call.on('error', () => undefined)
    call.on('close', () => resolve({ answered, sent }))
    call.on('response', answer => {
      answered = answer.statusCode ?? 0
      answer.resume()
      answer.on('end', () => call.destroy())
    })
    call.write(form([image(Buffer.alloc(10))], code, '').subarray(0, -2))
    // what the server says is heard before the flood
    setTimeout(pourMore, 300)
  })
}

describe('what is a picture', () => {
  test.each([
    ['an odd name', '../../../😀\u202Egpj.exe'],
    ['a name with NUL', 'x\0.jpg'],
    ['no name to speak of', '.'],
    ['a name of 100 kB', 'n'.repeat(100_000)],
  ])('with %s is kept under a name of the server', async (_what, filename) => {
    expect((await upload(form([image(await photo(), filename)]))).status).toBe(200)
    const names = await readdir(join(server.dataDir, 'files', 'JKT'))
    expect(names.sort()).toEqual([
      expect.stringMatching(/^[0-9a-f-]{36}-s\.jpg$/),
      expect.stringMatching(/^[0-9a-f-]{36}\.jpg$/),
    ])
    expect(await readdir(join(server.dataDir, 'files'))).toEqual(['JKT'])
  })

  test('is small, tells no place, holds no script, and no other store can fetch it', async () => {
    const both = Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>')])
    expect((await upload(form([image(both)]))).status).toBe(200)
    const asked = (who: string) =>
      send(
        server.origin,
        { method: 'GET', target: `/api/v1/barang/${code}/gambar`, headers: [], body: undefined },
        who,
      )
    const kept = await asked(token)
    const { width = 0, height = 0, exif, format } = await sharp(kept.body).metadata()
    expect([width, height, exif, format]).toEqual([720, 1080, undefined, 'jpeg'])
    expect(kept.body.includes('<script>') || kept.body.includes('RAHASIA')).toBe(false)
    expect(kept.headers).toContain('nosniff')
    expect((await asked(await server.token('SPV-BDG'))).status).toBe(404)
    expect((await asked('')).status).toBe(401)
  })

  test('costs no memory that stays: less than 100 MB for all of the above', async () => {
    const before = (await server.pulse()).rssMb
    const pixels = sharp({ create: { ...BLANK, width: 6_000, height: 6_000 } }).jpeg()
    const large = await pixels.toBuffer()
    const bomb = await claimed(64_250)
    await Promise.all(Array.from({ length: 4 }, () => upload(form([image(large)]))))
    for (let n = 0; n < 30; n += 1) await upload(form([image(bomb)]))
    await Promise.all(Array.from({ length: 8 }, () => upload(form([image(large)]))))
    expect((await server.pulse()).rssMb - before).toBeLessThan(100)
  })
})

describe('the logo of a store is held to the same', () => {
  const asLogo = ({ head, bytes }: Part) => {
    const begin = Buffer.from(`--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n`)
    const body = Buffer.concat([begin, bytes, Buffer.from('\r\n--x--\r\n')])
    return upload(body, undefined, 'settingtoko/logo')
  }

  test('a photo is taken, so that what follows is refused for its own reason', async () => {
    expect((await asLogo(image(await photo()))).status).toBe(200)
  })

  test.each([
    ['a JPEG that claims 64,250 × 64,250', () => claimed(64_250)],
    ['a PNG that claims 30,000 × 30,000', () => claimedPng(30_000)],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HTML', async () => Buffer.from('<html><script>1</script></html>')],
    ['half a JPEG', async () => (await photo()).subarray(0, 4_000)],
    ['nothing', async () => Buffer.alloc(0)],
  ])('%s is refused', async (_what, make) => {
    const heard = await asLogo(image(await make()))
    expect([Math.floor(heard.status / 100), heard.type.split(';')[0]]).toEqual([
      4,
      'application/problem+json',
    ])
    expect(heard.ms).toBeLessThan(2_000)
    expect(server.isAlive()).toBe(true)
  })
})
