/** Ends once all handlers that are under way have looked as well, or have ended. */
export type Looked = () => Promise<void>

/**
 * The gap of naive handlers, between what they looked at and what they write, held open until all
 * of them have looked. A control is red by this and not by luck: on a quick machine, or a busy one,
 * a handler may end before the next one begins.
 */
export function allLookFirst(): <T>(handler: (looked: Looked) => Promise<T>) => Promise<T> {
  let underWay = 0
  let waiting: (() => void)[] = []
  const goOn = () => {
    if (waiting.length < underWay) return
    const all = waiting
    waiting = []
    for (const go of all) go()
  }
  const looked: Looked = () =>
    new Promise(resolve => {
      waiting.push(resolve)
      goOn()
    })
  return async handler => {
    underWay += 1
    try {
      return await handler(looked)
    } finally {
      underWay -= 1
      goOn()
    }
  }
}
