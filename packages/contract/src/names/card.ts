/** A card as the slip of its machine tells it. */
export interface ToldCard {
  /** Of the machine. */
  readonly kode_bank: string
  /** Who issued the card; none: the machine's own bank. */
  readonly penerbit?: string | undefined
  readonly kartu_akhir: string
}

/** A card as people name it: 'BCA •••• 4021'. */
export const cardText = ({ kode_bank, penerbit = '', kartu_akhir }: ToldCard): string =>
  `${penerbit === '' ? kode_bank : penerbit} •••• ${kartu_akhir}`
