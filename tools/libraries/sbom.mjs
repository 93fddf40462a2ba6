// `npm run sbom`: the list of everything the product is made of, each with its version, licence and
// the hash of its content, as CycloneDX. From the lock file alone, so it needs no network.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { main, npm, readJson, root, say } from '../steps.mjs'

const PLACE = 'dist/kencana.cdx.json'
const ASK = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error']

await main(async () => {
  const list = await sbom()
  mkdirSync(dirname(join(root, PLACE)), { recursive: true })
  writeFileSync(join(root, PLACE), `${JSON.stringify(list, null, 2)}\n`)
  say(`${list.components.length} komponen di ${PLACE}`)
})

/** The list as an object; throws a sentence when npm cannot make it. */
async function sbom() {
  const { code, output, stdout } = await npm(ASK, { quiet: true })
  if (code !== 0) throw new Error(`Daftar komponen tidak dapat dibuat: ${output.trim()}`)
  const list = JSON.parse(stdout)
  // npm calls the product by the folder it happens to lie in, and takes it for a library.
  const { name } = readJson('package.json')
  Object.assign(list.metadata.component, { name, type: 'application' })
  return list
}
