import type { Answer, Caller } from './api.ts'

type Options = Parameters<Caller['post']>[2]

/** A command whose unusual figures are meant: sent again with the mark of each that was asked. */
export async function meant<T = Record<string, unknown>>(
  caller: Caller,
  path: string,
  body: object,
  options?: Options,
): Promise<Answer<T>> {
  const dipastikan: string[] = []
  const send = () =>
    caller.post<T & { facts?: { tanda?: string } }>(
      path,
      dipastikan.length === 0 ? body : { ...body, dipastikan },
      options,
    )
  let answer = await send()
  for (let tries = 0; tries < 3 && answer.status === 422; tries += 1) {
    const tanda = answer.body.facts?.tanda
    if (tanda === undefined || dipastikan.includes(tanda)) return answer
    dipastikan.push(tanda)
    answer = await send()
  }
  return answer
}
