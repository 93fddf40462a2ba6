/** One table out of the tables of all areas; each area's file exports records of text by text. */
export function gather(files: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const tables = Object.values(files).flatMap(file => Object.values(file as object))
  return Object.assign({}, ...tables) as Record<string, string>
}
