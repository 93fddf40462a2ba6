import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { drawForm, type FormPdf } from './form.ts'
import type { TablePdf } from './table.ts'

export type PdfJob =
  | { readonly kind: 'table'; readonly input: TablePdf }
  | { readonly kind: 'form'; readonly input: FormPdf }
export type PdfAnswer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly fault: string }

/** More pages than this leave the thread that serves the tills. */
const PAGES_AT_ONCE = 8
const MOST_WAITING = 40
const LONGEST_MS = 120_000
const IDLE_MS = 60_000
/** 50,000 rows need about half of it; a thread that needs more ends, not the server. */
const MEMORY_MB = 768

/** Nobody reads 2,500 pages; a door offers Excel or CSV, which stream, from here on. */
const MOST_PAPER_ROWS = 100_000

/** A report on A4, drawn on the papers' own thread, one after the other. */
export function tablePdf(input: TablePdf): Promise<Buffer> {
  if (input.rows.length <= MOST_PAPER_ROWS) return enqueue({ kind: 'table', input })
  return Promise.reject(new Error(`more than ${MOST_PAPER_ROWS} rows on paper`))
}

/** A nota, slip, letter or label sheet: few pages at once, many on the papers' own thread. */
export const formPdf = (form: FormPdf): Promise<Buffer> =>
  form.copies.length <= PAGES_AT_ONCE ? drawForm(form) : enqueue({ kind: 'form', input: form })

interface Waiting {
  readonly job: PdfJob
  readonly resolve: (bytes: Buffer) => void
  readonly reject: (fault: Error) => void
}

/** The queue belongs to the process: nothing in it would be missed by another process. */
const queue: Waiting[] = []
let current: (Waiting & { readonly id: number; readonly timer: NodeJS.Timeout }) | undefined
let worker: Worker | undefined
let idle: NodeJS.Timeout | undefined
let jobs = 0

/** Whether another report would be refused; a door answers SEDANG_PENUH then. */
export const isPdfQueueFull = (): boolean => queue.length >= MOST_WAITING

function enqueue(job: PdfJob): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (isPdfQueueFull()) {
      reject(new Error('too many papers are waiting'))
      return
    }
    queue.push({ job, resolve, reject })
    next()
  })
}

function next(): void {
  if (current !== undefined) return
  const waiting = queue.shift()
  if (waiting === undefined) {
    worker?.unref()
    idle = setTimeout(endThread, IDLE_MS).unref()
    return
  }
  clearTimeout(idle)
  jobs += 1
  current = { ...waiting, id: jobs, timer: setTimeout(giveUp, LONGEST_MS) }
  try {
    worker ??= startWorker()
    worker.ref()
    worker.postMessage({ id: jobs, job: waiting.job })
  } catch (fault) {
    settle(fault instanceof Error ? fault : new Error(String(fault)))
  }
}

function giveUp(): void {
  endThread()
  settle(new Error('the paper took too long'))
}

function endThread(): Promise<number> | undefined {
  const ending = worker
  worker = undefined
  return ending?.terminate()
}

/**
 * `dist/pdf-worker.js` beside the bundle in production: the build makes a file of every
 * `*-worker.ts`. In development and tests the source itself, through the loader of TypeScript,
 * which a thread does not inherit.
 */
function openThread(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MB }
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./pdf-worker.js', import.meta.url), { resourceLimits })
  }
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx'))
  const loader = new URL('./esm/api/index.mjs', tsx).href
  const source = new URL('./pdf-worker.ts', import.meta.url).href
  const start = `import(${JSON.stringify(loader)})
    .then(tsx => { tsx.register(); return import(${JSON.stringify(source)}) })`
  return new Worker(start, { eval: true, resourceLimits })
}

function startWorker(): Worker {
  const made = openThread()
  made.on('message', (answer: PdfAnswer) => {
    if (answer.id !== current?.id) return
    settle('bytes' in answer ? bufferOf(answer.bytes) : new Error(answer.fault))
  })
  // A thread that dies (memory, a fault outside a job) takes only the paper it was drawing.
  const died = (fault: Error) => {
    if (worker !== made) return
    worker = undefined
    settle(fault)
  }
  made.on('error', died)
  made.on('exit', code => died(new Error(`the thread of the papers ended (${code})`)))
  return made
}

/** A small Buffer is a window into a larger one; only the window is the paper. */
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)

function settle(outcome: Buffer | Error): void {
  const done = current
  current = undefined
  if (done !== undefined) {
    clearTimeout(done.timer)
    if (outcome instanceof Error) done.reject(outcome)
    else done.resolve(outcome)
  }
  next()
}

/** Ends the thread and refuses what still waits: part of the server's graceful stop. */
export async function stopPdfWorker(): Promise<void> {
  clearTimeout(idle)
  const ended = new Error('the papers are stopping')
  for (const waiting of queue.splice(0)) waiting.reject(ended)
  const ending = endThread()
  if (current !== undefined) settle(ended)
  clearTimeout(idle)
  await ending
}
