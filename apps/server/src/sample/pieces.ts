import type { NewBarangInput } from '@kencana/contract/areas/barang/commands'
import { mgToGram, scale } from '@kencana/domain/quantity'
import type { Random } from './random.ts'

interface Kind {
  readonly dept: string
  readonly models: readonly string[]
  readonly sizes: readonly string[]
  /** Milligrams, from light to heavy. */
  readonly mg: readonly [number, number]
  /** Trays of the kind. */
  readonly trays: readonly string[]
  readonly share: number
}

const trays = (letter: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${letter}${String(from + i).padStart(2, '0')}`)

const KINDS: readonly Kind[] = [
  {
    dept: 'CINCIN',
    models: [
      'Belah Rotan',
      'Bambu Polos',
      'Listring Ukir',
      'Kawin Polos',
      'Mata Satu',
      'Bunga Melati',
      'Pita Kembar',
      'Sisik Naga',
      'Tali Air',
      'Rantai Milano',
      'Kupu-kupu',
      'Anyam Tiga Warna',
    ],
    sizes: ['8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '20'],
    mg: [900, 6_500],
    trays: trays('A', 1, 8),
    share: 34,
  },
  {
    dept: 'KALUNG',
    models: [
      'Rantai Milano',
      'Nori',
      'Italy Santa',
      'Pintir',
      'Padi',
      'Kaca Serut',
      'Singapura',
      'Rolo',
      'Sisik Ikan',
      'Tambang',
      'Kacang',
    ],
    sizes: ['40 cm', '42 cm', '45 cm', '50 cm', '55 cm'],
    mg: [2_500, 18_000],
    trays: trays('B', 1, 6),
    share: 18,
  },
  {
    dept: 'GELANG',
    models: [
      'Rantai Milano',
      'Keroncong Polos',
      'Keroncong Ukir',
      'Bangkok',
      'Serut Anak',
      'Nori',
      'Plat Nama',
      'Tali Kepang',
      'Kerang',
      'Bola Laser',
    ],
    sizes: ['14 cm', '16 cm', '17 cm', '18 cm', '19 cm'],
    mg: [2_000, 20_000],
    trays: trays('C', 1, 6),
    share: 18,
  },
  {
    dept: 'ANTING',
    models: [
      'Toge',
      'Jepit Bulat',
      'Gipsi',
      'Tusuk Bunga',
      'Desi',
      'Juntai Mutiara',
      'Ring Polos',
      'Kerabu Aceh',
      'Hati Kecil',
    ],
    sizes: ['S', 'M', 'L'],
    mg: [600, 4_200],
    trays: trays('D', 1, 6),
    share: 18,
  },
  {
    dept: 'LIONTIN',
    models: [
      'Huruf A',
      'Huruf R',
      'Huruf S',
      'Hati Berlubang',
      'Koin Ukir',
      'Kunci',
      'Allah Kaligrafi',
      'Salib Polos',
      'Bintang',
      'Teratai',
    ],
    sizes: ['S', 'M', 'L'],
    mg: [500, 3_600],
    trays: trays('E', 1, 4),
    share: 9,
  },
  {
    dept: 'LM',
    models: ['Batangan'],
    sizes: [],
    mg: [1_000, 25_000],
    trays: trays('E', 7, 8),
    share: 3,
  },
]

const NAMES: Readonly<Record<string, string>> = {
  CINCIN: 'Cincin',
  KALUNG: 'Kalung',
  GELANG: 'Gelang',
  ANTING: 'Anting',
  LIONTIN: 'Liontin',
}

const GROUPS = [
  ['M375', 375],
  ['M420', 420],
  ['M420', 420],
  ['T700', 700],
  ['T700', 700],
  ['T750', 750],
  ['T750', 750],
  ['T916', 916],
] as const

const BARS_MG = [1_000, 2_000, 3_000, 5_000, 10_000, 25_000]

/** One plausible piece at a gold price (rupiah per gram of 999). */
export function somePiece(random: Random, price24: number): NewBarangInput {
  const kind = kindOf(random)
  if (kind.dept === 'LM') return bar(random, kind, price24)
  const [kode_group, permil] = random.pick(GROUPS)
  const [low, high] = kind.mg
  // light pieces are many, heavy ones few
  const mg = low + Math.floor(random.next() ** 2.2 * (high - low))
  const metal = scale(mg, price24 * permil, 1_000_000, 'TERDEKAT')
  const charge = random.pick(['RINGAN', 'SEDANG', 'SEDANG', 'RUMIT'])
  const piece: NewBarangInput = {
    nama_barang: `${NAMES[kind.dept] ?? ''} ${random.pick(kind.models)}`,
    kode_dept: kind.dept,
    kode_group,
    kode_baki: random.pick(kind.trays),
    kode_kondisi: random.chance(90) ? 'BARU' : 'SEPUH',
    berat: mgToGram(mg),
    kode_ongkos: charge,
    modal_rp: Math.floor((metal * random.between(93, 98)) / 100 / 500) * 500,
    ...(kind.sizes.length > 0 ? { size: random.pick(kind.sizes) } : {}),
  }
  return random.chance(7) ? priced(piece, metal) : piece
}

/** A tray of the kind of a piece. */
export function trayOf(random: Random, dept: string): string {
  const kind = KINDS.find(one => one.dept === dept)
  if (kind === undefined) throw new Error(`no tray for ${dept}`)
  return random.pick(kind.trays)
}

/** A tag price above the metal value: small pieces are sold so. */
function priced(piece: NewBarangInput, metal: number): NewBarangInput {
  const { kode_ongkos: _, ...rest } = piece
  const harga_bandrol = Math.ceil((metal * 1.12) / 5_000) * 5_000
  return { ...rest, mode_harga: 'BANDROL', harga_bandrol }
}

function bar(random: Random, kind: Kind, price24: number): NewBarangInput {
  const mg = random.pick(BARS_MG)
  return {
    nama_barang: `Logam Mulia ${mg / 1000} gram`,
    kode_dept: 'LM',
    kode_group: 'LM999',
    kode_baki: random.pick(kind.trays),
    kode_kondisi: 'BARU',
    berat: mgToGram(mg),
    modal_rp: Math.floor((mg * price24 * 0.975) / 1000 / 500) * 500,
  }
}

function kindOf(random: Random): Kind {
  const total = KINDS.reduce((sum, kind) => sum + kind.share, 0)
  let mark = random.between(0, total - 1)
  for (const kind of KINDS) {
    if (mark < kind.share) return kind
    mark -= kind.share
  }
  throw new Error('shares do not add up')
}
