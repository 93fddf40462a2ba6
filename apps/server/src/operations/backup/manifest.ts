import { z } from 'zod'

const count = z.number().int().nonnegative()
const sum = { byte: count, sha256: z.string().length(64) }

const tablePart = z.object({
  jenis: z.literal('tabel'),
  tabel: z.string().regex(/^[a-z_][a-z0-9_]*$/),
  /** Null for tables the whole chain shares. */
  toko: z.string().nullable(),
  kolom: z.array(z.string().regex(/^[a-z_][a-z0-9_]*$/)),
})
const picturePart = z.object({ jenis: z.literal('gambar'), toko: z.string(), nama: z.string() })

export const partHead = z.discriminatedUnion('jenis', [tablePart, picturePart])

/** What one store's books come to; compared after a restore and told in reports. */
const storeTotals = z.object({
  kode_toko: z.string(),
  nama_toko: z.string(),
  dokumen: count,
  nota: count,
  total_rp: z.number().int(),
  berat_mg: z.number().int(),
  murni_ug: z.number().int(),
  barang: count,
  nota_terbaru: z.string().nullable(),
  nota_terbaru_pada: z.string().nullable(),
  kepala_urut: count.nullable(),
  kepala_hash: z.string().nullable(),
})

/** The last piece of a backup: what must be in it, to the byte. */
export const manifest = z.object({
  versi: z.string(),
  postgres: z.string(),
  /** The moment all of it shows (ISO, UTC). */
  cuplikan: z.string(),
  skema: z.array(z.object({ nomor: count, nama: z.string(), sidik: z.string() })).min(1),
  bagian: z.array(
    z.discriminatedUnion('jenis', [
      tablePart.extend({ ...sum, baris: count }),
      picturePart.extend(sum),
    ]),
  ),
  toko: z.array(storeTotals),
  /** Pictures named by a piece whose file was gone before the backup came to it. */
  gambar_hilang: z.array(z.string()),
  /** Tables, foreign tables and views of somebody else, which were not saved. */
  tidak_ikut: z.array(z.string()).default([]),
})

export type PartHead = z.output<typeof partHead>
export type TablePart = z.output<typeof tablePart>
export type StoreTotals = z.output<typeof storeTotals>
export type Manifest = z.output<typeof manifest>
export type Part = Manifest['bagian'][number]

/** Says what a backup left out because it is somebody else's; undefined when nothing was. */
export const leftOut = ({ tidak_ikut }: Manifest): string | undefined =>
  tidak_ikut.length === 0
    ? undefined
    : `Bukan milik Kencana dan TIDAK ikut: ${tidak_ikut.join(', ')}. Cadangkan sendiri.`

/** Table, store and picture of a part, for sentences and for comparing. */
export const partName = (part: PartHead): string =>
  part.jenis === 'tabel'
    ? `${part.tabel}${part.toko === null ? '' : ` ${part.toko}`}`
    : `gambar ${part.toko}/${part.nama}`
