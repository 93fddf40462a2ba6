// `npm run fuzz`: requests made from the contract, by a seed that is printed. FUZZ_SEED makes a run
// again, FUZZ_REQUESTS (10,000) makes it longer or shorter. See docs/fuzz.md.
import { install, main, runTool } from '../../tools/steps.mjs'

await main(async () => {
  await install()
  const env = {
    FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? '10000',
    FUZZ_SEED: process.env.FUZZ_SEED ?? String(Date.now() % 1_000_000_000),
    IDLE_SOCKETS: process.env.IDLE_SOCKETS ?? '5000',
  }
  const folders = ['tests/fuzz', 'tests/files', 'tests/socket']
  const args = ['run', '--project', 'database', '--no-file-parallelism', ...folders]
  const { code } = await runTool('vitest/vitest.mjs', args, { env })
  return code
})
