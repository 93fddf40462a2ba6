import type { ComponentType } from 'react'

/** A screen's module: one named export, fetched when the screen is opened. */
export type ScreenLoader = () => Promise<{ readonly Screen: ComponentType }>

/** Path → screen. A feature adds its screens here, one line each; guards follow the menu. */
export const SCREENS: Readonly<Record<string, ScreenLoader>> = {
  '/ganti-password': () => import('./shell/pages/change-password-page.tsx'),
  '/landingpages': () => import('./shell/pages/landing-page.tsx'),
  '/blank': () => import('./shell/pages/blank-page.tsx'),
}
