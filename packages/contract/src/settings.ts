/**
 * Settings of a store (`para_system`) with their values in a new store. Numbers travel as text, as
 * the specified `para-system` calls do.
 */
export const DEFAULT_SETTINGS: Readonly<Record<string, string>> = {
  /** Step amounts are rounded to (03-decisions §5). */
  PEMBULATAN: '500',
  /** NAIK or TURUN, for sales. */
  PEMBULATAN_JUAL: 'NAIK',
  /** Rupiah above the computed price from which a sale needs approval. */
  BATAS_NAIK_HARGA: '1000000',
  /** Rupiah below the computed price a cashier may go alone, typed or by discount. */
  BATAS_TURUN_HARGA: '0',
  /** Largest purity, permil. */
  KADAR_MAKS: '1000',
  /** VAT is part of the price and posted (04-domain C1). */
  PPN_AKTIF: 'YA',
  /** The nota prints twice; the second copy carries no terms. */
  NOTA_GANDA: 'YA',
  /** Cash drawers counted at closing, comma separated. */
  LACI: 'KASIR',
  /** Session ends by itself after so many minutes; for people to read. */
  SESI_MENIT: '30',
}
