import type { Answer, Caller } from './api.ts'

type Options = Parameters<Caller['post']>[2]

/** A command whose unusual figures are meant: sent again with the mark of what was asked. */
export async function meant<T = Record<string, unknown>>(
  caller: Caller,
  path: string,
  body: object,
  options?: Options,
): Promise<Answer<T>> {
  const asked = await caller.post<T & { facts?: { tanda?: string } }>(path, body, options)
  const tanda = asked.status === 422 ? asked.body.facts?.tanda : undefined
  if (tanda === undefined) return asked
  return caller.post<T>(path, { ...body, dipastikan: [tanda] }, options)
}
