import type { MenuNode } from '@kencana/contract/menu'
import { bestFirst } from '../../../kit/inputs/parts/choice-order.ts'
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

/** Screens whose name, way or path holds every typed word, in the order of all pick lists. */
export function foundScreens(screens: readonly Found[], typed: string): readonly Found[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found = screens.filter(one => words.every(word => textOf(one).includes(word)))
  const asChoice = (one: Found) => ({ value: one.path, label: one.label, note: one.note, one })
  return bestFirst(found.map(asChoice), typed).map(({ one }) => one)
}

/** What a screen is found by: its name, the way to it and its path. */
export const textOf = ({ label, note, path }: Found): string =>
  `${label} ${note ?? ''} ${path}`.toLowerCase()
