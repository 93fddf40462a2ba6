/** A whole number of a kind of document; its store is the first group. */
const numberOf = (kind: string) => new RegExp(`^${kind}-([A-Z0-9_-]+)-\\d{6}-\\d{4,}$`, 'i')

/** The whole number of a sale, as its nota says it: FJ-JKT-261121-0010. */
export const NOMOR_PENJUALAN = numberOf('FJ')

/** The whole number of a purchase, as its slip says it: FB-JKT-261121-0003. */
export const NOMOR_PEMBELIAN = numberOf('FB')

/** The whole number of an exchange, as its slip says it: TK-JKT-261121-0002. */
export const NOMOR_TUKAR_TAMBAH = numberOf('TK')

/** The store whose sale a number is: JKT of FJ-JKT-261121-0010; undefined when it is none. */
export const tokoOfNota = (nomor: string): string | undefined => NOMOR_PENJUALAN.exec(nomor)?.[1]
