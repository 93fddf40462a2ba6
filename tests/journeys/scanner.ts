import type { CDPSession, Page } from '@playwright/test'

const STEP_S = 0.004

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** The one line to the keys of a page. */
function keysOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/**
 * A scanner's burst with the clock of a real one: 4 ms between the keys by the events' own time,
 * however slow the machine of the test is. Ends with as many Enters as the scanner is set to send;
 * a `\r` within is one of a scanner that had kept codes and sends them all at once, a `\t` a Tab
 * of one that is set to send that, FNC1 (29) the Ctrl and `]` that it is written with.
 */
export async function burst(page: Page, code: string, enters = 1): Promise<void> {
  await send(page, code, enters, STEP_S)
}

/** The same burst stamped by the browser itself, as each key arrives. */
export const burstAsItComes = (page: Page, code: string): Promise<void> => send(page, code, 1)

async function send(page: Page, code: string, enters: number, step?: number): Promise<void> {
  const cdp = await keysOf(page)
  let at = Date.now() / 1000
  const sent: Promise<unknown>[] = []
  // One after the other at the browser, without a way there and back between them.
  const press = (key: Record<string, unknown>) => {
    at += step ?? 0
    const stamp = step === undefined ? {} : { timestamp: at }
    const { text: _, ...released } = key
    sent.push(
      cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...stamp, ...key }),
      cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...stamp, ...released }),
    )
  }
  const enter = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 }
  const others: Readonly<Record<string, Record<string, unknown>>> = {
    '\r': enter,
    '\t': { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
    [String.fromCharCode(29)]: {
      ...{ key: ']', code: 'BracketRight', modifiers: 2, windowsVirtualKeyCode: 221 },
    },
  }
  for (const text of code)
    press(others[text] ?? { key: text, text, windowsVirtualKeyCode: text.charCodeAt(0) })
  for (let i = 0; i < enters; i += 1) press(enter)
  await Promise.all(sent)
}

/** As long as a hand takes from scanner to keys: a sooner Enter is the scanner's second one. */
export const handIsBack = (page: Page): Promise<void> => page.waitForTimeout(300)
