interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** Asks a server for everything it can show without being told which, in its own description. */
export async function everyRead(
  origin: string,
  token: string,
): Promise<{ count: number; faults: string[] }> {
  const headers = { authorization: `Bearer ${token}` }
  const described = await fetch(`${origin}/api/v1/openapi.json`, { headers })
  const { paths } = (await described.json()) as Described
  const reads = Object.keys(paths).filter(path => paths[path]?.get && !path.includes('{'))
  const faults: string[] = []
  for (const path of reads) {
    const answer = await fetch(`${origin}/api/v1${path}`, { headers })
    const text = await answer.text()
    if (answer.status >= 500) faults.push(`GET ${path}: ${answer.status} ${text}`)
  }
  return { count: reads.length, faults: [...faults, ...(reads.length > 0 ? [] : ['no reads'])] }
}
