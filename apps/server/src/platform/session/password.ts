import { hash, verify } from '@node-rs/argon2'

// OWASP's minimum for Argon2id: 19 MiB, 2 passes, 1 lane (05-reliability §1).
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Argon2id in PHC form. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST)

let decoy: Promise<string> | undefined

/** Whether the password is right. An unknown user costs the same time as a known one (T29). */
export async function passwordMatches(phc: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password nobody has')
  const right = await verify(phc ?? (await decoy), password)
  return right && phc !== undefined
}

/** What people here choose, beside what all the world does. */
const OF_HERE = [
  ...['sayangku', 'indonesia', 'bismillah', 'rahasia123'],
  ...['alhamdulillah', 'sayang123', 'indonesia123', 'merdeka45', 'jakarta123', 'emas1234'],
  ...['tokoemas', 'tokoemas123', 'admin1234', 'password123', 'rahasiaku', 'cintaku123'],
]

let common: Promise<ReadonlySet<string>> | undefined

/** Some fifty thousand passwords that are tried first, read when one is chosen. */
const commonOnes = (): Promise<ReadonlySet<string>> => {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'].map(String), ...OF_HERE]),
  )
  return common
}

/**
 * At least 8 characters, not common nor a common word with figures hung on it, not the user id, not
 * the product's name and what hangs on it (NIST 800-63B: no composition rules).
 */
export async function isWeakPassword(password: string, userId: string): Promise<boolean> {
  const lower = password.toLowerCase()
  const common = await commonOnes()
  const words = lower.split(/[^a-z]+/).filter(word => word !== '')
  return (
    password.length < 8 ||
    common.has(lower) ||
    (words.length === 1 && words.some(word => common.has(word))) ||
    lower.startsWith('kencana') ||
    lower.includes(userId.toLowerCase()) ||
    /^(.)\1+$/.test(password)
  )
}
