/** How long a tab that has a name may take to say so, where nothing but its word tells. */
const REPLY_MS = 200
/** After this long a name that nobody gives back is another's, though it said nothing. */
const PATIENCE_MS = 8000
/** Without locks a name is asked for again: who had it may be gone without a word. */
const AGAIN_MS = 2000

/**
 * Asks whether this tab may have a name for itself: `onKnown` hears `false` while another tab has
 * it, and `true` as soon as this one does. A tab that died or is loaded anew has nothing. The
 * answer gives the name back.
 */
export function ownInThisTab(name: string, onKnown: (isMine: boolean) => void): () => void {
  // Browsers keep the locks for https and this machine; a shop's own network often has neither.
  return 'locks' in navigator ? byLock(name, onKnown) : byWord(name, onKnown)
}

interface Word {
  readonly name: string
  readonly rank: number
  readonly says: 'mine?' | 'mine!' | 'free'
}

/** What tabs tell each other of a name. */
function lineOf(name: string, hear: (word: Word) => void) {
  const line = new BroadcastChannel('kencana')
  const rank = Math.random()
  line.onmessage = ({ data }: MessageEvent<Word>) => data.name === name && hear(data)
  return {
    rank,
    say: (says: Word['says']) => line.postMessage({ name, rank, says } satisfies Word),
    close: () => line.close(),
  }
}

/** Who has the lock lives, and says so; a tab on its way out gives it back a moment later. */
function byLock(name: string, onKnown: (isMine: boolean) => void): () => void {
  const stop = new AbortController()
  let release = () => {}
  let isMine = false
  const line = lineOf(name, ({ says }) => {
    if (says === 'mine?' && isMine) line.say('mine!')
    if (says === 'mine!' && !isMine) onKnown(false)
  })
  const late = setTimeout(() => onKnown(false), PATIENCE_MS)
  const held = () => {
    clearTimeout(late)
    if (stop.signal.aborted) return
    isMine = true
    onKnown(true)
    return new Promise<void>(resolve => {
      release = resolve
    })
  }
  navigator.locks.request(`kencana ${name}`, { signal: stop.signal }, held).catch(() => undefined)
  line.say('mine?')
  return () => {
    clearTimeout(late)
    stop.abort()
    release()
    line.close()
  }
}

/** Tabs ask each other: who has the name says so, of two that ask at once the higher rank. */
function byWord(name: string, onKnown: (isMine: boolean) => void): () => void {
  let mine: boolean | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const line = lineOf(name, ({ says, rank }) => {
    if (says === 'mine!' && mine === null) mine = false
    else if (says === 'free' && mine === false) ask()
    else if (says !== 'mine?') return
    else if (mine === true || (mine === null && line.rank > rank)) line.say('mine!')
    else if (mine === null) mine = false
  })
  const ask = () => {
    clearTimeout(timer)
    mine = null
    line.say('mine?')
    timer = setTimeout(() => {
      mine ??= true
      onKnown(mine)
      if (!mine) timer = setTimeout(ask, AGAIN_MS)
    }, REPLY_MS)
  }
  ask()
  const free = () => {
    const had = mine
    mine = false
    if (had === true) line.say('free')
  }
  // One that is shown again asks anew.
  const back = ({ persisted }: PageTransitionEvent) => persisted && ask()
  window.addEventListener('pagehide', free)
  window.addEventListener('pageshow', back)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('pagehide', free)
    window.removeEventListener('pageshow', back)
    free()
    line.close()
  }
}
