import { KATEGORI_OTORISASI, type KategoriOtorisasi } from '@kencana/contract/permissions'

/** The approvals that a refusal BUTUH_OTORISASI names. */
export const categoriesOf = (kategori: string | number | undefined): KategoriOtorisasi[] => {
  const named = String(kategori ?? '').split(', ')
  return KATEGORI_OTORISASI.filter(known => named.includes(known))
}
