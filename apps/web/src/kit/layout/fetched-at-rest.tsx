import { type ComponentType, lazy, useState } from 'react'

/** After the first paint and its own requests; nobody opens a dialog sooner. */
const REST_MS = 800

/**
 * A part of a screen that is not needed for its first paint: fetched while the page rests. Once it
 * is here it stands in the same moment it is asked for, so that keys typed right after the one that
 * opens it are not lost. Asked for sooner, it suspends.
 */
export function fetchedAtRest<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  let part: ComponentType<P> | undefined
  const fetchPart = async () => {
    part ??= await load()
    return { default: part }
  }
  const Late = lazy(fetchPart)
  // A fetch that fails now is tried again when the part is asked for.
  setTimeout(() => void fetchPart().catch(() => undefined), REST_MS)
  return function FetchedAtRest(props: P) {
    const [Ready] = useState<ComponentType<P> | undefined>(() => part)
    return Ready === undefined ? <Late {...props} /> : <Ready {...props} />
  }
}
