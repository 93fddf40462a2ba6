import type { TFunction } from 'i18next'
import 'dayjs/locale/id'
import 'dayjs/locale/it'
import 'dayjs/locale/ja'
import 'dayjs/locale/ms'
import 'dayjs/locale/zh-hk'

const LOCALES: Readonly<Record<string, string>> = { hk: 'zh-hk', my: 'ms', jp: 'ja' }

/** The calendar's locale for one of our language codes. */
export const calendarLocale = (language: string): string => LOCALES[language] ?? language

/** Today in the shops' time zone, whatever the device believes. */
export function todayJakarta(now: Date = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(now)
}

/** Names of the calendar's arrows, for those who cannot see them. */
export function calendarLabels(t: TFunction) {
  return {
    monthLevelControl: t('Pilih bulan'),
    yearLevelControl: t('Pilih tahun'),
    nextMonth: t('Bulan berikutnya'),
    previousMonth: t('Bulan sebelumnya'),
    nextYear: t('Tahun berikutnya'),
    previousYear: t('Tahun sebelumnya'),
    nextDecade: t('Sepuluh tahun berikutnya'),
    previousDecade: t('Sepuluh tahun sebelumnya'),
  }
}
