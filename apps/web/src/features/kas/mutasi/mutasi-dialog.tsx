import { pindahBank, pindahCash } from '@kencana/contract/entries/uang/mutasi'
import { CASH } from '@kencana/domain/terms/mutasi-uang'
import type { TFunction } from 'i18next'
import { EntryDialog, entryDialog } from '../../../engines/entry/entry-dialog.tsx'
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

const ENTRIES = { BANK: pindahBank, CASH: pindahCash }

/** Moves money: from where, to where, how much, why (doc1 §2, §5). Only its buttons close it. */
const dialogOf = (jenis: JenisMutasi) =>
  entryDialog<PostMutasi>(ENTRIES[jenis], { draft: `mutasi-uang/${jenis}` }, ({ form, t, of }) => {
    const from = usePlace(form.asal, form.asal_rekening, form.laci)
    const to = usePlace(form.tujuan, form.tujuan_rekening, form.laci)
    const said = form.asal === '' || form.tujuan === '' ? '' : moveText(form.jumlah, from, to, t)
    return (
      <EntryDialog
        {...of}
        isStatic
        title={titleOf(jenis, t)}
        act={t('Simpan mutasi')}
        inputs={{ laci: { disabled: !isCash(form) } }}
        fills={changed => following(jenis, form, changed)}
        faults={typed => mutasiFaults(jenis, typed, t)}
        said={said}
        failed={failedOf(jenis, t)}
        changes={CHANGES}
        done={() => `${savedOf(jenis, t)}. ${said}`}
      />
    )
  })

export const MUTASI_DIALOGS = { BANK: dialogOf('BANK'), CASH: dialogOf('CASH') }

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
