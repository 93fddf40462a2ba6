import { writeFileSync } from 'node:fs'
import { REGISTRIES, registryText, textTables } from './tidy/registries.ts'
import { readTree } from './tidy/tree.ts'

// `npm run registry`: writes lists of masters, reports and texts from the files there are.
const tree = readTree(process.cwd())
const written = [
  ...REGISTRIES.map(registry => [registry.file, registryText(tree, registry)] as const),
  ...textTables(tree),
]
for (const [file, text] of written) {
  if (tree.files.get(file)?.text === text) continue
  writeFileSync(file, text)
  console.log(`wrote ${file}`)
}
