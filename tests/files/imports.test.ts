import { constants, deflateRawSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { zipOf } from '../../apps/server/src/platform/sheet/excel/zip.fixture.ts'
import { CELL_FAULTS } from '../../apps/server/src/platform/sheet/sheet.ts'
import { openShops } from '../fuzz/dictionary.ts'
import { type Heard, send } from '../fuzz/send.ts'
import { brokenInvariants } from '../sample-shop/invariants.ts'
import { type WatchedServer, watchedServer } from '../watched/watched-server.ts'

// T38: what comes as a sheet of new pieces, through the door of the real server.

let server: WatchedServer
let token: string
let admin: pg.Client
beforeAll(async () => {
  server = await watchedServer()
  await openShops(server.origin)
  token = await server.token('SPV-JKT')
  admin = new pg.Client({ connectionString: server.adminUrl })
  await admin.connect()
})
afterAll(async () => {
  await admin?.end()
  await server?.stop()
})

function upload(bytes: Buffer, name = 'barang.xlsx'): Promise<Heard> {
  const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  return send(
    server.origin,
    {
      method: 'POST',
      target: '/api/v1/barang/upload-banyak',
      headers: [
        ['content-type', 'multipart/form-data; boundary=x'],
        ['idempotency-key', crypto.randomUUID()],
      ],
      body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]),
    },
    token,
    60_000,
  )
}

const pieces = async (): Promise<number> => {
  const { rows } = await admin.query<{ n: number }>(
    "select count(*)::int as n from barang where kode_toko = 'JKT'",
  )
  return rows[0]?.n ?? -1
}

interface Problem {
  readonly code: string
  readonly facts: { readonly alasan?: string; readonly jumlah?: number }
  readonly errors?: Readonly<Record<string, string>>
}

const problemOf = (heard: Heard): Problem => JSON.parse(heard.body.toString()) as Problem

const HEADER = 'Nama Barang,Jenis,Group,Baki,Berat,Modal'
const ROW = 'Cincin Polos Mawar,CINCIN,T750,A05,3.237,4900000'
const csv = (rows: readonly string[]) => Buffer.from([HEADER, ...rows].join('\r\n'))

const SHEET = 'xl/worksheets/sheet1.xml'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'application/vnd.openxmlformats-package.relationships+xml'
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const related = (kind: string, target: string) =>
  `<?xml version="1.0"?><Relationships xmlns="${PACKAGE}/relationships">` +
  `<Relationship Id="rId1" Type="${OFFICE}/${kind}" Target="${target}"/></Relationships>`
const part = (name: string, kind: string) =>
  `<Override PartName="${name}" ContentType="${KIND}.${kind}+xml"/>`

/** A workbook of one sheet written by hand. */
const book = (sheet: string): Record<string, string> => ({
  '[Content_Types].xml':
    `<?xml version="1.0"?><Types xmlns="${PACKAGE}/content-types">` +
    `<Default Extension="rels" ContentType="${RELATIONS}"/>` +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `${part('/xl/workbook.xml', 'sheet.main')}${part(`/${SHEET}`, 'worksheet')}</Types>`,
  '_rels/.rels': related('officeDocument', 'xl/workbook.xml'),
  'xl/workbook.xml':
    `<?xml version="1.0"?><workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">` +
    '<sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': related('worksheet', 'worksheets/sheet1.xml'),
  [SHEET]: sheet,
})

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const sheetOf = (rows: readonly (readonly string[])[], head = '<?xml version="1.0"?>') => {
  const lines = rows.map((cells, i) => `<row r="${i + 1}">${cells.join('')}</row>`).join('')
  return `${head}<worksheet xmlns="${MAIN}"><sheetData>${lines}</sheetData></worksheet>`
}
const line = (text: string) => text.split(',').map(cell)

/** 500 kB that become 500 MB: one piece of 16 MB, flushed, over and over. */
function blown(): Buffer {
  const flush = { level: 9, finishFlush: constants.Z_FULL_FLUSH }
  const piece = deflateRawSync(Buffer.alloc(16 * 1_048_576, 0x20), flush)
  return Buffer.concat([
    ...Array.from({ length: 32 }, () => piece),
    deflateRawSync(Buffer.alloc(0)),
  ])
}

test('a good sheet is taken in, so that what follows is refused for its own reason', async () => {
  const before = await pieces()
  const heard = await upload(zipOf(book(sheetOf([line(HEADER), line(ROW)]))))
  expect([heard.status, await pieces()]).toEqual([201, before + 1])
})

test('a sheet that would grow to 512 MB is refused before it grows, honest or not', async () => {
  const before = await pieces()
  const packed = blown()
  expect(packed.length).toBeLessThan(1_000_000)
  await server.pulse()
  const start = (await server.pulse()).rssMb
  for (const size of [512 * 1_048_576, 1_000, 0]) {
    const heard = await upload(zipOf(book(''), { [SHEET]: { packed, size } }))
    expect([size, heard.status, problemOf(heard).code]).toEqual([size, 422, 'BERKAS_DITOLAK'])
    expect(heard.ms).toBeLessThan(2_000)
  }
  const { rssMb, lagMax, idleMax } = await server.pulse()
  expect(rssMb - start).toBeLessThan(100)
  expect(lagMax - idleMax).toBeLessThan(1_000)
  expect(await pieces()).toBe(before)
})

test.each([
  ['CSV', () => Buffer.from(`${HEADER}\n${'\n'.repeat(1_048_577)}`), 'x.csv'],
  ['CSV of one letter a row', () => Buffer.from(`${HEADER}\n${'a\n'.repeat(1_048_577)}`), 'x.csv'],
  [
    'sheet',
    () => zipOf(book(sheetOf(Array.from({ length: 1_048_577 }, () => ['<c><v>1</v></c>'])))),
    'x.xlsx',
  ],
])(
  'a %s of 1,048,577 rows is refused',
  async (_what, make, name) => {
    const heard = await upload(make(), name)
    expect([heard.status, problemOf(heard).code]).toEqual([422, 'BERKAS_DITOLAK'])
    expect(heard.ms).toBeLessThan(5_000)
  },
  60_000,
)

test('nothing outside the file is read, and nothing in it multiplies', async () => {
  const before = await pieces()
  const outside =
    '<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a SYSTEM "file:///etc/passwd">' +
    '<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">' +
    '<!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;"><!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;">]>'
  for (const entity of ['&a;', '&e;']) {
    const rows = [line(HEADER), line(ROW.replace('Cincin Polos Mawar', `Cincin ${entity}`))]
    const heard = await upload(zipOf(book(sheetOf(rows, outside))))
    expect(heard.body.toString()).not.toContain('root:')
    const { rows: named } = await admin.query<{ nama_barang: string }>(
      "select nama_barang from barang where nama_barang like '%root:%' or nama_barang like '%bbbb%'",
    )
    expect(named).toEqual([])
  }
  expect(await pieces()).toBeLessThanOrEqual(before + 2)
})

test('a formula gives the value it was saved with, or none', async () => {
  const formula = (value: string) => `<c><f>1+2.237</f>${value}</c>`
  const cells = (berat: string) => [
    ...line('Cincin Polos Mawar,CINCIN,T750,A05'),
    berat,
    '<c><v>4900000</v></c>',
  ]
  const good = await upload(zipOf(book(sheetOf([line(HEADER), cells(formula('<v>3.237</v>'))]))))
  expect(good.status).toBe(201)
  const bad = await upload(zipOf(book(sheetOf([line(HEADER), cells(formula(''))]))))
  expect([bad.status, problemOf(bad).errors]).toEqual([
    422,
    { '2.berat': CELL_FAULTS.NO_RESULT.teks },
  ])
})

test('one bad row of 5,000 writes nothing and is named by its place', async () => {
  const before = await pieces()
  const rows = Array.from({ length: 5_000 }, () => ROW)
  rows[4_998] = ROW.replace('3.237', '-3')
  const heard = await upload(csv(rows), 'x.csv')
  expect(heard.status).toBe(422)
  expect(problemOf(heard)).toMatchObject({ code: 'BARIS_SALAH', facts: { jumlah: 1 } })
  expect(Object.keys(problemOf(heard).errors ?? {})).toEqual(['5000.berat'])
  rows.push(ROW)
  const long = problemOf(await upload(csv(rows), 'x.csv'))
  expect(long.facts.alasan).toBe('lebih dari 5000 baris')
  expect(await pieces()).toBe(before)
})

test.each([
  [
    'a column twice',
    csv([`${ROW},x`].map(row => row))
      .toString()
      .replace('Modal', 'Modal,Modal'),
  ],
  ['no header', ROW],
  ['another separator in the middle', `${HEADER}\n${ROW.replaceAll(',', ';')}`],
  ['a quote that never ends', `${HEADER}\n"${ROW}`],
  ['a cell of 1 MB', `${HEADER}\n${'a'.repeat(1_000_000)},CINCIN,T750,A05,3.237,4900000`],
  ['2,000 columns', `${HEADER}${',x'.repeat(2_000)}\n${ROW}`],
  ['half a character', Buffer.from(`${HEADER}\n${ROW}`).toString('utf16le').slice(0, 50)],
])('a CSV with %s writes nothing', async (_what, text) => {
  const before = await pieces()
  const heard = await upload(Buffer.from(text), 'x.csv')
  expect([Math.floor(heard.status / 100), await pieces()]).toEqual([4, before])
})

test('afterwards the books are right', async () => {
  expect(await brokenInvariants(server.adminUrl)).toEqual([])
})
