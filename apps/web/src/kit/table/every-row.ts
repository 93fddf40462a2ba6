/** The most that a paged call gives at once. */
const MOST = 200

interface Page<R> {
  readonly data: readonly R[]
  /** How many there are; left out where counting takes longer than reading. */
  readonly count?: number | undefined
}

/** Reads a paged list to its end, for the CSV of a table whose server pages. */
export async function everyRow<R>(
  read: (skip: number, limit: number) => Promise<Page<R>>,
): Promise<R[]> {
  const all: R[] = []
  for (;;) {
    const { data, count } = await read(all.length, MOST)
    all.push(...data)
    if (data.length < MOST || all.length >= (count ?? Number.POSITIVE_INFINITY)) return all
  }
}
