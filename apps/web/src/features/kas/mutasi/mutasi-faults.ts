import type { postMutasiBank, postMutasiCash } from '@kencana/contract/areas/uang/mutasi'
import { CASH, mutasiFault } from '@kencana/domain/terms/mutasi-uang'
import type { TFunction } from 'i18next'
import { cashFault } from '../../../engines/document-frame/money/payment-blocker.ts'
import type { FormOf } from '../../../engines/entry/entry-ref.ts'
import type { MUTASI } from '../calls.ts'

export type JenisMutasi = keyof typeof MUTASI

/** Both are typed alike. */
export type PostMutasi = typeof postMutasiBank | typeof postMutasiCash

export type MutasiForm = FormOf<PostMutasi>

export const isCash = ({ asal, tujuan }: Pick<MutasiForm, 'asal' | 'tujuan'>): boolean =>
  asal === CASH || tujuan === CASH

/** What keeps money from being moved where each field is right: ends that do not go together. */
export const mutasiFaults = (
  jenis: JenisMutasi,
  form: Omit<MutasiForm, 'kategori' | 'laci' | 'keterangan'>,
  t: TFunction,
) => ({
  jumlah: isCash(form) ? cashFault(form.jumlah, t) : null,
  ...endsFault(jenis, form, t),
})

function endsFault(
  jenis: JenisMutasi,
  form: Omit<MutasiForm, 'jumlah' | 'kategori' | 'laci' | 'keterangan'>,
  t: TFunction,
) {
  const fault = form.asal === '' || form.tujuan === '' ? null : mutasiFault(jenis, form)
  switch (fault) {
    case null:
      return {}
    case 'SAMA':
      return { tujuan_rekening: t('Rekening Tidak Boleh Sama') }
    case 'BEDA_JENIS':
      return {
        tujuan: t('Uang CASH hanya pindah ke bank, dan uang bank hanya pindah ke CASH'),
      }
    case 'ASAL_REKENING':
      return { asal_rekening: t('Harus Diisi') }
    case 'TUJUAN_REKENING':
      return { tujuan_rekening: t('Harus Diisi') }
  }
}
