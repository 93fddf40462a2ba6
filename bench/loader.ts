/** What lets a process of the bench run TypeScript as it stands. */
export const LOADER = [
  '--import',
  new URL('../node_modules/tsx/dist/loader.mjs', import.meta.url).href,
]
