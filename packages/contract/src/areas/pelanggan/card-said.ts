import { z } from 'zod'
import { cardNumber, cardNumberFault, JENIS_KARTU, type JenisKartu } from './card-forms.ts'

/** The card of who stands at the counter, typed or from the book. */
export const cardSaid = {
  /** A customer of the book: his card is taken from there where no number is said. */
  id_pelanggan: z.uuid().optional(),
  jenis_identitas: z.enum(JENIS_KARTU).optional(),
  no_identitas: z.string().max(40).overwrite(cardNumber).optional(),
}

export interface CardSaid {
  readonly id_pelanggan?: string | undefined
  readonly jenis_identitas?: JenisKartu | undefined
  readonly no_identitas?: string | undefined
}

/** The rule of everything with a card in it: its number has the form of its kind. */
export const withCardSaid = <S extends z.ZodType<CardSaid>>(schema: S): S =>
  schema.refine(card => faultOf(card) === null, {
    path: ['no_identitas'],
    error: ({ input }) => faultOf(input as CardSaid) ?? '',
    // What else is wrong is said beside it.
    when: ({ value }) => isCard(value),
  })

const faultOf = ({ jenis_identitas = 'KTP', no_identitas }: CardSaid) =>
  no_identitas === undefined ? null : cardNumberFault(jenis_identitas, no_identitas)

function isCard(value: unknown): boolean {
  const { jenis_identitas = 'KTP', no_identitas } = (value ?? {}) as Record<string, unknown>
  return typeof no_identitas === 'string' && JENIS_KARTU.some(one => one === jenis_identitas)
}

/** A card that comes alone. */
export const cardAlone = withCardSaid(z.strictObject(cardSaid))

/** A card as a document shows it; its number as the reader's level may see it. */
export const cardShown = z
  .object({ jenis_identitas: z.string(), no_identitas: z.string() })
  .nullable()
