// `npm run trial`: all of `npm test` unless it is noted for what stands here, a tenth of the
// breaks, then the races and kills in full size (tests/trial/trial.ts); what passed it whole is
// noted, and what was cut off goes on where it ended (tests/trial/cut-off.ts). With --only or
// --short the last alone, with --long what other tests have in a long form (tests/trial/long.ts),
// with --nodes the product on every version of Node that the README names (tests/trial/nodes.ts).
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../../tools/build.mjs'
import { isPassedWhole, notePassed, standing } from '../../tools/runner/passed.mjs'
import { install, main, readJson, root, run, runTool, say } from '../../tools/steps.mjs'

const CUT_OFF = '.cache/trial-cut-off.json'

await main(async () => {
  await install()
  // Other chances every night; the races draw theirs from TRIAL_SEED.
  process.env.TEST_SEED ??= String(Math.floor(Math.random() * 2 ** 31))
  say(`TEST_SEED=${process.env.TEST_SEED}`)
  const asked = process.argv.slice(2)
  const ofNodes = asked.includes('--nodes')
  const isWhole = asked.length === 0
  const commit = (isWhole ? standing() : undefined) ?? ''
  Object.assign(process.env, { TRIAL_COMMIT: commit, TRIAL_CUT_OFF: CUT_OFF })
  if (isWhole && !(await provedWhole(commit))) return 1
  // Each version of Node builds its own clone.
  if (!ofNodes) await build()
  const known = asked.includes('--long') ? 'tests/trial/long.ts' : 'tests/trial/trial.ts'
  const script = ofNodes ? 'tests/trial/nodes.ts' : known
  const { code } = await runTool('tsx/dist/cli.mjs', [script, ...asked])
  if (isWhole && code === 0) notePassed('trial')
  return code
})

/** What `npm test` leaves out for a change, and whether the tests still see what they should. */
async function provedWhole(commit) {
  if (isPassedWhole()) say('npm test -- --whole sudah lulus di sini, dan tidak diulang.')
  else if ((await run(process.execPath, ['tools/test.mjs', '--whole'])).code !== 0) return false
  // What was cut off began after them: they were green on this commit.
  if (existsSync(join(root, CUT_OFF)) && readJson(CUT_OFF).commit === commit) return true
  return (await runTool('tsx/dist/cli.mjs', ['tools/breaks/start.ts', '--tenth'])).code === 0
}
