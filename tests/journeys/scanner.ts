import type { Page } from '@playwright/test'

const STEP_S = 0.004

/**
 * A scanner's burst with the clock of a real one: 4 ms between the keys by the events' own time,
 * however slow the machine of the test is. Ends with as many Enters as the scanner is set to send.
 */
export async function burst(page: Page, code: string, enters = 1): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  let timestamp = Date.now() / 1000
  const press = async (key: Record<string, unknown>) => {
    timestamp += STEP_S
    const { text: _, ...released } = key
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key })
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...released })
  }
  for (const text of code)
    await press({ key: text, text, windowsVirtualKeyCode: text.charCodeAt(0) })
  const enter = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 }
  for (let i = 0; i < enters; i += 1) await press(enter)
  await cdp.detach()
}

/** As long as a hand takes from scanner to keys: a sooner Enter is the scanner's second one. */
export const handIsBack = (page: Page): Promise<void> => page.waitForTimeout(300)
