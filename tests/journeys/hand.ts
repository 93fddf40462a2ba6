import type { Locator, Page } from '@playwright/test'
import { burst, handIsBack } from './scanner.ts'

/**
 * Seconds of the keystroke-level model (Card, Moran and Newell, The keystroke-level model for user
 * performance time, 1980), with the key of somebody who is new to it, and what a sentence takes.
 */
const SECONDS = { key: 0.5, point: 1.1, home: 0.4, mind: 1.35, read: 5 }

/**
 * What an act costs a hand: a character is one press, a chord one, a scan one, whatever it writes.
 * Before each text, key and click it thinks, which is more than the model asks.
 */
export function handOf(page: Page) {
  let [presses, clicks, thoughts, ways, reads] = [0, 0, 0, 0, 0]
  let isAtMouse = false
  const goTo = (mouse: boolean) => {
    thoughts += 1
    if (mouse !== isAtMouse) ways += 1
    isAtMouse = mouse
  }
  const key = async (name: string) => {
    presses += 1
    await page.keyboard.press(name, { delay: 45 })
  }
  return {
    presses: () => presses,
    clicks: () => clicks,
    /** What this hand would take, in seconds. */
    seconds: () =>
      presses * SECONDS.key +
      clicks * SECONDS.point +
      ways * SECONDS.home +
      thoughts * SECONDS.mind +
      reads * SECONDS.read,
    press: async (...names: readonly string[]) => {
      for (const name of names) {
        goTo(false)
        await key(name)
      }
    },
    write: async (text: string) => {
      goTo(false)
      for (const letter of text) await key(letter)
    },
    scan: async (code: string) => {
      await handIsBack(page)
      goTo(false)
      presses += 1
      await burst(page, code)
    },
    click: async (at: Locator) => {
      goTo(true)
      clicks += 1
      await at.click()
    },
    /** A step of a list and its sentence. */
    read: () => {
      reads += 1
    },
    /** Somebody else's act begins. */
    anew: () => {
      presses = 0
    },
  }
}

export type Hand = ReturnType<typeof handOf>
