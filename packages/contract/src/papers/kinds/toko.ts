import type { Row } from '../kind.ts'

interface Store {
  readonly nama_toko: string
  readonly alamat_toko: string
  readonly telepon: string | null
  readonly npwp: string | null
  /** Setting JAM_BUKA; empty prints nothing. */
  readonly jam_buka?: string
}

/** What every paper can show of a store, as it is now. */
export const storeValues = (store: Store): Row => {
  const { nama_toko, alamat_toko, telepon, npwp, jam_buka = '' } = store
  const called = telepon === null ? '' : `Telp. ${telepon}`
  const taxed = npwp === null ? '' : `NPWP ${npwp}`
  const kontak = [called, taxed, jam_buka].filter(part => part !== '').join(' · ')
  return { nama_toko, alamat_toko, telepon, npwp, jam_buka, kontak }
}
