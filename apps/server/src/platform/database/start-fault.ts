import { closeSync, openSync, readSync, statSync } from 'node:fs'

/** Why the database cannot be used, for the person who starts it: Indonesian, then English. */
export const startFault = (indonesian: string, english: string, cause?: unknown): Error =>
  new Error(`${indonesian} / ${english}`, cause === undefined ? {} : { cause })

/** Turns what PostgreSQL or the system said while starting into a sentence a person can act on. */
export function explain(folder: string, said: string): Error {
  if (/No space left on device|ENOSPC|could not extend file/.test(said)) return diskFull(folder)
  if (/[Aa]ddress already in use|EADDRINUSE/.test(said)) {
    return startFault(
      'Port basis data sudah dipakai program lain. Tutup program itu lalu jalankan lagi.',
      'The database port is in use by another program. Close it and start again.',
    )
  }
  if (/[Pp]ermission denied|EACCES|EPERM|EROFS|ENOTDIR|EEXIST|wrong ownership/.test(said)) {
    return startFault(
      `Folder data ${folder} tidak dapat dibaca dan ditulis. Periksa pemilik dan hak aksesnya.`,
      `The data folder ${folder} cannot be read and written. Check its owner and permissions.`,
      said,
    )
  }
  if (/could not look up effective user ID/.test(said)) {
    return startFault(
      `Pengguna sistem nomor ${process.getuid?.()} tidak terdaftar di /etc/passwd, PostgreSQL ` +
        'menolaknya. Daftarkan, atau jalankan Kencana sebagai pengguna lain.',
      `The system user ${process.getuid?.()} is not in /etc/passwd, which PostgreSQL refuses. ` +
        'Add it, or run Kencana as another user.',
    )
  }
  const last = said.trim().split('\n').slice(-4).join(' | ')
  return startFault(
    `Basis data di ${folder} tidak mau mulai: ${last}`,
    'the database does not start; the words of PostgreSQL are above',
  )
}

/** The sentence for a disk without room. */
export const diskFull = (folder: string): Error =>
  startFault(
    `Disk tempat folder data ${folder} penuh. Kosongkan ruang lalu jalankan lagi.`,
    `The disk that holds the data folder ${folder} is full. Make room and start again.`,
  )

/** What was written to a log from `from` (bytes) on; at most 16 kB, empty when there is none. */
export function readFrom(path: string, from: number): string {
  const size = sizeOf(path)
  if (size <= from) return ''
  const start = Math.max(from, size - 16_384)
  const bytes = Buffer.alloc(size - start)
  const file = openSync(path, 'r')
  try {
    readSync(file, bytes, 0, bytes.length, start)
  } finally {
    closeSync(file)
  }
  return bytes.toString('utf8')
}

/** Bytes of a file; 0 when it is not there. */
export const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0
