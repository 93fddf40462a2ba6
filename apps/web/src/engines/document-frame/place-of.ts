import { placeIn } from '../../lib/address/address.ts'

interface Named {
  readonly jenis: string
  /** What it is looked up by: its own number, that of its loan, deposit or debt. */
  readonly dokumen: string
}

/** The screen a document is looked up on; nothing where none shows its kind. */
export function placeOf({ jenis, dokumen }: Named) {
  if (jenis === 'PENJUALAN') return placeIn('/lihat-penjualan', { no_faktur_jual: dokumen })
  if (jenis === 'PEMBELIAN') return placeIn('/lihat-pembelian', { no_faktur_beli: dokumen })
  if (/TITIPAN$/.test(jenis)) return placeIn('/lihat-titipan', { no_titipan: dokumen })
  if (/KURANG_BAYAR$|^BAYAR_PIUTANG$/.test(jenis)) {
    return placeIn('/piutang-penjualan', { no_kurang_bayar: dokumen })
  }
  if (/HUTANG$|^BAYAR_KELEBIHAN$/.test(jenis)) {
    return placeIn('/lihat-hutang', { no_faktur_hutang: dokumen })
  }
  if (jenis === 'GESEK_TUNAI') return placeIn('/gesek-tunai', { no_gesek: dokumen })
  return undefined
}
