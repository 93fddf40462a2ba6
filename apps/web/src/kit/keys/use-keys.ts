import { createContext, useContext, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { bind, boundKeys, type KeyAction, watchKeys } from './key-registry.ts'

/**
 * Depth of the dialog a component stands in: 0 is the page, 1 the first dialog, and so on. Keys act
 * in the topmost layer only, so F10 of a page under a dialog sleeps.
 */
export const KeyLayer = createContext(0)

export interface KeyBinding {
  readonly run: KeyAction
  /** Shown in the list of keys (translated). */
  readonly label?: string
  /** `false` keeps the key shown but asleep. */
  readonly enabled?: boolean
}

export type KeyMap = Readonly<Record<string, KeyAction | KeyBinding | undefined>>

/**
 * Binds keys while the component is mounted: `useKeys({ F10: save, 'Ctrl+K': { run, label } })`.
 * A key fires once: the last one bound in the topmost layer wins.
 */
export function useKeys(keys: KeyMap): void {
  const layer = useContext(KeyLayer)
  const latest = useRef(keys)
  latest.current = keys
  const names = Object.keys(keys)
    .filter(name => keys[name] !== undefined)
    .join(' ')
  // With what is seen, not after it: a quick hand presses F9 as the dialog appears.
  useLayoutEffect(() => {
    const release = names
      .split(' ')
      .filter(name => name !== '')
      .map(name =>
        bind({
          key: name,
          layer,
          label: () => asBinding(latest.current[name])?.label,
          enabled: () => asBinding(latest.current[name])?.enabled ?? true,
          run: event => asBinding(latest.current[name])?.run(event),
        }),
      )
    return () => {
      for (const undo of release) undo()
    }
  }, [names, layer])
}

/** Keys that act now, for a list of keys. */
export function useBoundKeys(): readonly { key: string; label: string }[] {
  return useSyncExternalStore(watchKeys, boundKeys)
}

function asBinding(value: KeyAction | KeyBinding | undefined): KeyBinding | undefined {
  return typeof value === 'function' ? { run: value } : value
}
