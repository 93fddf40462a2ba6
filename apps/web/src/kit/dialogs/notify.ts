import i18next from 'i18next'
import { openDialog, openToast } from './dialog-store.ts'

const SUCCESS_MS = 2000
const ERROR_MS = 3000

/** Tells people what happened; texts come translated. Times of doc2 §9. */
export const notify = {
  /** The dialog 'Berhasil', 2 s. */
  success: (text: string): Promise<boolean> =>
    openDialog({
      kind: 'success',
      title: i18next.t('Berhasil'),
      text,
      closesAfterMs: SUCCESS_MS,
    }),
  /** The dialog 'Oopss!!', 3 s. */
  error: (text: string): Promise<boolean> =>
    openDialog({
      kind: 'error',
      title: i18next.t('Oopss!!'),
      text,
      no: i18next.t('Tutup'),
      closesAfterMs: ERROR_MS,
    }),
  /** A toast, 3 s. */
  toast: (text: string, tone: 'info' | 'success' | 'error' = 'info'): void =>
    openToast({ text, tone }),
}

interface Question {
  readonly text: string
  readonly title?: string
  readonly yes?: string
  readonly no?: string
  /** The act destroys something: the button says so in red. */
  readonly danger?: boolean
}

/** Asks; resolves `true` for Ya. */
export function confirm({ text, title, yes, no, danger = false }: Question): Promise<boolean> {
  return openDialog({
    kind: 'ask',
    title: title ?? i18next.t('Konfirmasi'),
    text,
    yes: yes ?? i18next.t('Ya'),
    no: no ?? i18next.t('Tidak'),
    danger,
  })
}

/** Asks whether unusual figures are meant; the way back has the focus. */
export const meant = (text: string): Promise<boolean> =>
  confirm({
    title: i18next.t('Angka tidak biasa'),
    text,
    yes: i18next.t('Memang benar'),
    no: i18next.t('Periksa lagi'),
    danger: true,
  })

/** 'Apakah Anda Yakin Ingin Menghapus' with the code (doc1 §8). */
export function confirmDelete(code: string): Promise<boolean> {
  return confirm({
    text: `${i18next.t('Apakah Anda Yakin Ingin Menghapus')} ${code}`,
    danger: true,
  })
}

/** The Warning dialog for a record deleted earlier: Batal or Aktifkan (doc2 §8). */
export function offerReactivation(code: string): Promise<boolean> {
  return openDialog({
    kind: 'warning',
    title: i18next.t('Warning'),
    text: i18next.t('{kode} pernah dihapus. Aktifkan kembali?', { kode: code }),
    yes: i18next.t('Aktifkan'),
    no: i18next.t('Batal'),
  })
}
