/** Settles what stands in a field; `false` while it cannot be read and somebody is being asked. */
export type Settle = () => boolean

const open = new Set<Settle>()

/** A field that holds a text which may not be readable yet; the answer takes it off the list. */
export function holdUnsettled(settle: Settle): () => void {
  open.add(settle)
  return () => {
    open.delete(settle)
  }
}

/** Whether every figure on the page can be meant one way only; asks about the first that cannot. */
export const isSettled = (): boolean => [...open].every(settle => settle())
