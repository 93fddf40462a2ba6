import type { Stored } from '../kas/index.ts'

export const GESEK = { jenis: 'GESEK_TUNAI', awalan: 'GT' } as const

/** What the document says of itself; its amount is what was swiped. */
export interface Swiped {
  readonly kode_bank: string
  /** Documents of before it was kept have none. */
  readonly penerbit?: string
  readonly kartu_akhir: string
  readonly kode_setuju: string
  readonly laci: string
  readonly tunai_rp: number
  readonly biaya_rp: number
  readonly usulan_rp: number
  /** The rate the fee was proposed by. */
  readonly biaya_e2: number
}

type Row = Pick<Stored<Swiped>, 'total_rp' | 'nama_customer' | 'keterangan' | 'isi'>

/** What of it is said in lists and details alike. */
export const swipedShown = ({ total_rp, nama_customer, keterangan, isi }: Row) => ({
  kode_bank: isi.kode_bank,
  penerbit: isi.penerbit ?? '',
  kartu_akhir: isi.kartu_akhir,
  kode_setuju: isi.kode_setuju,
  laci: isi.laci,
  jumlah: total_rp,
  tunai: isi.tunai_rp,
  biaya: isi.biaya_rp,
  nama_customer: nama_customer ?? '',
  keterangan: keterangan ?? '',
})
