// `npm run trial`: builds what is tested, then tries it (tests/trial/trial.ts).
import { build } from '../../tools/build.mjs'
import { install, main, runTool } from '../../tools/steps.mjs'

await main(async () => {
  await install()
  await build()
  const args = ['tests/trial/trial.ts', ...process.argv.slice(2)]
  const { code } = await runTool('tsx/dist/cli.mjs', args)
  return code
})
