import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { offerRandomUuid } from './lib/device/random-uuid.ts'
import { startTexts } from './lib/i18n.ts'
import { BASE_PATH } from './lib/portal.ts'
import { checkStoredFlag, keepSession, session } from './lib/session.ts'
import { applyColorChoice } from './theme/color-scheme.ts'

const PUBLIC = ['terms-and-conditions', 'privacy-policy']

/**
 * Three doors, so that the login page stays light: a public page, the login page, or the
 * application with its kit. Each is fetched only when it is opened.
 */
export async function start(): Promise<void> {
  const element = document.getElementById('root')
  if (element === null) return
  applyColorChoice()
  offerRandomUuid()
  checkStoredFlag()
  await startTexts()
  const path = window.location.pathname.slice(BASE_PATH.length).replace(/\/$/, '')
  if (PUBLIC.includes(path)) await showPublicPage(createRoot(element), path)
  else if (session() === null) await showLogin(element)
  else await showApp(createRoot(element))
}

async function showPublicPage(root: Root, path: string): Promise<void> {
  const { PublicPage } = await import('./shell/login/public-page.tsx')
  root.render(<PublicPage page={path === 'privacy-policy' ? 'privacy' : 'terms'} />)
}

async function showLogin(element: HTMLElement): Promise<void> {
  if (window.location.pathname !== BASE_PATH) window.history.replaceState(null, '', BASE_PATH)
  const { openLogin } = await import('./shell/login/open-login.tsx')
  openLogin(element, {
    onTyping: () => void import('./app.tsx'),
    onEnter: async (answer, root) => {
      keepSession(answer)
      window.history.replaceState(null, '', `${BASE_PATH}home`)
      await showApp(root)
    },
  })
}

async function showApp(root: Root): Promise<void> {
  const { App, readyScreen } = await import('./app.tsx')
  await readyScreen(`/${window.location.pathname.slice(BASE_PATH.length)}`)
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
