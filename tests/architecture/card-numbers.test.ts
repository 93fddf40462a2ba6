import { commandToApprove } from '@kencana/contract/session'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { endpoints } from '../../apps/server/src/areas.ts'

// An approval takes the command it is for, and holds no payment card's number (T36). What the
// command itself takes the approval takes, too: one in ten identity cards, taxpayers and telephones
// looks like a payment card.

/** Each satisfies the Luhn check: a KTP or taxpayer, a mobile telephone, a payment card. */
const NUMBERS = { KTP: '3273014507890007', TELEPON: '6281234567808', KARTU: '4111111111111111' }

interface Leaf {
  readonly name: string
  readonly takes: (value: string) => boolean
}

/** Every text of a body, as `barang.nama_barang`. */
function textsOf(schema: z.ZodType, name = ''): Leaf[] {
  const { def } = schema as unknown as { def: Record<string, unknown> & { type: string } }
  const inner = (at: string) => textsOf(def[at] as z.ZodType, name)
  switch (def.type) {
    case 'string':
      return [{ name, takes: value => schema.safeParse(value).success }]
    case 'object':
      return Object.entries((schema as z.ZodObject).shape).flatMap(([key, one]) =>
        textsOf(one as z.ZodType, name === '' ? key : `${name}.${key}`),
      )
    case 'array':
      return inner('element')
    case 'record':
      return inner('valueType')
    case 'pipe':
      return inner('in')
    case 'union':
      return (def.options as z.ZodType[]).flatMap(one => textsOf(one, name))
    default:
      return 'innerType' in def ? inner('innerType') : []
  }
}

const approved = (name: string, value: string): boolean => {
  const body = name.split('.').reduceRight<unknown>((held, key) => ({ [key]: held }), value)
  return commandToApprove.safeParse({ route: 'POST penjualan', body }).success
}

/** Codes and numbers of the house by the last part of a name: none is a row of so many digits. */
const OURS = [
  /^(?:kode_\w+|id_\w+|no_(?:faktur|tukar|bon|titipan|kirim)\w*|nomor|dokumen|dari|ke)$/,
  /^(?:kelompok_harga|kerusakan|barang|laci|penerbit|dipastikan)$/,
]

const TAKEN = endpoints.flatMap(({ route: { method, path, body, refusals = [] } }) =>
  body === undefined || !refusals.includes('BUTUH_OTORISASI')
    ? []
    : textsOf(body).map(text => ({ ...text, command: `${method} ${path}` })),
)

test.each(Object.entries(NUMBERS))('%s: what a command takes, its approval takes', (_, number) => {
  const refused = TAKEN.filter(({ name, takes }) => takes(number) && !approved(name, number))
    .filter(({ name }) => !OURS.some(one => one.test(name.split('.').at(-1) ?? '')))
    .map(({ command, name }) => `${command} ${name}`)
  expect([...new Set(refused)]).toEqual([])
})

// Every field for such a number, also of what needs no approval.
test('a number of another kind is taken where it is asked for', () => {
  const asked = endpoints.flatMap(({ route: { method, path, body } }) =>
    (body === undefined ? [] : textsOf(body))
      .filter(({ name }) =>
        /(?:^|\.)(?:(?:no|ke|asal|tujuan)_rekening|no_identitas|npwp)$/.test(name),
      )
      .map(text => ({ ...text, command: `${method} ${path} ${text.name}` })),
  )
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter(({ takes }) => !takes(NUMBERS.KTP)).map(one => one.command)).toEqual([])
})

test('texts of every kind are looked at', () => {
  const names = new Set(TAKEN.map(({ name }) => name.split('.').at(-1)))
  for (const name of ['no_identitas', 'npwp', 'telp', 'alasan', 'keterangan', 'nama']) {
    expect(names).toContain(name)
  }
})
