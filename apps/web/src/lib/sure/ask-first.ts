import { ASKING } from '@kencana/contract/kit/figures/asking'
import { ApiProblem } from '../api-problem.ts'
import { problemText } from '../problem-text.ts'

/**
 * Sends a command; where the server only asks whether unusual figures are meant, a person is asked
 * and the same command goes out with the mark of the answer. `null`: they were not meant.
 */
export async function askedFirst<T>(
  send: (sure: { readonly dipastikan?: string[] }) => Promise<T>,
  ask: (text: string) => Promise<boolean>,
): Promise<T | null> {
  const dipastikan: string[] = []
  for (;;) {
    try {
      return await send(dipastikan.length === 0 ? {} : { dipastikan: [...dipastikan] })
    } catch (problem) {
      const tanda = problem instanceof ApiProblem ? String(problem.facts.tanda ?? '') : ''
      if (!isQuestion(problem) || tanda === '' || dipastikan.includes(tanda)) throw problem
      if (!(await ask(await problemText(problem)))) return null
      dipastikan.push(tanda)
    }
  }
}

const isQuestion = (problem: unknown): boolean =>
  problem instanceof ApiProblem && ASKING.some(code => code === problem.code)
