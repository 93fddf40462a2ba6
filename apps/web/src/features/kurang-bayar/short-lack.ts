import { isNoName, NO_NAME } from '@kencana/contract/areas/pelanggan/customer-name'
import type { shortNota } from '@kencana/contract/areas/uang/kurang-bayar'
import type { AnswerOf } from '@kencana/contract/kit/route'
import type { TFunction } from 'i18next'
import { cashFault } from '../../engines/document-frame/money/payment-blocker.ts'
import { rupiahText } from '../../kit/text/figure-texts.ts'

export type Nota = AnswerOf<typeof shortNota>

/** Cash of a nota that was short, as it is typed. */
interface Typed {
  readonly nama: string
  readonly telp: string
  readonly jumlah: number
  readonly tgl_janji: string | null
}

/** What keeps it from being written down, in the order of the dialog. */
export function lackIn(form: Typed, nota: Nota | undefined, t: TFunction): string | null {
  if (nota === undefined) return t('Isi nomor nota.')
  if (nota.no_kurang_bayar !== null) {
    return t('Sudah dicatat: {nomor}', { nomor: nota.no_kurang_bayar })
  }
  if (nota.tunai === 0) return t('Nota ini tidak dibayar tunai: tidak ada uang tunai yang kurang.')
  if (form.jumlah === 0) return t('Isi uang yang kurang.')
  if (form.jumlah > nota.tunai) {
    return t('Paling banyak {jumlah}.', { jumlah: rupiahText(nota.tunai) })
  }
  const coins = cashFault(form.jumlah, t)
  if (coins !== null) return `${coins}.`
  if (form.tgl_janji === null) return t('Isi tanggal janji bayar.')
  if (isNoName(form.nama)) return t(NO_NAME)
  return form.nama.trim() === '' || form.telp.trim() === '' ? t('Isi nama dan telepon.') : null
}
