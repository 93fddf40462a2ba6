/** What a message about a nota may say; each stands in braces in the template. */
export const MESSAGE_FACTS = {
  nama_toko: 'Nama Toko',
  no_faktur: 'Nomor',
  tgl: 'Tanggal',
  pelanggan: 'Pelanggan',
  barang: 'Nama Barang',
  berat: 'Berat',
  total: 'Total',
  sales: 'Sales',
} as const
export type MessageFacts = Readonly<Record<keyof typeof MESSAGE_FACTS, string>>

/** Goes to customers as it stands: Indonesian, whatever language the screen has. */
export const USUAL_MESSAGE = [
  'Yth. {pelanggan},',
  '',
  'Terima kasih telah berbelanja di {nama_toko}.',
  'Nota {no_faktur} tanggal {tgl}:',
  '{barang}',
  'Berat {berat} gram, total Rp {total}.',
  '',
  'Simpan nota ini untuk menjual kembali perhiasan Anda.',
].join('\n')

/** A message with its facts filled in; an unknown name in braces stays as typed. */
export const fillMessage = (template: string, facts: MessageFacts): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? facts[name as keyof MessageFacts] : whole,
  )
