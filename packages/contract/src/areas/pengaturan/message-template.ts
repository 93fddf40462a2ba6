import { phone62 } from '@kencana/domain/teks/telepon'

/** What a message about a document may say; each stands in braces in the template. */
export const MESSAGE_FACTS = {
  nama_toko: 'Nama Toko',
  no_faktur: 'Nomor',
  tgl: 'Tanggal',
  pelanggan: 'Pelanggan',
  sales: 'Sales',
  barang: 'Nama Barang',
  berat: 'Berat',
  barang_lama: 'Barang lama',
  berat_lama: 'Berat barang lama',
  total: 'Total',
  selisih: 'Selisih',
  saldo: 'Saldo',
  jatuh_tempo: 'Jatuh Tempo',
  keadaan: 'Status',
  no_faktur_jual: 'Nota penjualan',
  tunai: 'Tunai',
  biaya: 'Biaya',
} as const
export type MessageFact = keyof typeof MESSAGE_FACTS

/** Facts that every message may say; the engine of documents knows them. */
const SHARED = ['nama_toko', 'no_faktur', 'tgl', 'pelanggan', 'sales'] as const
type Shared = (typeof SHARED)[number]

interface Message {
  readonly label: string
  /** What it may say beside what all may. */
  readonly facts: readonly Exclude<MessageFact, Shared>[]
  /** Goes to customers as it stands: Indonesian, whatever language the screen has. */
  readonly usual: string
}

const lines = (...text: readonly string[]): string => ['Yth. {pelanggan},', '', ...text].join('\n')

/** Messages of receipts, by what is told; a loan that ended is told in other words. */
export const MESSAGES = {
  PENJUALAN: {
    label: 'Penjualan',
    facts: ['barang', 'berat', 'total'],
    usual: lines(
      'Terima kasih telah berbelanja di {nama_toko}.',
      'Nota {no_faktur} tanggal {tgl}:',
      '{barang}',
      'Berat {berat} gram, total Rp {total}.',
      '',
      'Simpan nota ini untuk menjual kembali perhiasan Anda.',
    ),
  },
  PEMBELIAN: {
    label: 'Pembelian',
    facts: ['barang', 'berat', 'total'],
    usual: lines(
      'Terima kasih telah menjual perhiasan Anda kepada {nama_toko}.',
      'Nota pembelian {no_faktur} tanggal {tgl}:',
      '{barang}',
      'Berat {berat} gram, dibayarkan Rp {total}.',
    ),
  },
  TUKAR_TAMBAH: {
    label: 'Tukar tambah',
    facts: ['barang', 'berat', 'barang_lama', 'berat_lama', 'selisih'],
    usual: lines(
      'Terima kasih telah menukar perhiasan Anda di {nama_toko}.',
      'Tukar tambah {no_faktur} tanggal {tgl}.',
      'Barang lama:',
      '{barang_lama}',
      'Barang baru:',
      '{barang}',
      '{selisih}',
    ),
  },
  HUTANG: {
    label: 'Hutang',
    facts: ['barang', 'berat', 'total', 'jatuh_tempo'],
    usual: lines(
      'Pinjaman Anda di {nama_toko}, surat gadai {no_faktur} tanggal {tgl}:',
      '{barang}',
      'Berat {berat} gram, pinjaman Rp {total}.',
      'Jatuh tempo {jatuh_tempo}.',
      '',
      'Bawa surat gadai dan kartu identitas saat menebus.',
    ),
  },
  HUTANG_SELESAI: {
    label: 'Hutang selesai',
    facts: ['barang', 'berat', 'total', 'keadaan'],
    usual: lines(
      'Pinjaman Anda di {nama_toko}, surat gadai {no_faktur} tanggal {tgl}, {keadaan}.',
      '',
      'Terima kasih atas kepercayaan Anda.',
    ),
  },
  TITIPAN: {
    label: 'Titipan',
    facts: ['total', 'saldo'],
    usual: lines(
      'Titipan uang Anda di {nama_toko}, bon {no_faktur} tanggal {tgl}:',
      'dititipkan Rp {total}, saldo Rp {saldo}.',
      '',
      'Sebutkan nomor ini saat memakai titipan Anda.',
    ),
  },
  KURANG_BAYAR: {
    label: 'Kurang bayar',
    facts: ['no_faktur_jual', 'total', 'saldo', 'jatuh_tempo'],
    usual: lines(
      'Kurang bayar {no_faktur} tanggal {tgl} dari nota {no_faktur_jual} di {nama_toko}:',
      'Rp {total}, sisa Rp {saldo}, dijanjikan {jatuh_tempo}.',
    ),
  },
  GESEK_TUNAI: {
    label: 'Gesek tunai',
    facts: ['total', 'tunai', 'biaya'],
    usual: lines(
      'Gesek tunai {no_faktur} tanggal {tgl} di {nama_toko}:',
      'kartu Rp {total}, biaya Rp {biaya}, tunai diterima Rp {tunai}.',
    ),
  },
} as const satisfies Readonly<Record<string, Message>>
export type MessageCode = keyof typeof MESSAGES
export const MESSAGE_CODES = Object.keys(MESSAGES) as readonly MessageCode[]

/** A message with what it says beside what all of them may. */
export type Told<C extends MessageCode> = {
  readonly [M in C]: {
    readonly kode: M
    readonly facts: Readonly<Record<(typeof MESSAGES)[M]['facts'][number], string>>
  }
}[C]

/** Names a template of this message may use. */
export const factsOf = (kode: MessageCode): readonly MessageFact[] => [
  ...SHARED,
  ...MESSAGES[kode].facts,
]

/** A message with its facts filled in; an unknown name in braces stays as typed. */
export const fillMessage = (template: string, facts: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? whole) : whole,
  )

/** A customer's telephone as messages are sent to it; none: to be typed by hand. */
export const receiverOf = (telp: string | null): string => phone62(telp ?? '')
