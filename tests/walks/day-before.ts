import { indonesianDay } from '@kencana/contract/kit/days/indonesian-day'
import { expect, type Page } from '@playwright/test'
import { intercept, letThrough } from '../journeys/intercept.ts'

// What was begun on the day before, as its page sees it: it has not heard that a day was closed.

const SESSION = /\/users\/session$/

/** A page that has not heard that a day was closed. */
export const deafTo = (page: Page, kemarin: string): Promise<void> =>
  intercept(page, SESSION, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), tgl_system: kemarin } })
  })

/** It hears of it, once it asks. */
export const hears = (page: Page): Promise<void> => letThrough(page, SESSION)

/** The page knows of this day. */
export async function knows(page: Page, tgl: string): Promise<void> {
  const known = () => page.evaluate(() => localStorage.getItem('userdata') ?? '')
  await expect.poll(known).toContain(`"tgl_system":"${tgl}"`)
}

/** Saved on another day than it was begun on, it asks for that one. */
export async function askedOfDay(page: Page, kemarin: string, answer: string): Promise<void> {
  const question = page.getByRole('alertdialog')
  await page.keyboard.press('F10')
  await expect(question).toContainText(`Dimulai di hari bisnis ${indonesianDay(kemarin)}.`)
  await question.getByRole('button', { name: answer }).click()
  await expect(question).toHaveCount(0)
}
