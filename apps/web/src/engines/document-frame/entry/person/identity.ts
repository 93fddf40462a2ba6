import type { JenisKartu } from '@kencana/contract/areas/pelanggan/card-forms'
import { LAPOR_RP } from '@kencana/contract/areas/pelanggan/lapor-rp'

/** An identity card as a form holds it. */
export interface CardSaid {
  readonly jenis_identitas: JenisKartu
  readonly no_identitas: string
  /** Whose card it is, where the number shown is masked: the server knows it whole. */
  readonly id_pelanggan?: string | undefined
}

/** No card yet. */
export const NO_CARD: CardSaid = {
  jenis_identitas: 'KTP',
  no_identitas: '',
  id_pelanggan: undefined,
}

/** A customer of the book is named by it where his number is masked; else what was typed. */
export function cardBody({ jenis_identitas, no_identitas, id_pelanggan }: CardSaid) {
  if (id_pelanggan !== undefined) return { id_pelanggan }
  const number = no_identitas.trim()
  return number === '' ? {} : { jenis_identitas, no_identitas: number }
}

/** Whether a sum asks by itself for the card of who brings or takes it (04-domain C4). */
export const asksCard = (jumlah: number): boolean => jumlah >= LAPOR_RP.IDENTITAS

/** Whether nobody's card is named. */
export const lacksCard = ({ id_pelanggan, no_identitas }: CardSaid): boolean =>
  id_pelanggan === undefined && no_identitas.trim() === ''
