import type { Right } from '../../kit/route.ts'

/** Who sees figures of the whole chain: those of the head office who have its dashboard. */
export const ofTheChain: Right = { screens: ['/dashboardPusat'] }
