import { type Luck, luckIn } from './luck/in-tests.ts'
import type { Fault, Rule, Source, Tree } from './tree.ts'

// Ways by which a test is red without a fault of the product. What stands today is listed as a
// number for each file and may only become less: more in a file is a fault, and less is one too
// until the list says so. `tests/architecture/luck.test.ts` holds the sums.

const LIST = 'tools/tidy/luck.json'

const WHYS: Readonly<Record<Luck, string>> = {
  'one-shot-read':
    'A screen is read by a waiting `expect`, or by `expect.poll`: it may not be there yet.',
  'wall-bound':
    'A bound by the clock stands only in what runs alone (tools/runner/alone.json): count work, or CPU.',
  'fixed-sleep': 'Wait for what is to come (`until`, `expect.poll`), not for so many milliseconds.',
  'timed-kill':
    'Wait for the state (half moved, a lock held), then kill; not so many milliseconds.',
  'first-of-shared': 'Whose the first one is depends on what others left: name your own.',
  'outside-clock': "The shop's clock only; what took how long, by `performance.now()`.",
  'new-chance': 'Chance comes from the seed of the run (`TEST_SEED`), so that it can be had again.',
  'process-leftover': 'Many files share a process: undo it in the same file.',
  'uncaught-call':
    'A page told to hand over its calls still sends some, and one given back too early is answered twice: `intercept`, `letThrough` (tests/journeys/intercept.ts).',
  'port-given-back':
    'A port that was asked for and given back may be taken: `freePort` (tools/runner/free-port.ts).',
  'test-installs': 'A test finds what it needs; what installs runs before the first stage.',
}

export const LUCK_RULES: readonly Rule[] = Object.entries(WHYS).map(([name, why]) => ({
  name,
  why,
  check: tree => beyond(tree, name as Luck),
}))

/** For each rule, how many there may be in which file. */
type Allowed = Readonly<Record<string, Readonly<Record<string, number>>>>

/** What the list allows; nothing where there is none. */
export function allowedIn(tree: Tree): Allowed {
  return JSON.parse(tree.files.get(LIST)?.text ?? '{}') as Allowed
}

function beyond(tree: Tree, rule: Luck): Fault[] {
  const allowed = allowedIn(tree)[rule] ?? {}
  const found = luckIn(tree, rule)
  const countIn = (path: string): number => found.filter(({ file }) => file === path).length
  const more = found.flatMap(one => {
    const [count, may] = [countIn(one.file), allowed[one.file] ?? 0]
    const told = may === 0 ? '' : ` (one of ${count}, ${may} are known)`
    return count <= may ? [] : [{ ...one, text: one.text + told }]
  })
  const less = Object.entries(allowed).flatMap(([path, may]) => {
    const left = countIn(path)
    const text = left === 0 ? `take ${path} out` : `take ${path} down to ${left}`
    return left >= may ? [] : [{ file: LIST, line: lineOf(tree, rule, path), rule, text }]
  })
  return [...more, ...less]
}

function lineOf(tree: Tree, rule: string, path: string): number {
  const { lines } = tree.files.get(LIST) as Source
  const from = lines.findIndex(line => line.includes(`"${rule}"`))
  return lines.findIndex((line, i) => i >= from && line.includes(`"${path}"`)) + 1
}
