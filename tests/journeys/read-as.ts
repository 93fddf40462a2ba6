import { expect, type Page } from '@playwright/test'

/** What the server answers to a question of whoever is logged in on a page. */
export async function readAs<T>(page: Page, path: string): Promise<T> {
  const { token } = JSON.parse(await page.evaluate(() => localStorage.getItem('userdata') ?? '{}'))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.get(`/api/v1/${path}`, { headers })
  expect(answer.status(), path).toBe(200)
  return answer.json()
}
