import { cardNumberFault, JENIS_KARTU } from '@kencana/contract/areas/pelanggan/card-forms'
import { isNoName, NO_NAME } from '@kencana/contract/areas/pelanggan/customer-name'
import type { Saran } from '@kencana/contract/areas/pelanggan/pelanggan'
import type { TFunction } from 'i18next'
import { type CardSaid, lacksCard } from './identity.ts'

/** What is wrong with the name of a person who must be named; null where it may go. */
export function nameFault(nama: string, t: TFunction, empty = t('Harus Diisi')): string | null {
  if (nama.trim() === '') return empty
  return isNoName(nama) ? t(NO_NAME) : null
}

/** What is wrong with a card, as a key of translation; null where it may go. */
export function cardFault(card: CardSaid, isNeeded: boolean) {
  if (lacksCard(card)) return isNeeded ? ('Harus Diisi' as const) : null
  if (card.id_pelanggan !== undefined) return null
  return cardNumberFault(card.jenis_identitas, card.no_identitas)
}

/**
 * The form with the card of a customer of the book; who has none there is asked for it. A number
 * that is masked, or was kept before its form was asked for, is named by its owner: the server
 * has it.
 */
export function withCard<T extends CardSaid>(form: T, known: Saran): T {
  const { id, no_identitas: number } = known
  const kind = JENIS_KARTU.find(one => one === known.jenis_identitas)
  if (number === null || kind === undefined) {
    return form.id_pelanggan === undefined ? form : { ...form, ...typedCard('') }
  }
  const isNamed = number.includes('*') || cardNumberFault(kind, number) !== null
  const card = isNamed ? { no_identitas: number, id_pelanggan: id } : typedCard(number)
  return { ...form, ...card, jenis_identitas: kind }
}

/** A number as it is typed; what was masked is nobody's number once it is typed over. */
export const typedCard = (number: string) => ({
  no_identitas: number.replace(/\*+/g, ''),
  id_pelanggan: undefined,
})
