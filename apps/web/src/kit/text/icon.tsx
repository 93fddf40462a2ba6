/** Line icons of 16 × 16, drawn for this product. A path per name; unknown names show a dot. */
const PATHS: Readonly<Record<string, string>> = {
  home: 'M2 7.5 8 2.5l6 5V14H2z',
  dashboard: 'M2 14V8.5M6 14V3M10 14V6.5M14 14V9.5',
  penjualan: 'M3 5h10l-.8 9H3.8zM5.5 5a2.5 2.5 0 0 1 5 0',
  pembelian: 'M8 2v8.5M4.5 7 8 10.5 11.5 7M2 14h12',
  pesanan: 'M4 2h8v12l-4-3-4 3z',
  service: 'M11 2l3 3-8 8-4 1 1-4z',
  hutang: 'M8 2a6 6 0 1 0 .01 0M8 5v3l2 2',
  barang: 'M2 5l6-3 6 3v6l-6 3-6-3zM2 5l6 3 6-3M8 8v6',
  validasi: 'M3 8.5l3 3 7-7',
  uang: 'M2 4h12v8H2zM2 7h12',
  laporan: 'M4 2h5.5L12 4.5V14H4zM6 8h4M6 11h4',
  akuntansi: 'M3 3h10v10H3zM3 8h10M8 3v10',
  member:
    'M6 8.2a2.7 2.7 0 1 0-.01 0M1.5 14c0-3 2-4.6 4.5-4.6s4.5 1.6 4.5 4.6M11 4.4a2 2 0 1 1 .4 3.9M12 10c1.6.5 2.5 1.8 2.5 4',
  master: 'M2 4h12M2 8h12M2 12h12',
  utility:
    'M8 10.5A2.5 2.5 0 1 0 8 5.5a2.5 2.5 0 0 0 0 5M8 1.5v2M8 12.5v2M1.5 8h2M12.5 8h2M3.4 3.4l1.4 1.4M11.2 11.2l1.4 1.4M3.4 12.6l1.4-1.4M11.2 4.8l1.4-1.4',
  cari: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10M10.6 10.6 14 14',
  tutup: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  bawah: 'M4 6l4 4 4-4',
  atas: 'M4 10l4-4 4 4',
  kanan: 'M6 4l4 4-4 4',
  kiri: 'M10 4 6 8l4 4',
  unduh: 'M8 2v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11',
  tambah: 'M8 3v10M3 8h10',
  ubah: 'M11 2.5l2.5 2.5L6 12.5l-3.5 1 1-3.5z',
  hapus: 'M3 4.5h10M6 4.5V2.5h4v2M4.5 4.5l.6 9h5.8l.6-9',
  terang:
    'M8 11A3 3 0 1 0 8 5a3 3 0 0 0 0 6M8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M3 13l1-1M12 4l1-1',
  keluar: 'M6.5 2.5H3v11h3.5M7 8h7M11 5l3 3-3 3',
  kunci: 'M4 7h8v6.5H4zM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  bahasa:
    'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12M2 8h12M8 2c2 2 2.5 4 2.5 6S10 12 8 14M8 2C6 4 5.5 6 5.5 8S6 12 8 14',
  pindai: 'M1.5 3v10M4 3v10M6.5 3v10M9 3v10M11.5 3v10M14.5 3v10',
  berita: 'M8 2a4 4 0 0 1 4 4v3l1.5 2.5h-11L4 9V6a4 4 0 0 1 4-4M6.5 13.5h3',
  kosong: 'M2 9.5 4 3.5h8l2 6v4H2zM2 9.5h4l1 1.8h2l1-1.8h4',
  awas: 'M8 2.5 14.5 13.5h-13zM8 6.5v3.5M8 11.8v.2',
}

interface IconProps {
  /** Of the list above, or a drawing of `more-icons`, which come with their screens. */
  readonly name: string
  readonly size?: number
}

/** Decorative: the text beside it, or the button's label, carries the meaning. */
export function Icon({ name, size = 16 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      <path d={PATHS[name] ?? name} />
    </svg>
  )
}
