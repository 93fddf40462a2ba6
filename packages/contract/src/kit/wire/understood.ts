/**
 * What a client says in `Accept` of the answers it understands that a route did not always give:
 * a page stays open over a new version of the server, and must not show what it cannot read.
 */
export type Understood = 'ajuan' | 'uang'

/**
 * What this version understands: a sale that is submitted instead of sold (decision 0056), money
 * that is submitted instead of booked (decision 0099).
 */
export const ACCEPT = 'application/json;paham=ajuan+uang'

/** Whether who sent this `Accept` understands it. */
export const understands = (accept: string | undefined, what: Understood): boolean =>
  /;\s*paham=([\w+]+)/
    .exec(accept ?? '')?.[1]
    ?.split('+')
    .includes(what) === true
