import { readFileSync } from 'node:fs'

// The specification as lists. `wanted/` holds copies of them; `agree.test.ts` compares them with
// the originals where those lie beside the repository.

export interface Gate {
  readonly module?: string
  readonly orWhen?: string
  readonly notWhen?: string
  readonly hiddenWhen?: string
  readonly level?: readonly string[]
  readonly when?: string
  readonly storeCodes?: string
}

export interface WantedRoute {
  readonly path: string
  readonly area: string
  readonly availability: 'always' | 'gated' | 'public'
  readonly gate: Gate | null
}

export interface WantedScreen {
  readonly id: string
  readonly title: string
  readonly area: string
  readonly gate: Gate | null
}

export interface WantedReports {
  readonly id: string
  readonly namedRoutes: readonly string[]
  readonly gate: Gate | null
}

export interface WantedText {
  readonly id: string
  readonly text: string
}

export interface WantedMessage extends WantedText {
  readonly kind: 'info' | 'validation' | 'error' | 'success' | 'prompt'
}

export interface WantedRule {
  readonly id: string
  readonly area: string
  readonly value?: unknown
  readonly unit?: string
}

export interface WantedCall {
  readonly id: string
  readonly protocol: 'http' | 'socket' | 'push'
  readonly path: string | null
  readonly method: string | null
  readonly methodInferred?: string
  readonly methodCandidates?: readonly string[]
}

export const WANTED_FILES = [
  'routes',
  'messages',
  'messages_described',
  'labels',
  'rules',
  'calls',
] as const

const read = <T>(name: (typeof WANTED_FILES)[number]): T =>
  JSON.parse(readFileSync(new URL(`wanted/${name}.json`, import.meta.url), 'utf8')) as T

export const ROUTES = read<{
  routes: WantedRoute[]
  unnamedScreens: WantedScreen[]
  reportFamilies: WantedReports[]
}>('routes')
export const MESSAGES = read<WantedMessage[]>('messages')
export const DESCRIBED = read<{ id: string }[]>('messages_described')
export const LABELS = read<WantedText[]>('labels')
export const RULES = read<WantedRule[]>('rules')
export const CALLS = read<WantedCall[]>('calls')
