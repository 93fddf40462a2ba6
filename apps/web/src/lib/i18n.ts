import { dayText } from '@kencana/contract/kit/days/day-text'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'

/** Codes of the specification: `hk` is Traditional Chinese, `my` Malay, `jp` Japanese. */
export const LANGUAGES = [
  { code: 'id', name: 'Bahasa Indonesia', tag: 'id' },
  { code: 'en', name: 'English', tag: 'en' },
  { code: 'it', name: 'Italiano', tag: 'it' },
  { code: 'hk', name: '繁體中文', tag: 'zh-Hant-HK' },
  { code: 'my', name: 'Bahasa Melayu', tag: 'ms' },
  { code: 'jp', name: '日本語', tag: 'ja' },
] as const

export type LanguageCode = (typeof LANGUAGES)[number]['code']

type Tables = () => Promise<{ messages: Readonly<Record<string, string>> }>

const TABLES: Readonly<Record<Exclude<LanguageCode, 'id'>, Tables>> = {
  en: () => import('./languages/en.ts'),
  it: () => import('./languages/it.ts'),
  hk: () => import('./languages/hk.ts'),
  my: () => import('./languages/my.ts'),
  jp: () => import('./languages/jp.ts'),
}

const FONTS: Readonly<Partial<Record<LanguageCode, () => Promise<unknown>>>> = {
  hk: () => import('../theme/fonts-hk.css'),
  jp: () => import('../theme/fonts-jp.css'),
}

/** The kept language; Indonesian when none. */
function keptLanguage(): LanguageCode {
  const kept = localStorage.getItem('language')
  return LANGUAGES.find(language => language.code === kept)?.code ?? 'id'
}

/** Starts the texts. The Indonesian text is the key, so Indonesian needs no table at all. */
export async function startTexts(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'id',
    // Indonesian never falls back: its texts are the keys themselves.
    fallbackLng: { id: [], default: ['en'] },
    resources: { id: { translation: {} } },
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it draws; a day among the facts is said as people read it.
    interpolation: { prefix: '{', suffix: '}', escape: fact => dayText(fact, i18next.t) },
    react: { useSuspense: false },
  })
  await showLanguage(keptLanguage())
}

/** Keeps and shows a language. */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  localStorage.setItem('language', code)
  await showLanguage(code)
}

async function showLanguage(code: LanguageCode): Promise<void> {
  for (const needed of code === 'id' || code === 'en' ? [code] : [code, 'en' as const]) {
    if (needed === 'id' || i18next.hasResourceBundle(needed, 'translation')) continue
    const table = await TABLES[needed]().catch(() => undefined)
    if (table !== undefined) i18next.addResourceBundle(needed, 'translation', table.messages)
  }
  await i18next.changeLanguage(code)
  // A device without these letters shows boxes; the others never fetch them.
  void FONTS[code]?.()
  document.documentElement.lang = LANGUAGES.find(l => l.code === code)?.tag ?? 'id'
}
