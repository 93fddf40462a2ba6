import type { Plugin } from 'vite'

const PALETTE = /@mantine\/core\/esm\/core\/MantineProvider\/default-colors\.mjs$/
/** Shades that our own colours name, and what the library makes of its own theme as it loads. */
const USED = ['dark', 'gray', 'red', 'blue']
const COLOUR = /\t(\w+): \[\s*(?:"#?\w+",?\s*)+\],?\n?/g

/**
 * The interface kit brings fourteen colours in ten shades each, which no zip makes smaller; the
 * theme names its own. A kit that writes them otherwise ends the build.
 */
export function ownPalette(): Plugin {
  let left = 0
  return {
    name: 'own-palette',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!PALETTE.test(id)) return null
      return {
        code: code.replace(COLOUR, (whole, name: string) => {
          if (USED.includes(name)) return whole
          left += 1
          return ''
        }),
        map: null,
      }
    },
    buildEnd(error) {
      if (error === undefined && left < 5) {
        throw new Error('@mantine/core no longer names its colours where they were left out')
      }
    },
  }
}
