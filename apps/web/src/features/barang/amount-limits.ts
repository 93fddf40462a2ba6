import { TOO_MUCH } from '@kencana/contract/kit/figures/rupiah'
import { RUPIAH_PER_GRAM_MAX, RUPIAH_PER_PIECE_MAX } from '@kencana/domain/quantity'
import type { TFunction } from 'i18next'

/** What an amount of a piece is told while it is typed, as the server would; nothing below. */
export function amountFault(field: string, amount: number | null | undefined): string | undefined {
  const typed = amount ?? 0
  if (field === 'ongkos_per_gram') {
    return typed > RUPIAH_PER_GRAM_MAX ? TOO_MUCH.perGram : undefined
  }
  return typed > RUPIAH_PER_PIECE_MAX ? TOO_MUCH.perPiece : undefined
}

/** The error of an amount: that it is too much, else what the server said of it. */
export function overOr<E extends { readonly error?: string }>(
  t: TFunction,
  field: string,
  amount: number | null | undefined,
  said: E,
): E | { readonly error: string } {
  const over = amountFault(field, amount)
  return over === undefined ? said : { error: t(over) }
}
