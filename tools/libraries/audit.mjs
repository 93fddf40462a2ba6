// `npm run audit:packages`: asks the registry of npm what is known against the libraries of the
// lock file, and how old they are. It needs a network and is no part of `npm test`, which must not
// turn red by what became known elsewhere since yesterday. Ends with 0: nothing found, 1: found,
// 2: could not be asked, which says nothing about the libraries.
import { main, npm, readJson, say } from '../steps.mjs'

const DAY_MS = 24 * 60 * 60 * 1000
/** Most planted versions are found and taken back within days. */
const MIN_AGE_DAYS = 7
const AT_ONCE = 8
const PATIENCE_MS = 60_000
const FOUND = 1
const NOT_ASKED = 2

await main(async () => {
  const results = [await knownFaults(), await ages()]
  if (results.includes(FOUND)) return FOUND
  if (results.includes(NOT_ASKED)) {
    console.error('✗ Pemeriksaan pustaka BELUM lengkap: ulangi dengan sambungan internet.')
    return NOT_ASKED
  }
  return 0
})

/** Weaknesses that are published; from `high` on they stop a release. */
async function knownFaults() {
  say('Bertanya kelemahan yang diketahui (npm audit) …')
  const ask = ['audit', '--json', '--package-lock-only', '--fetch-retries=0']
  const { output, stdout } = await npm([...ask, `--fetch-timeout=${PATIENCE_MS}`], { quiet: true })
  const report = parsed(stdout)
  const counts = report?.metadata?.vulnerabilities
  if (!counts) {
    const why = report?.message ?? report?.error?.summary ?? output.trim()
    return notAsked('Kelemahan tidak dapat ditanyakan (tidak ada internet, atau registri', why)
  }
  const grave = Object.values(report.vulnerabilities).filter(one => isGrave(one.severity))
  for (const { name, severity, via } of grave) {
    console.error(`✗ ${severity}: ${name} ${via.map(one => one.title ?? one).join('; ')}`)
  }
  const { critical, high, moderate, low, info } = counts
  say(
    `kelemahan: ${critical} critical, ${high} high, ${moderate} moderate, ${low + info} lebih kecil`,
  )
  return grave.length === 0 ? 0 : FOUND
}

function isGrave(severity) {
  return severity === 'high' || severity === 'critical'
}

/** A version younger than a week is not yet looked at by others. */
async function ages() {
  const libraries = locked()
  say(`Bertanya umur ${libraries.length} pustaka …`)
  const { stdout } = await npm(['config', 'get', 'registry'], { quiet: true })
  const registry = new URL(stdout.trim())
  const counts = { young: 0, unknown: 0 }
  const waiting = [...libraries]
  const worker = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const times = await publishedBy(registry, one.name)
      // Without a network every further question would only wait as long.
      if (times instanceof Error) return times
      sayAge(one, Date.parse(times[one.version]), counts)
    }
  }
  const [failed] = (await Promise.all(Array.from({ length: AT_ONCE }, worker))).filter(Boolean)
  if (failed) {
    return notAsked(
      'Umur tidak dapat ditanyakan (tidak ada internet, atau registri',
      failed.message,
    )
  }
  say(`umur: ${counts.young} kurang dari ${MIN_AGE_DAYS} hari, ${counts.unknown} tidak dikenal`)
  return counts.young + counts.unknown === 0 ? 0 : FOUND
}

function sayAge({ name, version }, published, counts) {
  const days = (Date.now() - published) / DAY_MS
  if (days >= MIN_AGE_DAYS) return
  counts[Number.isNaN(days) ? 'unknown' : 'young'] += 1
  const age = Number.isNaN(days) ? 'tidak dikenal registri' : `baru ${days.toFixed(1)} hari`
  console.error(`✗ ${name} ${version}: ${age}`)
}

/** When each version of a library was published, or the error that kept us from asking. */
async function publishedBy(registry, name) {
  try {
    const base = registry.href.endsWith('/') ? registry.href : `${registry.href}/`
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await fetch(new URL(name.replace('/', '%2f'), base), { signal })
    if (answer.status === 404) return {}
    if (!answer.ok) return new Error(`${name}: HTTP ${answer.status}`)
    return (await answer.json()).time ?? {}
  } catch (error) {
    return new Error(`${name}: ${error.cause?.message ?? error.message}`)
  }
}

/** Every library of the lock file once, by the name the registry has for it. */
function locked() {
  const found = new Map()
  for (const [path, entry] of Object.entries(readJson('package-lock.json').packages)) {
    if (!path.includes('node_modules/') || entry.link) continue
    const name = entry.name ?? path.replace(/^.*node_modules\//, '')
    found.set(`${name}@${entry.version}`, { name, version: entry.version })
  }
  return [...found.values()]
}

function notAsked(text, why) {
  console.error(`✗ ${text} tidak menjawab): ${why}`)
  return NOT_ASKED
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
