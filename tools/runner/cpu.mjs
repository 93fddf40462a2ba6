import { readFileSync } from 'node:fs'

// Processor time of programs that have ended: what a busy machine cannot make longer.

/** Ticks of a second in /proc, on every Linux of today. */
const TICKS = 100

/** Seconds of the processor that all our ended children, and theirs, have taken; undefined elsewhere. */
function ofEnded() {
  try {
    // After the name, which may hold spaces: the 14th and 15th figures are of waited-for children.
    const [, rest = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ')
    const [user, system] = rest.split(' ').slice(13, 15).map(Number)
    return (user + system) / TICKS
  } catch {
    return undefined
  }
}

let known = ofEnded()

/**
 * What the child that has just ended took, in seconds. The system adds a child's time when it is
 * waited for, so the difference since the last one that ended is this one's, however many run.
 */
export function takenByEnded() {
  const now = ofEnded()
  if (now === undefined || known === undefined) return undefined
  const taken = now - known
  known = now
  return taken
}
