import { useTranslation } from 'react-i18next'
import { changeLanguage, LANGUAGES, type LanguageCode } from '../../lib/i18n.ts'

/** The six languages, each by its own name. */
export function LanguagePicker() {
  const { t, i18n } = useTranslation()
  return (
    <label className="k-language">
      <span className="k-hidden">{t('Bahasa')}</span>
      <select
        value={i18n.language}
        onChange={event => void changeLanguage(event.currentTarget.value as LanguageCode)}
      >
        {LANGUAGES.map(language => (
          <option key={language.code} value={language.code} lang={language.tag}>
            {language.name}
          </option>
        ))}
      </select>
    </label>
  )
}
