import { readdirSync, readFileSync } from 'node:fs'

// Processor time of a program and all it started: what a busy machine cannot make longer. Read off
// the system's own figures, on Linux; elsewhere nobody knows.

/** Ticks of a second in /proc, on every Linux of today. */
const TICKS = 100
const EVERY_MS = 500

/**
 * Of a process: its parent, when it began, and the ticks it took itself; undefined when it is gone.
 */
function statOf(pid) {
  try {
    // Behind the name, which may hold spaces.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { parent: fields[1], began: fields[19], ticks: Number(fields[11]) + Number(fields[12]) }
  } catch {
    return undefined
  }
}

const everybody = () => {
  try {
    return readdirSync('/proc').filter(name => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/**
 * Watches a child of ours from now on; the answer tells the seconds that it and its offspring took,
 * also those whose parents went before them. What lives for less than half a second is missed.
 */
export function watched(child) {
  const kin = new Map([[String(child), { began: statOf(child)?.began, ticks: 0 }]])
  const look = () => {
    const all = new Map(everybody().flatMap(pid => [[pid, statOf(pid)]]))
    let grew = true
    while (grew) {
      grew = false
      for (const [pid, stat] of all) {
        if (stat === undefined || kin.has(pid) || !kin.has(stat.parent)) continue
        kin.set(pid, { began: stat.began, ticks: 0 })
        grew = true
      }
    }
    for (const [pid, one] of kin) {
      const stat = all.get(pid)
      if (stat?.began === one.began && stat !== undefined) one.ticks = stat.ticks
    }
  }
  const timer = setInterval(look, EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    const ticks = [...kin.values()].reduce((sum, one) => sum + one.ticks, 0)
    return ticks === 0 ? undefined : ticks / TICKS
  }
}
