import { type ComponentType, lazy, type ReactNode, useState } from 'react'

/** A part of a screen that comes by a fetch of its own. */
export interface FetchedPart<P> {
  (props: P): ReactNode
  /** Fetches it before it is asked for; a fetch that fails is tried again then. */
  readonly ahead: () => Promise<void>
}

/**
 * A part the first paint does without. Fetched ahead it stands in the same moment it is asked for,
 * so that keys typed right after the one that opens it are not lost. Asked for sooner, it suspends.
 */
export function fetchedAhead<P extends object>(
  load: () => Promise<ComponentType<P>>,
): FetchedPart<P> {
  let part: ComponentType<P> | undefined
  const fetchPart = async () => {
    part ??= await load()
    return { default: part }
  }
  const Late = lazy(fetchPart)
  function FetchedAhead(props: P) {
    const [Ready] = useState<ComponentType<P> | undefined>(() => part)
    return Ready === undefined ? <Late {...props} /> : <Ready {...props} />
  }
  const ahead = async () => {
    await fetchPart().catch(() => undefined)
  }
  return Object.assign(FetchedAhead, { ahead })
}
