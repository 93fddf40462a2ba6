import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * A library that is loaded when it is first asked for: a shop that makes no papers, pictures or
 * sheets does not pay for them in memory. For CommonJS; others are imported where they are used.
 */
export function late<T>(name: string): () => T {
  let library: T | undefined
  return () => {
    library ??= require(name) as T
    return library
  }
}
