interface CounterKey {
  readonly key: string
  /** Indonesian, the key of its translations. */
  readonly label: string
}

/**
 * The one map of keys of all counters: sale, pawn, check, pieces coming in, closing. A key means
 * the same at each of them; what writes or edits in a field carries Alt. F1 shows it.
 */
export const COUNTER_KEYS = {
  bantuan: { key: 'F1', label: 'Daftar tombol' },
  harga: { key: 'F2', label: 'Ubah harga' },
  pelanggan: { key: 'F3', label: 'Pelanggan' },
  sales: { key: 'F4', label: 'Sales' },
  tahan: { key: 'F6', label: 'Tahan' },
  tolak: { key: 'F7', label: 'Tidak sesuai' },
  tertahan: { key: 'F8', label: 'Nota tertahan' },
  jurnal: { key: 'F9', label: 'Jurnal' },
  simpan: { key: 'F10', label: 'Simpan' },
  ajuan: { key: 'Alt+A', label: 'Ajuan penjualan' },
  titipan: { key: 'F12', label: 'Terima titipan' },
  cara1: { key: 'Alt+1', label: 'Tunai' },
  cara2: { key: 'Alt+2', label: 'Kartu debit' },
  cara3: { key: 'Alt+3', label: 'QRIS' },
  cara4: { key: 'Alt+4', label: 'Transfer' },
  cara5: { key: 'Alt+5', label: 'Kartu kredit' },
  kupon: { key: 'Alt+U', label: 'Kupon' },
  tukar: { key: 'Alt+T', label: 'Tukar tambah' },
  saldo: { key: 'Alt+6', label: 'Saldo titipan' },
  tambah: { key: 'Alt+B', label: 'Tambah baris' },
  hapus: { key: 'Alt+Delete', label: 'Hapus baris' },
  kembalikan: { key: 'Alt+Z', label: 'Kembalikan yang dihapus' },
  kosongkan: { key: 'Alt+K', label: 'Kosongkan' },
  cetakBarcode: { key: 'Alt+L', label: 'Cetak Barcode' },
  plafond: { key: 'Alt+P', label: 'Pakai plafond' },
} as const satisfies Readonly<Record<string, CounterKey>>

export type CounterAct = keyof typeof COUNTER_KEYS

/** Bindings by what they do, as bindings by the keys of the map. */
export const onCounterKeys = <B>(acts: Readonly<Partial<Record<CounterAct, B>>>) =>
  Object.fromEntries(
    Object.entries(acts).map(([act, binding]) => [
      COUNTER_KEYS[act as CounterAct].key,
      binding as B,
    ]),
  )
