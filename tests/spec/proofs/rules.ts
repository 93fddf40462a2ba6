import { PRODUCT_RULES } from './rules-product.ts'
import { CHAIN_RULES } from './rules-pusat.ts'
import { SCREEN_RULES } from './rules-screens.ts'
import { TRADE_RULES } from './rules-trade.ts'
import { MONEY_RULES } from './rules-uang.ts'

/** Rule of the specification → tests that prove it, `file > title`. */
export const RULE_PROOFS: Readonly<Record<string, readonly string[]>> = {
  ...PRODUCT_RULES,
  ...SCREEN_RULES,
  ...TRADE_RULES,
  ...MONEY_RULES,
  ...CHAIN_RULES,
}
