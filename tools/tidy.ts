import { RULES, report } from './tidy/rules.ts'
import { readTree, type Tree } from './tidy/tree.ts'

/** What was written by hand again and again, and the lines it is to come to (16-entries §4). */
const FIGURES = [
  {
    what: 'dialogs in which a command is typed',
    most: 1_500,
    path: /^apps\/web\/src\/features\/.*-dialog\.tsx$/,
    says: /\b(CommandDialog|EntryDialog|UndoLast|useUndo|use(Dated|Approved)?Command)\b/,
  },
  {
    what: 'kinds of papers with their strips',
    most: 1_600,
    path: /^packages\/contract\/src\/papers\/(kinds|strips)\/.*(?<!\.test)\.ts$/,
    says: /\b/,
  },
] as const

/** A line for people of each. */
const figures = (tree: Tree): string[] =>
  FIGURES.map(({ what, most, path, says }) => {
    const found = [...tree.files.values()].filter(one => path.test(one.path) && says.test(one.text))
    const lines = found.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
    return `${what}: ${lines} lines in ${found.length} files, to come to ${most}`
  })

// The rules of docs/style.md and docs/map.md, read against every file of the repository. Names of
// rules as arguments show only those.
const wanted = process.argv.slice(2)
const tree = readTree(process.cwd())
const rules = wanted.length === 0 ? RULES : RULES.filter(rule => wanted.includes(rule.name))
const faults = rules.flatMap(rule => rule.check(tree))
if (faults.length > 0) console.log(report(faults))
console.log(`${tree.files.size} files, ${rules.length} rules, ${faults.length} faults`)
for (const line of figures(tree)) console.log(line)
process.exit(faults.length === 0 ? 0 : 1)
