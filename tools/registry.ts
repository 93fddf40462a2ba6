import { writeFileSync } from 'node:fs'
import { REGISTRIES, registryText } from './tidy/registries.ts'
import { readTree } from './tidy/tree.ts'

// `npm run registry`: writes the lists of masters and reports from the files of their folders.
const tree = readTree(process.cwd())
for (const registry of REGISTRIES) {
  const text = registryText(tree, registry)
  if (tree.files.get(registry.file)?.text === text) continue
  writeFileSync(registry.file, text)
  console.log(`wrote ${registry.file}`)
}
