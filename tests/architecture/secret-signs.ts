/** What a secret looks like wherever it stands: keys and tokens by their form. */
const LOOKS_SECRET: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bgithub_pat_[A-Za-z0-9_]{40,}\b/,
  /\bglpat-[A-Za-z0-9_-]{20,}\b/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\bsk_live_[A-Za-z0-9]{16,}\b/,
  /\bxox[baprs]-[A-Za-z0-9-]{10,}\b/,
  /\bAIza[A-Za-z0-9_-]{35}\b/,
  /\beyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{10,}/,
  /\$argon2id?\$v=\d+\$m=\d+/,
  /postgres(ql)?:\/\/[a-z_]+:(?!\$|x@|rahasia|sandi|password)[^@\s'"`<>{}$]{6,}@/i,
  /\b_authToken=\S+/,
]

/** A word for a secret that is given a value in quotes: `apiKey: "…"`, `SANDI = '…'`. */
const WORD = 'password|passwd|passphrase|sandi|secret|token|api_?key|private_?key'
const VALUE = '[\\w+/=.!@#%^&*-]{8,}'
const GIVEN = new RegExp(`(?:${WORD})\\w*['"\`]?\\s*[:=]\\s*(['"\`])(${VALUE})\\1`, 'gi')

/**
 * Not a name, a screen, a text or a class of a stylesheet (`_password_5pp34_75`): letters with
 * figures, or words joined as people join them.
 */
const LIKE_ONE = /^(?!_\w+_\w+_\d+$)(?=.*\d)(?=.*[a-z])|^[a-z]+(-[a-z]+)+$/i

/** Everybody knows this one; a server that could be reached does not start with it. */
export const DEMO_PASSWORD = ['kencana', 'demo'].join('-')

/** The forms of secrets found in a text, and never what was found: this is printed. */
export const secretForms = (text: string): string[] =>
  LOOKS_SECRET.filter(one => one.test(text)).map(one => one.source)

/** Where code gives a secret a value: the word and how long the value is. */
export const givenSecrets = (text: string): string[] =>
  [...text.matchAll(GIVEN)]
    .filter(([, , value = '']) => LIKE_ONE.test(value) && value !== DEMO_PASSWORD)
    .map(([all, , value = '']) => `${all.slice(0, all.indexOf(value))}… (${value.length})`)

/**
 * Values of this machine's surroundings that nothing which is passed on may hold; a shorter one,
 * such as `postgres`, is a word that stands anywhere.
 */
export const ownSecrets = (env: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(env)
    .filter(([name]) => /(SECRET|TOKEN|PASSWORD|PASSPHRASE|_KEY)$/i.test(name))
    .map(([, value = '']) => value)
    .filter(value => value.length >= 16)
