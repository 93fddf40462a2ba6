import type {
  KartuGesek,
  postGesek,
  readGesekTerms,
} from '@kencana/contract/areas/uang/gesek-tunai'
import type { AnswerOf, BodyOf } from '@kencana/contract/kit/route'
import { usulanBiaya } from '@kencana/domain/uang/gesek-tunai'
import type { TFunction } from 'i18next'
import { cashFault } from '../../engines/document-frame/money/payment-blocker.ts'

export type GesekBody = BodyOf<typeof postGesek>
export type Terms = AnswerOf<typeof readGesekTerms>

export interface GesekForm {
  readonly kartu: KartuGesek
  readonly kode_bank: string
  readonly penerbit: string
  readonly kartu_akhir: string
  readonly kode_setuju: string
  readonly jumlah: number
  /** As it was typed; null: as the store proposes it. */
  readonly tunai: number | null
  readonly nama_customer: string
  readonly laci: string
  readonly keterangan: string
}

export type Errors = Readonly<Partial<Record<keyof GesekForm, string>>>

export const NOTHING: GesekForm = {
  kartu: 'DEBIT',
  kode_bank: '',
  penerbit: '',
  kartu_akhir: '',
  kode_setuju: '',
  jumlah: 0,
  tunai: null,
  nama_customer: '',
  laci: '',
  keterangan: '',
}

/** What is handed over and kept, as it was typed or as the terms propose it. */
export function sumsOf({ jumlah, tunai }: GesekForm, terms: Terms | undefined) {
  const usulan = terms === undefined ? 0 : usulanBiaya(jumlah, terms.biaya_e2, terms.kelipatan)
  const given = tunai ?? jumlah - usulan
  return { tunai: given, biaya: jumlah - given, usulan }
}

export function bodyOf(form: GesekForm, tunai: number): GesekBody {
  const { laci, tunai: _, ...typed } = form
  return { ...typed, tunai, ...(laci === '' ? {} : { laci }) }
}

/** What still lacks, field by field. */
export function errorsOf(form: GesekForm, terms: Terms | undefined, t: TFunction): Errors {
  const { tunai, biaya, usulan } = sumsOf(form, terms)
  const coins = cashFault(tunai, t)
  const isOther = biaya !== usulan && form.keterangan.trim() === ''
  return {
    ...(form.kode_bank === '' ? { kode_bank: t('Harus Diisi') } : {}),
    ...(form.kartu_akhir.length === 4 ? {} : { kartu_akhir: t('4 angka terakhir kartu') }),
    ...(form.kode_setuju.trim() === '' ? { kode_setuju: t('Harus Diisi') } : {}),
    ...(form.jumlah === 0 ? { jumlah: t('Harus Diisi') } : {}),
    ...(form.jumlah > 0 && tunai <= 0 ? { tunai: t('Harus Diisi') } : {}),
    ...(coins === null ? {} : { tunai: coins }),
    ...(biaya < 0 ? { tunai: t('Lebih dari yang digesek') } : {}),
    ...(isOther && biaya >= 0 ? { keterangan: t('Tulis sebab biayanya lain') } : {}),
  }
}
