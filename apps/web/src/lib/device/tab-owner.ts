/** How long a tab that is just going away may still hold what this one asks for. */
const PATIENCE_MS = 600
const REPLY_MS = 200

/**
 * Asks whether this tab may have a name for itself: `onKnown` hears `false` while another tab has
 * it, and `true` as soon as this one does. The answer gives the name back.
 */
export function ownInThisTab(name: string, onKnown: (isMine: boolean) => void): () => void {
  // Browsers keep the locks for https and this machine; a shop's own network often has neither.
  return 'locks' in navigator ? byLock(name, onKnown) : byWord(name, onKnown)
}

function byLock(name: string, onKnown: (isMine: boolean) => void): () => void {
  const stop = new AbortController()
  let release = () => {}
  const late = setTimeout(() => onKnown(false), PATIENCE_MS)
  const held = () => {
    clearTimeout(late)
    if (stop.signal.aborted) return
    onKnown(true)
    return new Promise<void>(resolve => {
      release = resolve
    })
  }
  navigator.locks.request(`kencana ${name}`, { signal: stop.signal }, held).catch(() => undefined)
  return () => {
    clearTimeout(late)
    stop.abort()
    release()
  }
}

interface Word {
  readonly name: string
  readonly rank: number
  readonly says: 'mine?' | 'mine!'
}

/** Tabs ask each other: who has the name says so, of two that ask at once the higher rank. */
function byWord(name: string, onKnown: (isMine: boolean) => void): () => void {
  const line = new BroadcastChannel('kencana')
  const rank = Math.random()
  let mine: boolean | null = null
  const say = (says: Word['says']) => line.postMessage({ name, rank, says } satisfies Word)
  line.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.name !== name) return
    if (data.says === 'mine!' && mine === null) mine = false
    else if (data.says === 'mine?' && (mine === true || (mine === null && rank > data.rank))) {
      say('mine!')
    }
  }
  say('mine?')
  const timer = setTimeout(() => {
    mine ??= true
    onKnown(mine)
  }, REPLY_MS)
  return () => {
    clearTimeout(timer)
    line.close()
  }
}
