import { camel, type NewFile } from '../templates.ts'
import { changed, withImport } from './document.ts'

// `npm run new paper [<folder>/]<name>`: a slip of pieces and their sum, with its example: a small
// true one to be filled in. A shop can lay it out; no document prints it yet.

const KINDS = 'packages/contract/src/papers/kinds'

export const paper = (place: string): NewFile[] => [
  {
    path: `${KINDS}/${place}.ts`,
    text: kindText(nameOf(place), place.includes('/') ? '../..' : '..'),
  },
]

const nameOf = (place: string): string => place.split('/').at(-1) ?? ''

const kindText = (
  kode: string,
  up: string,
): string => `import { definePaper } from '${up}/strips/define-paper.ts'
import { field, inWords, NAME, sum } from '${up}/strips/lines.ts'
import { head, party, sides, signatures, table } from '${up}/strips/parts.ts'
import * as say from '${up}/strips/values.ts'

const EXAMPLE = [[1, 'Cincin Belah Rotan', 3_237, 5_232_500]]
const COLUMNS = { baris: 9, nama_barang: 120, berat: 25, harga: 40 }

/** What it says, and who keeps it. */
export const ${camel(kode)} = definePaper({
  kode: '${kode}',
  label: 'Slip',
  golongan: 'SLIP',
  screens: ['/lihat-penjualan'],
  variabel: [
    ...say.headed('${kode.replaceAll('-', ' ').toUpperCase()}', 'Nomor slip', 'SL-JKT-261121-0001'),
    say.teks('status_slip', 'Tanda DIBATALKAN'),
    ...say.person('customer', 'Nama pelanggan', 'Alamat pelanggan', 'Telepon pelanggan'),
    ...say.STAFF,
    say.rupiah('total', 'Total', 5_232_500),
    say.KETERANGAN,
  ],
  daftar: [
    say.rowsOf('barang', 'Barang di slip', EXAMPLE, [
      say.angka('baris', 'Nomor urut', 'No'),
      say.teks('nama_barang', 'Nama Barang'),
      say.gram('berat', 'Berat', 'Berat (g)'),
      say.rupiah('harga', 'Harga'),
    ]),
  ],
  strips: [
    head(),
    party({
      left: [
        field('customer', NAME),
        field('alamat_customer', { lines: 2 }),
        field('telp_customer', { awalan: 'Telp. ' }),
      ],
    }),
    table('barang', { h: 40, columns: COLUMNS }),
    sides({
      left: [field('keterangan', { awalan: 'Keterangan: ', lines: 2 })],
      right: [sum('total', 'TOTAL'), inWords('total')],
    }),
    signatures(['Pelanggan', 'Petugas']),
  ],
})
`

/** Lists kept by hand that must know of it: every kind, and what the designers can show. */
export function knowPaper(place: string): NewFile[] {
  const name = camel(nameOf(place))
  return [
    changed('packages/contract/src/papers/registry.ts', text =>
      withImport(text, name, `./kinds/${place}.ts`).replace('  labelBarang,\n', line => {
        return `  ${name},\n${line}`
      }),
    ),
    changed('apps/server/src/areas.ts', text =>
      withImport(text, name, `@kencana/contract/papers/kinds/${place}`).replace(
        '    labelSource,\n  ]',
        line => `    { kind: ${name}, latest: async () => undefined },\n${line}`,
      ),
    ),
  ]
}
