import type { readGesekTerms } from '@kencana/contract/areas/uang/gesek-tunai'
import type { AnswerOf } from '@kencana/contract/kit/route'
import { usulanBiaya } from '@kencana/domain/uang/gesek-tunai'
import type { TFunction } from 'i18next'
import { cashFault } from '../../engines/document-frame/money/payment-blocker.ts'

export type Terms = AnswerOf<typeof readGesekTerms>

interface Typed {
  readonly jumlah: number
  /** As it was typed; null: as the store proposes it. */
  readonly tunai: number | null
}

/** What is handed over and kept, as it was typed or as the terms propose it. */
export function sumsOf({ jumlah, tunai }: Typed, terms: Terms | undefined) {
  const usulan = terms === undefined ? 0 : usulanBiaya(jumlah, terms.biaya_e2, terms.kelipatan)
  const given = tunai ?? jumlah - usulan
  return { tunai: given, biaya: jumlah - given, usulan }
}

/** What is wrong with cash and fee besides what their fields say. */
export function gesekFaults(
  form: Typed & { readonly keterangan: string },
  terms: Terms | undefined,
  t: TFunction,
) {
  const { tunai, biaya, usulan } = sumsOf(form, terms)
  const isOther = biaya !== usulan && biaya >= 0 && form.keterangan.trim() === ''
  return {
    tunai: tunaiFault(form.jumlah, tunai, t),
    keterangan: isOther ? t('Tulis sebab biayanya lain') : null,
  }
}

function tunaiFault(jumlah: number, tunai: number, t: TFunction): string | null {
  if (tunai > jumlah) return t('Lebih dari yang digesek')
  return jumlah > 0 && tunai <= 0 ? t('Harus Diisi') : cashFault(tunai, t)
}
