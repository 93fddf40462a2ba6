import type { Row, Variable } from '../kind.ts'

/** What every paper of a store can show of the store. */
export const STORE_VARIABLES: readonly Variable[] = [
  { kode: 'nama_toko', label: 'Nama toko', jenis: 'TEKS' },
  { kode: 'alamat_toko', label: 'Alamat toko', jenis: 'TEKS' },
  { kode: 'telepon', label: 'Telepon toko', jenis: 'TEKS' },
  { kode: 'npwp', label: 'NPWP toko', jenis: 'TEKS' },
  { kode: 'jam_buka', label: 'Jam buka', jenis: 'TEKS' },
  { kode: 'kontak', label: 'Telepon dan NPWP', jenis: 'TEKS' },
]

export const STORE_EXAMPLE: Row = {
  nama_toko: 'Toko Emas Kencana',
  alamat_toko: 'Jl. Melawai Raya No. 21, Blok M, Kebayoran Baru, Jakarta Selatan 12160',
  telepon: '021 720 1234',
  npwp: '01.234.567.8-901.000',
  jam_buka: 'Senin–Sabtu 09.00–17.00',
  kontak: 'Telp. 021 720 1234 · NPWP 01.234.567.8-901.000',
}

/** The values of `STORE_VARIABLES` for a store. */
export const storeValues = (store: {
  readonly nama_toko: string
  readonly alamat_toko: string
  readonly telepon: string | null
  readonly npwp: string | null
  /** Setting JAM_BUKA; empty prints nothing. */
  readonly jam_buka?: string
}): Row => ({
  nama_toko: store.nama_toko,
  alamat_toko: store.alamat_toko,
  telepon: store.telepon,
  npwp: store.npwp,
  jam_buka: store.jam_buka ?? '',
  kontak: [
    store.telepon === null ? '' : `Telp. ${store.telepon}`,
    store.npwp === null ? '' : `NPWP ${store.npwp}`,
    store.jam_buka ?? '',
  ]
    .filter(part => part !== '')
    .join(' · '),
})
