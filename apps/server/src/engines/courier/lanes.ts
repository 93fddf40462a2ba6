/** Work that has a name, so much of it at once, never twice under one name. */
export interface Lanes<Job> {
  /** Does it when a lane is free; once more afterwards when it is being done. */
  ask(name: string, job: Job): void
  /** Takes nothing more; answers when what is being done is done. */
  close(): Promise<void>
}

/** @param work never rejects */
export function makeLanes<Job>(most: number, work: (job: Job) => Promise<void>): Lanes<Job> {
  const queue = new Map<string, Job>()
  const again = new Map<string, Job>()
  const running = new Map<string, Promise<void>>()
  let isClosed = false
  const next = (): void => {
    const [first] = queue
    if (first === undefined || isClosed || running.size >= most) return
    const [name, job] = first
    queue.delete(name)
    const done = work(job).then(() => {
      running.delete(name)
      const more = again.get(name)
      again.delete(name)
      if (more !== undefined) queue.set(name, more)
      next()
    })
    running.set(name, done)
    next()
  }
  return {
    ask: (name, job) => {
      const list = running.has(name) ? again : queue
      list.set(name, job)
      next()
    },
    close: async () => {
      isClosed = true
      await Promise.all(running.values())
    },
  }
}
