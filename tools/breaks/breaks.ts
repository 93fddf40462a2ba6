import type { Break } from './break.ts'
import { FIGURES } from './figures.ts'
import { LOCKS } from './locks.ts'
import { RIGHTS } from './rights.ts'
import { RULES } from './rules.ts'
import { SCREENS } from './screens.ts'
import { TORN } from './torn.ts'

/** All that the tests were seen to see. */
export const BREAKS: readonly Break[] = [
  ...FIGURES,
  ...RIGHTS,
  ...LOCKS,
  ...TORN,
  ...SCREENS,
  ...RULES,
]
