import type { MenuNode } from '@kencana/contract/menu'
import type { Found } from '../../../lib/search.ts'

/** Every screen of a menu, named in the present language, with the way that leads to it. */
export function menuScreens(
  menu: readonly MenuNode[],
  t: (text: string) => string,
  way: readonly string[] = [],
  icon?: string,
): readonly Found[] {
  return menu.flatMap(node => {
    const drawn = node.icon ?? icon ?? 'kanan'
    const own: Found[] =
      node.path === undefined
        ? []
        : [
            {
              key: node.kode,
              label: t(node.label),
              path: node.path,
              icon: drawn,
              ...(way.length === 0 ? {} : { note: way.join(' · ') }),
            },
          ]
    return [...own, ...menuScreens(node.children ?? [], t, [...way, t(node.label)], drawn)]
  })
}

/** Screens whose name holds every typed word, those that begin with it first. */
export function foundScreens(screens: readonly Found[], typed: string): readonly Found[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const rank = (found: Found) => (found.label.toLowerCase().startsWith(words[0] ?? '') ? 0 : 1)
  return screens
    .filter(found => {
      const text = textOf(found)
      return words.every(word => text.includes(word))
    })
    .sort((a, b) => rank(a) - rank(b))
}

/** What a screen is found by: its name, the way to it and its path. */
export const textOf = ({ label, note, path }: Found): string =>
  `${label} ${note ?? ''} ${path}`.toLowerCase()
