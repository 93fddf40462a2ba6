import { parentPort } from 'node:worker_threads'
import type { Outcome } from './thread.ts'

/** The other side of `threadOf`: answers one job after the other on this thread. */
export function workOn<Job, Answer>(work: (job: Job) => Promise<Answer>): void {
  parentPort?.on('message', async ({ id, job }: { id: number; job: Job }) => {
    const outcome: Outcome<Answer> = await work(job).then(
      answer => ({ id, answer }),
      (error: Error) => ({ id, fault: error.stack ?? error.message }),
    )
    parentPort?.postMessage(outcome)
  })
}
