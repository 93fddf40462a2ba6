// `npm run trial`: builds what is tested, then tries it (tests/trial/trial.ts), or with --long what
// other tests have in a long form (tests/trial/long.ts).
import { build } from '../../tools/build.mjs'
import { install, main, runTool } from '../../tools/steps.mjs'

await main(async () => {
  await install()
  await build()
  const asked = process.argv.slice(2)
  const script = asked.includes('--long') ? 'tests/trial/long.ts' : 'tests/trial/trial.ts'
  const { code } = await runTool('tsx/dist/cli.mjs', [script, ...asked])
  return code
})
