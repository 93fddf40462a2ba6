import { readArchive } from './archive.ts'
import { type Manifest, type Part, partName } from './manifest.ts'
import type { Head, Opener } from './sealed-frames.ts'

interface Known {
  readonly nomor: number
  readonly nama: string
  readonly sidik: string
}

/**
 * Reads a backup from the first byte to the last and writes nothing anywhere: seals, sums, the list
 * at its end, and whether this program knows its schema.
 * @throws Error with a sentence for the person who wants to use it
 */
export async function checkBackup(
  path: string,
  passphrase: Opener,
  known: readonly Known[],
): Promise<{ head: Head; manifest: Manifest }> {
  const seen: Part[] = []
  const read = await readArchive(path, passphrase, async (head, content, whole) => {
    for await (const _ of content);
    const { byte, baris, sha256 } = whole()
    seen.push(head.jenis === 'tabel' ? { ...head, byte, baris, sha256 } : { ...head, byte, sha256 })
  })
  refuseUnknown(read.manifest, known)
  const [difference] = differences(read.manifest.bagian, seen)
  if (difference === undefined) return read
  throw new Error(
    `Cadangan ini tidak dapat dipakai: ${difference}. Pakai berkas cadangan yang lain.`,
  )
}

function refuseUnknown({ skema, versi }: Manifest, known: readonly Known[]): void {
  for (const { nomor, nama, sidik } of skema) {
    const mine = known.find(one => one.nomor === nomor)
    if (mine?.sidik === sidik) continue
    throw new Error(
      mine === undefined
        ? `Cadangan ini dibuat oleh Kencana yang lebih baru (${versi}, migrasi ${nama}). Pasang ` +
            'versi program yang sama atau lebih baru lalu jalankan lagi.'
        : `Migrasi ${nama} pada cadangan ini bukan yang ada di program ini. Pasang program yang ` +
            'asli lalu jalankan lagi.',
    )
  }
}

/** What is missing, too much or different between two lists of parts, in sentences. */
export function differences(wanted: readonly Part[], found: readonly Part[]): string[] {
  const left = new Map(found.map(part => [partName(part), part]))
  const told: string[] = []
  for (const part of wanted) {
    const name = partName(part)
    const other = left.get(name)
    left.delete(name)
    if (other === undefined) told.push(`${name} tidak ada`)
    else if (other.sha256 !== part.sha256) {
      const rows = (p: Part): string =>
        p.jenis === 'tabel' ? `${p.baris} baris` : `${p.byte} byte`
      told.push(`isi ${name} berbeda (${rows(part)}, ditemukan ${rows(other)})`)
    }
  }
  return [...told, ...[...left.keys()].map(name => `${name} tidak ada di daftar`)]
}
