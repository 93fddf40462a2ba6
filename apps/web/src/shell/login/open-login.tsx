import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { Session } from '../../lib/session.ts'
import { earlyLogin } from './early-login.ts'
import { LoginPage } from './login-page.tsx'

interface LoginDoor {
  readonly onEnter: (answer: Session, root: Root) => Promise<void>
  /** Someone is about to enter: time to fetch the application. */
  readonly onTyping: () => void
}

/** Takes the place of the form of index.html in one go: no key falls between the two. */
export function openLogin(element: HTMLElement, { onEnter, onTyping }: LoginDoor): void {
  const early = earlyLogin(element)
  const root = createRoot(element)
  flushSync(() =>
    root.render(
      <StrictMode>
        <LoginPage early={early} onEnter={answer => onEnter(answer, root)} onTyping={onTyping} />
      </StrictMode>,
    ),
  )
}
