interface Step {
  readonly nomor: string
  /** The document it undoes. */
  readonly membatalkan: string | null
}

/** The last document that neither undoes another nor was undone. */
export function lastStanding<One extends Step>(steps: readonly One[]): One | undefined {
  const undone = new Set(steps.flatMap(({ membatalkan }) => membatalkan ?? []))
  return steps.findLast(one => one.membatalkan === null && !undone.has(one.nomor))
}
