import { readTree } from '../../tools/tidy/tree.ts'

/**
 * Files of the web's code that have something to be judged, each with how many: `kit/form.tsx 2`.
 * `place` captures the name by which a table calls a file; what it does not fit is no place.
 */
export function foundInWeb(place: RegExp, wanted: RegExp): string[] {
  return [...readTree(process.cwd()).files.values()].flatMap(({ path, text }) => {
    const [, name] = place.exec(path) ?? []
    if (name === undefined || !/\.tsx?$/.test(name) || name.endsWith('.test.ts')) return []
    const code = text.replace(/^import .*$/gm, '')
    const many = code.match(wanted)?.length ?? 0
    return many === 0 ? [] : [`${name} ${many}`]
  })
}

/** The same of a table that says why of each. */
export const judgedIn = (table: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(table).map(([name, why]) => `${name} ${why.length}`)
