/** What a status says of a piece: where its cost and gold stand, and where it lies. */
export interface PieceStatus {
  /** Account (`jenis_akun`) its cost and fine gold stand in; null: no longer the store's. */
  readonly jenis_akun: string | null
  /** Lies in a tray, is weighed and counted there. */
  readonly di_baki: boolean
  /** A till may sell it as it is. */
  readonly dijual: boolean
  /** Status it goes back to when what took it out of this one is undone. */
  readonly semula?: string
}

/**
 * The statuses of a piece; each is one account (13-stock §0.1, 12-orders §1). The database knows
 * the same by `di_baki()` and `akun_barang()`.
 */
export const PIECE_STATUS = {
  ADA: { jenis_akun: 'PERSEDIAAN', di_baki: true, dijual: true },
  /** In a submitted sale that somebody else has still to approve: held for its buyer. */
  DIPERIKSA: { jenis_akun: 'PERSEDIAAN', di_baki: true, dijual: false, semula: 'ADA' },
  /** Bought back, in a tray of a gudang BLN. */
  BLN: { jenis_akun: 'PERSEDIAAN_BLN', di_baki: true, dijual: false },
  CUCI: { jenis_akun: 'PERSEDIAAN_CUCI', di_baki: false, dijual: false },
  SEPUH: { jenis_akun: 'PERSEDIAAN_SEPUHAN', di_baki: false, dijual: false },
  /** Own piece at a tukang: for repair, or as a sample. */
  TUKANG: { jenis_akun: 'PERSEDIAAN_TUKANG', di_baki: false, dijual: false },
  CONTOH: { jenis_akun: 'PERSEDIAAN_TUKANG', di_baki: false, dijual: false },
  /** On its way to another store. */
  KIRIM: { jenis_akun: 'PERSEDIAAN_PERJALANAN', di_baki: false, dijual: false },
  /** Reserved for an order. */
  PESANAN: { jenis_akun: 'PERSEDIAAN_PESANAN', di_baki: true, dijual: false },
  /** Held until an instalment is paid. */
  DITAHAN: { jenis_akun: 'PERSEDIAAN_DITAHAN', di_baki: true, dijual: false },
  TERJUAL: { jenis_akun: null, di_baki: false, dijual: false },
  HANCUR: { jenis_akun: null, di_baki: false, dijual: false },
  HILANG: { jenis_akun: null, di_baki: false, dijual: false },
  BATAL: { jenis_akun: null, di_baki: false, dijual: false },
  RETUR: { jenis_akun: null, di_baki: false, dijual: false },
  /** Another store's by now. */
  PINDAH: { jenis_akun: null, di_baki: false, dijual: false },
} as const satisfies Readonly<Record<string, PieceStatus>>

export type PieceStatusCode = keyof typeof PIECE_STATUS

/** Statuses of pieces that lie in trays. */
export const IN_TRAY: readonly PieceStatusCode[] = (
  Object.keys(PIECE_STATUS) as PieceStatusCode[]
).filter(status => PIECE_STATUS[status].di_baki)
