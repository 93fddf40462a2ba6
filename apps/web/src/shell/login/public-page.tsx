import { useTranslation } from 'react-i18next'
import { BASE_PATH } from '../../lib/portal.ts'
import { LanguagePicker } from './language-picker.tsx'
import { PRIVACY, TERMS } from './public-texts.ts'

/** Terms or privacy: a page of text without the shell (doc2 §2). */
export function PublicPage({ page }: { page: 'terms' | 'privacy' }) {
  const { t } = useTranslation()
  const title = page === 'terms' ? t('Syarat dan Ketentuan') : t('Kebijakan Privasi')
  const parts = page === 'terms' ? TERMS : PRIVACY
  return (
    <main className="k-paper">
      <title>{`${title} · Kencana`}</title>
      <header>
        <a href={BASE_PATH}>Kencana</a>
        <LanguagePicker />
      </header>
      <h1>{title}</h1>
      {parts.map(part => (
        <section key={part.title}>
          <h2>{t(part.title)}</h2>
          {part.lines.map(line => (
            <p key={line.text}>{t(line.text)}</p>
          ))}
        </section>
      ))}
    </main>
  )
}
