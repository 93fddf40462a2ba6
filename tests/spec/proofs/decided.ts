/**
 * Rules that leave a thing open by their own words, or that the product answers otherwise by a
 * decision; each with the reason. Nothing is proved here, so nothing else belongs here.
 */
export const DECIDED: Readonly<Record<string, string>> = {
  'request-verbs': 'open: where no verb is shown, one is inferred, and the table of calls asks it',
  'error-other-messages': 'open: the messages stand one by one among those without words',
  'round-weight-open': 'open: docs/decisions/0019 says which rule of weight holds when',
  'limits-open': 'open: other limits are not shown',
  'request-default-token': 'docs/decisions/0038: a token that everybody knows is none',
  'request-encryption-flag': 'docs/decisions/0038: the line is encrypted, its content is not again',
  'store-code-lists': 'docs/decisions/0038: codes of one client are data, no part of the product',
  'item-name-unique': 'docs/decisions/0038: many equal rings lie in one tray',
}
