import type { Product } from '../product.ts'
import type { Verdict } from '../verdicts.ts'
import { judgeCalls } from './calls.ts'
import { judgeRoutes } from './routes.ts'
import { judgeRules } from './rules.ts'
import { judgeTexts } from './texts.ts'

/** Every entry of the specification against the product. */
export const judge = (product: Product): Verdict[] => [
  ...judgeRoutes(product),
  ...judgeTexts(product),
  ...judgeCalls(product),
  ...judgeRules(product),
]
