// `npm run trial`: all of `npm test`, a tenth of the breaks, then the races and kills in full size
// (tests/trial/trial.ts); what passed it whole is noted. With --only or --short the last alone,
// with
// --long what other tests have in a long form (tests/trial/long.ts), with --nodes the product on
// every
// version of Node that the README names (tests/trial/nodes.ts).
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { build } from '../../tools/build.mjs'
import { install, main, root, run, runTool } from '../../tools/steps.mjs'

await main(async () => {
  await install()
  const asked = process.argv.slice(2)
  const ofNodes = asked.includes('--nodes')
  const isWhole = asked.length === 0
  if (isWhole && !(await provedWhole())) return 1
  // Each version of Node builds its own clone.
  if (!ofNodes) await build()
  const known = asked.includes('--long') ? 'tests/trial/long.ts' : 'tests/trial/trial.ts'
  const script = ofNodes ? 'tests/trial/nodes.ts' : known
  const { code } = await runTool('tsx/dist/cli.mjs', [script, ...asked])
  if (isWhole && code === 0) note()
  return code
})

/** What `npm test` leaves out for a change, and whether the tests still see what they should. */
async function provedWhole() {
  const test = await run(process.execPath, ['tools/test.mjs', '--whole'])
  if (test.code !== 0) return false
  return (await runTool('tsx/dist/cli.mjs', ['tools/breaks/start.ts', '--tenth'])).code === 0
}

/** The commit that passed: `npm test` asks what changed since (tools/runner/reach.ts). */
function note() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  if (git('status', '--porcelain', '--', ':!tools/runner/durations.json') !== '') {
    console.log('Ada yang belum di-commit: yang lulus tidak dicatat.')
    return
  }
  const passed = { commit: git('rev-parse', 'HEAD'), at: new Date().toISOString() }
  writeFileSync(`${root}/tests/trial/passed.json`, `${JSON.stringify(passed, null, 2)}\n`)
}
