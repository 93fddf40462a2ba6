import { RULES, report } from './tidy/rules.ts'
import { readTree } from './tidy/tree.ts'

// The rules of docs/style.md and docs/map.md, read against every file of the repository. Names of
// rules as arguments show only those.
const wanted = process.argv.slice(2)
const tree = readTree(process.cwd())
const rules = wanted.length === 0 ? RULES : RULES.filter(rule => wanted.includes(rule.name))
const faults = rules.flatMap(rule => rule.check(tree))
if (faults.length > 0) console.log(report(faults))
console.log(`${tree.files.size} files, ${rules.length} rules, ${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)
