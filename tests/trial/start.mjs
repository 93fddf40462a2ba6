// `npm run trial`: builds what is tested, then tries it (tests/trial/trial.ts), or with --long what
// other tests have in a long form (tests/trial/long.ts), or with --nodes the product on every
// version of Node that the README names (tests/trial/nodes.ts).
import { build } from '../../tools/build.mjs'
import { install, main, runTool, say } from '../../tools/steps.mjs'

await main(async () => {
  await install()
  // Other chances every night; the races draw theirs from TRIAL_SEED.
  process.env.TEST_SEED ??= String(Math.floor(Math.random() * 2 ** 31))
  say(`TEST_SEED=${process.env.TEST_SEED}`)
  const asked = process.argv.slice(2)
  const ofNodes = asked.includes('--nodes')
  // Each version of Node builds its own clone.
  if (!ofNodes) await build()
  const known = asked.includes('--long') ? 'tests/trial/long.ts' : 'tests/trial/trial.ts'
  const script = ofNodes ? 'tests/trial/nodes.ts' : known
  const { code } = await runTool('tsx/dist/cli.mjs', [script, ...asked])
  return code
})
