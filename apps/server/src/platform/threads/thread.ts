import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

export interface ThreadPlan {
  /** Name of the worker's file without its ending, `x-worker`. */
  readonly file: string
  /** Address of the file that asks: the worker's lies beside it. */
  readonly beside: string
  /** A thread that needs more memory ends, not the server. */
  readonly memoryMb: number
  /** A job that takes longer is given up. */
  readonly longestMs: number
  readonly mostWaiting: number
}

/** One thread of its own for work that would hold up the tills; one job after the other. */
export interface Thread<Job, Answer> {
  /** @throws Error when too many wait, the job took too long, or the thread died of it */
  run(job: Job): Promise<Answer>
  isFull(): boolean
  /** Ends the thread and refuses what still waits: part of the server's graceful stop. */
  stop(): Promise<void>
}

/** What a thread says of a job. */
export type Outcome<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly fault: string }

interface Waiting<Job, Answer> {
  readonly job: Job
  readonly resolve: (answer: Answer) => void
  readonly reject: (fault: Error) => void
}

/** The queue belongs to the process: nothing in it would be missed by another process. */
interface State<Job, Answer> {
  readonly plan: ThreadPlan
  readonly queue: Waiting<Job, Answer>[]
  current:
    | (Waiting<Job, Answer> & { readonly id: number; readonly timer: NodeJS.Timeout })
    | undefined
  worker: Worker | undefined
  idle: NodeJS.Timeout | undefined
  jobs: number
}

const IDLE_MS = 60_000

/** A job ran out of the memory its thread may have. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Makes the thread of one kind of work; it starts with the first job and ends when idle. */
export function threadOf<Job, Answer>(plan: ThreadPlan): Thread<Job, Answer> {
  const state: State<Job, Answer> = {
    plan,
    queue: [],
    current: undefined,
    worker: undefined,
    idle: undefined,
    jobs: 0,
  }
  const isFull = () => state.queue.length >= plan.mostWaiting
  return {
    isFull,
    run: job =>
      new Promise((resolve, reject) => {
        if (isFull()) {
          reject(new Error(`${plan.file}: too many are waiting`))
          return
        }
        state.queue.push({ job, resolve, reject })
        next(state)
      }),
    stop: () => stop(state),
  }
}

function next<J, A>(state: State<J, A>): void {
  if (state.current !== undefined) return
  const waiting = state.queue.shift()
  if (waiting === undefined) {
    state.worker?.unref()
    clearTimeout(state.idle)
    state.idle = setTimeout(() => void endThread(state), IDLE_MS).unref()
    return
  }
  clearTimeout(state.idle)
  state.jobs += 1
  const id = state.jobs
  state.current = { ...waiting, id, timer: setTimeout(() => giveUp(state), state.plan.longestMs) }
  try {
    state.worker ??= startWorker(state)
    state.worker.ref()
    state.worker.postMessage({ id, job: waiting.job })
  } catch (fault) {
    settle(state, fault instanceof Error ? fault : new Error(String(fault)))
  }
}

function giveUp<J, A>(state: State<J, A>): void {
  void endThread(state)
  settle(state, new Error(`${state.plan.file}: it took too long`))
}

function endThread<J, A>(state: State<J, A>): Promise<number> | undefined {
  const ending = state.worker
  state.worker = undefined
  return ending?.terminate()
}

/**
 * `dist/x-worker.js` beside the bundle in production: the build makes a file of every
 * `*-worker.ts`. In development and tests the source itself, through the loader of TypeScript,
 * which a thread does not inherit.
 */
function openThread({ file, beside, memoryMb }: ThreadPlan): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: memoryMb }
  if (!beside.endsWith('.ts')) {
    return new Worker(new URL(`./${file}.js`, beside), { resourceLimits })
  }
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx'))
  const loader = new URL('./esm/api/index.mjs', tsx).href
  const source = new URL(`./${file}.ts`, beside).href
  const start = `import(${JSON.stringify(loader)})
    .then(tsx => { tsx.register(); return import(${JSON.stringify(source)}) })`
  return new Worker(start, { eval: true, resourceLimits })
}

function startWorker<J, A>(state: State<J, A>): Worker {
  const made = openThread(state.plan)
  made.on('message', (outcome: Outcome<A>) => {
    if (outcome.id !== state.current?.id) return
    settle(state, 'fault' in outcome ? new Error(outcome.fault) : { answer: outcome.answer })
  })
  // A thread that dies (memory, a fault outside a job) takes only the job it was at.
  const died = (fault: Error) => {
    if (state.worker !== made) return
    state.worker = undefined
    settle(state, fault)
  }
  made.on('error', died)
  made.on('exit', code => died(new Error(`${state.plan.file}: the thread ended (${code})`)))
  return made
}

function settle<J, A>(state: State<J, A>, outcome: { readonly answer: A } | Error): void {
  const done = state.current
  state.current = undefined
  if (done !== undefined) {
    clearTimeout(done.timer)
    if (outcome instanceof Error) done.reject(outcome)
    else done.resolve(outcome.answer)
  }
  next(state)
}

async function stop<J, A>(state: State<J, A>): Promise<void> {
  const ended = new Error(`${state.plan.file}: the server is stopping`)
  for (const waiting of state.queue.splice(0)) waiting.reject(ended)
  const ending = endThread(state)
  if (state.current !== undefined) settle(state, ended)
  clearTimeout(state.idle)
  await ending
}
