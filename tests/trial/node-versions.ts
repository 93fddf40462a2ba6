/** Major versions of Node that the README names; `npm run trial -- --nodes` runs them all. */
export const NODE_VERSIONS = [20, 22, 24, 26] as const
