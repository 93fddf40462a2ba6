/** What a device says of a finger, before it is signed. */
export interface ScanWords {
  readonly kode_toko: string
  readonly tantangan: string
  /** The server's fresh bytes, base64url. */
  readonly acak: string
  /** SHA-256 of the command the finger stands for, hex. */
  readonly sidik: string
  readonly user_id: string
  readonly hasil: 'COCOK' | 'GAGAL'
  /** Reference of the enrolment; empty when no finger was known. */
  readonly fp: string
}

/**
 * The text a device signs with its Ed25519 key and the server checks: one challenge, one user, one
 * enrolment, one command (03-decisions §7). A field never holds a line break.
 */
export const scanMessage = (words: ScanWords): string =>
  [
    'kencana sidik jari 1',
    words.kode_toko,
    words.tantangan,
    words.acak,
    words.sidik,
    words.user_id,
    words.hasil,
    words.fp,
  ].join('\n')
