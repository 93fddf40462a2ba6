// `npm run mutants -- [--anew] [file …]`: changes the rules of the trade in one place at a time and
// sees whether their tables notice (docs/style.md). Without files it takes all of them, one after
// the other, and goes on where it was ended. It takes long: no part of `npm test`.
import { main, readJson } from '../steps.mjs'
import { changesOf } from './one-file.mjs'
import { rules } from './rules.mjs'

/** Least share of changes that are noticed; each of the others is named as equal. */
const LEAST = 0.95

/** Whether a change is the one set apart as equal: same file, line, words and new words. */
const isSame = (same, change) =>
  same.at === change.at && same.was === change.was && same.becomes === change.becomes

main(async () => {
  const given = process.argv.slice(2)
  const asked = given.filter(word => !word.startsWith('--'))
  const equal = readJson('tools/mutants/equal.json')
  const table = []
  for (const file of asked.length > 0 ? asked : rules()) {
    const changes = await changesOf(file, given.includes('--anew'))
    const left = changes.filter(change => !change.noticed)
    const named = equal.filter(same => same.file === file)
    const alive = left.filter(change => !named.some(same => isSame(same, change)))
    const past = named.filter(same => !left.some(change => isSame(same, change)))
    const row = { file, all: changes.length, equal: left.length - alive.length }
    table.push({ ...row, noticed: changes.length - left.length, alive: alive.length + past.length })
    console.log(`${file}: ${changes.length - left.length} of ${changes.length} noticed`)
    for (const one of alive) {
      console.log(`  ${file}:${one.line}  ${one.kind}  ${one.was}  →  ${one.becomes}`)
    }
    for (const one of past) console.log(`  equal.json names what is noticed: ${one.at}`)
  }
  return told(table)
})

const sum = (table, key) => table.reduce((all, row) => all + row[key], 0)
const percent = ({ noticed, all }) => `${(all === 0 ? 100 : (100 * noticed) / all).toFixed(1)} %`

/** Prints one table of all files; 0 when enough is noticed and the rest is named as equal. */
function told(table) {
  const keys = ['noticed', 'all', 'equal', 'alive']
  const whole = Object.fromEntries(keys.map(key => [key, sum(table, key)]))
  const lines = [...table, { file: 'all of them', ...whole }]
  const wide = Math.max(...lines.map(({ file }) => file.length))
  console.log(`\n${''.padEnd(wide)} ${keys.map(key => key.padStart(8)).join('')}`)
  for (const row of lines) {
    const cells = keys.map(key => String(row[key]).padStart(8)).join('')
    console.log(`${row.file.padEnd(wide)} ${cells}  ${percent(row).padStart(7)}`)
  }
  return whole.noticed >= LEAST * whole.all && whole.alive === 0 ? 0 : 1
}
