import type { postUangBank, postUangKas } from '@kencana/contract/areas/uang/uang-kas'
import { bankMasukKeluar } from '@kencana/contract/entries/uang/uang-bank'
import { kasMasukKeluar } from '@kencana/contract/entries/uang/uang-kas'
import { CASH } from '@kencana/domain/terms/mutasi-uang'
import type { TFunction } from 'i18next'
import { EntryDialog, entryDialog } from '../../../engines/entry/entry-dialog.tsx'
import type { Kode } from '../../../engines/entry/fields/place-calls.ts'
import { useKodes } from '../../../engines/entry/fields/place-fields.tsx'
import { rupiahText } from '../../../kit/text/figure-texts.ts'
import { Submitted } from '../ajuan/submitted.tsx'
import { CHANGES } from '../calls.ts'
import { flowText, moveText, type Place } from '../flow.ts'
import { usePlace } from '../use-place.ts'
import { isValidated } from '../words.ts'
import { kasFaults } from './kas-faults.ts'

/** What is known before anything is typed; an amount below nothing goes out. */
export interface Told {
  readonly kode_bank: string
  readonly no_rekening: string
  readonly jumlah: number
  readonly keterangan: string
}

/** Cash in or out of a drawer by a kode transaksi, or from one drawer to another. */
export const KasDialog = entryDialog<typeof postUangKas>(
  kasMasukKeluar,
  { draft: 'uang/KAS' },
  ({ form, t, of, onClose }) => {
    const kode = useKode(form.kode_transaksi)
    const isMove = kode?.jenis === 'MUTASI'
    const from = usePlace(CASH, '', form.laci)
    const to = usePlace(CASH, '', form.laci_tujuan)
    const move = form.laci_tujuan === '' ? '' : moveText(form.jumlah, from, to, t)
    const said = isMove ? move : saidOf(kode, form.jumlah, from, t)
    return (
      <EntryDialog
        {...of}
        {...moneyOf({ form, t, onClose }, kode, said)}
        title={t('Uang kas masuk atau keluar')}
        act={isMove ? t('Simpan uang') : actOf(t)}
        what={`${t('Uang Kas')} ${rupiahText(form.jumlah)}`}
        hidden={isMove ? [] : ['laci_tujuan']}
        inputs={{
          laci: isMove ? { label: t('Dari laci') } : {},
          laci_tujuan: { not: form.laci },
        }}
        fills={changed => (changed.kode_transaksi === undefined ? {} : { laci_tujuan: '' })}
        faults={typed => kasFaults(typed, isMove, t)}
      />
    )
  },
)

/** Money in or out of an account of a bank by a kode transaksi; what a statement says stands. */
export const BankDialog = entryDialog<typeof postUangBank, { told: Told | null }>(
  bankMasukKeluar,
  ({ told }) => beginning(told),
  ({ told, form, t, of, onClose }) => {
    const kode = useKode(form.kode_transaksi)
    const place = usePlace(form.kode_bank, form.no_rekening, '')
    const fitting = told === null ? {} : { jenis: told.jumlah < 0 ? ['BIAYA'] : ['MASUK'] }
    return (
      <EntryDialog
        {...of}
        {...moneyOf({ form, t, onClose }, kode, saidOf(kode, form.jumlah, place, t))}
        title={t('Uang bank masuk atau keluar')}
        act={actOf(t)}
        what={`${t('Uang Bank')} ${rupiahText(form.jumlah)}`}
        inputs={{ kode_transaksi: fitting }}
      />
    )
  },
)

/** Its draft, and what it holds at first: what a statement says has its own. */
function beginning(told: Told | null) {
  if (told === null) return { draft: 'uang/BANK' }
  const { no_rekening, jumlah, keterangan } = told
  return {
    draft: `uang/BANK/${no_rekening}/${String(jumlah)}/${keterangan}`,
    start: { ...told, jumlah: Math.abs(jumlah) },
  }
}

const useKode = (kode_transaksi: string): Kode | undefined =>
  useKodes().data.find(({ kode }) => kode === kode_transaksi)

const actOf = (t: TFunction): string => (isValidated() ? t('Ajukan uang') : t('Simpan uang'))

/** Which way it goes, and what is there before and afterwards. */
function saidOf(kode: Kode | undefined, jumlah: number, place: Place, t: TFunction): string {
  if (kode === undefined) return ''
  const said = flowText(kode.jenis === 'MASUK' ? 'MASUK' : 'KELUAR', jumlah, place, t)
  return isValidated() ? t('Sesudah divalidasi orang lain: {said}', { said }) : said
}

interface Drawn {
  readonly form: Pick<Told, 'jumlah' | 'keterangan'> & { readonly kode_transaksi: string }
  readonly t: TFunction
  readonly onClose: () => void
}

/** Its number, or that of its submission. */
interface Written {
  readonly no_kas?: string | undefined
  readonly no_ajuan?: string | undefined
}

/** What both say of the money, what a supervisor is shown, and what is told then. */
const moneyOf = ({ form, t, onClose }: Drawn, kode: Kode | undefined, said: string) => ({
  isStatic: true,
  said,
  told: [
    { label: t('Kode Transaksi'), value: kode?.nama ?? form.kode_transaksi },
    { label: t('Jumlah Rp'), value: <b>{rupiahText(form.jumlah)}</b> },
    { label: t('Keterangan'), value: form.keterangan },
  ],
  changes: CHANGES,
  done: ({ no_kas: nomor = '', no_ajuan }: Written) =>
    no_ajuan === undefined ? (
      `${t('{nomor} tersimpan', { nomor })}. ${said}`
    ) : (
      <Submitted nomor={no_ajuan} onClose={onClose} />
    ),
})
