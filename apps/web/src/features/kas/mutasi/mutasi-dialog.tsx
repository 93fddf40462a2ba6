import type { postMutasiBank, postMutasiCash } from '@kencana/contract/areas/uang/mutasi'
import { pindahBank, pindahCash } from '@kencana/contract/entries/uang/mutasi'
import { CASH } from '@kencana/domain/terms/mutasi-uang'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { EntryDialog } from '../../../engines/entry/entry-dialog.tsx'
import { entryRef } from '../../../engines/entry/entry-ref.ts'
import { useEntry } from '../../../engines/entry/use-entry.ts'
import { CHANGES } from '../calls.ts'
import { moveText } from '../flow.ts'
import { usePlace } from '../use-place.ts'
import {
  isCash,
  type JenisMutasi,
  type MutasiForm,
  mutasiFaults,
  type PostMutasi,
} from './mutasi-faults.ts'

const CALLS = {
  BANK: entryRef<typeof postMutasiBank>(pindahBank),
  CASH: entryRef<typeof postMutasiCash>(pindahCash),
}

interface MutasiDialogProps {
  readonly jenis: JenisMutasi
  readonly onClose: () => void
}

/** Moves money: from where, to where, how much, why (doc1 §2, §5). Only its buttons close it. */
export function MutasiDialog({ jenis, onClose }: MutasiDialogProps) {
  const { t } = useTranslation()
  const entry = useEntry<PostMutasi>(CALLS[jenis], { draft: `mutasi-uang/${jenis}` })
  const { form } = entry
  const from = usePlace(form.asal, form.asal_rekening, form.laci)
  const to = usePlace(form.tujuan, form.tujuan_rekening, form.laci)
  const said = form.asal === '' || form.tujuan === '' ? '' : moveText(form.jumlah, from, to, t)
  return (
    <EntryDialog
      entry={entry}
      isStatic
      title={titleOf(jenis, t)}
      act={t('Simpan mutasi')}
      what={titleOf(jenis, t)}
      inputs={{ laci: { disabled: !isCash(form) } }}
      fills={changed => following(jenis, form, changed)}
      faults={typed => mutasiFaults(jenis, typed, t)}
      said={said}
      failed={failedOf(jenis, t)}
      changes={CHANGES}
      done={() => `${savedOf(jenis, t)}. ${said}`}
      onClose={onClose}
    />
  )
}

/** In a cash mutation one end is CASH and the other is not: choosing one empties a wrong other. */
function following(
  jenis: JenisMutasi,
  form: MutasiForm,
  { asal, tujuan }: Partial<MutasiForm>,
): Partial<MutasiForm> {
  const chosen = asal ?? tujuan ?? ''
  if (jenis !== 'CASH' || chosen === '') return {}
  const other = asal === undefined ? 'asal' : 'tujuan'
  if (chosen !== CASH) return { [other]: CASH }
  return form[other] === CASH ? { [other]: '' } : {}
}

const titleOf = (jenis: JenisMutasi, t: TFunction): string =>
  jenis === 'BANK' ? t('Mutasi Uang Bank') : t('Mutasi Uang Cash')
const savedOf = (jenis: JenisMutasi, t: TFunction): string =>
  jenis === 'BANK'
    ? t('Mutasi Uang Bank Berhasil Disimpan')
    : t('Mutasi Uang Cash Berhasil Disimpan')
const failedOf = (jenis: JenisMutasi, t: TFunction): string =>
  jenis === 'BANK' ? t('Gagal Menambahkan Mutasi Uang Bank') : t('Gagal Menambahkan Mutasi Cash')
