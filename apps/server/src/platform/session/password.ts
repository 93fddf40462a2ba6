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

const COMMON = new Set([
  'password',
  'password1',
  '12345678',
  '123456789',
  '1234567890',
  'qwertyui',
  'qwerty123',
  'iloveyou',
  'sayangku',
  'indonesia',
  'bismillah',
  'rahasia123',
  'admin123',
  'kencana123',
])

/** At least 8 characters, not common, not the user id (NIST 800-63B: no composition rules). */
export function isWeakPassword(password: string, userId: string): boolean {
  const lower = password.toLowerCase()
  return (
    password.length < 8 ||
    COMMON.has(lower) ||
    lower.includes(userId.toLowerCase()) ||
    /^(.)\1+$/.test(password)
  )
}
